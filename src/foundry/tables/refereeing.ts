/** The referee's openReferees in this client: opened under a lease, closed when another client holds it. DESIGN 5. */
import { type Referee, openReferee } from '../../table/referee/referee';
import type { AnyGame, Head, Lease, Problem, Reply } from '../../table/record/model';
import type { Written } from '../../table/referee/referee-model';
import { BROWSERS } from '../../table/referee/people';
import { parseEnvelope } from '../../table/sealing/letters';
import { type Challenge, type Presence, sealPresence } from '../../table/sealing/presence-proof';
import { keyPairOf } from '../../table/sealing/sealing';
import { rawEntries } from '../../table/record/timeline';
import { reconnected } from '../documents/answered';
import { appendTo, changedRaws, putBack, rawsOf } from '../documents/record-store';
import { entryOf, headOf, leaseOf, tableEntries, type TableEntry } from '../documents/table-entry';
import { ID } from '../module-id';
import { ownKey, random, tableSecret } from './keys';
import { AT_ONCE, claim, isClaiming, isMine, isSame, noteLease, pause, shouldClaim } from './lease';
import { deliverAgain } from './post';
import { askAround, noteLeft, onPresence, tellPresence } from './presence';
import type { Vouched } from './socket';
import { nameSettled } from './this-client';

/** Between two moves of a game that only bots play (ms), so that it can be watched. */
const WATCHABLE = 700;

const openReferees = new Map<string, { readonly referee: Referee; readonly lease: Lease }>();

/** The referee of a table, if this client referees it. */
export const refereeOf = (table: string): Referee | undefined => openReferees.get(table)?.referee;
export const isRefereeing = (): boolean => openReferees.size > 0;

/** Says to one who asks which tables this client referees: sealed with their keys, which nobody else has. */
export const vouch = (challenge: Challenge): readonly Vouched[] =>
  [...openReferees].flatMap(([id, { lease }]) => {
    const key = keyPairOf(tableSecret(id) ?? '');
    const { client, epoch } = lease;
    const box = key && sealPresence({ client, epoch }, { id, key }, challenge, random);
    return box === undefined ? [] : [{ table: id, box }];
  });

/** What the referee knows of a user: asked of the world's own documents, which a player cannot write. */
const roleOf = (user: string): 'gm' | 'player' | undefined => {
  const known = game.users.get(user);
  return known && (known.isGM ? 'gm' : 'player');
};

/** Browser keys that users have written into their own flags: only they and GMs can write there. */
const announceAll = async (table: string, referee: Referee): Promise<void> => {
  await Promise.all(game.users.map(user => announceKeys(table, referee, user)));
};
const announceKeys = async (table: string, referee: Referee, user: User.Implementation): Promise<void> => {
  // his own flags are a user's own: he may have written anything there
  const keys = Object.values(user.getFlag(ID, 'keys')?.[table] ?? {}).slice(-BROWSERS);
  await Promise.all(keys.map(key => (typeof key === 'string' && user.id ? referee.announce(user.id, key) : undefined)));
};

/** Those who wait for a referee that is about to open. */
const awaited = new Map<string, Set<(referee: Referee) => void>>();

/** The referee of a table, as soon as it is open: whoever hears of a new table may ask before its referee sits down. */
const openedReferee = (table: string): Promise<Referee> =>
  new Promise(resolve => {
    awaited.set(table, (awaited.get(table) ?? new Set()).add(resolve));
  });

/**
 * What happened while the line was broken is not told again. Whoever has taken over meanwhile answers when he is asked,
 * and this client's referee is closed by that.
 */
const hearAgain = async (): Promise<void> => {
  await reconnected();
  askAround();
  await pause(AT_ONCE);
};

/** Opens the referee of a table under this client's lease, reading the record anew; what is wrong if it cannot. */
const openHere = (entry: TableEntry, rules: AnyGame, head: Head, tableKey: string): Referee | Problem => {
  const lease = leaseOf(entry);
  const own = ownKey(head.id);
  let unanswered: string | undefined;
  const append = async (revision: number, text: string): Promise<Written> => {
    const isAgain = unanswered === text;
    if (isAgain) await hearAgain();
    const open = openReferees.get(head.id);
    if (!isSame(leaseOf(entry), lease) || (open && !isSame(open.lease, lease)) || (isAgain && !open)) {
      throw new Error('somebody else referees');
    }
    const turn = open ? rules.status(open.referee.timeline.state).turn : 0;
    const written = await appendTo(entry, { turn, revision, text, isAgain });
    unanswered = written === 'unanswered' ? text : undefined;
    return written;
  };
  const isWatched = () => Object.values(refereeOf(head.id)?.timeline.holders ?? {}).every(({ kind }) => kind === 'bot');
  const beforeBot = async (): Promise<void> => {
    if (isWatched()) await pause(WATCHABLE);
  };
  return openReferee({
    game: rules,
    head,
    raws: rawsOf(entry),
    tableSecret: tableKey,
    lease,
    ...(own !== undefined && { ownKey: own }),
    io: { random, now: () => game.time.serverTime, role: roleOf, append, beforeBot, onFault: console.error },
  });
};

