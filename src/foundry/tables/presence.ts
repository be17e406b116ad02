/**
 * Who referees, and is he there? Clients ask; referees answer at once, for the timers of a hidden tab are slow. Only an
 * answer to one's own question counts: what others say by themselves makes a client ask, and no more.
 */
import type { Lease } from '../../table/record/model';
import { type Challenge, openPresence, type Presence } from '../../table/sealing/presence-proof';
import { newKey } from '../../table/sealing/sealing';
import { setting } from '../settings';
import { random } from './keys';
import { onSignal, send, type Vouched } from './socket';

/** How often a client asks (ms), or more often where silence is short; and how often it looks whether it is time. */
const EVERY = 5_000;
const TICK = 500;
/** How long (ms) a referee who is said to leave has to say that he does not: the slowest line answers in that time. */
const GRACE = 1_500;
/** Questions that may still be answered. */
const OPEN = 6;

/** DESIGN 5: after so long without an answer (ms) the referee counts as gone. */
export const silence = (): number => setting('silence') * 1_000;

const nameOf = (table: string, client: string): string => `${table} ${client}`;
const heard = new Map<string, number>();
const left = new Set<string>();
const listeners = new Set<() => void>();
let since: number | undefined;

/** How long a client has not been heard of a table (ms): since this one began to ask, if it never was. */
export const quietFor = (table: string, client: string): number => {
  const now = performance.now();
  return now - (heard.get(nameOf(table, client)) ?? since ?? now);
};

/** Has it ever been heard here? */
export const wasHeard = (table: string, client: string): boolean => heard.has(nameOf(table, client));

/**
 * Is the holder of a lease here? He is until his page says that it closes, the server says that his user has left, or
 * he was silent for too long. One who was heard since is here, whatever the list of users says: it may be late.
 */
export const isThere = (table: string, { user, client }: Lease): boolean =>
  !left.has(nameOf(table, client)) &&
  quietFor(table, client) <= silence() &&
  (wasHeard(table, client) || !!game.users.get(user)?.active);

/** A client has shown that it referees a table. */
export const noteHeard = (table: string, client: string): void => {
  heard.set(nameOf(table, client), performance.now());
  left.delete(nameOf(table, client));
};

/** Its page closes, or its user has left. It may be a reload: then it is heard again at once. */
export const noteLeft = (table: string, client: string): void => {
  left.add(nameOf(table, client));
  tell();
};

/** Called whenever something has been heard, and every few seconds besides. */
export const onPresence = (listener: () => void): void => {
  listeners.add(listener);
};

const tell = (): void => {
  for (const listener of listeners) listener();
};

/** This page's own key, for the answers to its questions. */
const mine = newKey(random);
const questions: string[] = [];
let asked = -Infinity;
let isDue = false;

/** Asks who referees; soon, if it has just been asked. */
export const askAround = (): void => {
  isDue = performance.now() - asked < TICK;
  if (isDue) return;
  asked = performance.now();
  const nonce = foundry.utils.randomID(16);
  questions.push(nonce);
  questions.splice(0, questions.length - OPEN);
  send({ kind: 'ping', key: mine.public, nonce });
  tell();
};

export interface Watching {
  /** Does this client referee any table? */
  isRefereeing(): boolean;
  /** What this client answers of the tables that it referees. */
  vouch(challenge: Challenge): readonly Vouched[];
  /** The key of a table, to know its referee by. */
  keyOf(table: string): string | undefined;
  /** The leases of all tables. */
  leases(): readonly (readonly [table: string, lease: Lease])[];
  /** Another client referees a table, and has shown it. */
  heard(table: string, presence: Presence): void;
  /** The referee of a table had left and is back. */
  returned(table: string): void;
}

/** Asks others to ask this client, where they may think that nobody referees. */
export const tellPresence = (): void => send({ kind: 'hello' });

/** Believes what answers a question of this client. */
const hear = ({ keyOf, heard: told, returned }: Watching, nonce: string, tables: readonly Vouched[]): void => {
  if (!questions.includes(nonce)) return;
  for (const { table, box } of tables) {
    const tableKey = keyOf(table);
    const presence = tableKey && openPresence(box, mine, nonce, { id: table, tableKey });
    if (!presence) continue;
    const isBack = left.has(nameOf(table, presence.client));
    noteHeard(table, presence.client);
    told(table, presence);
    if (isBack) returned(table);
  }
  tell();
};

const doubted = new Set<string>();

/** A referee is said to leave: he is asked, and has left if he does not answer. */
const doubt = ({ leases }: Watching, client: string): void => {
  const held = leases().filter(([, lease]) => lease.client === client);
  if (!held.length || doubted.has(client)) return;
  doubted.add(client);
  const begun = performance.now();
  askAround();
  window.setTimeout(() => {
    doubted.delete(client);
    for (const [table] of held) if ((heard.get(nameOf(table, client)) ?? 0) < begun) noteLeft(table, client);
  }, GRACE);
};

export const watchPresence = (watching: Watching): void => {
  onSignal(signal => {
    if (signal.kind === 'ping') {
      const tables = watching.vouch(signal);
      if (tables.length) send({ kind: 'pong', nonce: signal.nonce, tables });
      tell(); // the clock of a hidden tab is slow; what others send comes in time
    }
    if (signal.kind === 'pong') hear(watching, signal.nonce, signal.tables);
    if (signal.kind === 'hello') askAround();
    if (signal.kind === 'bye') doubt(watching, signal.from);
  });
  const often = (): number => Math.min(EVERY, silence() / 4);
  since = performance.now();
  askAround();
  window.setInterval(() => {
    if (isDue || performance.now() - asked >= often()) askAround();
  }, TICK);
  window.addEventListener('pagehide', () => {
    if (watching.isRefereeing()) send({ kind: 'bye' });
  });
};
