/**
 * The hidden numbers of the slice, otherwise: what the rivals have written down, never less than they have
 * declared.
 */
import type { Choose } from '../random-play';
import { bySeat, type Seat, type State } from './words';

export const varyInfluence = (state: State, seat: Seat, choose: Choose): State => ({
  ...state,
  influence: bySeat(one => {
    const points = Object.entries(state.influence[one]);
    if (one === seat) return state.influence[one];
    // before all is sealed, ten different numbers must stay ten different numbers
    if (state.year === 0) {
      return Object.fromEntries(
        points.map(([politician], n) => [politician, points[(n + 1) % points.length]?.[1] ?? 1]),
      );
    }
    return Object.fromEntries(
      points.map(([politician, own]) => {
        const least = state.chits[politician]?.find(chit => chit.seat === one)?.points ?? 0;
        return [politician, Math.max(1, least, own + choose([-2, -1, 0, 1, 2, 3]))];
      }),
    );
  }),
});
