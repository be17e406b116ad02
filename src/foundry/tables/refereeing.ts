/** The referee's desks in this client: opened under a lease, closed when another client holds it. DESIGN 5, the referee. */
import { type Desk, openDesk } from '../../table/desk';
import type { AnyGame, Head, Lease } from '../../table/model';
import { appendTo, rawsOf } from '../documents/record-store';
import { entryOf, headOf, leaseOf, tableEntries, type TableEntry, writeLease } from '../documents/table-entry';
import { ID } from '../module-id';
import { random, tableSecret } from './keys';
import { lastHeard, onPresence, SILENCE } from './presence';
import { thisClient } from './this-client';

/** How long a new holder waits (ms) for a rival's claim before he serves. */
const SETTLE = 1_000;

/** Between two moves of a game that only bots play (ms), so that it can be watched. */
const WATCHABLE = 700;

const desks = new Map<string, { readonly desk: Desk; readonly lease: Lease }>();
const claiming = new Set<string>();
const since = performance.now();

/** The desk of a table, if this client referees it. */
export const deskOf = (table: string): Desk | undefined => desks.get(table)?.desk;
export const refereed = (): readonly string[] => [...desks.keys()];

/** What the referee knows of a user: asked of the world's own documents, which a player cannot write. */
const roleOf = (user: string): 'gm' | 'player' | undefined => {
  const known = game.users.get(user);
  return known && (known.isGM ? 'gm' : 'player');
};

/** Browser keys that users have written into their own flags: only they and GMs can write there. */
const announceAll = async (table: string, desk: Desk): Promise<void> => {
  await Promise.all(game.users.map(user => announceKeys(table, desk, user)));
};
const announceKeys = async (table: string, desk: Desk, user: User.Implementation): Promise<void> => {
  const keys = Object.values(user.getFlag(ID, 'keys')?.[table] ?? {});
  await Promise.all(keys.map(key => typeof key === 'string' && user.id ? desk.announce(user.id, key) : undefined));
};

/** Those who wait for a desk that is about to open. */
const awaited = new Map<string, Set<(desk: Desk) => void>>();

/** The desk of a table, as soon as it is open: whoever hears of a new table may ask before its referee sits down. */
const openedDesk = (table: string): Promise<Desk> => new Promise(resolve => {
  awaited.set(table, (awaited.get(table) ?? new Set()).add(resolve));
});

const isMine = (lease: Lease): boolean => lease.user === game.userId && lease.client === thisClient();

/** Opens the desk of a table under this client's lease, reading the record anew. */
const serve = async (entry: TableEntry, table: AnyGame, head: Head, onServing: () => void): Promise<void> => {
  const lease = leaseOf(entry), secret = tableSecret(head.id);
  if (desks.has(head.id) || !isMine(lease) || secret === undefined) return;
  const append = (revision: number, text: string): Promise<void> => {
    const whole = desks.get(head.id)?.desk.timeline.state;
    return appendTo(entry, whole ? table.status(whole).turn : 0, revision, text);
  };
  const beforeBot = (): Promise<void> => Object.values(deskOf(head.id)?.timeline.holders ?? {}).every(holder => holder.kind === 'bot')
    ? pause(WATCHABLE) : Promise.resolve();
  const desk = openDesk({
    game: table, head, raws: rawsOf(entry), tableSecret: secret, lease,
    io: { random, now: () => game.time.serverTime, role: roleOf, append, beforeBot, onFault: console.error },
  });
  if ('problem' in desk) {
    ui.notifications.error(game.i18n.localize(`RT.problems.${desk.problem}`));
    return;
  }
  desks.set(head.id, { desk, lease });
  // the browsers are announced before the first ask is judged: nobody's ask is then a stranger's
  await Promise.all([desk.serve(), announceAll(head.id, desk)]);
  for (const resolve of awaited.get(head.id) ?? []) resolve(desk);
  awaited.delete(head.id);
  onServing();
};

const stop = (table: string): void => {
  desks.get(table)?.desk.close();
  desks.delete(table);
};

const pause = (ms: number): Promise<void> => new Promise(resolve => { window.setTimeout(resolve, ms); });

/** Takes the lease: one epoch later, seen to come back, and still mine after a rival had time to claim it too. */
export const claim = async (entry: TableEntry, head: Head): Promise<void> => {
  if (claiming.has(head.id) || tableSecret(head.id) === undefined || !entry.isOwner) return;
  claiming.add(head.id);
  try {
    await writeLease(entry, { user: game.userId ?? '', client: thisClient(), epoch: leaseOf(entry).epoch + 1 });
    await pause(SETTLE);
  } finally {
    claiming.delete(head.id);
  }
};

/** Is the holder of a lease gone: his user offline, or his client silent for too long? */
const isGone = (lease: Lease): boolean => {
  const heard = lastHeard(lease.client) ?? since;
  return performance.now() - heard > SILENCE;
};

/** Of all who could take over, the active GM does it unasked; anybody else by a button. */
const shouldClaim = (entry: TableEntry, head: Head): boolean =>
  !!game.users.activeGM?.isSelf && entry.isOwner && tableSecret(head.id) !== undefined && isGone(leaseOf(entry));

export interface Refereed {
  gameOf(id: string): AnyGame | undefined;
  /** The referee of a table has changed, or may be gone. */
  changed(table: string): void;
}

/** Looks after one table: serves while the lease is this client's, stops when it is not, takes over from one who is gone. */
export const tendReferee = async (entry: TableEntry, { gameOf, changed }: Refereed): Promise<void> => {
  const head = headOf(entry), rules = head && gameOf(head.game);
  if (!head || !rules || claiming.has(head.id)) return;
  const lease = leaseOf(entry), open = desks.get(head.id);
  if (open && (!isMine(lease) || lease.epoch !== open.lease.epoch)) stop(head.id);
  if (isMine(lease)) await serve(entry, rules, head, () => changed(head.id));
  else if (shouldClaim(entry, head)) {
    await claim(entry, head);
    await serve(entry, rules, head, () => changed(head.id));
  }
  changed(head.id);
};

export const watchReferees = (refereed: Refereed): void => {
  onPresence(() => { for (const entry of tableEntries()) void tendReferee(entry, refereed); });
  Hooks.on('updateJournalEntry', entry => { if (headOf(entry)) void tendReferee(entry, refereed); });
  Hooks.on('deleteJournalEntry', entry => {
    const head = headOf(entry);
    if (head) stop(head.id);
  });
  Hooks.on('updateUser', user => {
    for (const [table, { desk }] of desks) if (entryOf(table)) void announceKeys(table, desk, user);
  });
};

/** Judges an envelope of a table that this client referees; undefined if it referees none such. */
export const judge = (envelope: unknown): Promise<object> | undefined => {
  const table = typeof envelope === 'object' && envelope !== null && 'table' in envelope ? String(envelope.table) : '';
  const desk = deskOf(table), entry = desk ? undefined : entryOf(table);
  if (desk) return desk.answer(envelope);
  return entry && isMine(leaseOf(entry)) ? openedDesk(table).then(opened => opened.answer(envelope)) : undefined;
};