/** Serves a table while the lease is this client's; what is wrong if it cannot. */
const serve = async (entry: TableEntry, rules: AnyGame, head: Head): Promise<Problem | undefined> => {
  const lease = leaseOf(entry);
  const secret = tableSecret(head.id);
  if (openReferees.has(head.id) || !isMine(lease) || secret === undefined) return undefined;
  const referee = openHere(entry, rules, head, secret);
  if ('problem' in referee) return referee;
  openReferees.set(head.id, { referee, lease });
  // the browsers are announced before the first ask is judged: nobody's ask is then a stranger's
  await Promise.all([referee.serve(), announceAll(head.id, referee)]);
  for (const resolve of awaited.get(head.id) ?? []) resolve(referee);
  awaited.delete(head.id);
  tellPresence();
  return undefined;
};

const stop = (table: string): void => {
  openReferees.get(table)?.referee.close();
  openReferees.delete(table);
};

const say = (problem: string): void => {
  ui.notifications.error(game.i18n.localize(`RT.problems.${problem}`));
};

export interface Tended {
  gameOf(id: string): AnyGame | undefined;
  /** Who has the key of a table, as its record tells, and the last epoch it was written under. */
  recordOf(table: string): { readonly keepers: readonly string[]; readonly epoch: number };
  /** The referee of a table has changed, or may be gone. */
  changed(table: string): void;
}

/** Looks after one table: serves while the lease is this client's, else stops, and takes over from one who is gone. */
export const tendReferee = async (entry: TableEntry, tended: Tended, isAsked = false): Promise<void> => {
  await nameSettled();
  const head = headOf(entry);
  const rules = head && tended.gameOf(head.game);
  if (!head || !rules || isClaiming(head)) return;
  const lease = leaseOf(entry);
  const open = openReferees.get(head.id);
  const { keepers, epoch } = tended.recordOf(head.id);
  if (open && !isSame(lease, open.lease)) stop(head.id);
  const take = (): Promise<void> => claim(entry, head, epoch).catch(() => say('not-stored'));
  if (isAsked || (!isMine(lease) && shouldClaim(entry, head, keepers))) await take();
  let wrong = await serve(entry, rules, head);
  if (wrong?.problem === 'lease-taken') {
    await take();
    wrong = await serve(entry, rules, head);
  }
  if (wrong) say(wrong.problem);
  tended.changed(head.id);
};

/** What this client has written as the referee stands: an entry that somebody overwrites is put back. */
const guardRecord = (entry: TableEntry, changed: object): void => {
  const head = headOf(entry);
  const referee = head && refereeOf(head.id);
  if (!referee || !isMine(leaseOf(entry))) return;
  for (const [key, text] of Object.entries(changedRaws(changed))) {
    if (Number(key) > referee.timeline.revision) continue;
    const written = rawEntries(referee.timeline)[key];
    if (written !== undefined && written !== text) void putBack(entry, key, written).catch(console.error);
  }
};

/** Another client referees under a later lease, and this one has not heard of it: what it knows of the world is old. */
export const yieldTo = (table: string, { epoch }: Presence): void => {
  const open = openReferees.get(table);
  if (!open || open.lease.epoch >= epoch) return;
  stop(table);
  ui.notifications.warn(game.i18n.localize('RT.trust.outdated'), { permanent: true });
};

/** The leases of all tables of this world. */
export const leases = (): readonly (readonly [string, Lease])[] =>
  tableEntries().flatMap(entry => {
    const head = headOf(entry);
    return head ? [[head.id, leaseOf(entry)] as const] : [];
  });

export const watchReferees = (tended: Tended): void => {
  onPresence(() => {
    for (const entry of tableEntries()) void tendReferee(entry, tended);
  });
  Hooks.on('updateJournalEntry', (entry, changed) => {
    const head = headOf(entry);
    if (!head) return;
    if (foundry.utils.hasProperty(changed, `flags.${ID}.lease`)) {
      noteLease(head, leaseOf(entry));
      deliverAgain(head.id);
    }
    void tendReferee(entry, tended);
  });
  Hooks.on('createJournalEntry', entry => {
    const head = headOf(entry);
    if (head) noteLease(head, leaseOf(entry));
  });
  Hooks.on('updateJournalEntryPage', (page, changed) => {
    if (page.parent) guardRecord(page.parent, changed);
  });
  Hooks.on('deleteJournalEntry', entry => {
    const head = headOf(entry);
    if (head) stop(head.id);
  });
  Hooks.on('userConnected', (user, isHere) => {
    if (isHere) return;
    for (const [table, lease] of leases()) if (lease.user === user.id && !isMine(lease)) noteLeft(table, lease.client);
  });
  Hooks.on('updateUser', user => {
    for (const [table, { referee }] of openReferees) if (entryOf(table)) void announceKeys(table, referee, user);
  });
};

const NOT_UNDERSTOOD: Reply = { ok: false, problem: { problem: 'letter-malformed' } };

/** Judges an envelope of a table that this client referees; undefined if it referees none such. */
export const judge = (given: unknown): Promise<object> | undefined => {
  const envelope = parseEnvelope(given);
  if (!envelope) return openReferees.size ? Promise.resolve(NOT_UNDERSTOOD) : undefined;
  const { table } = envelope;
  const referee = refereeOf(table);
  const entry = referee ? undefined : entryOf(table);
  if (referee) return referee.answer(envelope);
  return entry && isMine(leaseOf(entry)) ? openedReferee(table).then(opened => opened.answer(envelope)) : undefined;
};
