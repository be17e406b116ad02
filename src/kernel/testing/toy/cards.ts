/** What is hidden in the toy: the deck, the other's hand, and the bids. */
import { cardKit } from '../../kit/cards';
import { SEATS, type PileId, type Seat, type Toy } from './words';
import type { PileSpec } from '../../piles';

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
