/** The windows of each table that are open, and how to open more. One window of a kind per table. */
import type { TableClient } from '../../table/client-model';

export type WindowKind = 'table' | 'hand' | 'seats' | 'record' | 'board' | 'helpers';

/** What this file needs of an application. */
export interface Window {
  readonly rendered: boolean;
  render(options: { force: boolean }): Promise<unknown>;
  close(): Promise<unknown>;
}

const makers = new Map<WindowKind, (client: TableClient) => Window>();
const open = new Map<string, Window>();
let last: string | undefined;

/** The table whose window was opened last. */
export const lastTable = (): string | undefined => last;

const keyOf = (kind: WindowKind, table: string) => `${kind} ${table}`;

/** Says how a window of this kind is made; called once, at start. */
export const registerWindow = (
  kind: WindowKind, make: (client: TableClient) => Window,
): void => { makers.set(kind, make); };

/** Opens a table's window, or brings it to the front. */
export const openWindow = async (kind: WindowKind, client: TableClient): Promise<void> => {
  const key = keyOf(kind, client.id), window = open.get(key) ?? makers.get(kind)?.(client);
  if (!window) return;
  open.set(key, window);
  last = client.id;
  await window.render({ force: true });
};

/** Opens a window that is closed, closes one that is open: what a key does. */
export const toggleWindow = async (kind: WindowKind, client: TableClient): Promise<void> => {
  const window = open.get(keyOf(kind, client.id));
  await (window?.rendered ? window.close() : openWindow(kind, client));
};

/** Closes all windows of a table that is gone. */
export const closeWindows = async (table: string): Promise<void> => {
  for (const [key, window] of open) {
    if (!key.endsWith(` ${table}`)) continue;
    open.delete(key);
    if (window.rendered) await window.close();
  }
};
