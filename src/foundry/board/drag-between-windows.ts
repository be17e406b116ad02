/** What is dragged from another window of a table (a card of the hand) to its board. */
import type { Point } from '../../kernel/board';
import type { Dragged } from '../../table/board/by-hand';

/** The MIME type of such a drag: a browser shows the data itself only to the drop target. */
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

/** What is being dragged to the board of a table. */
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

/** Makes an element that shows piles a drop target for the board of a table. */
export const showPiles = (element: Element, table: string, pileAt: PileAt): void => {
  shown.set(element, { table, pileAt });
};

/** The pile that is shown at a point of the screen, outside the board. */
export const pileShownAt = (document: Document, table: string, at: Point): string | undefined => {
  for (let over = document.elementFromPoint(at.x, at.y); over; over = over.parentElement) {
    const found = shown.get(over);
    if (found) return found.table === table ? found.pileAt(at) : undefined;
  }
  return undefined;
};
