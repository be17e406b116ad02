/** The tables of this world in this browser: opened when the world is ready, updated with its documents. */
import { isProblem } from '../../table/loading';
import type { ClosedTable } from '../../table/panels/library';
import { isFull, type Raws } from '../../table/record/timeline';
import type { Head, Problem } from '../../table/record/model';
import { sortedEntries } from '../documents/record-store';
import { afterOf, createEntry, entryOf, headOf, isLent, lend, playersOwning } from '../documents/table-entry';
import type { TableEntry } from '../documents/table-entry';
import { blame } from '../registering';
import { gameRegistry, isForeign } from '../games';
import { onOwnPictures } from '../pictures/own-pictures';
import { type Imported, type NewTable, type Registry, eachTable } from '../registry';
import { setting } from '../settings';
import { fetchProblems } from '../lazy-translations';
import { isGameMaster } from '../users';
import { tendLock } from './person';
import { announce, introduce, beVouchedFor, watchStrangers } from './key-announcement';
import { follow, type Hands, takeOver, takePart, unfollow } from './election';
import { forgetTable } from './keys';
import { compareWithMemory, forgetRecord } from './memory';
import { LiveTable, type Complain, type TableHost } from './live-table';
import { feedDelivery, settleByRecord } from './asking';
import { importedEntry, newHead, oddity, redealPart, showScene } from './new-tables';
import { close, isRefereeing, leases, loadReferee, open as openReferee, watchRecords } from './refereeing';
import { followPages } from './table-record';
import { settleName, thisClient } from './tab-name';
import { unshareKeys } from './shared-keys';
import { keepOwners, tellTrust } from './trust';
import { watchVersions } from './socket';

const open = new Map<string, LiveTable>();
const opening = new Map<string, Promise<LiveTable | undefined>>();
const closed = new Map<string, ClosedTable>();
const listeners = new Set<() => void>();
const tell = (): void => {
  for (const listener of listeners) listener();
};

let complain: Complain = () => undefined;

// Referees are looked up every few seconds; windows render again only when the answer differs.
const shownReferees = new Map<string, string>();

const hands: Hands = {
  recordOf: table => open.get(table)?.timeline,
  open(entry, head, lease) {
    const rules = gameRegistry.known(head.game);
    return rules ? openReferee(entry, rules, head, lease) : 'unknown-game';
  },
  close,
  refereeChanged: table => feedDelivery({ kind: 'referee-changed', table }),
  changed(table) {
    const known = open.get(table);
    const told = JSON.stringify(known?.referee ?? null);
    if (shownReferees.get(table) !== told) {
      shownReferees.set(table, told);
      known?.changed('referee');
    }
    void known?.contribute();
  },
};

/** The table made by redealing another. */
const dealtFrom = (table: string): LiveTable | undefined =>
  [...open.values()].find(({ head }) => head.anew?.table === table);

const host: TableHost = {
  dealing(table) {
    const onCome = (): void => open.forEach(one => one.changed('referee'));
    return redealPart(onCome)?.dealingOf(table, dealtFrom(table.id));
  },
  complain(table, reply) {
    complain(table, reply);
    if ('problem' in reply && reply.problem.problem === 'unknown-browser') beVouchedFor(table.id);
  },
  introduce(table) {
    if (!open.get(table)?.isLocked) void introduce(table);
  },
  takeOver,
};

/** Makes sure that the referee knows the browser of a seated user. */
const beSeated = (table: LiveTable): void => {
  if (table.mySeats.length) beVouchedFor(table.id);
};

/** Lists a table that is not opened, with the reason, for the Library. */
const keepClosed = ({ id, name, game: of }: Head, problem: Problem): undefined => {
  closed.set(id, { id, name, game: of, problem });
  tell();
};

/** Loads the game of a table, then opens it. After a failure it stays closed until the user tries again. */
const openWithGame = async (entry: TableEntry, head: Head): Promise<LiveTable | undefined> => {
  const { id } = head;
  const [loaded, isJudge] = await Promise.all([gameRegistry.load(head.game), loadReferee(), fetchProblems()]);
  const rules = isJudge ? loaded : ({ problem: 'game-not-loaded', details: { game: head.game } } as const);
  if (isProblem(rules)) return keepClosed(head, rules);
  let table: LiveTable;
  try {
    const odd = await oddity(rules, head);
    if (odd) return keepClosed(head, odd);
    table = await LiveTable.open(entry, rules, head, host);
  } catch (fault) {
    // a table that cannot be opened must not block others
    console.warn(fault);
    blame(head.game, fault);
    return keepClosed(head, { problem: 'table-failed', details: { game: head.game } });
  }
  closed.delete(id);
  open.set(id, table);
  if (!table.isLocked) await announce(id);
  beSeated(table);
  follow(entry, head);
  void keepOwners(entry, table);
  void table.contribute();
  void compareWithMemory(table);
  tell();
  // the finished table shows where its game goes on
  open.get(afterOf(entry))?.changed('people');
  return table;
};

/** Opens the table of an entry, once. One that a player could have forged is opened only on request. */
const openEntry = async (entry: TableEntry, isAsked = false): Promise<LiveTable | undefined> => {
  const head = headOf(entry);
  if (!head) return undefined;
  const known = open.get(head.id);
  if (known) return known;
  const owners = playersOwning(entry);
  if (owners.length && !isLent(entry) && !isAsked) {
    await fetchProblems();
    return keepClosed(head, { problem: 'owned-by-player', details: { names: owners.join(', ') } });
  }
  const begun = opening.get(head.id) ?? openWithGame(entry, head).finally(() => opening.delete(head.id));
  opening.set(head.id, begun);
  return begun;
};

