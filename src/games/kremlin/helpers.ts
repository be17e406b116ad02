/** The rules of the game as tools for free play. */
import type { Helper } from '../../kernel/helper';
import { wantedAt } from '../../kernel/kit/helpers';
import { ballot } from './helpers/ballot';
import { health } from './helpers/health';
import { promotions } from './helpers/promotions';
import { purge } from './helpers/purge';
import { wave } from './helpers/wave';
import { aging, duties } from './helpers/year';
import type { Kremlin } from './types';

export const helpers: readonly Helper<Kremlin>[] = [
  wantedAt(duties, { at: ['purges', 'investigations', 'cure'] }),
  wantedAt(purge, { at: ['purge'] }),
  wantedAt(ballot, { at: ['trial', 'vote', 'reconsider', 'nomination', 'election'] }),
  wantedAt(health, { at: ['health', 'health-result'] }),
  wantedAt(aging, { at: ['aging'], about: ['turn'] }),
  wantedAt(promotions, { at: ['promotions', 'shifts'] }),
  wantedAt(wave, { at: ['wave'] }),
];
