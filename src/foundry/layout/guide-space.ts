/** The guide's window between the tools at the left and the board, which gives it room. */

let end = 0;
const listeners = new Set<() => void>();

/** Its right end, in pixels from the left; 0 if nothing stands there. */
export const asideEnd = (): number => end;

export const setAside = (to: number): void => {
  if (to === end) return;
  end = to;
  for (const tell of listeners) tell();
};

/** Calls when it resizes or closes; returns how to stop. */
export const onAside = (tell: () => void): (() => void) => {
  listeners.add(tell);
  return () => listeners.delete(tell);
};
