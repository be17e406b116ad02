import { type Helper, wantedAt } from '../../kernel/helper';
import { calendar } from './helpers/calendar';
import { exhaust } from './helpers/exhaust';
import { opposingObjectiveHelper, strength } from './helpers/choices';
import { score } from './helpers/score';
import type { DualPowers } from './state';

export const helpers: readonly Helper<DualPowers>[] = [
  wantedAt(strength, { at: ['unrest', 'unrest-choice', 'score', 'turn'] }),
  wantedAt(calendar, { at: ['turn', 'command'], about: ['day', 'month'] }),
  wantedAt(exhaust, { at: ['exhaust'] }),
  wantedAt(score, { at: ['score', 'reveal'], about: ['score'] }),
  wantedAt(opposingObjectiveHelper, { at: ['opposition-turn', 'reveal'] }),
];
