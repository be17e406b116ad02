/** What a seat may know: everything but the draw deck and the cards left over. */
import { unknown } from '../../kernel/hidden';
import type { State } from './state';
import type { Event, PileId } from './vocabulary';

/** Piles that lie face down for everybody. */
export const HIDDEN: readonly PileId[] = ['deck', 'unused'];
export const isHidden = (pile: PileId): boolean => HIDDEN.includes(pile);

export const hide = (state: State): State => ({
  ...state,
  piles: {
    ...state.piles,
    deck: unknown(state.piles.deck.length),
    unused: unknown(state.piles.unused.length),
  },
});

/** Events after which everybody knows a card that nobody knew. */
export const reveals: ReadonlySet<Event['kind']> = new Set([
  'deck-built',
  'deck-shuffled',
  'card-moved',
  'card-hidden',
]);
