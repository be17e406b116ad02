import { type Helper, wantedAt } from '../../kernel/helper';
import { agitationHelper, attackHelper, captureHelper, rallyHelper } from './helpers/counts';
import { control, eligibility, propagandaRound, victory } from './helpers/readings';
import { nonplayerHelper } from './helpers/nonplayers';
import type { AllBridges } from './state';

export const helpers: readonly Helper<AllBridges>[] = [
  wantedAt(eligibility, { at: ['factions', 'faction', 'adjust-eligibility', 'begin-card'] }),
  wantedAt(rallyHelper, { at: ['rally', 'rally-space'] }),
  wantedAt(attackHelper, { at: ['attack', 'choose-casualties'] }),
  wantedAt(captureHelper, { at: ['capture', 'messenger'] }),
  wantedAt(control, { at: ['turn-over'] }),
  wantedAt(agitationHelper, { at: [] }),
  wantedAt(victory, { at: [], about: ['polarization'] }),
  wantedAt(propagandaRound, { at: [] }),
  wantedAt(nonplayerHelper, { at: [] }),
];
