/** Fills the places that a template leaves for pictures: templates escape everything, so drawings come as elements. */
import type { TableClient } from '../../table/panels/client-model';
import { cardPicture } from '../../table/drawing/piece';
import { cardTexts } from '../../table/drawing/card-texts';
import { readingOf } from '../../table/panels/reading';
import { speech } from '../speech';

const drawn = new Map<string, string>();

const cardSource = (client: TableClient, card: string, owner: string | undefined): string => {
  // two tables of a game may show a card otherwise
  const key = `${client.id} ${card} ${owner ?? ''}`;
  const known = drawn.get(key);
  if (known !== undefined) return known;
  const { words } = readingOf(client, speech);
  const {
    game: rules,
    showing,
    timeline: { head },
  } = client;
  const texts = (piece: string) => {
    const face = showing.face(piece);
    return face ? cardTexts(face, words) : {};
  };
  const source = cardPicture({ showing, seats: rules.seats(head.options), texts }, card, owner);
  drawn.set(key, source);
  return source;
};

/** Puts an SVG drawing of our own making into an element. */
export const draw = (place: Element, source: string): void => {
  const view = place.ownerDocument.defaultView;
  if (!view) return;
  const picture = new view.DOMParser().parseFromString(source, 'image/svg+xml').documentElement;
  picture.setAttribute('aria-hidden', 'true');
  place.replaceChildren(place.ownerDocument.importNode(picture, true));
};

/** Draws every card of `root` that has a place: `data-picture` names the card. */
export const drawCards = (root: HTMLElement, client: TableClient): void => {
  for (const place of root.querySelectorAll<HTMLElement>('[data-picture]:empty')) {
    draw(place, cardSource(client, place.dataset['picture'] ?? '?', place.dataset['owner'] ?? client.seat));
  }
};
