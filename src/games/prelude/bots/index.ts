/** The players made of rules. */
import type { Bot } from '../../../kernel/bot';
import type { Prelude } from '../vocabulary';
import { deputy } from './deputy';

export const bots: readonly Bot<Prelude>[] = [deputy];
