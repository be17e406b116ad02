/** Fills the picture places of a template. Templates escape everything, so drawings are inserted as elements. */
import type { TableClient } from '../../table/panels/client-model';
import { draw } from '../dom';
import { lazyImport, speech } from '../lazy-import';
import { readingOf } from '../../table/panels/reading';
import { trustNote } from '../../table/panels/referee-banner';
/**
 * Draws every card of `root` with an empty place: `data-picture` names a card as a picture, `data-face` as text.
 * Returns whether there was any.
 */
export const drawCards = async (root: HTMLElement, client: TableClient): Promise<boolean> => {
  const places = root.querySelectorAll<HTMLElement>('[data-picture]:empty, [data-face]:empty');
  if (!places.length) return false;
  const made = await lazyImport(async () => ({
    ...(await import('./card-source')),
    ...(await import('./card-face')),
    ...(await import('./card-words')),
  }));
  if (!made) return false;
  for (const place of places) {
    const { picture, face, owner = client.seat } = place.dataset;
    if (picture !== undefined) draw(place, made.cardSource(client, picture, owner));
    else place.replaceChildren(made.cardFace(place.ownerDocument, client, face ?? '?', owner));
  }
  const groups = new Set([...places].map(place => place.closest<HTMLElement>('.rt-hand__cards')));
  for (const group of groups) if (group) made.fitWords(group);
  return true;
};

/** A line over a window's content that names the keeper of the hidden cards while a player referees. */
const NOTE = 'rt-banner--hosting';

/** Adds, updates or removes the line for the table's present state. */
export const showTrusted = (content: Element, client: TableClient): void => {
  const text = trustNote(readingOf(client, speech));
  const known = content.querySelector(`:scope > .${NOTE}`);
  if (known?.textContent === text) return;
  known?.remove();
  if (text === undefined) return;
  const note = content.ownerDocument.createElement('p');
  note.className = `rt-banner ${NOTE}`;
  note.setAttribute('role', 'status');
  note.textContent = text;
  content.prepend(note);
};
