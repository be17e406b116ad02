import type { TableClient } from './client-model';

/** Has the current seat cards to hold at all? Not in every game, and not while one only watches. */
export const hasHand = ({ seat, presentation, timeline }: TableClient): boolean => {
  const { piles } = presentation.tabletop(timeline.state);
  return seat !== undefined && piles.some(pile => pile.role === 'hand' && pile.owner === seat);
};
