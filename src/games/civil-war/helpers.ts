/** The rules of the game as tools for free play. */
import type { Helper } from '../../kernel/helper';
import { wantedAt } from '../../kernel/kit/helpers';
import { battle } from './helpers/battle';
import { claimCheck } from './helpers/claim-check';
import { morale } from './helpers/morale';
import { randomLeader } from './helpers/random-leader';
import type { CivilWar } from './types';

export const helpers: readonly Helper<CivilWar>[] = [
  wantedAt(battle, { at: ['attack', 'muster', 'block', 'reaction', 'engage', 'reinforce', 'resolve'] }),
  wantedAt(randomLeader, { at: ['random-leader'] }),
  wantedAt(morale, { at: ['morale-roll'], about: ['morale-red', 'morale-white'] }),
  wantedAt(claimCheck, {
    at: ['take-marker', 'claim-front'],
    about: ['markers-north-west', 'markers-south', 'markers-east'],
  }),
];
