/** §intrigue Hands of three cards, and where new ones come from. */
import { draw } from '../../../kernel/decks';
import type { Dice } from '../../../kernel/chance';
import { inForce, type State } from '../state';
import { handOf, type Event, type Seat } from '../vocabulary';

const LIMIT = 3;
const DEEP_DRAWER = 5;

export const handLimit = (state: State, seat: Seat): number =>
  inForce(state, 'deep-drawer', seat) ? DEEP_DRAWER : LIMIT;
export const roomOf = (state: State, seat: Seat): number =>
  Math.max(0, handLimit(state, seat) - state.piles[handOf(seat)].length);

/** Draws as many as there are; the discards are shuffled beneath the deck when it runs out. */
export const drawn = (state: State, seat: Seat, count: number, dice: Dice): readonly Event[] => {
  const { drawn: is, shuffled } = draw(state.piles.deck, state.piles.discards, count, dice);
  return [
    ...(shuffled
      ? [
          {
            kind: 'discards-shuffled' as const,
            count: shuffled.length,
            secret: { to: 'nobody' as const, is: shuffled },
          },
        ]
      : []),
    ...(is.length ? [{ kind: 'cards-drawn' as const, seat, count: is.length, secret: { to: seat, is } }] : []),
  ];
};
