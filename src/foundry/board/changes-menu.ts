/** The menu of changes: what has moved since a pause, since the user's last act, or since the beginning. */
import type { Point } from '../../kernel/board';
import type { Preview } from '../../table/board/preview';
import { changesSince, revisionSince, SINCE, type Since } from '../../table/board/changes-since';
import type { BoardView } from '../../table/board/view';
import type { TableClient } from '../../table/panels/client-model';
import { readingOf } from '../../table/panels/reading';
import { speech } from '../lazy-import';
import type { Bubbles } from './bubble';
import { htmlElement } from '../dom';

const word = (key: string): string => speech.localize(`RT.hands.since.${key}`);

/** Opens the list; `lay` draws the moves on the board while it is open. */
export const openChanges = (
  client: TableClient,
  bubbles: Bubbles,
  view: BoardView,
  at: Point,
  lay: (preview: Preview | undefined) => void,
): void => {
  const reading = readingOf(client, speech);
  const fill = (list: HTMLElement, since: Since): void => {
    const document = list.ownerDocument;
    const { lines, preview } = changesSince(reading, view, revisionSince(reading, since));
    const switches = SINCE.map(one => {
      const button = htmlElement(document, 'button', {
        type: 'button',
        class: 'rt-bubble__choice',
        'data-since': one,
        'aria-pressed': String(one === since),
      });
      button.append(htmlElement(document, 'span', { class: 'rt-bubble__label' }, word(one)));
      button.addEventListener('click', event => {
        event.stopPropagation();
        fill(list, one);
        list.querySelector<HTMLElement>(`[data-since="${one}"]`)?.focus({ preventScroll: true });
      });
      const item = htmlElement(document, 'li', {});
      item.append(button);
      return item;
    });
    const said = lines.map(line => htmlElement(document, 'li', { class: 'rt-bubble__line' }, line));
    const none = htmlElement(document, 'li', { class: 'rt-bubble__none' }, word('nothing'));
    list.replaceChildren(...switches, ...(said.length ? said : [none]));
    lay(preview);
  };
  bubbles.list(
    at,
    word('heading'),
    list => fill(list, 'pause'),
    () => lay(undefined),
  );
};
