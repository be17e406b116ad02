/**
 * The lease of a table: which client referees. DESIGN 5, the referee. There is no compare-and-swap in a world, so
 * whoever takes a lease waits until his rivals' claims have come, and only then serves.
 */
import type { Head, Lease } from '../../table/record/model';
import { leaseOf, type TableEntry, writeLease } from '../documents/table-entry';
import { tableSecret } from './keys';
import { noteHeard, quietFor, silence, wasHeard } from './presence';
import { VERSION } from '../version';
import { thisClient } from './this-client';

/** How long a new holder waits (ms) for a rival's claim before he serves. */
const SETTLE = 1_000;

/** The least time (ms) in which a tab that is there is heard, however slow the connection. */
export const AT_ONCE = 2_000;

export const pause = (ms: number): Promise<void> =>
  new Promise(resolve => {
    window.setTimeout(resolve, ms);
  });

/** One that this client took with another version of the module is taken anew, so that all know which one referees. */
export const isMine = (lease: Lease): boolean =>
  lease.user === game.userId && lease.client === thisClient() && lease.version === VERSION;

export const isSame = (one: Lease, other: Lease): boolean =>
  one.user === other.user && one.client === other.client && one.epoch === other.epoch;

/** Could this client referee: has it the table's key, and may it write? */
export const mayClaim = (entry: TableEntry, head: Head): boolean => tableSecret(head.id) !== undefined && entry.isOwner;

const claiming = new Set<string>();
export const isClaiming = (head: Head): boolean => claiming.has(head.id);

/**
 * Takes the lease, an epoch later than any that is known; resolves when it came back and a rival had time to claim it
 * too. Rejects if it cannot be written.
 */
export const claim = async (entry: TableEntry, head: Head, known = 0): Promise<void> => {
  if (claiming.has(head.id) || !mayClaim(entry, head)) return;
  claiming.add(head.id);
  try {
    const epoch = Math.max(leaseOf(entry).epoch, known) + 1;
    await writeLease(entry, { user: game.userId ?? '', client: thisClient(), epoch });
    await pause(SETTLE);
  } finally {
    claiming.delete(head.id);
  }
};

/** Those who are here and could take over, in the order in which they do: the highest role first. */
const successors = (entry: TableEntry, keepers: readonly string[]): readonly User.Implementation[] =>
  game.users
    .filter(
      user => user.active && (user.isSelf || keepers.includes(user.id)) && entry.testUserPermission(user, 'OWNER'),
    )
    .sort((a, b) => b.role - a.role || (a.id < b.id ? -1 : 1));

/** How long this client waits for the holder to be heard (ms) before it takes over unasked. */
const patience = (entry: TableEntry, head: Head, lease: Lease, keepers: readonly string[]): number => {
  // my own lease from before: another tab of mine that holds it would have been heard at once
  if (lease.user === game.userId && !wasHeard(head.id, lease.client)) return Math.max(AT_ONCE, silence() / 5);
  const rank = successors(entry, keepers).findIndex(user => user.isSelf);
  return silence() * (1 + Math.max(0, rank) / 3);
};

/** Is it this client's turn to take over from a holder who is gone? `keepers` have the table's key. */
export const shouldClaim = (entry: TableEntry, head: Head, keepers: readonly string[]): boolean => {
  const lease = leaseOf(entry);
  return mayClaim(entry, head) && quietFor(head.id, lease.client) > patience(entry, head, lease, keepers);
};

/** Whoever takes a lease is there. */
export const noteLease = (head: Head, lease: Lease): void => noteHeard(head.id, lease.client);
