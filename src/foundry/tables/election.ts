/**
 * This page's part in the election of referees. It tells the machine (`table/referee/election`) about documents,
 * users and the socket, and carries out the machine's effects.
 */
import type { Head, Lease } from '../../table/record/model';
import type { Effect, Election, Facts, Input, Stored } from '../../table/referee/election/model';
import { MOST_LATER } from '../../table/record/timeline';
import type { Timeline } from '../../table/record/timeline-model';
import { writing } from '../../table/referee/election/lease';
import { isThere, routeTo } from '../../table/referee/election/presence';
import { newElection, step } from '../../table/referee/election/step';
import { NUMBERS } from '../../table/referee/election/succession';
import type { Route } from '../../table/wire/delivery';
import { openPresence, sealPresence } from '../../table/wire/presence-proof';
import { keyPairOf, newKey } from '../../table/crypto/keys';
import { lackedOf } from '../documents/record-store';
import { claimedOf, headOf, leaseOf, storedEntry, type TableEntry, writeLease } from '../documents/table-entry';
import { socket, VERSION } from '../module-id';
import { setting } from '../settings';
import { onSignal, send, tellFlood, type Vouched } from './socket';
import { random, tableSecret } from './keys';
import { nameSettled, thisClient } from './tab-name';

/** How often (ms) a page checks whether something is due. */
const TICK = 500;

/** What other files do for the election. */
export interface Hands {
  /** The record of a table, as this page has read it. */
  recordOf(table: string): Pick<Timeline, 'keepers' | 'revision' | 'epoch' | 'moments'> | undefined;
  /** Opens the referee of a table; returns the reason if it cannot. */
  open(entry: TableEntry, head: Head, lease: Lease): string | undefined;
  close(table: string): void;
  /** Another page now referees a table, or the same one is back. */
  refereeChanged(table: string): void;
  /** Something that windows show may have changed. */
  changed(table: string): void;
}

interface Known {
  readonly entry: TableEntry;
  readonly head: Head;
}
const known = new Map<string, Known>();
let election: Election = newElection(Infinity);
let hands: Hands | undefined;
let resume: (() => void)[] = [];

/** This page's key for answers to its questions. */
const mine = newKey(random);

/** Is the holder of a lease present, as far as this page knows? */
export const isHolderThere = (id: string): boolean => {
  const table = election.tables[id];
  return table !== undefined && isThere(election, table, table.facts.lease, performance.now());
};

/** Where the referee of a table is, as far as this page knows. */
export const route = (table: string): Route | undefined => routeTo(election, table, performance.now());

const factsOf = ({ entry, head }: Known): Facts => {
  const { keepers = [], revision = 0, epoch = 0, moments = [] } = hands?.recordOf(head.id) ?? {};
  const { serverTime } = game.time;
  const written = moments.at(-1)?.entry.t ?? serverTime;
  // ignores claims above any possible epoch, and leases taken under them
  const isPossible = (claimed: number): boolean => claimed <= epoch + MOST_LATER;
  const lease = leaseOf(entry);
  const claimed = claimedOf(entry);
  return {
    lease: isPossible(lease.epoch) ? lease : { user: '', client: '', epoch },
    epoch: Math.max(epoch, isPossible(claimed) ? claimed : 0),
    newest: { revision, epoch, age: Math.max(0, serverTime - written) },
    hasKey: tableSecret(head.id) !== undefined,
    isOwner: entry.isOwner,
    keepers,
    people: game.users.map(user => ({
      user: user.id,
      role: user.role,
      isActive: user.active,
      isOwner: entry.testUserPermission(user, 'OWNER'),
    })),
  };
};

/** Feeds the machine an input, and carries out its effects. */
const feed = (input: Input): void => {
  const at = { now: performance.now(), nonce: foundry.utils.randomID(16) };
  const { election: next, effects } = step(election, input, at);
  election = next;
  for (const effect of effects) carryOut(effect);
  const waiting = resume;
  resume = [];
  for (const go of waiting) go();
};

/** Reads the present state of a table from the world's documents. */
export const look = (table: string): void => {
  const one = known.get(table);
  if (!one) return;
  feed({ kind: 'table', table, facts: factsOf(one) });
  hands?.changed(table);
};

/** Follows a table from now on. */
export const follow = (entry: TableEntry, head: Head): void => {
  known.set(head.id, { entry, head });
  look(head.id);
};
export const unfollow = (table: string): void => {
  known.delete(table);
  feed({ kind: 'table-gone', table });
};

/** The user wants to referee a table here. */
export const takeOver = (table: string): void => {
  look(table);
  feed({ kind: 'take-over', table });
};

/** May an entry be written under a lease, or does a written one count? Resolves when that is known. */
export const mayWrite = async (table: string, lease: Lease): Promise<boolean> => {
  for (;;) {
    const may = writing(election, table, lease);
    if (may !== 'wait') return may === 'yes';
    await new Promise<void>(go => {
      resume.push(go);
    });
  }
};

