/** The open windows of each table, and how to open more. One window of a kind per table. */
import { toAct } from '../kernel/agenda';
import type { TableClient } from '../table/panels/client-model';
import { placeOf, type Spot } from './placing';
import type { Registry } from './registry';
import { pageSize } from './page-size';

export type WindowKind = 'table' | 'hand' | 'seats' | 'record' | 'board' | 'helpers';

/** What this file needs of an application. */
export interface Window {
  readonly rendered: boolean;
  addEventListener(type: 'close', listener: () => void): unknown;
  render(options: { force: boolean }): Promise<unknown>;
  close(): Promise<unknown>;
  /** Scrolls to a part of the window (a helper), if it has such parts. */
  bring?(part: string): void;
  readonly position: { readonly left?: unknown; readonly top?: unknown; readonly width?: unknown };
  setPosition(spot: Spot): unknown;
}

/** Makes a window, or a frameless part inside an element; undefined if its code does not load. */
type Make = (client: TableClient, into?: HTMLElement) => Window | Promise<Window | undefined>;

/** The table at which the user sits: parts in its docks are no windows. */
export interface Place {
  readonly client: TableClient;
  /** Brings a part into view, and returns whether it is docked here. */
  bring(kind: WindowKind): boolean;
  /** Folds or unfolds a part, and returns whether it is docked here. */
  toggle(kind: WindowKind): boolean;
  /** A detached dock's window was closed: it becomes a dock again. */
  putBack(window: { readonly kind: WindowKind; readonly client: TableClient }): void;
  /** Puts back what is in hand; returns whether there was anything. */
  release(): boolean;
  /** Shows the whole board again. */
  fit(): void;
  /** Shows or hides the parts of the page that gave way to the table. */
  toggleOwnParts(): void;
}

const makers = new Map<WindowKind, Make>();
const coming = new Map<string, Promise<Window | undefined>>();
const open = new Map<string, Window>();
let last: string | undefined;

let place: Place | undefined;

/** The table at which the user sits, else that of the window opened last. */
export const lastTable = (): string | undefined => place?.client.id ?? last;

/** Sets the table at which the user sits, if any. */
export const usePlace = (now: Place | undefined): void => {
  place = now;
};

/** The place where the user sits. */
export const placeNow = (): Place | undefined => place;

/** Does the user sit at this table? */
export const isSeatedAt = (table: string): boolean => place?.client.id === table;

const placeAt = (table: string): Place | undefined => (isSeatedAt(table) ? place : undefined);

const keyOf = (kind: WindowKind, table: string) => `${kind} ${table}`;

/** Registers how a kind of window is made; called once, at start. */
export const registerWindow = (kind: WindowKind, make: Make): void => {
  makers.set(kind, make);
};

let library = (): void => undefined;

/** Registers how the library is opened; called once, at start. */
export const registerLibrary = (open: () => void): void => {
  library = open;
};

/** Opens the library. */
export const showLibrary = (): void => {
  library();
};

/** Where a window is, if it is open. */
const spotOf = (window: Window | undefined): Spot | undefined => {
  if (!window?.rendered) return undefined;
  const { left, top, width } = window.position;
  return typeof left === 'number' && typeof top === 'number' && typeof width === 'number'
    ? { left, top, width }
    : undefined;
};

/** The width (px) below which a board is unreadable. */
const LEAST_BOARD = 560;

/** Places a window that opens for the first time; the hand's place is its dock. */
const putInPlace = (kind: WindowKind, window: Window, table: string): void => {
  const wished = spotOf(window);
  if (!wished || kind === 'hand') return;
  const others = [...open.values()].flatMap(other => (other === window ? undefined : spotOf(other)) ?? []);
  const beside = kind === 'table' ? undefined : spotOf(open.get(keyOf('table', table)));
  window.setPosition(
    placeOf(wished, {
      beside,
      others,
      page: pageSize().width,
      ...(kind === 'board' && { least: LEAST_BOARD }),
    }),
  );
};

/** A new window of a kind; a second request while it opens gets the same one. */
const made = async (kind: WindowKind, client: TableClient): Promise<Window | undefined> => {
  const key = keyOf(kind, client.id);
  const asked = coming.get(key) ?? Promise.resolve(makers.get(kind)?.(client)).finally(() => coming.delete(key));
  coming.set(key, asked);
  return asked;
};

/** Makes a frameless part of a table inside an element of the page. */
export const makeWindow = async (
  kind: WindowKind,
  client: TableClient,
  into: HTMLElement,
): Promise<Window | undefined> => makers.get(kind)?.(client, into);

/** Opens a table's window even if the part has a dock, or brings it to the front; `part` selects a part of it. */
export const openOwn = async (kind: WindowKind, client: TableClient, part?: string): Promise<void> => {
  const key = keyOf(kind, client.id);
  const known = open.get(key);
  const window = known ?? (await made(kind, client));
  // the user may have sat down during the import, and the part is in a dock now
  if (!window || (!known && placeAt(client.id)?.bring(kind))) return;
  open.set(key, window);
  last = client.id;
  if (part !== undefined) window.bring?.(part);
  await window.render({ force: true });
  if (open.get(key) !== window) {
    await window.close();
    return;
  }
  if (!known) putInPlace(kind, window, client.id);
};

/** Closes a table's window, if it is open. */
export const closeOwn = async (kind: WindowKind, table: string): Promise<void> => {
  const key = keyOf(kind, table);
  const window = open.get(key);
  open.delete(key);
  if (window?.rendered) await window.close();
};

/** Opens a part of a table: in its dock if the user sits there, else as a window. */
export const openWindow = async (kind: WindowKind, client: TableClient, part?: string): Promise<void> => {
  if (!placeAt(client.id)?.bring(kind)) await openOwn(kind, client, part);
};

/** Opens a closed window and closes an open one, for a key. */
export const toggleWindow = async (kind: WindowKind, client: TableClient): Promise<void> => {
  if (placeAt(client.id)?.toggle(kind)) return;
  const window = open.get(keyOf(kind, client.id));
  await (window?.rendered ? window.close() : openWindow(kind, client));
};

const closeAll = async (isMeant: (key: string) => boolean): Promise<void> => {
  for (const [key, window] of open) {
    if (!isMeant(key)) continue;
    open.delete(key);
    if (window.rendered) await window.close();
  }
};

/** Closes all windows of a table that is gone. */
export const closeWindows = (table: string): Promise<void> => closeAll(key => key.endsWith(` ${table}`));

/** Closes the windows of all other tables, when a user sits down at this one. */
export const closeOthers = (table: string): Promise<void> => closeAll(key => !key.endsWith(` ${table}`));

/** The tables of this world, set once at start for keys and sheets, which get them in no other way. */
let registry: Registry | undefined;

export const useRegistry = (given: Registry): void => {
  registry = given;
};
export const knownRegistry = (): Registry | undefined => registry;

const waitsForMe = ({ game: rules, timeline, mySeats }: TableClient): boolean =>
  timeline.begun && !timeline.ending && toAct(rules, timeline.state).some(seat => mySeats.includes(seat));

/**
 * The table that a key means: the one used last, else one that waits for this user, else any. With `of`, only tables
 * of that game.
 */
export const currentTable = (of?: string): TableClient | undefined => {
  const all = (knownRegistry()?.tables() ?? []).filter(client => of === undefined || client.game.id === of);
  const recent = lastTable();
  return all.find(client => client.id === recent) ?? all.find(waitsForMe) ?? all[0];
};
