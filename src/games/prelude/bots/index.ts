/** The players made of rules. */
import type { Bot } from '../../../kernel/bot';
import type { Prelude } from '../vocabulary';

export const bots: readonly Bot<Prelude>[] = [];
