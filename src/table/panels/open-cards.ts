/** The cards that this reader sees: those of their hand, and those that lie open for all. The text of an open card is shown above the question. */
import { cardTexts } from '../drawing/card-texts';
import type { Reading } from './reading';
import type { TableClient } from './client-model';

/** Does the current seat have a hand of cards? Not in every game, and not for spectators. */
export const hasHand = ({ seat, presentation, timeline }: TableClient): boolean => {
  const { piles } = presentation.tabletop(timeline.state);
  return seat !== undefined && piles.some(pile => pile.role === 'hand' && pile.owner === seat);
};

/** Does the dock of the hand have cards to show: the seat's own, or those that lie open for all? */
export const hasCards = (client: TableClient): boolean =>
  hasHand(client) ||
  (client.timeline.begun && !client.timeline.ending && (client.presentation.openCards ?? []).length > 0);

export interface OpenCard {
  /** Where it lies: "Current card". */
  readonly pile: string;
  readonly card: string;
  readonly name: string;
  readonly number: string;
  readonly note: string;
}

/** The open cards, in the order in which the game names them. */
export const openCards = ({ client: { presentation, timeline }, words }: Reading): readonly OpenCard[] => {
  const { openCards: wanted = [] } = presentation;
  if (!wanted.length || !timeline.begun || timeline.ending) return [];
  const { piles } = presentation.tabletop(timeline.state);
  return wanted.flatMap((id): readonly OpenCard[] => {
    const [card] = piles.find(pile => pile.id === id)?.cards ?? [];
    const face = card === undefined ? undefined : presentation.face(card);
    if (card === undefined || !face) return [];
    const { title, note } = cardTexts(face, words);
    return [{ pile: words.name(id), card, name: title ?? '', number: String(face.number ?? ''), note: note ?? '' }];
  });
};
