/** The rules of the game as tools for free play. */
import type { Helper } from '../../kernel/helper';
import { ballot } from './helpers/ballot';
import { health } from './helpers/health';
import { promotions } from './helpers/promotions';
import { purge } from './helpers/purge';
import { wave } from './helpers/wave';
import { aging, duties } from './helpers/year';
import type { Kremlin } from './types';

export const helpers: readonly Helper<Kremlin>[] = [duties, purge, ballot, health, aging, promotions, wave];
