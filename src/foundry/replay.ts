/** Which moment of a table's past this browser looks at: the Record window chooses it, the board shows it. */

const shown = new Map<string, number>();
const listeners = new Map<string, Set<() => void>>();

/** The revision that is shown instead of the present one; undefined is the present. */
export const replayAt = (table: string): number | undefined => shown.get(table);

/** Shows a revision, or the present. */
export const showRevision = (table: string, revision: number | undefined): void => {
  if (shown.get(table) === revision) return;
  if (revision === undefined) shown.delete(table);
  else shown.set(table, revision);
  for (const listener of listeners.get(table) ?? []) listener();
};

/** Called whenever another moment is shown; returns how to stop. */
export const onReplay = (table: string, listener: () => void): (() => void) => {
  const own = listeners.get(table) ?? new Set();
  listeners.set(table, own.add(listener));
  return () => {
    own.delete(listener);
  };
};
