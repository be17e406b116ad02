/** Players made of rules. */
import type { Bot } from '../../../kernel/bot';
import type { AllBridges } from '../types';
import { agitator } from './agitator';
import { cards } from './cards';

export const bots: readonly Bot<AllBridges>[] = [agitator, cards];
