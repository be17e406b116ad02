/** Fills the places that a template leaves for pictures: templates escape everything, so drawings come as elements. */
import type { TableClient } from '../../table/panels/client-model';
import { wanted } from '../parts';

/** Puts an SVG drawing of our own making into an element. */
export const draw = (place: Element, source: string): void => {
  const view = place.ownerDocument.defaultView;
  if (!view) return;
  const picture = new view.DOMParser().parseFromString(source, 'image/svg+xml').documentElement;
  picture.setAttribute('aria-hidden', 'true');
  place.replaceChildren(place.ownerDocument.importNode(picture, true));
};

/** Draws every card of `root` that has a place: `data-picture` names the card. */
export const drawCards = async (root: HTMLElement, client: TableClient): Promise<void> => {
  const places = root.querySelectorAll<HTMLElement>('[data-picture]:empty');
  const fetched = async () => (await import('./card-source')).cardSource;
  const cardSource = places.length ? await wanted(fetched) : undefined;
  if (!cardSource) return;
  for (const place of places) {
    draw(place, cardSource(client, place.dataset['picture'] ?? '?', place.dataset['owner'] ?? client.seat));
  }
};
