/** What stands between the tools at the left and the board, and takes its room from the board: the guide. */

let end = 0;
const listeners = new Set<() => void>();

/** Where it ends, in pixels from the left; 0 where nothing stands there. */
export const asideEnd = (): number => end;

export const setAside = (to: number): void => {
  if (to === end) return;
  end = to;
  for (const tell of listeners) tell();
};

/** Calls whenever it grows or goes; returns how to stop. */
export const onAside = (tell: () => void): (() => void) => {
  listeners.add(tell);
  return () => listeners.delete(tell);
};
