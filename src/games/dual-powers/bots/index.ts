/** The players made of rules. */
import type { Bot } from '../../../kernel/bot';
import type { DualPowers } from '../vocabulary';

export const bots: readonly Bot<DualPowers>[] = [];
