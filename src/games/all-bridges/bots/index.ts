/** Players made of rules. */
import type { Bot } from '../../../kernel/bot';
import type { AllBridges } from '../types';
import { agitator } from './agitator';

export const bots: readonly Bot<AllBridges>[] = [agitator];
