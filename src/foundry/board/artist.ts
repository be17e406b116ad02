/** With which words and faces the pieces of a table are drawn. */
import { cardTexts } from '../../table/drawing/card-texts';
import type { Artist } from '../../table/drawing/piece';
import type { TableClient } from '../../table/panels/client-model';
import { wordingOf } from '../../table/saying/wording';
import { speech } from '../speech';

export const artistOf = ({ game, showing, timeline }: TableClient): Artist => {
  const words = wordingOf(showing, speech);
  return {
    showing,
    seats: game.seats(timeline.head.options),
    texts: piece => {
      const face = showing.face(piece);
      return face ? cardTexts(face, words) : {};
    },
  };
};