/** Handles that a table has read more of its record. */
const haveRead = (table: LiveTable, raws: Raws, since: number): void => {
  void table.contribute();
  void compareWithMemory(table);
  beSeated(table);
  void tellTrust(
    table,
    table.timeline.moments.filter(moment => moment.entry.r > since),
  );
  void keepOwners(table.entry, table);
  for (const { entry: one } of table.timeline.moments.slice(-Object.keys(raws).length))
    if (one.m !== undefined) settleByRecord(table.id, one.m, one.r, one.e);
};

const closeEntry = (entry: TableEntry): void => {
  const head = headOf(entry);
  if (head && closed.delete(head.id)) tell();
  if (!head || open.get(head.id)?.entry.id !== entry.id) return;
  open.delete(head.id);
  unfollow(head.id);
  feedDelivery({ kind: 'table-gone', table: head.id });
  void forgetTable(head.id).then(() => forgetRecord(head.id));
  void unshareKeys(head.id);
  tell();
  open.get(afterOf(entry))?.changed('people');
};

/** The entries opened with the world: most finished games wait until they are needed. */
const entriesToOpen = (): readonly TableEntry[] => {
  const { toOpen, aside } = sortedEntries([setting('lastTable')]);
  for (const entry of aside) {
    const head = headOf(entry);
    if (head) keepClosed(head, { problem: 'laid-aside' });
  }
  return toOpen;
};

/** Follows the documents. Called once, when the world is ready. */
export const openTables = async (onComplaint: Complain): Promise<void> => {
  complain = onComplaint;
  settleName();
  takePart(hands);
  Hooks.on('createJournalEntry', entry => {
    if (headOf(entry)) void openEntry(entry);
  });
  Hooks.on('deleteJournalEntry', entry => closeEntry(entry));
  followPages(entry => {
    const table = open.get(headOf(entry)?.id ?? '');
    return table?.entry.id === entry.id ? table : undefined;
  }, haveRead);
  const everybody = (): void => {
    for (const table of open.values()) table.changed('people');
    void dealWhereAgreed();
  };
  Hooks.on('userConnected', everybody);
  Hooks.on('updateUser', user => {
    everybody();
    if (!user.isSelf) return;
    void tendLock();
    for (const table of open.values()) void table.tendKeys();
  });
  onOwnPictures(() => {
    for (const table of open.values()) table.changed('pictures');
  });
  for (const scene of ['createScene', 'deleteScene'] as const) Hooks.on(scene, everybody);
  // a game of another module is examined first, without delaying other tables
  const entries = entriesToOpen().map(entry => [entry, openEntry(entry)] as const);
  await Promise.all(entries.flatMap(([entry, opened]) => (isForeign(headOf(entry)?.game) ? [] : [opened])));
  watchRecords();
  watchStrangers();
  watchVersions(isRefereeing, leases);
};

/** This browser knows its user's passphrase or continues without: from now on it is theirs at all tables. */
export const goOnHere = async (): Promise<void> => {
  for (const table of open.values()) {
    await table.tendKeys();
    await announce(table.id);
    void table.contribute();
    void compareWithMemory(table);
    table.changed('people');
  }
};

/** Makes the table of a plan, with new keys. */
const makeTable = async (plan: NewTable): Promise<LiveTable> => openNew(await newHead(plan), plan.scene, plan.after);

/** Makes the entry of a head whose key this browser has, and opens it. */
const openNew = async (head: Head, scene: boolean, after?: string): Promise<LiveTable> => {
  const entry = await createEntry(head, { user: game.userId ?? '', client: thisClient(), epoch: 1 }, [], after);
  const table = await openEntry(entry, true);
  if (!table) throw new Error('the new table did not open');
  if (scene) await showScene(table, head.anew && open.get(head.anew.table)?.sceneId);
  return table;
};

/** Tables that this page is making, so that one consent never makes two. */
const making = new Set<string>();

/** Makes the redealt tables to which all agreed. */
const dealWhereAgreed = async (): Promise<void> => {
  for (const table of [...open.values()]) {
    const plan = table.dealing && !dealtFrom(table.id) ? redealPart()?.agreedTable(table) : undefined;
    if (!plan || making.has(plan.head.id)) continue;
    making.add(plan.head.id);
    await openNew(plan.head, plan.scene);
    // a full record is closed with its secrets, so that it can be verified
    if (isFull(table.timeline)) await table.ask({ kind: 'reveal' });
  }
};

/** The same tables, typed for this folder. */
const live = {
  tables: () => [...open.values()],
  onChange(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};

/** Calls with every table of this page, open now or later. */
export const followTables = (follow: (table: LiveTable) => void): void => eachTable(live, follow);

export const registry: Registry = {
  ...live,
  games: () => gameRegistry.entries,
  load: gameRegistry.load,
  closed: () => [...closed.values()],
  async openAgain(id) {
    const entry = entryOf(id);
    if (!entry) return;
    if (isGameMaster() && playersOwning(entry).length) await lend(entry);
    await openEntry(entry, true);
  },
  table: id => open.get(id),
  ofEntry: id => [...open.values()].find(table => table.entry.id === id),
  createTable: makeTable,
  async importTable(text): Promise<Imported> {
    const entry = await importedEntry(text);
    if ('problem' in entry) return { ok: false, problem: entry };
    const client = await openEntry(entry, true);
    return client ? { ok: true, client } : { ok: false, problem: { problem: 'not-stored' } };
  },
};
