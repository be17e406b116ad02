/** What each event of the toy changes. */
import type { Folds } from '../../happening';
import { unknown, without } from '../../hidden';
import { reopened } from './steps';
import type { Seat, State, Toy } from './words';

const withCoins = (state: State, seat: Seat, by: number): State => ({
  ...state,
  coins: { ...state.coins, [seat]: state.coins[seat] + by },
});
const withHand = (state: State, seat: Seat, hand: readonly string[]): State => ({
  ...state,
  hands: { ...state.hands, [seat]: hand },
});
const discarded = (state: State, seat: Seat, card: string): State => ({
  ...withHand(state, seat, without(state.hands[seat], card)),
  discards: [...state.discards, card],
});
const unchanged = (state: State): State => state;

export const folds: Folds<Toy> = {
  'deck-shuffled': (state, { size, secret }) => ({ ...state, deck: secret?.is ?? unknown(size) }),
  'discards-shuffled': (state, { secret }) => ({
    ...state,
    deck: [...state.deck, ...(secret?.is ?? unknown(state.discards.length))],
    discards: [],
  }),
  'cards-drawn': (state, { seat, count, secret }) => ({
    ...withHand(state, seat, [...state.hands[seat], ...(secret?.is ?? unknown(count))]),
    deck: state.deck.slice(count),
  }),
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

/** §7 Whoever has caught seven wins at once. */
export const caughtEnough = ({ points, outcome }: State): boolean =>
  !outcome && Math.max(points.north, points.south) >= 7;
