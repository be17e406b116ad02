/** The cards that lie nowhere visible, and where they must lie. */
import type { Unplaced } from '../../kernel/kit/unplaced';
import { DECKS } from './data/cards';
import type { State } from './state';
import { pileId, SEATS } from './vocabulary';
import { cards } from './view';

export const unplaced = (seen: State): readonly Unplaced[] => {
  const placed = new Set([
    ...Object.values(seen.piles).flat(),
    ...seen.armies.flatMap(army => [army.leader, ...army.troops]),
    ...seen.orphans.map(orphan => orphan.troop),
  ]);
  return SEATS.map(side => ({
    cards: DECKS[side].flatMap(({ id }) => (placed.has(id) ? [] : [id])),
    piles: [pileId(side, 'hand'), pileId(side, 'deck')],
  }));
};

/** Hands and decks, dealt again. */
export const redeal = cards.redealt(unplaced);
