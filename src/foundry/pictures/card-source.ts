/** The words, faces and owner's pictures with which a table's pieces are drawn. Callers cache the drawings. */
import { cardTexts } from '../../table/drawing/card-texts';
import { cardPicture, type Artist } from '../../table/drawing/piece';
import { wordingOf } from '../../table/i18n/wording';
import type { TableClient } from '../../table/panels/client-model';
import { speech } from '../lazy-import';
import { ownPicture } from './own-pictures';

/** The artist for a table's pieces. */
export const artistOf = ({ game, presentation, timeline }: TableClient): Artist => {
  const words = wordingOf(presentation, speech);
  return {
    presentation,
    seats: game.seats(timeline.head.options),
    texts: piece => {
      const face = presentation.face(piece);
      return face ? cardTexts(face, words) : {};
    },
    own: piece => ownPicture(game.id, piece)?.href,
  };
};

/** The drawing of a card, or of its back. */
export const cardSource = (client: TableClient, card: string, owner: string | undefined): string =>
  cardPicture(artistOf(client), card, owner);
