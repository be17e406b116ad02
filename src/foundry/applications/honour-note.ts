/** A line over a window's content that says on whose honour the hidden cards rest, while a player referees. */
import type { TableClient } from '../../table/panels/client-model';
import { readingOf } from '../../table/panels/reading';
import { honourNote } from '../../table/panels/referee-banner';
import { speech } from '../speech';

const NOTE = 'rt-banner--honour';

/** Puts the line there, changes or removes it, as the table stands now. */
export const tellHonour = (content: Element, client: TableClient): void => {
  const text = honourNote(readingOf(client, speech));
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
