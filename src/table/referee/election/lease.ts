/**
 * The lease of a table: which page referees. A world has no compare-and-swap, but all pages receive its writes in one
 * order. So a lease counts from its place in that order: its holder's writes count up to the next lease. Later ones do
 * not, even if they were sent first. A page that takes a lease waits until its claim has come back, and with it all
 * earlier writes. Then it reads the record and serves.
 */
import type { Lease } from '../../record/model';
import { type Effect, type Election, isSame, mayClaim, type Table, type TableStep } from './model';
import { isMine, nextEpoch, shouldClaim } from './succession';

/** How long a new holder waits (ms) for a rival's claim before it serves. */
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

/** Stops serving under a lease that the table no longer has. */
export const stopped = (table: Table): TableStep => ({
  table: { ...table, duty: IDLE },
  effects: table.duty.kind === 'serving' ? [{ kind: 'close-referee', table: table.id }] : [],
});

/** What an idle page does: it serves under its own lease, or takes over when the holder is gone. */
const begun = (election: Election, table: Table, now: number): TableStep => {
  const { mine } = election;
  const { facts, doubt, highest } = table;
  if (!mine || doubt || !mayClaim(facts)) return { table, effects: [] };
  if (!isMine(facts.lease, mine)) {
    return shouldClaim(election, table, mine, now) ? claim(election, table, now) : { table, effects: [] };
  }
  // another page has taken a later lease meanwhile, which this claim has overwritten
  if (facts.lease.epoch < highest) return claim(election, table, now);
  const { lease } = facts;
  return {
    table: { ...table, duty: { kind: 'opening', lease } },
    effects: [{ kind: 'open-referee', table: table.id, lease }],
  };
};

/** Watches one table: serves while this page has the lease, else stops, and takes over when the holder is gone. */
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

/** The written lease has come back, or was refused. */
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

/** The referee was opened, or failed to open. */
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

/** May an entry be written under a lease, and does a written one count? Asked before a write, and at its answer. */
export const writing = ({ tables }: Election, id: string, lease: Lease): 'yes' | 'wait' | 'no' => {
  const table = tables[id];
  if (!table || !isSame(lease, table.facts.lease) || table.doubt?.kind === 'outdated') return 'no';
  if (table.duty.kind !== 'opening' && table.duty.kind !== 'serving') return 'no';
  return table.doubt ? 'wait' : 'yes';
};
