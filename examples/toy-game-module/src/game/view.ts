/** What is hidden: the deck from all, a hand from the other seat. */
import { cardKit, type PileSpec } from 'revolution-tables-kit';
import type { MyGame, PileId, Seat } from './vocabulary';

const hand = (seat: Seat): PileSpec<Seat> => ({ readers: seat, role: 'hand', owner: seat, home: 'deck' });

const SPECS: Readonly<Record<PileId, PileSpec<Seat>>> = {
  deck: { readers: 'nobody', role: 'deck', slot: 'deck' },
  discards: { readers: 'everybody', role: 'discard', slot: 'discards', home: 'deck' },
  table: { readers: 'everybody', role: 'in-play', slot: 'table', home: 'deck' },
  'hand-north': hand('north'),
  'hand-south': hand('south'),
};

export const cards = cardKit<MyGame>({ piles: () => SPECS });
