/** The bots of the game. */
import type { Bot } from '../../../kernel/bot';
import type { DualPowers } from '../types';
import { agitator } from './agitator';
import { organizer, tribune } from './tribune';

export const bots: readonly Bot<DualPowers>[] = [agitator, organizer, tribune];
