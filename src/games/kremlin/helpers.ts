/** The rules of the game as tools for free play. */
import type { Helper } from '../../kernel/helper';
import type { Kremlin } from './vocabulary';

export const helpers: readonly Helper<Kremlin>[] = [];
