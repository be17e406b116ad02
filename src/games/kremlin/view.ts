/** What a seat may know: its own sheet, hand and findings, and everything that lies open. */
import { unknown } from '../../kernel/hidden';
import type { State } from './state';
import { bySeat, PILES, type Event, type PileId, type Seat } from './vocabulary';

type Reader = Seat | 'everybody' | 'nobody';

const READERS: Readonly<Record<PileId, Reader>> = {
  deck: 'nobody',
  discards: 'everybody',
  'in-play': 'everybody',
  'stalinists-hand': 'stalinists',
  'militarists-hand': 'militarists',
  'evolutionists-hand': 'evolutionists',
  'apologists-hand': 'apologists',
  'young-guard-hand': 'young-guard',
  'reformers-hand': 'reformers',
};
/** Who may look into a pile. */
export const readerOf = (pile: PileId): Reader => READERS[pile];

/** The game is over: every sheet is public. */
const isOpen = (state: State): boolean => state.ending !== undefined;

export const hide = (state: State, seat: Seat | undefined): State => {
  const piles: Record<PileId, readonly string[]> = { ...state.piles };
  for (const pile of PILES) {
    const reader = readerOf(pile);
    if (reader !== 'everybody' && reader !== seat) piles[pile] = unknown(piles[pile].length);
  }
  return {
    ...state,
    piles,
    influence: isOpen(state) ? state.influence : bySeat(one => (one === seat ? state.influence[one] : {})),
    looked: bySeat(one => (one === seat ? state.looked[one] : unknown(state.looked[one].length))),
    seen: bySeat(one => (one === seat ? state.seen[one] : [])),
  };
};

/** Events after which somebody knows what he did not know. */
export const reveals: ReadonlySet<Event['kind']> = new Set([
  'deck-shuffled',
  'discards-shuffled',
  'cards-drawn',
  'politicians-dealt',
  'all-declared',
  'sheets-revealed',
  'card-received',
  'hand-shown',
  'points-seen',
  'card-taken',
  'card-laid',
  'card-shown',
]);
