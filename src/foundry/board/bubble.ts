/** What floats over the board beside a place: a menu of commands, or the reason why something is not possible. */
import type { Point } from '../../kernel/board';
import { htmlElement } from './dom';

export interface MenuItem {
  readonly label: string;
  readonly hint?: string;
  readonly run: () => void;
}

export interface Bubbles {
  /** Offers several commands at a place of the screen. */
  menu(at: Point, label: string, items: readonly MenuItem[]): void;
  /** Says why, with the section that forbids it. */
  why(at: Point, section: string, text: string): void;
  close(): void;
  readonly open: boolean;
}

const STAYS = 6000;

/** Bubbles lie in `root`, whatever it is scaled by. */
export const makeBubbles = (root: HTMLElement): Bubbles => {
  const document = root.ownerDocument;
  let current: HTMLElement | undefined;
  let timer: number | undefined;

  const close = (): void => {
    document.defaultView?.clearTimeout(timer);
    current?.remove();
    current = undefined;
  };

  const put = (element: HTMLElement, { x, y }: Point): void => {
    close();
    current = element;
    root.append(element);
    const frame = root.getBoundingClientRect();
    const scale = frame.width / (root.offsetWidth || 1) || 1;
    const size = element.getBoundingClientRect();
    const left = Math.max(frame.left, Math.min(x, frame.right - size.width));
    const top = Math.max(frame.top, Math.min(y, frame.bottom - size.height));
    element.style.setProperty('--rt-at-x', `${(left - frame.left) / scale}px`);
    element.style.setProperty('--rt-at-y', `${(top - frame.top) / scale}px`);
    element.style.setProperty('--rt-at-scale', String(1 / scale));
  };

  return {
    menu(at, label, items) {
      const menu = htmlElement(document, 'menu', { class: 'rt-bubble rt-bubble--menu', 'aria-label': label });
      for (const { label: text, hint, run } of items) {
        const button = htmlElement(document, 'button', { type: 'button', class: 'rt-bubble__choice' }, text);
        if (hint !== undefined) button.append(htmlElement(document, 'small', { class: 'rt-bubble__hint' }, hint));
        button.addEventListener('click', event => {
          event.stopPropagation();
          close();
          run();
        });
        const item = htmlElement(document, 'li', {});
        item.append(button);
        menu.append(item);
      }
      menu.addEventListener('keydown', event => {
        if (event.key === 'Escape') {
          event.stopPropagation();
          close();
        }
      });
      put(menu, at);
      menu.querySelector('button')?.focus({ preventScroll: true });
    },
    why(at, section, text) {
      const why = htmlElement(document, 'p', { class: 'rt-bubble rt-bubble--why', role: 'status' });
      if (section) why.append(htmlElement(document, 'cite', { class: 'rt-bubble__section' }, section));
      why.append(text);
      put(why, at);
      timer = document.defaultView?.setTimeout(close, STAYS);
    },
    close,
    get open() {
      return current !== undefined;
    },
  };
};
