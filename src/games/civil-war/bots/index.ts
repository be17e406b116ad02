/** The bots of the game. */
import type { Bot } from '../../../kernel/bot';
import type { CivilWar } from '../types';
import { commissar } from './commissar';
import { commander, strategist } from './strategist';

export const bots: readonly Bot<CivilWar>[] = [commissar, commander, strategist];
