/**
 * Up to which entry this user has seen each table. Stored in the world as the user's setting, so that moves seen on
 * the phone are not shown again at the desk.
 */
import type { Missed } from '../../table/panels/client-model';
import { ID } from '../module-id';
import type { LiveTable } from '../tables/live-table';

declare global {
  interface SettingConfig {
    'revolution-tables.lastSeen': Record<string, unknown>;
  }
}

export const registerSeen = (): void => {
  game.settings.register(ID, 'lastSeen', { scope: 'user', config: false, type: Object, default: {} });
};

/** The least time (ms) between two writes of a page, so that a live game does not write at every move. */
const SELDOM = 20_000;
/** How long (ms) a position must be visible to count as seen. */
const LOOKS = 2_000;

const seenOf = (table: string): number | undefined => {
  const seen = game.settings.get(ID, 'lastSeen')[table];
  return typeof seen === 'number' && Number.isSafeInteger(seen) && seen >= 0 ? seen : undefined;
};

/** Is its column or window on the page? */
const isOpen = ({ id }: LiveTable): boolean => document.getElementById(`rt-table-${id}`) !== null;

/** What others have done since this user saw the table last; undefined if nothing, or if they never saw it. */
const missedAt = ({ id, timeline, mySeats }: LiveTable): Missed | undefined => {
  const from = seenOf(id);
  if (from === undefined || from > timeline.revision || !mySeats.length) return undefined;
  const count = timeline.moments.filter(
    ({ entry, undone }) => entry.kind === 'turn' && !undone && entry.r > from && !mySeats.includes(entry.seat),
  ).length;
  return count ? { from, to: timeline.revision, count } : undefined;
};

const noted = new Map<string, number>();

const noteSeen = async (table: LiveTable): Promise<void> => {
  const { id, timeline, mySeats } = table;
  if (table.missed || !mySeats.length || !timeline.begun || !isOpen(table)) return;
  if ((seenOf(id) ?? 0) >= timeline.revision) return;
  noted.set(id, performance.now());
  const all = game.settings.get(ID, 'lastSeen');
  // if the world does not store it, moves are shown again, which needs no message
  await game.settings.set(ID, 'lastSeen', { ...all, [id]: timeline.revision }).catch(() => undefined);
};

const timers = new Map<string, number>();
const noteSoon = (table: LiveTable): void => {
  if (timers.has(table.id)) return;
  const last = noted.get(table.id);
  const wait = last === undefined ? LOOKS : Math.max(LOOKS, last + SELDOM - performance.now());
  timers.set(
    table.id,
    window.setTimeout(() => {
      timers.delete(table.id);
      // nobody looks at a hidden page
      if (document.visibilityState === 'visible') void noteSeen(table);
    }, wait),
  );
};

/** Called when what was missed has been shown or dismissed, or the user acts. */
export const sawMissed = (table: LiveTable): void => {
  if (!table.missed) return;
  table.missed = undefined;
  table.changed('seat');
  noteSoon(table);
};

/** Has this user acted since? */
const hasActed = ({ timeline, mySeats }: LiveTable, { to }: Missed): boolean =>
  timeline.moments.some(({ entry }) => entry.r > to && entry.kind === 'turn' && mySeats.includes(entry.seat));

/** Tracks what this user has seen of a table. */
export const followSeen = (table: LiveTable): void => {
  table.missed = missedAt(table);
  if (table.missed) table.changed('seat');
  noteSoon(table);
  table.onChange(({ kind }) => {
    if (kind !== 'record' && kind !== 'seat') return;
    if (table.missed && hasActed(table, table.missed)) sawMissed(table);
    noteSoon(table);
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') noteSoon(table);
    // it was visible until now, and the pending timer would be too late
    else if (timers.has(table.id)) void noteSeen(table);
  });
};
