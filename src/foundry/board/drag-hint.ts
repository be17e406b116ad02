/** The line beside a piece in the air: what it would be to let it go here. */
import type { Point } from '../../kernel/board';
import type { Forecast } from '../../table/board/labels';
import { htmlElement } from '../dom';
import { foreseen, type Hand } from '../../table/board/by-hand';
import { resting } from '../tables/refereeing';

export interface DragHint {
  /** Says at a point of the screen what is foretold; nothing where it would be nothing. */
  say(at: Point, foretold: () => Forecast | undefined): void;
  /** Asks again for what is said now: the rules may have more to say, though the pointer rests. */
  again(): void;
  clear(): void;
}

/** So far from the pointer that the place itself stays in sight. */
const BESIDE = 18;

export const makeDragHint = (document: Document): DragHint => {
  let shown: HTMLElement | undefined;
  let asked: { readonly at: Point; readonly foretold: () => Forecast | undefined } | undefined;
  const clear = (): void => {
    asked = undefined;
    shown?.remove();
    shown = undefined;
  };
  const show = ({ x, y }: Point, { kind, text, rule, hint }: Forecast): void => {
    const says = JSON.stringify([kind, text, rule, hint]);
    if (shown?.dataset['says'] !== says) {
      shown?.remove();
      shown = htmlElement(document, 'div', {
        class: `rt rt-drag-hint rt-drag-hint--${kind}`,
        role: 'status',
        'data-says': says,
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
  };
  const say: DragHint['say'] = (at, foretold) => {
    const forecast = foretold();
    if (!forecast) return clear();
    asked = { at, foretold };
    show(at, forecast);
  };
  return {
    clear,
    say,
    again() {
      if (asked) say(asked.at, asked.foretold);
    },
  };
};

/** Begins with a table as it lies now, and leaves the one before; `over` when all has been looked at. Ends with its board. */
export const makeForethought = (board: AbortSignal, over: () => void): ((hand: Hand) => Promise<void>) => {
  let latest = 0;
  return async hand => {
    const own = ++latest;
    const work = foreseen(hand);
    const rest = resting();
    while (!work.next().done) {
      await rest();
      if (own !== latest || board.aborted) return void work.return();
    }
    over();
  };
};
