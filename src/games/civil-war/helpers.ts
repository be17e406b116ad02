import { type Helper, wantedAt } from '../../kernel/helper';
import { battle } from './helpers/battle';
import { claimCheck } from './helpers/claim-check';
import { morale, randomLeader } from './helpers/morale';
import type { CivilWar } from './state';

export const helpers: readonly Helper<CivilWar>[] = [
  wantedAt(battle, { at: ['attack', 'muster', 'block', 'reaction', 'engage', 'reinforce', 'resolve'] }),
  wantedAt(randomLeader, { at: ['random-leader'] }),
  wantedAt(morale, { at: ['morale-roll'], about: ['morale-red', 'morale-white'] }),
  wantedAt(claimCheck, {
    at: ['take-marker', 'claim-front'],
    about: ['markers-north-west', 'markers-south', 'markers-east'],
  }),
];
