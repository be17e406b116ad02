/** What a seat may know: its own hand and objective, and everything that lies open. */
import { unknown } from '../../kernel/hidden';
import { isSolitaire } from './data/tokens';
import type { State } from './state';
import { pileOfSide, PILES, SEATS, type Event, type PileId, type Seat } from './vocabulary';
import type { Options } from '../../kernel/messages';

type Reader = Seat | 'everybody' | 'nobody';
type Readers = Readonly<Record<PileId, Reader>>;

const readers = (solitaire: boolean): Readers => {
  const all = Object.fromEntries(PILES.map(pile => [pile, 'everybody'])) as Record<PileId, Reader>;
  for (const pile of ['deck', 'leaders', 'tiles'] as const) all[pile] = 'nobody';
  for (const seat of SEATS) {
    all[pileOfSide(seat, 'hand')] = seat;
    all[pileOfSide(seat, 'objective')] = solitaire ? 'nobody' : seat;
  }
  return all;
};
const FOR_TWO = readers(false);
const ALONE = readers(true);

/** Who may look into a pile: everybody, nobody, or its side. A soloist does not know his own objective. */
export const readerOf = (options: Options, pile: PileId): Reader => (isSolitaire(options) ? ALONE : FOR_TWO)[pile];

export const hide = (state: State, seat: Seat | undefined): State => {
  const piles: Record<PileId, readonly string[]> = { ...state.piles };
  for (const pile of PILES) {
    const reader = readerOf(state.options, pile);
    if (reader !== 'everybody' && reader !== seat) piles[pile] = unknown(piles[pile].length);
  }
  return { ...state, piles };
};

/** Events after which somebody knows a card that he did not know. */
export const reveals: ReadonlySet<Event['kind']> = new Set([
  'pile-shuffled',
  'discards-shuffled',
  'tile-drawn',
  'tiles-gathered',
  'cards-drawn',
  'objective-revealed',
  'objective-found',
  'card-revealed',
  'leader-revealed',
  'cards-cleared',
  'card-shown',
  'card-taken',
  'card-laid',
]);
