/** The bots of the game. */
import type { Bot } from '../../../kernel/bot';
import type { Prelude } from '../types';
import { deputy } from './deputy';
import { kingmaker, whip } from './kingmaker';

export const bots: readonly Bot<Prelude>[] = [deputy, whip, kingmaker];
