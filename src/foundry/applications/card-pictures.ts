/** Fills the places that a template leaves for pictures: templates escape everything, so drawings come as elements. */
import type { TableClient } from '../../table/panels/client-model';
import { draw } from '../board/dom';
import { lazyImport } from '../lazy-import';

/** Draws every card of `root` that has a place: `data-picture` names a card as a picture, `data-face` as words to read. */
export const drawCards = async (root: HTMLElement, client: TableClient): Promise<void> => {
  const places = root.querySelectorAll<HTMLElement>('[data-picture]:empty, [data-face]:empty');
  if (!places.length) return;
  const made = await lazyImport(async () => ({ ...(await import('./card-source')), ...(await import('./card-face')) }));
  if (!made) return;
  for (const place of places) {
    const { picture, face, owner = client.seat } = place.dataset;
    if (picture !== undefined) draw(place, made.cardSource(client, picture, owner));
    else place.replaceChildren(made.cardFace(place.ownerDocument, client, face ?? '?', owner));
  }
};
