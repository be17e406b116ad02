/** What a seat may know: its own hand, everything in play, the discard piles; of the rest only how much there is. */
import { unknown } from '../../kernel/hidden';
import type { State } from './state';
import type { Event, Seat } from './vocabulary';

export const hide = (state: State, seat: Seat | undefined): State => ({
  ...state,
  decks: { red: unknown(state.decks.red.length), white: unknown(state.decks.white.length) },
  hands: {
    red: seat === 'red' ? state.hands.red : unknown(state.hands.red.length),
    white: seat === 'white' ? state.hands.white : unknown(state.hands.white.length),
  },
});

/** Events after which somebody knows a card that he did not know. */
export const reveals: ReadonlySet<Event['kind']> = new Set([
  'deck-shuffled',
  'discards-shuffled',
  'cards-drawn',
  'hand-discarded',
  'card-shown',
  'card-taken',
  'card-laid',
]);
