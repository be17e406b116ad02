import { type Helper, wantedAt } from '../../kernel/helper';
import { ballot, promotions } from './helpers/choices';
import { health } from './helpers/health';
import { purge } from './helpers/purge';
import { wave } from './helpers/wave';
import { aging, duties } from './helpers/year';
import type { Kremlin } from './state';

export const helpers: readonly Helper<Kremlin>[] = [
  wantedAt(duties, { at: ['purges', 'investigations', 'cure'] }),
  wantedAt(purge, { at: ['purge'] }),
  wantedAt(ballot, { at: ['trial', 'vote', 'reconsider', 'nomination', 'election'] }),
  wantedAt(health, { at: ['health', 'health-result'] }),
  wantedAt(aging, { at: ['aging'], about: ['turn'] }),
  wantedAt(promotions, { at: ['promotions', 'shifts'] }),
  wantedAt(wave, { at: ['wave'] }),
];
