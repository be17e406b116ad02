/** The cards that this reader sees: their hand, and the open cards. An open card's text is shown above the question. */
import { cardTexts } from '../drawing/card-texts';
import type { Reading } from './reading';
import type { TableClient } from './client-model';

/** Does the current seat have a hand of cards? Not in every game, and never for spectators. */
export const hasHand = ({ seat, presentation, timeline }: TableClient): boolean => {
  const { piles } = presentation.tabletop(timeline.state);
  return seat !== undefined && piles.some(pile => pile.role === 'hand' && pile.owner === seat);
};

/** Does the hand's dock have cards to show: the seat's own, or the open ones? */
export const hasCards = (client: TableClient): boolean =>
  hasHand(client) ||
  (client.timeline.begun && !client.timeline.ending && (client.presentation.openCards ?? []).length > 0);

export interface OpenCard {
  /** The pile's name: "Current card". */
  readonly pile: string;
  readonly card: string;
  readonly name: string;
  readonly number: string;
  readonly note: string;
}

/** The open cards in the game's order. */
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
