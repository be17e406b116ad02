/** What is being dragged from another window of a table (a card of the hand) towards its board. */
import type { Point } from '../../kernel/board';
import type { Dragged } from '../../table/board/by-hand';

/** The kind of data that such a drag carries: a browser shows the data itself only to who it is dropped on. */
export const CARRIED = 'application/x-revolution-tables';

let carried: { readonly table: string; readonly dragged: Dragged } | undefined;
const listeners = new Set<() => void>();
const tell = (): void => {
  for (const listener of listeners) listener();
};

/** Called on `dragstart` of a card or a piece outside the board. */
export const carry = (event: DragEvent, table: string, dragged: Dragged): void => {
  carried = { table, dragged };
  event.dataTransfer?.setData(CARRIED, table);
  tell();
};

/** Called on `dragend`. */
export const letGo = (): void => {
  carried = undefined;
  tell();
};

/** What is dragged towards the board of a table. */
export const carriedTo = (table: string): Dragged | undefined =>
  carried?.table === table ? carried.dragged : undefined;

export const onCarry = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** The pile that an element of a table shows at a point of the screen. */
type PileAt = (at: Point) => string | undefined;
const shown = new WeakMap<Element, { readonly table: string; readonly pileAt: PileAt }>();

/** Lets what is dragged from the board of a table be let go over an element that shows piles. */
export const showPiles = (element: Element, table: string, pileAt: PileAt): void => {
  shown.set(element, { table, pileAt });
};

/** The pile of a table that is shown at a point of the screen, beside its board. */
export const pileShownAt = (document: Document, table: string, at: Point): string | undefined => {
  for (let over = document.elementFromPoint(at.x, at.y); over; over = over.parentElement) {
    const found = shown.get(over);
    if (found) return found.table === table ? found.pileAt(at) : undefined;
  }
  return undefined;
};
