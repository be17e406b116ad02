/** The rules of the game as tools for free play. */
import type { Helper } from '../../kernel/helper';
import type { Kremlin } from './types';

export const helpers: readonly Helper<Kremlin>[] = [];
