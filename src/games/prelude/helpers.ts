import { type Helper, wantedAt } from '../../kernel/helper';
import { abdication } from './helpers/abdication';
import { dumaVote, mobilizationCheck } from './helpers/checks';
import { districtControl, mobilizationCost } from './helpers/city';
import { growingExtremism, randomDistrict, scoringDie } from './helpers/dice';
import { redOctober } from './helpers/red-october';
import type { Prelude } from './state';

export const helpers: readonly Helper<Prelude>[] = [
  wantedAt(mobilizationCheck, { at: ['check', 'failed-check'], about: ['unrest'] }),
  wantedAt(mobilizationCost, { at: ['activities', 'add-cubes'] }),
  wantedAt(scoringDie, { at: ['scoring-dice', 'choose-die', 'scoring-die'] }),
  wantedAt(growingExtremism, { at: ['growing-extremism', 'extremism'] }),
  wantedAt(dumaVote, { at: ['vote', 'vote-check', 'vote-majority', 'session-vote'], about: ['scoring-duma'] }),
  wantedAt(randomDistrict, { at: ['random-district'] }),
  wantedAt(districtControl, { at: ['score'] }),
  wantedAt(redOctober, { at: ['red-october'] }),
  wantedAt(abdication, { at: ['abdication'], about: ['prestige'] }),
];
