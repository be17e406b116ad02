/** Which moment of a table's past this browser views. Set by the Record window or a played turn. */

/** The table after an entry, or after some of its events. */
export interface Shown {
  readonly revision: number;
  readonly events?: number;
  /** It is playing towards the present. */
  readonly playing?: true;
}

const shown = new Map<string, Shown>();
const listeners = new Map<string, Set<() => void>>();
const boards = new Map<string, number>();
const openings = new Set<(table: string) => void>();

/** What is shown instead of the present; undefined is the present. */
export const shownAt = (table: string): Shown | undefined => shown.get(table);

/** The revision that is shown instead of the present one; undefined is the present. */
export const replayAt = (table: string): number | undefined => shown.get(table)?.revision;

/** Is the board playing towards the present? */
export const isPlaying = (table: string): boolean => shown.get(table)?.playing === true;

/** While the replay runs towards the present: the last entry that was shown as a whole. Later ones are not told yet. */
export const seenUntil = (table: string): number | undefined => {
  const moment = shown.get(table);
  if (!moment?.playing) return undefined;
  return moment.events === undefined ? moment.revision : moment.revision - 1;
};

/** Shows a moment, or the present. */
export const show = (table: string, moment: Shown | undefined): void => {
  const before = shown.get(table);
  if (before?.revision === moment?.revision && before?.events === moment?.events && before?.playing === moment?.playing)
    return;
  if (moment === undefined) shown.delete(table);
  else shown.set(table, moment);
  for (const listener of [...(listeners.get(table) ?? [])]) listener();
};

/** Shows a revision, or the present. */
export const showRevision = (table: string, revision: number | undefined): void =>
  show(table, revision === undefined ? undefined : { revision });

/** Called whenever another moment is shown; returns how to stop. */
export const onReplay = (table: string, listener: () => void): (() => void) => {
  const own = listeners.get(table) ?? new Set();
  listeners.set(table, own.add(listener));
  return () => {
    own.delete(listener);
  };
};

/** Called whenever a board of any table opens on this page; returns how to stop. */
export const onBoard = (listener: (table: string) => void): (() => void) => {
  openings.add(listener);
  return () => {
    openings.delete(listener);
  };
};

/** Registers a board of the table on this page; returns how to unregister it. */
export const boardOpened = (table: string): (() => void) => {
  boards.set(table, (boards.get(table) ?? 0) + 1);
  for (const listener of [...openings]) listener(table);
  return () => {
    boards.set(table, (boards.get(table) ?? 1) - 1);
  };
};

/** Is there a board on which motion could be seen? */
export const hasBoard = (table: string): boolean => (boards.get(table) ?? 0) > 0;

/** Resolves when nothing is playing towards the present. */
export const played = (table: string): Promise<void> =>
  new Promise(resolve => {
    const stop = onReplay(table, () => done());
    const done = (): void => {
      if (isPlaying(table)) return;
      stop();
      resolve();
    };
    done();
  });
