/** Menus that float over the whole page, whatever dock or tray lies there. */
import { type Bubbles, makeBubbles } from './bubble';
import { htmlElement } from '../dom';

const floats = new WeakMap<Document, Bubbles>();

/** Where menus of windows and docks float: over the whole page. */
export const floating = (document: Document): Bubbles => {
  const known = floats.get(document);
  if (known) return known;
  const root = htmlElement(document, 'div', { class: 'rt rt-float' });
  document.body.append(root);
  const made = makeBubbles(root);
  // a press beside a menu puts it away
  document.addEventListener('pointerdown', event => {
    if (made.open && event.target instanceof Node && !root.contains(event.target)) made.close();
  });
  floats.set(document, made);
  return made;
};
