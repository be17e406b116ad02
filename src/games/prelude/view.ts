/** What a seat may know: its own hand and everything open; of the rest only how much there is. */
import { cardKit } from '../../kernel/kit/cards';
import type { PileSpec, PileSpecs } from '../../kernel/piles';
import type { Event, PileId } from './vocabulary';
import type { Prelude } from './types';
import type { Seat } from './seats';

const hand = (owner: Seat): PileSpec<Seat> => ({ readers: owner, role: 'hand', owner });
const deck = (slot: PileId): PileSpec<Seat> => ({ readers: 'nobody', role: 'deck', slot });
const OPEN: PileSpec<Seat> = { readers: 'everybody', role: 'in-play' };

const PILES: PileSpecs<Seat, PileId> = {
  'revolutionary-hand': hand('revolutionary'),
  'government-hand': hand('government'),
  'turmoil-deck': deck('turmoil-deck'),
  'war-deck': deck('war-deck'),
  'collapse-deck': deck('collapse-deck'),
  discards: { readers: 'everybody', role: 'discard', slot: 'discards' },
  pool: OPEN,
  'in-play': OPEN,
  aside: OPEN,
  removed: { readers: 'everybody', role: 'aside' },
};

export const cards = cardKit<Prelude>({ piles: () => PILES });
export const { hide, piles } = cards;

/** Events after which somebody knows a card that they did not know. */
export const reveals: ReadonlySet<Event['kind']> = new Set([
  ...cards.reveals,
  'era-shuffled',
  'pool-filled',
  'cards-moved',
  'hand-received',
  'collapse-deck-made',
]);
