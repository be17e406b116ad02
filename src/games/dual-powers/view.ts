/** What a seat may know: its own hand and objective, and everything that lies open. */
import { unknown } from '../../kernel/hidden';
import { isSolitaire } from './data/tokens';
import type { State } from './state';
import { pileOfSide, PILES, type Event, type PileId, type Seat } from './vocabulary';
import type { Options } from '../../kernel/game';

/** Who may look into a pile: everybody, nobody, or its side. A soloist does not know his own objective. */
export const readerOf = (options: Options, pile: PileId): Seat | 'everybody' | 'nobody' => {
  for (const seat of ['soviet', 'government'] as const) {
    if (pile === pileOfSide(seat, 'hand')) return seat;
    if (pile === pileOfSide(seat, 'objective')) return isSolitaire(options) ? 'nobody' : seat;
  }
  return pile === 'deck' || pile === 'leaders' || pile === 'tiles' ? 'nobody' : 'everybody';
};

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
  'pile-shuffled', 'discards-shuffled', 'tile-drawn', 'tiles-gathered', 'cards-drawn', 'objective-revealed',
  'objective-found', 'card-revealed', 'leader-revealed', 'cards-cleared', 'card-shown', 'card-taken', 'card-laid',
]);
