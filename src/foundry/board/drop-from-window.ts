/** Receives on the board what is dragged to it from another window, and makes the cards of a hand draggable. */
import type { Point } from '../../kernel/board';
import type { Dragged } from '../../table/board/by-hand';
import type { TableClient } from '../../table/panels/client-model';
import { CARRIED, carriedTo, carry, letGo } from './drag-between-windows';

/**
 * Calls `receive` for a drop on an element, and `over` during the drag. `at` is on the screen; `turned` means with
 * Shift.
 */
export const receiveCarried = (
  element: Element,
  table: string,
  receive: (dragged: Dragged, at: Point, turned: boolean) => void,
  signal?: AbortSignal,
  over?: (dragged: Dragged, at: Point, turned: boolean) => void,
): void => {
  const until = signal ? { signal } : {};
  const own = (event: Event): event is DragEvent => 'dataTransfer' in event && carriedTo(table) !== undefined;
  element.addEventListener(
    'dragover',
    event => {
      const dragged = carriedTo(table);
      if (!own(event) || !dragged || !event.dataTransfer?.types.includes(CARRIED)) return;
      event.preventDefault();
      over?.(dragged, { x: event.clientX, y: event.clientY }, event.shiftKey);
    },
    until,
  );
  element.addEventListener(
    'drop',
    event => {
      const dragged = carriedTo(table);
      if (!own(event) || !dragged) return;
      event.preventDefault();
      event.stopPropagation();
      receive(dragged, { x: event.clientX, y: event.clientY }, event.shiftKey);
      letGo();
    },
    until,
  );
};

/** Makes every draggable `[data-card]` in the seat's own hand draggable to the board. */
export const dragCards = (element: HTMLElement, client: TableClient): void => {
  element.addEventListener('dragstart', event => {
    const held =
      event.target instanceof Element
        ? event.target.closest('[draggable]')?.querySelector<HTMLElement>('[data-card]')
        : null;
    const card = held?.dataset['card'];
    const { piles } = client.presentation.tabletop(client.timeline.state);
    const from = piles.find(pile => pile.role === 'hand' && pile.owner === client.seat);
    if (card !== undefined && from) carry(event, client.id, { kind: 'card', card, from: from.id });
  });
  element.addEventListener('dragend', letGo);
};
