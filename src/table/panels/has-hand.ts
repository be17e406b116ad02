import type { TableClient } from './client-model';

/** Has the current seat cards to hold at all? Not in every game, and not while one only watches. */
export const hasHand = ({ seat, presentation, timeline }: TableClient): boolean => {
  const { piles } = presentation.tabletop(timeline.state);
  return seat !== undefined && piles.some(pile => pile.role === 'hand' && pile.owner === seat);
};

/** Has the dock of the hand cards to show: the seat's own, or, where nobody holds any, those that lie open for all? */
export const hasCards = (client: TableClient): boolean =>
  hasHand(client) ||
  (client.timeline.begun && !client.timeline.ending && (client.presentation.openCards ?? []).length > 0);
