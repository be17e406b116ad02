/** The cards that lie open for everybody: what they say stands above the question, to be read without a magnifying glass. */
import { cardTexts } from '../drawing/card-texts';
import type { Reading } from './reading';

export interface OpenCard {
  /** Where it lies: "Current card". */
  readonly pile: string;
  readonly card: string;
  readonly name: string;
  readonly number: string;
  readonly note: string;
}

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
