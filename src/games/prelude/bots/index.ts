/** The players made of rules. */
import type { Bot } from '../../../kernel/bot';
import type { Prelude } from '../types';
import { deputy } from './deputy';

export const bots: readonly Bot<Prelude>[] = [deputy];
