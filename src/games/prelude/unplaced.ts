/** The cards that lie nowhere to be seen, and where they must lie. */
import type { Rules } from '../../kernel/game';
import type { Unplaced } from '../../kernel/kit/unplaced';
import { DECKS } from './data/card-list';
import { ERAS } from './data/types';
import { SEATS } from './seats';
import { allCards, eraOf, type State } from './state';
import type { Prelude } from './types';
import { cards } from './view';

export const unplaced = (seen: State): readonly Unplaced[] => {
  const placed = new Set(allCards(seen));
  const now = eraOf(seen);
  return ERAS.map(era => ({
    // the cards of the Provisional Government lie open until they are shuffled into the last deck
    cards: [...DECKS[era], ...(era === 'collapse' ? DECKS.provisional : [])].filter(card => !placed.has(card)),
    // hands were dealt from the deck of this Era
    piles: [...(era === now ? SEATS.map(seat => `${seat}-hand`) : []), `${era}-deck`],
  }));
};

/** Hands and decks, dealt anew. */
export const dealAnew: Rules<Prelude>['dealAnew'] = (seen, dice) => cards.dealtAnew(seen, unplaced(seen), dice);
