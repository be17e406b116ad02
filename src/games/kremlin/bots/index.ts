/** The players made of rules. */
import type { Bot } from '../../../kernel/bot';
import type { Kremlin } from '../types';
import { apparatchik } from './apparatchik';

export const bots: readonly Bot<Kremlin>[] = [apparatchik];
