/**
 * The lease of a table: which page referees. There is no compare-and-swap in a world, but all pages hear of its writes
 * in one order. So a lease counts from where it stands in that order: what its holder wrote before the next lease holds,
 * and what comes after it does not, whoever sent it first. Whoever takes a lease waits until it has come back, and with
 * it all that was written before; then they read the record, and serve.
 */
import type { Lease } from '../../record/model';
import { type Effect, type Election, isSame, type Table, type TableStep } from './model';
import { isMine, mayClaim, nextEpoch, shouldClaim } from './succession';

/** How long a new holder waits (ms) for a rival's claim before they serve. */
const SETTLE = 1_000;
/** How long (ms) no lease is taken after one was refused. */
const REFUSED = 5_000;

const IDLE = { kind: 'idle' } as const;

/** Takes the lease, an epoch later than any that is known. */
export const claim = (election: Election, table: Table, now: number): TableStep => {
  const { mine } = election;
  const { facts, doubt, duty, highest, notBefore = -Infinity } = table;
  if (!mine || doubt || duty.kind === 'claiming' || !mayClaim(facts) || now < notBefore) return { table, effects: [] };
  const { user, client, version } = mine;
  const lease: Lease = { user, client, version, epoch: nextEpoch(highest, mine) };
  const closing: readonly Effect[] = duty.kind === 'serving' ? [{ kind: 'close-referee', table: table.id }] : [];
  return {
    table: { ...table, duty: { kind: 'claiming', lease }, highest: lease.epoch },
    effects: [...closing, { kind: 'write-lease', table: table.id, lease }],
  };
};

/** Stops what this page does under a lease that is no longer the table's. */
export const stopped = (table: Table): TableStep => ({
  table: { ...table, duty: IDLE },
  effects: table.duty.kind === 'serving' ? [{ kind: 'close-referee', table: table.id }] : [],
});

/** What an idle page does: it serves under its own lease, and takes over from a holder who is gone. */
const begun = (election: Election, table: Table, now: number): TableStep => {
  const { mine } = election;
  const { facts, doubt, highest } = table;
  if (!mine || doubt || !mayClaim(facts)) return { table, effects: [] };
  if (!isMine(facts.lease, mine)) {
    return shouldClaim(election, table, mine, now) ? claim(election, table, now) : { table, effects: [] };
  }
  // another has taken a later one meanwhile, which this one was written over
  if (facts.lease.epoch < highest) return claim(election, table, now);
  const { lease } = facts;
  return {
    table: { ...table, duty: { kind: 'opening', lease } },
    effects: [{ kind: 'open-referee', table: table.id, lease }],
  };
};

/** Looks after one table: serves while the lease is this page's, else stops, and takes over from one who is gone. */
export const lookAfter = (election: Election, table: Table, now: number): TableStep => {
  const { duty, facts } = table;
  if (duty.kind === 'claiming') {
    const isSettled = duty.since !== undefined && now - duty.since >= SETTLE;
    return isSettled ? begun(election, { ...table, duty: IDLE }, now) : { table, effects: [] };
  }
  if (duty.kind === 'idle') return begun(election, table, now);
  if (isSame(duty.lease, facts.lease)) return { table, effects: [] };
  const { table: idle, effects } = stopped(table);
  const next = begun(election, idle, now);
  return { table: next.table, effects: [...effects, ...next.effects] };
};

/** The lease that was written has come back, or has been refused. */
export const claimed = (table: Table, isStored: boolean, now: number): TableStep => {
  const { duty } = table;
  if (duty.kind !== 'claiming' || duty.since !== undefined) return { table, effects: [] };
  return isStored
    ? { table: { ...table, duty: { ...duty, since: now } }, effects: [] }
    : {
        table: { ...table, duty: IDLE, notBefore: now + REFUSED },
        effects: [{ kind: 'tell', table: table.id, problem: 'not-stored' }],
      };
};

/** The referee has been opened, or could not be. */
export const opened = (election: Election, table: Table, problem: string | undefined, now: number): TableStep => {
  const { duty } = table;
  if (duty.kind !== 'opening') return { table, effects: [] };
  if (problem === undefined)
    return { table: { ...table, duty: { ...duty, kind: 'serving' } }, effects: [{ kind: 'hello' }] };
  // another client has written under this epoch: a new lease is taken
  if (problem === 'lease-taken') return claim(election, { ...table, duty: IDLE }, now);
  return {
    table: { ...table, duty: { kind: 'unable', lease: duty.lease } },
    effects: [{ kind: 'tell', table: table.id, problem }],
  };
};

/** May an entry be written under a lease; does one that was written stand? Asked before a write, and at its answer. */
export const writing = ({ tables }: Election, id: string, lease: Lease): 'yes' | 'wait' | 'no' => {
  const table = tables[id];
  if (!table || !isSame(lease, table.facts.lease) || table.doubt?.kind === 'outdated') return 'no';
  if (table.duty.kind !== 'opening' && table.duty.kind !== 'serving') return 'no';
  return table.doubt ? 'wait' : 'yes';
};
