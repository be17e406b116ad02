/** §intrigue The size of a hand, and where new cards come from. */
import type { Dice } from '../../../kernel/chance';
import { numbersAt } from '../numbers';
import { inForce, type State } from '../state';
import { cards } from '../view';
import { handOf, type Event, type Seat } from '../vocabulary';

const DEEP_DRAWER = 5;

export const handLimit = (state: State, seat: Seat): number => {
  const limit = numbersAt(state)['hand-limit'];
  return inForce(state, 'deep-drawer', seat) ? Math.max(limit, DEEP_DRAWER) : limit;
};
export const roomOf = (state: State, seat: Seat): number =>
  Math.max(0, handLimit(state, seat) - state.piles[handOf(seat)].length);

/** Draws as many as there are; the discards are shuffled beneath the deck when it runs out. */
export const drawn = (state: State, seat: Seat, count: number, dice: Dice): readonly Event[] =>
  cards.drawn(state, seat, { from: 'deck', to: handOf(seat), count, discards: 'discards' }, dice);
