/** The windows of each table that are open, and how to open more. One window of a kind per table. */
import type { TableClient } from '../../table/panels/client-model';
import { placeOf, type Place } from './placing';

export type WindowKind = 'table' | 'hand' | 'seats' | 'record' | 'board' | 'helpers';

/** What this file needs of an application. */
export interface Window {
  readonly rendered: boolean;
  render(options: { force: boolean }): Promise<unknown>;
  close(): Promise<unknown>;
  /** Brings a part of it into view (a helper), where it has such parts. */
  bring?(part: string): void;
  readonly position: { readonly left?: unknown; readonly top?: unknown; readonly width?: unknown };
  setPosition(place: Place): unknown;
}

/** How a window is made; undefined where its part of the module does not come. */
type Make = (client: TableClient) => Window | Promise<Window | undefined>;

const makers = new Map<WindowKind, Make>();
const coming = new Map<string, Promise<Window | undefined>>();
const open = new Map<string, Window>();
let last: string | undefined;

/** The table whose window was opened last. */
export const lastTable = (): string | undefined => last;

const keyOf = (kind: WindowKind, table: string) => `${kind} ${table}`;

/** Says how a window of this kind is made; called once, at start. */
export const registerWindow = (kind: WindowKind, make: Make): void => {
  makers.set(kind, make);
};

/** Where a window lies, if it lies anywhere. */
const placeNow = (window: Window | undefined): Place | undefined => {
  if (!window?.rendered) return undefined;
  const { left, top, width } = window.position;
  return typeof left === 'number' && typeof top === 'number' && typeof width === 'number'
    ? { left, top, width }
    : undefined;
};

/** A board narrower than this cannot be read. */
const LEAST_BOARD = 560;

/** Gives a window that opens for the first time its place among the others; the hand has a dock of its own. */
const putInPlace = (kind: WindowKind, window: Window, table: string): void => {
  const wished = placeNow(window);
  if (!wished || kind === 'hand') return;
  const others = [...open.values()].flatMap(other => (other === window ? undefined : placeNow(other)) ?? []);
  const beside = kind === 'table' ? undefined : placeNow(open.get(keyOf('table', table)));
  window.setPosition(
    placeOf(wished, {
      beside,
      others,
      page: globalThis.innerWidth,
      ...(kind === 'board' && { least: LEAST_BOARD }),
    }),
  );
};

/** A new window of a kind; whoever asks for it twice while it comes gets the same. */
const made = async (kind: WindowKind, client: TableClient): Promise<Window | undefined> => {
  const key = keyOf(kind, client.id);
  const asked = coming.get(key) ?? Promise.resolve(makers.get(kind)?.(client)).finally(() => coming.delete(key));
  coming.set(key, asked);
  return asked;
};

/** Opens a table's window, or brings it to the front; at a part of it, if one is named. */
export const openWindow = async (kind: WindowKind, client: TableClient, part?: string): Promise<void> => {
  const key = keyOf(kind, client.id);
  const known = open.get(key);
  const window = known ?? (await made(kind, client));
  if (!window) return;
  open.set(key, window);
  last = client.id;
  if (part !== undefined) window.bring?.(part);
  await window.render({ force: true });
  if (!known) putInPlace(kind, window, client.id);
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
