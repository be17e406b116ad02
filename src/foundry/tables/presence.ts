/** Who referees, and is he there? Clients ask; referees answer at once, for the timers of a hidden tab are slow. */
import { setting } from '../settings';
import { onSignal, send, type Refereed } from './socket';
import { thisClient } from './this-client';

/** How often a client asks (ms), at most a third of what counts as silence. */
const EVERY = 5_000;

/** DESIGN 5: after so long without an answer (ms) the referee counts as gone. */
export const silence = (): number => setting('silence') * 1_000;

const heard = new Map<string, number>(), left = new Set<string>();
const listeners = new Set<() => void>();
let since: number | undefined;

/** How long a client has not been heard (ms): since this one began to ask, if it never was. */
export const quietFor = (client: string): number => {
  const now = performance.now();
  return now - (heard.get(client) ?? since ?? now);
};

/** Has it ever been heard here? */
export const wasHeard = (client: string): boolean => heard.has(client);

/** Did its page say that it closes? It may be a reload: then it is back at once. */
export const hasLeft = (client: string): boolean => left.has(client);

/** A client has shown that it is there. */
export const noteHeard = (client: string): void => {
  heard.set(client, performance.now());
  left.delete(client);
};

/** Called whenever something has been heard, and every few seconds besides. */
export const onPresence = (listener: () => void): void => { listeners.add(listener); };

const tell = (): void => { for (const listener of listeners) listener(); };

/** `refereed` names the tables this client referees, `outdated` is told of a later lease on a table. */
export const watchPresence = (refereed: () => readonly Refereed[], later: (told: Refereed) => void): void => {
  onSignal(signal => {
    if (signal.kind === 'ping') {
      const tables = refereed();
      if (tables.length) send({ kind: 'pong', from: thisClient(), tables });
      tell(); // the clock of a hidden tab is slow; what others send comes in time
    }
    if (signal.kind === 'pong') {
      noteHeard(signal.from);
      for (const told of signal.tables) later(told);
      tell();
    }
    if (signal.kind === 'bye') {
      left.add(signal.from);
      tell();
    }
  });
  const ask = () => { send({ kind: 'ping', from: thisClient() }); tell(); };
  since = performance.now();
  ask();
  window.setInterval(ask, Math.min(EVERY, silence() / 3));
  window.addEventListener('pagehide', () => { if (refereed().length) send({ kind: 'bye', from: thisClient() }); });
};
