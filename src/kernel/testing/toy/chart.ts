/** The toy with a pile that several seats may read and nobody else: a chart instead of the open discards. */
import type { Game } from '../../game';
import { cardKit } from '../../kit/cards';
import { cardEdits } from '../../kit/edits';
import type { PileSpec } from '../../piles';
import { nonsense } from './cards';
import { toy } from './toy';
import { SEATS, type PileId, type Seat, type Toy } from './words';

const hand = (seat: Seat): PileSpec<Seat> => ({ readers: seat, role: 'hand', owner: seat });
const PILES: Readonly<Record<PileId, PileSpec<Seat>>> = {
  deck: { readers: 'nobody', role: 'deck' },
  discards: { readers: SEATS, role: 'aside' },
  'hand-north': hand('north'),
  'hand-south': hand('south'),
};

export const chartCards = cardKit<Toy>({
  piles: () => PILES,
  hidden: [{ part: 'bids', reader: key => SEATS.find(seat => seat === key) ?? 'nobody' }],
});
const byHand = cardEdits<Toy>(chartCards);

export const charted: Game<Toy> = {
  ...toy,
  piles: chartCards.piles,
  hide: chartCards.hide,
  folds: { ...toy.folds, ...chartCards.folds },
  edit: (state, change, dice) => byHand(state, change, dice) ?? nonsense('no-such-change'),
};
