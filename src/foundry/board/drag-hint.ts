/** The line beside a piece in the air: what it would be to let it go here. */
import type { Point } from '../../kernel/board';
import type { Forecast } from '../../table/board/labels';
import { htmlElement } from './dom';

export interface DragHint {
  /** Says it at a point of the screen; nothing where it would be nothing. */
  say(at: Point, forecast: Forecast | undefined): void;
  clear(): void;
}

/** So far from the pointer that the place itself stays in sight. */
const BESIDE = 18;

export const makeDragHint = (document: Document): DragHint => {
  let shown: HTMLElement | undefined;
  const clear = (): void => {
    shown?.remove();
    shown = undefined;
  };
  return {
    clear,
    say({ x, y }, forecast) {
      if (!forecast) return clear();
      const { kind, text, rule, hint } = forecast;
      if (shown?.dataset['says'] !== `${kind} ${text}`) {
        clear();
        shown = htmlElement(document, 'div', {
          class: `rt rt-drag-hint rt-drag-hint--${kind}`,
          role: 'status',
          'data-says': `${kind} ${text}`,
        });
        shown.append(htmlElement(document, 'span', { class: 'rt-drag-hint__text' }, text));
        if (rule !== undefined) shown.append(htmlElement(document, 'span', { class: 'rt-drag-hint__rule' }, rule));
        if (hint !== undefined) shown.append(htmlElement(document, 'span', { class: 'rt-drag-hint__hint' }, hint));
        document.body.append(shown);
      }
      const { clientWidth, clientHeight } = document.documentElement;
      const { offsetWidth, offsetHeight } = shown;
      const left = x + BESIDE + offsetWidth > clientWidth ? x - BESIDE - offsetWidth : x + BESIDE;
      shown.style.setProperty('--rt-drag-hint-x', `${Math.max(0, left)}px`);
      shown.style.setProperty('--rt-drag-hint-y', `${Math.min(y + BESIDE, clientHeight - offsetHeight)}px`);
    },
  };
};
