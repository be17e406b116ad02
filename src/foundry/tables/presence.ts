/** Who referees, and is he there? Clients ask; referees answer at once, for the timers of a hidden tab are slow. */
import type { Lease } from '../../table/model';
import { setting } from '../settings';
import { onSignal, send, type Refereed } from './socket';
import { thisClient } from './this-client';

/** How often a client asks (ms), or more often where silence is short; and how often it looks whether it is time. */
const EVERY = 5_000, TICK = 500;

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

/**
 * Is the holder of a lease here? He is until his page says that it closes, the server says that his user has left, or
 * he was silent for too long. One who was heard since is here, whatever the list of users says: it may be late.
 */
export const isThere = ({ user, client }: Lease): boolean =>
  !left.has(client) && quietFor(client) <= silence() && (wasHeard(client) || !!game.users.get(user)?.active);

/** A client has shown that it is there. */
export const noteHeard = (client: string): void => {
  heard.set(client, performance.now());
  left.delete(client);
};

/** Its page closes, or its user has left. It may be a reload: then it is heard again at once. */
export const noteLeft = (client: string): void => {
  left.add(client);
  tell();
};

/** Called whenever something has been heard, and every few seconds besides. */
export const onPresence = (listener: () => void): void => { listeners.add(listener); };

const tell = (): void => { for (const listener of listeners) listener(); };

export interface Watching {
  /** The tables this client referees. */
  refereed(): readonly Refereed[];
  /** Another client says that it referees a table. */
  heard(told: Refereed): void;
  /** The referee of a table had left and is back. */
  returned(table: string): void;
}

/** Says at once that this client referees, where others may think that nobody does. */
export const tellPresence = (tables: readonly Refereed[]): void => send({ kind: 'pong', from: thisClient(), tables });

export const watchPresence = ({ refereed, heard: told, returned }: Watching): void => {
  onSignal(signal => {
    if (signal.kind === 'ping') {
      const tables = refereed();
      if (tables.length) tellPresence(tables);
      tell(); // the clock of a hidden tab is slow; what others send comes in time
    }
    if (signal.kind === 'pong') {
      const isBack = left.has(signal.from);
      noteHeard(signal.from);
      for (const one of signal.tables) {
        told(one);
        if (isBack) returned(one.table);
      }
      tell();
    }
    if (signal.kind === 'bye') noteLeft(signal.from);
  });
  let asked = 0;
  const ask = () => {
    asked = performance.now();
    send({ kind: 'ping', from: thisClient() });
    tell();
  };
  const often = (): number => Math.min(EVERY, silence() / 4);
  since = performance.now();
  ask();
  window.setInterval(() => { if (performance.now() - asked >= often()) ask(); }, TICK);
  window.addEventListener('pagehide', () => { if (refereed().length) send({ kind: 'bye', from: thisClient() }); });
};
