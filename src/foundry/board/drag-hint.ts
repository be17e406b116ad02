/** The line beside a dragged piece: what dropping it here would do. */
import type { Point } from '../../kernel/board';
import type { Change } from '../../kernel/edit';
import type { Slices } from '../../kernel/slices';
import type { Forecast } from '../../table/board/labels';
import { htmlElement } from '../dom';
import { foreseen, type Hand, isForeseeing, judgedAhead, type Said, saidSoFar } from '../../table/board/by-hand';
import { resting } from '../tables/refereeing';

export interface DragHint {
  /** Shows the forecast at a point of the screen; nothing if there is none. */
  say(at: Point, foretold: () => Forecast | undefined): void;
  /** Updates the forecast under a resting pointer: the rules may know more by now. */
  again(): void;
  clear(): void;
}

/** Distance (px) from the pointer that keeps the place visible. */
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

/** Works in slices. Returns whether it came to its end: `isStale` stops it. */
const workOn = async (work: Slices<unknown>, isStale: () => boolean): Promise<boolean> => {
  const rest = resting();
  while (!work.next().done) {
    await rest();
    if (!isStale()) continue;
    work.return(undefined);
    return false;
  }
  return true;
};

/**
 * Starts with the present state of a table and stops the forecasts of the state before. Calls `over` when all are
 * computed. Ends with the board.
 */
export const makeForethought = (board: AbortSignal, over: () => void): ((hand: Hand) => Promise<void>) => {
  let latest = 0;
  return async hand => {
    const own = ++latest;
    if (await workOn(foreseen(hand), () => own !== latest || board.aborted)) over();
  };
};

/**
 * What the rules say of the change under a pointer, as far as they have judged it: no pointer waits. The rest is judged
 * in slices, the last change that was asked for alone; then it calls `over`. Ends with the board.
 */
export const makeJudging = (board: AbortSignal, over: () => void): ((hand: Hand, edit: Change) => Said) => {
  let latest: { readonly seen: object; readonly edit: string } | undefined;
  return (hand, edit) => {
    const own = { seen: hand.seen, edit: JSON.stringify(edit) };
    const isNew = latest?.seen !== own.seen || latest.edit !== own.edit;
    if (isNew && hand.mode === 'advised' && !isForeseeing(hand)) {
      latest = own;
      void workOn(judgedAhead(hand, edit), () => own !== latest || board.aborted).then(isOver => isOver && over());
    }
    return saidSoFar(hand, edit);
  };
};
