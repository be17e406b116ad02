/**
 * Tells the referee which key this browser has at a table. Normally in the user's own flags, where only they and a GM
 * can write. If Foundry forbids that, by a query, which names its sender. If it names none, by word of mouth
 * (`vouching.ts`). docs/in-foundry.md, the referee.
 */
import type { Claim } from '../../table/record/model';
import { keyId } from '../../table/crypto/keys';
import { entryOf, headOf, leaseOf } from '../documents/table-entry';
import { ID } from '../module-id';
import { ownClaim } from './keys';
import { refereeOf } from './refereeing';
import type * as parts from './vouching';
import { lazyImport } from '../lazy-import';
import { onSignal } from './socket';

const QUERY = `${ID}.key` as const;
/** A new referee may not be open yet: how long (ms) to wait before asking again, and how often. */
const AGAIN = 1_000;
const TRIES = 10;

interface Announcement {
  readonly table: string;
  readonly claim: Claim;
}

declare global {
  namespace CONFIG {
    interface Queries {
      'revolution-tables.key': (
        given: Announcement,
        context?: { readonly user?: object },
      ) => Promise<{ readonly known: boolean; readonly named: boolean }>;
    }
  }
}

/** The lease under which this browser has announced its key to a table's referee by query. */
const told = new Map<string, string>();

const isAnnouncement = (value: object): value is Announcement =>
  'table' in value && typeof value.table === 'string' && 'claim' in value;

const hear = async (given: object, user: object | undefined): Promise<boolean> => {
  const id = user && 'id' in user ? game.users.get(String(user.id))?.id : undefined;
  const referee = isAnnouncement(given) ? refereeOf(given.table) : undefined;
  if (!isAnnouncement(given) || typeof id !== 'string' || !referee) return false;
  await referee.announce(id, given.claim);
  return true;
};

const NO_ANSWER = { known: false, named: true };

/** Asks the referee by query; false if that does not make this browser known to them. */
const tellReferee = async (table: string): Promise<boolean> => {
  for (let n = 0; n < TRIES && game.user.can('QUERY_USER'); n++) {
    const entry = entryOf(table);
    const lease = entry && leaseOf(entry);
    const referee = lease && game.users.get(lease.user);
    const head = entry && headOf(entry);
    if (!head || !lease || !referee || referee.isSelf) return true;
    told.set(table, JSON.stringify(lease));
    const { known, named } = await referee.query(QUERY, { table, claim: await ownClaim(head) }).catch(() => NO_ANSWER);
    if (known) return true;
    if (!named) return false; // a second later the answer would be the same
    await new Promise(resume => {
      window.setTimeout(resume, AGAIN);
    });
  }
  return false;
};

/** Announces this browser at a table; `isAgain`: the referee may have missed it while disconnected. */
export const announce = async (table: string, isAgain = false): Promise<void> => {
  const entry = entryOf(table);
  const head = entry && headOf(entry);
  if (!head) return;
  const claim = await ownClaim(head);
  const name = keyId(claim.key);
  if (!isAgain && game.user.getFlag(ID, 'keys')?.[table]?.[name]?.proof === claim.proof) return;
  try {
    await game.user.update({ flags: { [ID]: { keys: { [table]: { [name]: claim } } } } }, { diff: !isAgain });
  } catch {
    if (!(await tellReferee(table))) await needVouching(table);
  }
};

/** How often (ms) the key is announced to a referee who does not know this browser yet. */
const EVERY = 5_000;
const introduced = new Map<string, number>();

/** Called when the referee does not know this browser: they may have missed the announcement. */
export const introduce = async (table: string): Promise<void> => {
  const now = performance.now();
  if (now - (introduced.get(table) ?? -Infinity) < EVERY) return;
  introduced.set(table, now);
  await announce(table, true);
};

/** Called in `init`. A referee who comes later receives the announcement again. */
export const registerAnnouncing = (): void => {
  CONFIG.queries[QUERY] = async (given, context) => ({
    known: await hear(given, context?.user),
    named: context?.user !== undefined,
  });
  Hooks.on('updateJournalEntry', entry => {
    const head = headOf(entry);
    const before = head && told.get(head.id);
    if (head && before !== undefined && before !== JSON.stringify(leaseOf(entry))) void tellReferee(head.id);
  });
};

// Vouching by word of mouth is loaded with the first browser that needs it: most worlds never see one.

let loaded: typeof parts | undefined;
const load = async (): Promise<typeof parts | undefined> => {
  const part = await lazyImport(() => import('./vouching'));
  if (part && !loaded) part.beginVouching();
  return (loaded ??= part);
};

/** Called when neither flags nor queries have announced this browser at a table. */
export const needVouching = async (table: string): Promise<void> => {
  await (await load())?.needVouching(table);
};

/** Asks a game master to vouch for this browser if a table does not know it. A user who sits down needs that. */
export const beVouchedFor = (table: string): void => loaded?.beVouchedFor(table);

/** Is this browser unknown at some table, or has an unknown browser of another user asked here? */
export const isVouchingNeeded = (): boolean => loaded?.isVouchingNeeded() === true;

/** Called when the tables are open. */
export const watchStrangers = (): void => {
  onSignal((signal, by) => {
    if (signal.kind !== 'stranger') return;
    const { table, user, key, proof } = signal;
    void load().then(part => part?.hearStranger({ table, user, key, proof }, by));
  });
};
