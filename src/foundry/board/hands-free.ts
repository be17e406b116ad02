/** Detects a table where changes by hand are allowed, to load the code for them. */
import type { TableClient } from '../../table/panels/client-model';

/** Calls `act` once, as soon as a table allows changes by hand; returns how to stop waiting. */
export const onceFree = (client: TableClient, act: () => void): (() => void) => {
  if (client.timeline.mode !== 'enforced') {
    act();
    return () => undefined;
  }
  const stop = client.onChange(() => {
    if (client.timeline.mode === 'enforced') return;
    stop();
    act();
  });
  return stop;
};
