/** What tests of tables share: the toy as a game, the requests of a seat, and what a reply says. */
import type { Edit } from '../../kernel/edit';
import { toy } from '../../kernel/testing/toy/toy';
import type { AnyGame, Ask, Entry, Holder, Reply } from '../record/model';
import type { TestTable } from './tables';

/** The toy, known by its contract alone. */
export const game = toy as unknown as AnyGame;

export const user = (id: string): Holder => ({ kind: 'user', user: id });
export const bid = (coins: number) => ({ kind: 'bid', coins }) as const;
export const command = (seat: string, kind: string, more: object = {}): Ask => ({
  kind: 'command',
  seat,
  command: { kind, ...more },
});
export const undo = (seat: string): Ask => ({ kind: 'undo', seat });
/** A change by hand: so many coins in the North's purse. */
export const coins = (to: number): Edit => ({ kind: 'set', marker: 'coins-north', to });

/** The name of the problem in a reply; the reply itself if it has none. */
export const problemOf = (reply: Reply) => ('problem' in reply ? reply.problem.problem : reply);
/** The reason of the refusal in a reply; the reply itself if it has none. */
export const reasonOf = (reply: Reply) => ('refusal' in reply ? reply.refusal.reason : reply);

/** The last entry of a table's record. */
export const last = (table: TestTable): Entry | undefined => table.referee.timeline.moments.at(-1)?.entry;
/** The position of a table of the toy. */
export const bay = (table: TestTable) =>
  table.referee.timeline.state as unknown as {
    readonly coins: Record<string, number>;
    readonly piles: Record<string, string[]>;
  };
/** The coins in the North's purse. */
export const purse = (table: TestTable) => bay(table).coins['north'];
