/** The referees in this client: opened under a lease, closed when another client holds it. docs/in-foundry.md. */
import { isObject } from '../../kernel/reading';
import type { KeyPair } from '../../table/crypto/keys';
import type { Timeline } from '../../table/record/timeline-model';
import type { Lying, LyingStanding } from '../../table/referee/left-move';
import type * as Judging from '../../table/referee/referee';
import { type AnyGame, BROWSERS, type Head, type Lease, type Problem } from '../../table/record/model';
import type { Written } from '../../table/referee/referee-model';
import { rawEntries } from '../../table/record/timeline';
import { appendTo, changedRaws, putBack, rawsOf } from '../documents/record-store';
import { entryOf, headOf, leaseOf, tableEntries, type TableEntry } from '../documents/table-entry';
import { lazyImport } from '../lazy-import';
import { ID } from '../module-id';
import { blame } from '../registering';
import { played } from '../replay';
import { mayWrite } from './election';
import { tellFlood } from './socket';
import { ownKey, random, tableSecret } from './keys';
import { envelopes, loadEnvelopes } from './lazy-envelopes';

/** The pause (ms) between moves of a game of bots alone, so that it can be watched. */
const WATCHABLE = 700;

type Referee = Judging.Referee;

let judging: Pick<typeof Judging, 'openReferee' | 'lyingAt' | 'standingAt'> | undefined;

/** Loads the referee's code with the first table; false if that fails. */
export const loadReferee = async (): Promise<boolean> => {
  try {
    const [{ openReferee, lyingAt, standingAt }] = await Promise.all([
      import('../../table/referee/referee'),
      loadEnvelopes(),
    ]);
    judging ??= { openReferee, lyingAt, standingAt };
  } catch {
    return false;
  }
  return true;
};

const openReferees = new Map<string, { readonly referee: Referee; readonly lease: Lease }>();

/** The referee of a table, if this client referees it. */
export const refereeOf = (table: string): Referee | undefined => openReferees.get(table)?.referee;
export const isRefereeing = (): boolean => openReferees.size > 0;

/** The role of a user, from the world's own documents, which no player can write. */
const roleOf = (user: string): 'gm' | 'player' | undefined => {
  const known = game.users.get(user);
  return known && (known.isGM ? 'gm' : 'player');
};

/** Announces the browser keys in users' own flags: only they and GMs can write there. */
const announceAll = async (table: string, referee: Referee): Promise<void> => {
  await Promise.all(game.users.map(user => announceKeys(table, referee, user)));
};
const leftBy = (table: string, user: User.Implementation | undefined): unknown => user?.getFlag(ID, 'left')?.[table];

/** No game has more seats. */
const SEATS = 12;

/** A user's standing answers, by seat. */
const standing = (table: string, user: User.Implementation | undefined): Readonly<Record<string, unknown>> => {
  const all = user?.getFlag(ID, 'stands')?.[table];
  return isObject(all) ? all : {};
};
const standsBy = (table: string, user: User.Implementation | undefined, seat: string): unknown => {
  const all = standing(table, user);
  return Object.hasOwn(all, seat) ? all[seat] : undefined;
};

const announceKeys = async (table: string, referee: Referee, user: User.Implementation): Promise<void> => {
  // users may write anything into their flags, so each key must prove that it is theirs
  const claims = Object.values(user.getFlag(ID, 'keys')?.[table] ?? {}).slice(-BROWSERS);
  await Promise.all(claims.map(claim => (user.id ? referee.announce(user.id, claim) : undefined)));
  // left moves are carried out if they still fit; otherwise their user is told why
  const answers = Object.values(standing(table, user)).slice(-SEATS);
  for (const one of [leftBy(table, user), ...answers]) {
    const left = envelopes()?.parseLeft(one, table);
    if (left && user.id) void referee.handle(left.envelope, user.id);
  }
};

/** What this user has left, from flags into which a game master may have written anything. */
export const lyingAt = (timeline: Timeline, mine: KeyPair): Lying | undefined =>
  judging?.lyingAt(timeline, leftBy(timeline.head.id, game.user), mine);

/** This user's standing answer for a seat. */
export const standingAt = (timeline: Timeline, seat: string, mine: KeyPair): LyingStanding | undefined =>
  judging?.standingAt(timeline, seat, standsBy(timeline.head.id, game.user, seat), mine);

/** Callbacks that wait for a referee about to open. */
const awaited = new Map<string, Set<(referee: Referee) => void>>();

/** The referee of a table, as soon as it is open: a page may send a request to a new table before its referee sits down. */
export const openedReferee = (table: string): Promise<Referee> =>
  new Promise(resolve => {
    awaited.set(table, (awaited.get(table) ?? new Set()).add(resolve));
  });

const pause = (ms: number): Promise<void> =>
  new Promise(resolve => {
    window.setTimeout(resolve, ms);
  });

/** How long (ms) a bot may think before the rest of the page gets its turn. */
const SLICE = 8;

