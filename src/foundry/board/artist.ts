/** With which words and faces the pieces of a table are drawn. */
import { cardTexts } from '../../table/drawing/card-texts';
import type { Artist } from '../../table/drawing/piece';
import type { TableClient } from '../../table/panels/client-model';
import { wordingOf } from '../../table/i18n/wording';
import { ownPicture } from '../pictures/own-pictures';
import { speech } from '../lazy-import';

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
