/** What each event of the toy changes. */
import { carry } from '../../piles';
import { cards } from './cards';
import { reopened } from './steps';
import { handOf, type Seat, type State, type Toy } from './words';
import type { Folds } from '../../messages';

const withCoins = (state: State, seat: Seat, by: number): State => ({
  ...state,
  coins: { ...state.coins, [seat]: state.coins[seat] + by },
});
const discarded = (state: State, seat: Seat, card: string): State => carry(state, [card], handOf(seat), 'discards');
const unchanged = (state: State): State => state;

export const folds: Folds<Toy> = {
  ...cards.folds,
  'year-begun': (state, { year }) => ({ ...state, year }),
  'bid-sealed': (state, { seat, secret }) => ({
    ...state,
    sealed: [...state.sealed, seat],
    ...(secret && { bids: { ...state.bids, [seat]: secret.is } }),
  }),
  'bid-unsealed'(state, { seat }) {
    const { [seat]: _, ...bids } = state.bids;
    return { ...state, bids, sealed: state.sealed.filter(one => one !== seat) };
  },
  'bids-opened': (state, { bids, winner }) => withCoins({ ...state, bids: {}, sealed: [] }, winner, -bids[winner]),
  'card-played': (state, { seat, card }) => discarded(state, seat, card),
  'window-reopened': (state, { by }) => reopened(state, by),
  stayed: (state, { seat }) => withCoins(state, seat, 1),
  passed: unchanged,
  'gave-up': unchanged,
  'check-rolled': unchanged,
  caught: (state, { seat, points }) => ({ ...state, points: { ...state.points, [seat]: state.points[seat] + points } }),
  'bought-off': (state, { seat, coins }) => withCoins(state, seat, -coins),
  'coins-set': (state, { seat, coins }) => ({ ...state, coins: { ...state.coins, [seat]: coins } }),
  'hand-card-discarded': (state, { seat, card }) => discarded(state, seat, card),
  'game-ended': (state, { winner, reason }) => ({ ...state, outcome: { winner, reason } }),
};

/** §7 A boat that has caught seven wins at once. */
export const caughtEnough = ({ points, outcome }: State): boolean =>
  !outcome && Math.max(points.north, points.south) >= 7;
