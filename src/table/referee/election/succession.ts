/** Who takes over when a referee is gone, and when. */
import type { Lease } from '../../record/model';
import { type Election, type Facts, mayClaim, type Mine, type Person, type Table } from './model';
import { hadTimeToAnswer, quietFor, wasHeard } from './presence';

/** The least time (ms) in which a present tab is heard, however slow the connection. */
const AT_ONCE = 2_000;

/** Each claim has its own epoch: the page numbers keep the epochs of two simultaneous claims apart. */
export const NUMBERS = 2 ** 16;

/** The epoch of a new lease: later than every known one, and different from any other page's. */
export const nextEpoch = (highest: number, { number }: Mine): number =>
  (Math.floor(highest / NUMBERS) + 1) * NUMBERS + (number % NUMBERS);

/** A lease that this page took with another version of the module is taken again, so that all know the version. */
export const isMine = (lease: Lease, mine: Mine): boolean =>
  lease.user === mine.user && lease.client === mine.client && lease.version === mine.version;

/** The present clients that could take over, in the order in which they do: the highest role first. */
const successors = ({ people, keepers }: Facts, mine: Mine): readonly Person[] =>
  people
    .filter(one => one.isActive && one.isOwner && (one.user === mine.user || keepers.includes(one.user)))
    .toSorted((a, b) => b.role - a.role || (a.user < b.user ? -1 : 1));

/** How long this client waits (ms) for the holder to answer before it takes over. */
const patience = ({ leaseTimeout }: Election, table: Table, mine: Mine): number => {
  const { facts } = table;
  // this user's own lease from before: another tab that holds it would have answered at once
  if (facts.lease.user === mine.user && !wasHeard(table, facts.lease.client))
    return Math.max(AT_ONCE, leaseTimeout / 5);
  const rank = successors(facts, mine).findIndex(({ user }) => user === mine.user);
  return leaseTimeout * (1 + Math.max(0, rank) / 3);
};

/** Is it this client's turn to take over? */
export const shouldClaim = (election: Election, table: Table, mine: Mine, now: number): boolean =>
  mayClaim(table.facts) &&
  hadTimeToAnswer(table, now) &&
  quietFor(table, table.facts.lease.client, now) > patience(election, table, mine);
