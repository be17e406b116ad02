/** Players made of rules. */
import type { Bot } from '../../../kernel/bot';
import type { AllBridges } from '../state';
import { agitator } from './agitator';
import { cards } from './cards';
import { delegate, tactician } from './planner';

export const bots: readonly Bot<AllBridges>[] = [agitator, delegate, tactician, cards];
