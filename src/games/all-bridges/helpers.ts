/** The rules of the game as tools for free play. */
import type { Helper } from '../../kernel/helper';
import { agitationHelper, attackHelper, captureHelper, rallyHelper } from './helpers/counts';
import { control, eligibility, propagandaRound, victory } from './helpers/readings';
import { nonplayerHelper } from './helpers/nonplayers';
import type { AllBridges } from './types';

export const helpers: readonly Helper<AllBridges>[] = [
  eligibility,
  rallyHelper,
  attackHelper,
  captureHelper,
  control,
  agitationHelper,
  victory,
  propagandaRound,
  nonplayerHelper,
];
