/** The bots of the game. */
import type { Bot } from '../../../kernel/bot';
import type { Kremlin } from '../state';
import { apparatchik } from './apparatchik';
import { conspirator, mastermind } from './conspirator';

export const bots: readonly Bot<Kremlin>[] = [apparatchik, conspirator, mastermind];
