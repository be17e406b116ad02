/** One row of a menu by hand: what it does, who will see what, and which rules it breaks. */
import { type ByHandRow, toldOnce } from '../../table/board/by-hand-rows';
import { htmlElement } from '../dom';

export interface Item {
  readonly key: string;
  readonly label: string;
  readonly seen: string;
  /** The section of the rules. */
  readonly cite?: string;
  readonly breaks?: ByHandRow['breaks'];
  readonly action?: ByHandRow['action'];
  act(): void;
}

/** `told`: a heading over this row and others names the rule that they break. */
const rowOf = (
  document: Document,
  { key, label, seen, cite, breaks, action, act, told }: Item & { readonly told?: string },
): HTMLElement => {
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
  if (breaks) button.append(part('breaks', told ? breaks.section : `${breaks.section}: ${breaks.text}`));
  button.addEventListener('click', event => {
    event.stopPropagation();
    act();
  });
  const item = htmlElement(document, 'li', {});
  item.append(button);
  return item;
};

/** The rows of a menu: a rule that several of them break stands once, above them. */
export const rowsOf = (document: Document, items: readonly Item[]): readonly HTMLElement[] => {
  let heading: string | undefined;
  return toldOnce(items).flatMap(item => {
    const { told } = item;
    const above = told && told !== heading ? [htmlElement(document, 'li', { class: 'rt-bubble__rule' }, told)] : [];
    heading = told;
    return [...above, rowOf(document, item)];
  });
};
