/** The rules of the game as tools for free play. */
import type { Helper } from '../../kernel/helper';
import { calendar } from './helpers/calendar';
import { exhaust } from './helpers/exhaust';
import { opposingObjectiveHelper } from './helpers/opposing-objective';
import { score } from './helpers/score';
import { strength } from './helpers/strength';
import type { DualPowers } from './types';

export const helpers: readonly Helper<DualPowers>[] = [strength, calendar, exhaust, score, opposingObjectiveHelper];
