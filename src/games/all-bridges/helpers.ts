/** The rules of the game as tools for free play. */
import type { Helper } from '../../kernel/helper';
import type { AllBridges } from './types';

export const helpers: readonly Helper<AllBridges>[] = [];
