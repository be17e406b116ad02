/** The rules of the game as tools for free play. */
import type { Helper } from '../../kernel/helper';
import { abdication } from './helpers/abdication';
import { dumaVote, mobilizationCheck } from './helpers/checks';
import { districtControl, mobilizationCost } from './helpers/city';
import { growingExtremism, randomDistrict, scoringDie } from './helpers/dice';
import { redOctober } from './helpers/red-october';
import type { Prelude } from './types';

export const helpers: readonly Helper<Prelude>[] = [
  mobilizationCheck,
  mobilizationCost,
  scoringDie,
  growingExtremism,
  dumaVote,
  randomDistrict,
  districtControl,
  redOctober,
  abdication,
];
