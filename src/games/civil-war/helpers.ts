/** The rules of the game as tools for free play. */
import type { Helper } from '../../kernel/helper';
import { battle } from './helpers/battle';
import { claimCheck } from './helpers/claim-check';
import { morale } from './helpers/morale';
import { randomLeader } from './helpers/random-leader';
import type { CivilWar } from './types';

export const helpers: readonly Helper<CivilWar>[] = [battle, randomLeader, morale, claimCheck];
