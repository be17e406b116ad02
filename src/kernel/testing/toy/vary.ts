/** The hidden numbers of the toy, changed: the other boat's bid. */
import type { Choose } from '../random-play';
import { other, type Seat, type State } from './words';

export const varyBids = (state: State, seat: Seat, choose: Choose): State => {
  const rival = other(seat);
  if (state.bids[rival] === undefined) return state;
  const most = Math.min(3, state.coins[rival]);
  return { ...state, bids: { ...state.bids, [rival]: choose(Array.from({ length: most + 1 }, (_, n) => n)) } };
};
