/** The rules of the game as tools for free play. */
import type { Helper } from '../../kernel/helper';
import { wantedAt } from '../../kernel/kit/helpers';
import { calendar } from './helpers/calendar';
import { exhaust } from './helpers/exhaust';
import { opposingObjectiveHelper } from './helpers/opposing-objective';
import { score } from './helpers/score';
import { strength } from './helpers/strength';
import type { DualPowers } from './types';

export const helpers: readonly Helper<DualPowers>[] = [
  wantedAt(strength, { at: ['unrest', 'unrest-choice', 'score', 'turn'] }),
  wantedAt(calendar, { at: ['turn', 'command'], about: ['day', 'month'] }),
  wantedAt(exhaust, { at: ['exhaust'] }),
  wantedAt(score, { at: ['score', 'reveal'], about: ['score'] }),
  wantedAt(opposingObjectiveHelper, { at: ['opposition-turn', 'reveal'] }),
];
