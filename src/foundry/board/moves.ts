/** A list of places to move something to; typing narrows it. */
import type { Point } from '../../kernel/board';
import { isNamedLike } from '../../table/board/by-hand';
import { speech } from '../lazy-import';
import type { Bubbles } from './bubble';
import { htmlElement } from '../dom';
import { type Item, rowsOf } from './hand-row';

const word = (key: string): string => speech.localize(`RT.hands.${key}`);

/**
 * Opens the list in place of the menu that asked for it. Enter takes the first place left. `typed` is text already
 * typed in that menu.
 */
export const openMoves = (bubbles: Bubbles, at: Point, heading: string, places: readonly Item[], typed = ''): void => {
  bubbles.list(at, `${heading} · ${word('move-to')}`, list => {
    const document = list.ownerDocument;
    const find = htmlElement(document, 'input', {
      type: 'search',
      class: 'rt-bubble__find',
      placeholder: word('find-place'),
      'aria-label': word('find-place'),
    });
    find.value = typed;
    const rows = htmlElement(document, 'menu', { class: 'rt-bubble__rows' });
    const fill = (): void => {
      const found = places.filter(({ label }) => isNamedLike(label, find.value));
      const made = rowsOf(document, found);
      rows.replaceChildren(...made);
      if (!made.length) rows.append(htmlElement(document, 'li', { class: 'rt-bubble__none' }, word('no-place')));
    };
    find.addEventListener('input', fill);
    find.addEventListener('keydown', event => {
      if (event.key === 'Enter') rows.querySelector('button')?.click();
      // keeps typed keys from the page's shortcuts
      if (event.key !== 'Escape' && !event.key.startsWith('Arrow')) event.stopPropagation();
    });
    fill();
    const top = htmlElement(document, 'li', { class: 'rt-bubble__search' });
    const body = htmlElement(document, 'li', {});
    top.append(find);
    body.append(rows);
    list.append(top, body);
  });
};
