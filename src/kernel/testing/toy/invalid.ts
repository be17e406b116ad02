/** Meaningless values in a state of the toy that was set by hand. */
import { firstStrange, inBounds, knownCards, type Judged } from '../../invalid';
import { isCard, SEATS, type State } from './words';

export const invalid = (state: State): Judged =>
  firstStrange([
    inBounds('/year', state.year, 0, 8),
    ...SEATS.map(seat => inBounds(`/coins/${seat}`, state.coins[seat], 0, 100)),
    ...SEATS.map(seat => inBounds(`/points/${seat}`, state.points[seat], 0, 100)),
    ...knownCards(state.piles, isCard),
  ]);
