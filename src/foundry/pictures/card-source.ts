/** The pictures of cards for one table; each is drawn once. */
import { cardTexts } from '../../table/drawing/card-texts';
import { cardPicture } from '../../table/drawing/piece';
import { ownBack } from '../../table/drawing/own-picture';
import type { TableClient } from '../../table/panels/client-model';
import { readingOf } from '../../table/panels/reading';
import { ownPicture } from './own-pictures';
import { speech } from '../lazy-import';

const drawn = new Map<string, string>();

/** The drawing of a card, or of its back. */
export const cardSource = (client: TableClient, card: string, owner: string | undefined): string => {
  // two tables of a game may show a card otherwise
  const own = (piece: string) => ownPicture(client.game.id, piece)?.href;
  const key = `${client.id} ${card} ${owner ?? ''} ${own(card) ?? ''} ${ownBack(own, owner) ?? ''}`;
  const known = drawn.get(key);
  if (known !== undefined) return known;
  const { words } = readingOf(client, speech);
  const {
    game: rules,
    presentation,
    timeline: { head },
  } = client;
  const texts = (piece: string) => {
    const face = presentation.face(piece);
    return face ? cardTexts(face, words) : {};
  };
  const source = cardPicture({ presentation, seats: rules.seats(head.options), texts, own }, card, owner);
  drawn.set(key, source);
  return source;
};
