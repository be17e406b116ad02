/** Calls a user to a table that waits for them: a toast that works as a button. */
import type { TableClient } from '../../table/panels/client-model';
import { openTable } from '../layout/open-table';
import { registry } from '../tables/tables';

/** The texts of our toasts, and the table to which each leads. */
const toasts = new Map<string, string>();

/** Foundry's toasts have no action of their own, so a toast is found by its text. */
const tableOf = (said: Element | null | undefined): TableClient | undefined => {
  const [, id] = [...toasts].find(([text]) => said?.textContent?.includes(text)) ?? [];
  return id === undefined ? undefined : registry.table(id);
};

const follow = (event: Event): void => {
  const toast = event.target instanceof Element ? event.target.closest('.notification') : undefined;
  const table = tableOf(toast);
  if (!table) return;
  if (event instanceof KeyboardEvent) {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
  }
  void openTable(table);
};

/** How often (ms) and how many times to look for the toast: Foundry may queue it behind others. */
const AGAIN = 200;
const TRIES = 50;

/** Marks a toast as a button for keyboards and screen readers. */
const dress = (text: string, tries = TRIES): void => {
  const toast = [...document.querySelectorAll<HTMLElement>('.notification')].find(one =>
    one.textContent?.includes(text),
  );
  if (toast) {
    toast.role = 'button';
    toast.tabIndex = 0;
  } else if (tries > 0) window.setTimeout(() => dress(text, tries - 1), AGAIN);
};

export const callTo = ({ timeline: { head } }: TableClient): void => {
  if (!toasts.size) {
    for (const kind of ['click', 'keydown']) document.addEventListener(kind, follow, { capture: true });
  }
  const text = game.i18n.format('RT.table.turn-waits', { table: head.name });
  toasts.set(text, head.id);
  ui.notifications.info(text);
  dress(text);
};
