/** What a seat may know: its own hand and everything open; of the rest only how much there is. */
import { unknown } from '../../kernel/hidden';
import type { State } from './state';
import type { Seat } from './seats';
import type { Event } from './vocabulary';

export const hide = (state: State, seat: Seat | undefined): State => {
  const { decks, hands } = state;
  return {
    ...state,
    decks: {
      turmoil: unknown(decks.turmoil.length),
      war: unknown(decks.war.length),
      collapse: unknown(decks.collapse.length),
    },
    hands: {
      revolutionary: seat === 'revolutionary' ? hands.revolutionary : unknown(hands.revolutionary.length),
      government: seat === 'government' ? hands.government : unknown(hands.government.length),
    },
  };
};

/** Events after which somebody knows a card that he did not know. */
export const reveals: ReadonlySet<Event['kind']> = new Set([
  'deck-shuffled',
  'discards-shuffled',
  'cards-drawn',
  'pool-filled',
  'cards-moved',
  'hand-received',
  'collapse-deck-made',
  'card-shown',
  'card-taken',
  'card-laid',
]);
