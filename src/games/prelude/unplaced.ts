/** The cards that lie nowhere to be seen, and where they must lie. */
import type { Unplaced } from '../../kernel/kit/unplaced';
import { DECKS } from './data/card-list';
import { ERAS } from './data/types';
import { allCards, eraOf, type State } from './state';
import { cards } from './view';

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
