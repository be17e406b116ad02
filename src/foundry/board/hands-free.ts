/** When a table is one at which hands are free, so that what they need is loaded. */
import type { TableClient } from '../../table/panels/client-model';

/** Calls once, as soon as the rules leave hands free at a table; returns how to stop waiting. */
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
