/** The pictures of cards for one table; what is drawn once is kept where it is drawn. */
import { cardTexts } from '../../table/drawing/card-texts';
import { cardPicture } from '../../table/drawing/piece';
import type { TableClient } from '../../table/panels/client-model';
import { readingOf } from '../../table/panels/reading';
import { ownPicture } from './own-pictures';
import { speech } from '../lazy-import';

/** The drawing of a card, or of its back. */
export const cardSource = (client: TableClient, card: string, owner: string | undefined): string => {
  const { game: rules, presentation, timeline } = client;
  const { words } = readingOf(client, speech);
  const texts = (piece: string) => {
    const face = presentation.face(piece);
    return face ? cardTexts(face, words) : {};
  };
  const own = (piece: string) => ownPicture(rules.id, piece)?.href;
  return cardPicture({ presentation, seats: rules.seats(timeline.head.options), texts, own }, card, owner);
};
