/**
 * Who referees, and are they there? Clients ask and referees answer at once, because timers in hidden tabs are slow.
 * Only an answer to one's own question counts, or a new entry of the record: while people play, hardly anybody asks.
 * An unrequested message only makes a client ask.
 */
import type { Lease } from '../../record/model';
import type { Presence } from '../../wire/presence-proof';
import type { Route } from '../../wire/delivery';
import type { Election, Moment, ElectionStep, Table } from './model';

/** After so long (ms) without a sign of a referee a client asks, or sooner if the lease timeout is short. */
const EVERY = 5_000;
/** The minimum between questions (ms). */
const SOON = 500;
/** How long (ms) a referee who is asked has to answer. Even the slowest connection answers in that time. */
const GRACE = 1_500;
/** Questions that may still be answered. */
const OPEN = 6;

/** How long a table's client was silent (ms): since this page knows of it, if it was never heard. */
export const quietFor = ({ heard, since }: Table, client: string, now: number): number =>
  now - (heard[client] ?? since);

export const wasHeard = ({ heard }: Table, client: string): boolean => Object.hasOwn(heard, client);

/**
 * Is the holder of a lease here? Yes, until their page says that it closes, the server says that their user has left,
 * or they were silent for too long. A message since then counts more than the list of users, which may be late.
 */
export const isThere = (election: Election, table: Table, { user, client }: Lease, now: number): boolean =>
  !table.left.includes(client) &&
  quietFor(table, client, now) <= election.leaseTimeout &&
  (wasHeard(table, client) || table.facts.people.some(one => one.user === user && one.isActive));

/** A client showed at this time that it referees a table. What is older than the last such sign shows nothing. */
export const noteHeard = (table: Table, client: string, at: number): Table => {
  if (at < (table.heard[client] ?? table.since)) return table;
  const { unanswered, ...answered } = table;
  const isAnswer = client === table.facts.lease.client && (unanswered === undefined || at >= unanswered);
  return {
    ...(isAnswer ? answered : table),
    heard: { ...table.heard, [client]: at },
    left: table.left.filter(one => one !== client),
  };
};

/** Was the holder of the lease asked, and had they time to answer? A page that has slept, or was offline, asks first. */
export const hadTimeToAnswer = ({ unanswered }: Table, now: number): boolean =>
  unanswered !== undefined && now - unanswered >= GRACE;

/** Its page closes, or its user has left. After a reload it is heard again at once. */
export const noteLeft = (table: Table, client: string): Table =>
  table.left.includes(client) ? table : { ...table, left: [...table.left, client] };

/** Asks who referees; soon, if it has only just asked. */
export const askAround = (election: Election, { now, nonce }: Moment): ElectionStep => {
  if (now - election.asked < SOON) return { election: { ...election, isDue: true }, effects: [] };
  const questions = [...election.questions, nonce].slice(-OPEN);
  // nobody can answer a page that is offline
  const tables = election.isCut
    ? election.tables
    : Object.fromEntries(Object.entries(election.tables).map(([id, table]) => [id, { unanswered: now, ...table }]));
  return {
    election: { ...election, asked: now, isDue: false, questions, tables },
    effects: [{ kind: 'ping', nonce }],
  };
};

/** Is it time to ask again? Not while the referees of all tables show that they are there. */
export const isTimeToAsk = ({ isDue, asked, leaseTimeout, tables }: Election, now: number): boolean => {
  const patience = Math.min(EVERY, leaseTimeout / 4);
  const isQuiet = (table: Table): boolean => quietFor(table, table.facts.lease.client, now) >= patience;
  return isDue || (now - asked >= patience && Object.values(tables).some(isQuiet));
};

/** A client is said to leave: if it holds a lease it is asked, and counts as gone if it does not answer. */
export const doubt = (election: Election, client: string, at: Moment): ElectionStep => {
  const held = Object.values(election.tables).filter(({ facts }) => facts.lease.client === client);
  if (!held.length || held.some(({ doubted }) => Object.hasOwn(doubted, client))) return { election, effects: [] };
  const tables = held.map(table => [table.id, { ...table, doubted: { ...table.doubted, [client]: at.now } }] as const);
  return askAround({ ...election, tables: { ...election.tables, ...Object.fromEntries(tables) } }, at);
};

/** Clients that were said to leave and did not answer in time count as gone. */
export const withoutDoubted = (table: Table, now: number): Table => {
  const due = Object.entries(table.doubted).filter(([, begun]) => now - begun >= GRACE);
  return due.reduce((known, [client, begun]) => {
    const { [client]: _, ...doubted } = known.doubted;
    const judged = { ...known, doubted };
    return (known.heard[client] ?? -Infinity) < begun ? noteLeft(judged, client) : judged;
  }, table);
};

/** A client has answered a question of this page: it referees a table, under a lease of this epoch. */
export const hearPresence = (table: Table, { client, epoch }: Presence, now: number): Table => ({
  ...noteHeard(table, client, now),
  highest: Math.max(table.highest, epoch),
});

/** Where to send envelopes for a table's referee; undefined if this page does not know the table. */
export const routeTo = (election: Election, id: string, now: number): Route | undefined => {
  const table = election.tables[id];
  if (!table) return undefined;
  const { lease, people } = table.facts;
  const holder = people.find(({ user }) => user === lease.user);
  return {
    lease,
    ...(holder && { holder }),
    ...(election.mine && { mine: election.mine }),
    isHere: table.duty.kind === 'serving',
    isThere: isThere(election, table, lease, now),
    isInDoubt: table.doubt !== undefined,
  };
};
