/** Hides what a seat may not know. It sees its own hand and everything open, and only the number of the rest. */
import { cardKit } from '../../kernel/kit/cards';
import type { PileSpec, PileSpecs } from '../../kernel/piles';
import type { Event, PileId } from './vocabulary';
import { type Prelude, allCards, eraOf, type State } from './state';
import type { Seat } from './seats';
import type { Unplaced } from '../../kernel/redeal';
import { DECKS } from './data/card-list';
import { ERAS } from './data/types';

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

// The cards that lie nowhere to be seen, and where they must lie.

/** Hands were dealt from the deck of this Era; the Provisional Government's cards are shuffled into the last. */
export const unplaced = (seen: State): readonly Unplaced[] => {
  const placed = allCards(seen);
  return ERAS.map(era => ({
    cards: DECKS[era].concat(era === 'collapse' ? DECKS.provisional : []).filter(card => !placed.includes(card)),
    piles: (era === eraOf(seen) ? ['revolutionary-hand', 'government-hand'] : []).concat(`${era}-deck`),
  }));
};

/** Hands and decks, dealt again. */
export const redeal = cards.redealt(unplaced);
