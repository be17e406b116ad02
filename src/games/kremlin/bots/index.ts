/** The players made of rules. */
import type { Bot } from '../../../kernel/bot';
import type { Kremlin } from '../types';

export const bots: readonly Bot<Kremlin>[] = [];
