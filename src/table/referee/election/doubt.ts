/**
 * Is this page's copy of the world outdated? What happened while it was offline is not sent again, and another page may
 * have taken the lease. Until the server has answered, the page writes nothing, claims nothing and confirms nothing.
 */
import {
  type Effect,
  type Election,
  isSame,
  type ElectionStep,
  type Stored,
  type Table,
  type TableStep,
} from './model';

/** The line is broken: what this page asked nobody has heard. */
export const cut = (election: Election): Election => ({
  ...election,
  isCut: true,
  tables: Object.fromEntries(
    Object.entries(election.tables).map(([id, { unanswered: _, ...table }]) => [
      id,
      table.doubt?.kind === 'outdated' ? table : { ...table, doubt: { kind: 'cut' } },
    ]),
  ),
});

/** Asks the server for the latest state of a table. */
export const reread = (election: Election, table: Table): ElectionStep => {
  if (table.doubt?.kind === 'outdated') return { election, effects: [] };
  const round = election.rounds + 1;
  const asked: Table = { ...table, doubt: { kind: 'asked', round } };
  return {
    election: { ...election, rounds: round, tables: { ...election.tables, [table.id]: asked } },
    effects: [{ kind: 'reread', table: table.id, round }],
  };
};

/** The page is online again: it asks for everything. */
export const uncut = (election: Election): ElectionStep =>
  Object.values(election.tables).reduce<ElectionStep>(
    (done, table) => {
      const next = reread(done.election, table);
      return { election: next.election, effects: [...done.effects, ...next.effects] };
    },
    { election: { ...election, isCut: false }, effects: [] },
  );

/**
 * Does the server's answer contain nothing new? This page may not have received its own writes: its claim, and its
 * entries under the lease under which it serves.
 */
const isKnown = ({ duty, facts }: Table, { lease, missing }: Stored): boolean => {
  const isServing = duty.kind === 'opening' || duty.kind === 'serving';
  const isLeaseKnown = isSame(lease, facts.lease) || (duty.kind === 'claiming' && isSame(lease, duty.lease));
  return isLeaseKnown && missing.every(epoch => isServing && epoch === duty.lease.epoch);
};

/** The server has answered; undefined: without the state. A claim that was in flight is written again unchanged. */
export const settled = (table: Table, round: number, stored: Stored | undefined): TableStep => {
  if (table.doubt?.kind !== 'asked' || table.doubt.round !== round) return { table, effects: [] };
  const { doubt: _, ...sure } = table;
  const { duty, id } = table;
  if (stored && isKnown(table, stored)) {
    const isLost = duty.kind === 'claiming' && duty.since === undefined;
    return { table: sure, effects: isLost ? [{ kind: 'write-lease', table: id, lease: duty.lease }] : [] };
  }
  const closing: readonly Effect[] = duty.kind === 'serving' ? [{ kind: 'close-referee', table: id }] : [];
  return {
    table: { ...sure, duty: { kind: 'idle' }, doubt: { kind: 'outdated' } },
    effects: [...closing, { kind: 'tell', table: id, problem: 'outdated' }],
  };
};
