/** The hidden parts of the toy: the deck, the other's hand, and the bids. */
import { refusing } from '../../refusal';
import type { Choose } from '../random-play';
import { other, type Seat, type State, SEATS, type PileId, type Toy } from './words';
import { cardKit } from '../../kit/cards';
import type { PileSpec } from '../../piles';

/** Every reason for which the toy refuses something. */
export const { refusals, refuse, nonsense } = refusing([
  'bids-are-secret',
  'gift',
  'no-such-change',
  'too-few-coins',
  'too-many-coins',
]);

/** A state with other hidden numbers: the other boat's bid. */
export const varyBids = (state: State, seat: Seat, choose: Choose): State => {
  const rival = other(seat);
  if (state.bids[rival] === undefined) return state;
  const most = Math.min(3, state.coins[rival]);
  return { ...state, bids: { ...state.bids, [rival]: choose(Array.from({ length: most + 1 }, (_, n) => n)) } };
};

const hand = (seat: Seat): PileSpec<Seat> => ({ readers: seat, role: 'hand', owner: seat, home: 'deck' });

const PILES: Readonly<Record<PileId, PileSpec<Seat>>> = {
  deck: { readers: 'nobody', role: 'deck', slot: 'deck' },
  discards: { readers: 'everybody', role: 'discard', slot: 'discards', home: 'deck' },
  'hand-north': hand('north'),
  'hand-south': hand('south'),
};

export const cards = cardKit<Toy>({
  piles: () => PILES,
  hidden: [{ part: 'bids', reader: key => SEATS.find(seat => seat === key) ?? 'nobody' }],
});
