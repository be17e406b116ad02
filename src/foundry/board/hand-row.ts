/** One row of a menu by hand: what it does, who will see what of it, and what the rules say of it. */
import type { ByHandRow } from '../../table/board/by-hand-rows';
import { htmlElement } from './dom';

export interface Item {
  readonly key: string;
  readonly label: string;
  readonly seen: string;
  /** Where in the rules it stands. */
  readonly cite?: string;
  readonly breaks?: ByHandRow['breaks'];
  readonly action?: ByHandRow['action'];
  act(): void;
}

export const rowOf = (document: Document, { key, label, seen, cite, breaks, action, act }: Item): HTMLElement => {
  const button = htmlElement(document, 'button', {
    type: 'button',
    class: 'rt-bubble__choice rt-bubble__choice--hand',
    'data-by-hand': key,
  });
  const part = (kind: string, text: string): HTMLElement =>
    htmlElement(document, 'span', { class: `rt-bubble__${kind}` }, text);
  button.append(part('label', label), ...(seen ? [part('seen', seen)] : []));
  if (cite !== undefined) button.append(part('cite', cite));
  if (action !== undefined) button.append(part('action', action));
  if (breaks) button.append(part('breaks', `${breaks.section}: ${breaks.text}`));
  button.addEventListener('click', event => {
    event.stopPropagation();
    act();
  });
  const item = htmlElement(document, 'li', {});
  item.append(button);
  return item;
};