const writeClaim = async (table: string, lease: Lease): Promise<void> => {
  const one = known.get(table);
  if (!one) return;
  try {
    await writeLease(one.entry, lease);
    look(table);
    feed({ kind: 'lease-stored', table });
  } catch (error) {
    // an entry in flight when the connection broke is written again by the machine
    if (socket().connected) feed({ kind: 'lease-refused', table });
    else console.warn(error);
  }
};

/** What happened while the connection was broken is not sent again: the server is asked for its present state. */
const reread = async (table: string, round: number): Promise<void> => {
  const one = known.get(table);
  if (!one) return;
  let stored: Stored | undefined;
  try {
    const copy = await storedEntry(one.entry);
    stored = copy && { lease: leaseOf(copy), missing: lackedOf(one.entry, copy) };
  } catch (error) {
    console.warn(error);
    // a restored connection asks again
    if (!socket().connected) return;
  }
  look(table);
  feed({ kind: 'reread', table, round, stored });
  hands?.changed(table);
};

/** Tells an asking page which tables this page referees: sealed with their keys, which nobody else has. */
const vouch = ({ challenge, tables }: Extract<Effect, { readonly kind: 'vouch' }>): void => {
  const boxes: readonly Vouched[] = tables.flatMap(({ table, client, epoch }) => {
    const tableKey = known.get(table)?.head.tableKey;
    const key = tableKey === undefined ? undefined : keyPairOf(tableSecret(table) ?? '', tableKey);
    const box = key && sealPresence({ client, epoch }, { id: table, key }, challenge, random);
    return box === undefined ? [] : [{ table, box }];
  });
  if (boxes.length) send({ kind: 'pong', nonce: challenge.nonce, tables: boxes });
};

const say = (problem: string): void => {
  const text = game.i18n.localize(`RT.problems.${problem}`);
  if (problem === 'outdated') ui.notifications.warn(text, { permanent: true });
  else ui.notifications.error(text);
};

const open = (table: string, lease: Lease): void => {
  const one = known.get(table);
  const problem = one && hands ? hands.open(one.entry, one.head, lease) : 'fault';
  feed(problem === undefined ? { kind: 'opened', table } : { kind: 'not-opened', table, problem });
};

const carryOut = (effect: Effect): void => {
  switch (effect.kind) {
    case 'ping':
      return send({ kind: 'ping', key: mine.public, nonce: effect.nonce });
    case 'vouch':
      return vouch(effect);
    case 'hello':
    case 'bye':
      return send({ kind: effect.kind });
    case 'write-lease':
      return void writeClaim(effect.table, effect.lease);
    case 'open-referee':
      return open(effect.table, effect.lease);
    case 'close-referee':
      return hands?.close(effect.table);
    case 'reread':
      return void reread(effect.table, effect.round);
    case 'referee-changed':
      return hands?.refereeChanged(effect.table);
    case 'tell':
      return say(effect.problem);
    case 'flood':
      return tellFlood(effect.by);
  }
};

/** Accepts an answer to this page's question. */
const hear = (nonce: string, tables: readonly Vouched[]): void => {
  if (!election.questions.includes(nonce)) return;
  for (const { table, box } of tables) {
    const tableKey = known.get(table)?.head.tableKey;
    const presence = tableKey === undefined ? undefined : openPresence(box, mine, nonce, { id: table, tableKey });
    if (!presence) continue;
    feed({ kind: 'presence', nonce, table, presence });
    hands?.changed(table);
  }
};

const beNamed = (): void => {
  const [high = 0, low = 0] = random(2);
  const number = (high * 256 + low) % NUMBERS;
  feed({ kind: 'named', mine: { user: game.userId ?? '', client: thisClient(), version: VERSION, number } });
};

const tick = (): void => {
  if (election.mine && election.mine.client !== thisClient()) beNamed();
  for (const table of known.keys()) look(table);
  feed({ kind: 'tick', leaseTimeout: setting('leaseTimeout') * 1_000 });
  for (const table of known.keys()) hands?.changed(table);
};

/** Called before the tables are opened. */
export const takePart = (given: Hands): void => {
  hands = given;
  onSignal((signal, by) => {
    if (signal.kind === 'ping') {
      const challenge = { key: signal.key, nonce: signal.nonce };
      feed({ kind: 'ping', challenge, ...(by !== undefined && { by }) });
    }
    if (signal.kind === 'pong') hear(signal.nonce, signal.tables);
    if (signal.kind === 'hello') feed({ kind: 'hello' });
    if (signal.kind === 'bye') feed({ kind: 'bye', client: signal.from });
  });
  Hooks.on('updateJournalEntry', entry => {
    const head = headOf(entry);
    if (head) look(head.id);
  });
  Hooks.on('userConnected', (user, isHere) => {
    if (isHere || !user.id) return;
    feed({ kind: 'user-left', user: user.id });
    for (const table of known.keys()) look(table);
  });
  socket().on('disconnect', () => feed({ kind: 'line-lost' }));
  socket().on('connect', () => feed({ kind: 'line-back' }));
  window.addEventListener('pagehide', () => feed({ kind: 'page-closes' }));
  window.setInterval(tick, TICK);
  void nameSettled().then(() => {
    beNamed();
    tick();
  });
};
