/**
 * Is what this page knows of the world old? What happened while its line was broken is not told again, and a lease may
 * have been taken meanwhile. Until the server has been asked, nothing is written, claimed, or taken for done.
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

/** The line is broken. */
export const cut = (election: Election): Election => ({
  ...election,
  isCut: true,
  tables: Object.fromEntries(
    Object.entries(election.tables).map(([id, table]) => [
      id,
      table.doubt?.kind === 'outdated' ? table : { ...table, doubt: { kind: 'cut' } },
    ]),
  ),
});

/** Asks the server what stands there of a table. */
export const reread = (election: Election, table: Table): ElectionStep => {
  if (table.doubt?.kind === 'outdated') return { election, effects: [] };
  const round = election.rounds + 1;
  const asked: Table = { ...table, doubt: { kind: 'asked', round } };
  return {
    election: { ...election, rounds: round, tables: { ...election.tables, [table.id]: asked } },
    effects: [{ kind: 'reread', table: table.id, round }],
  };
};

/** The line is there again: everything is asked for. */
export const uncut = (election: Election): ElectionStep =>
  Object.values(election.tables).reduce<ElectionStep>(
    (done, table) => {
      const next = reread(done.election, table);
      return { election: next.election, effects: [...done.effects, ...next.effects] };
    },
    { election: { ...election, isCut: false }, effects: [] },
  );

/**
 * Is nothing new in what stands at the server? What this page has sent itself it may not have been told of: its claim,
 * and what it wrote under the lease it serves under.
 */
const isKnown = ({ duty, facts }: Table, { lease, missing }: Stored): boolean => {
  const isServing = duty.kind === 'opening' || duty.kind === 'serving';
  const isLeaseKnown = isSame(lease, facts.lease) || (duty.kind === 'claiming' && isSame(lease, duty.lease));
  return isLeaseKnown && missing.every(epoch => isServing && epoch === duty.lease.epoch);
};

/** The server has answered; undefined: it has not said what stands there. A claim that was on its way when the line broke is written again: it is the same one. */
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