/** The page's next task; not a timer, which browsers delay in background pages. */
const nextTask = (): Promise<void> =>
  new Promise(resolve => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });

/** A pause in long computations, so that the page stays responsive. */
export const resting = (): (() => Promise<void>) => {
  let since = 0;
  return async () => {
    if (performance.now() - since < SLICE) return;
    await nextTask();
    since = performance.now();
  };
};

/** Packs closed chapters while nobody else is connected: others would receive their entries again. */
const closeAlone = (entry: TableEntry | undefined): void => {
  if (!entry || game.users.some(user => user.active && !user.isSelf)) return;
  void lazyImport(async () => (await import('../documents/close-chapters')).closeChapters).then(go => go?.(entry));
};

/** Opens the referee of a table under a lease, after reading the record again; returns the reason if it cannot. */
const openUnder = (entry: TableEntry, rules: AnyGame, head: Head, lease: Lease): Referee | Problem => {
  const own = ownKey(head.id);
  let unanswered: string | undefined;
  const append = async (revision: number, text: string): Promise<Written> => {
    const gone = new Error('somebody else referees');
    if (!(await mayWrite(head.id, lease))) throw gone;
    const open = openReferees.get(head.id);
    const turn = open ? rules.status(open.referee.timeline.state).turn : 0;
    const isAgain = unanswered === text;
    const written = await appendTo(entry, { turn, revision, text, isAgain, epoch: lease.epoch });
    unanswered = written === 'unanswered' ? text : undefined;
    // an entry after another client's lease does not count
    if (written === 'stored' && !(await mayWrite(head.id, lease))) throw gone;
    closeAlone(entry);
    return written;
  };
  const isWatched = () => Object.values(refereeOf(head.id)?.timeline.holders ?? {}).every(({ kind }) => kind === 'bot');
  const beforeBot = async (): Promise<void> => {
    if (!isWatched()) return;
    await pause(WATCHABLE);
    // an onlooker here sees each move before the next; skipping lets the game go on
    await played(head.id);
  };
  if (!judging) return { problem: 'game-not-loaded', details: { game: head.game } };
  return judging.openReferee({
    game: rules,
    head,
    raws: rawsOf(entry),
    tableSecret: tableSecret(head.id) ?? '',
    lease,
    ...(own !== undefined && { ownKey: own }),
    io: {
      random,
      now: () => game.time.serverTime,
      role: roleOf,
      leftBy: user => leftBy(head.id, game.users.get(user)),
      standsBy: (user, seat) => standsBy(head.id, game.users.get(user), seat),
      append,
      beforeBot,
      rest: resting(),
      onFlood: tellFlood,
      pace: () => performance.now(),
      onFault(fault) {
        console.error(fault);
        blame(head.game, fault);
      },
    },
  });
};

/** Referees a table under this page's lease; returns the reason if it cannot. */
export const open = (entry: TableEntry, rules: AnyGame, head: Head, lease: Lease): string | undefined => {
  const referee = openUnder(entry, rules, head, lease);
  if ('problem' in referee) return referee.problem;
  openReferees.set(head.id, { referee, lease });
  closeAlone(entry);
  // browsers are announced before the first request is judged, so that none is a stranger's
  void Promise.all([referee.serve(), announceAll(head.id, referee)]).then(() => {
    for (const resolve of awaited.get(head.id) ?? []) resolve(referee);
    awaited.delete(head.id);
  });
  return undefined;
};

export const close = (table: string): void => {
  openReferees.get(table)?.referee.close();
  openReferees.delete(table);
};

/** Restores entries that this client wrote as referee and somebody overwrote. */
const guardRecord = (page: JournalEntryPage.Implementation, changed: object): void => {
  const entry = page.parent;
  const head = entry && headOf(entry);
  const referee = head && refereeOf(head.id);
  if (!referee) return;
  for (const [key, text] of Object.entries(changedRaws(page, changed))) {
    if (Number(key) > referee.timeline.revision) continue;
    const written = rawEntries(referee.timeline)[key];
    if (written !== undefined && written !== text) void putBack(entry, key, written).catch(console.error);
  }
};

/** The leases of all tables of this world. */
export const leases = (): readonly (readonly [string, Lease])[] =>
  tableEntries().flatMap(entry => {
    const head = headOf(entry);
    return head ? [[head.id, leaseOf(entry)] as const] : [];
  });

/** How often (ms) a referee checks whether a reaction window's time is up. */
const TICK = 1_000;

export const watchRecords = (): void => {
  window.setInterval(() => {
    for (const { referee } of openReferees.values()) void referee.tick();
  }, TICK);
  Hooks.on('updateJournalEntryPage', (page, changed) => {
    guardRecord(page, changed);
  });
  Hooks.on('userConnected', (_user, isHere) => {
    for (const table of isHere ? [] : openReferees.keys()) closeAlone(entryOf(table));
  });
  Hooks.on('updateUser', user => {
    for (const [table, { referee }] of openReferees) if (entryOf(table)) void announceKeys(table, referee, user);
  });
};
