/** The tables of this world, as far as windows need them. */
import type { TableClient } from '../table/panels/client-model';
import type { Options } from '../kernel/messages';
import type { AnyGame, Head, Holder, Mode, Problem } from '../table/record/model';
import type { CatalogEntry } from '../table/loading';
import type { ClosedTable } from '../table/panels/library';

/** Registers work for every table of this world, also later ones. */
type Tables<T> = Pick<Registry, 'onChange'> & { tables(): readonly T[] };

/** Calls `follow` once for each open table, and for each opened later. */
export const eachTable = <T extends TableClient>(registry: Tables<T>, follow: (client: T) => void): void => {
  const followed = new WeakSet<T>();
  const followAll = (): void => {
    for (const client of registry.tables()) {
      if (followed.has(client)) continue;
      followed.add(client);
      follow(client);
    }
  };
  followAll();
  registry.onChange(followAll);
};

/** The wizard's answers: everything that makes a table. */
export interface NewTable {
  readonly name: string;
  readonly game: string;
  readonly options: Options;
  readonly mode: Mode;
  readonly holders: Readonly<Record<string, Holder>>;
  /** Also makes a scene with the board and its counters. */
  readonly scene: boolean;
  /** Keep its keys in the world? Without a value: only if one person plays alone. */
  readonly open?: boolean;
  /** The moment of a finished game from which this table continues. */
  readonly branch?: Head['branch'];
  /** The finished table whose game this one begins again. */
  readonly after?: string;
}

export type Imported =
  | { readonly ok: true; readonly client: TableClient }
  | {
      readonly ok: false;
      readonly problem: Problem;
    };

export interface Registry {
  /** The games that this build knows. */
  games(): readonly CatalogEntry[];
  /** Loads a game, or returns why it cannot be loaded. */
  load(game: string): Promise<AnyGame | Problem>;
  tables(): readonly TableClient[];
  /** Tables whose game could not be loaded, and how to try again. */
  closed(): readonly ClosedTable[];
  openAgain(id: string): Promise<void>;
  table(id: string): TableClient | undefined;
  /** The table that a journal entry holds. */
  ofEntry(entry: string): TableClient | undefined;
  createTable(plan: NewTable): Promise<TableClient>;
  importTable(text: string): Promise<Imported>;
  /** Called when a table appears or disappears; returns how to stop. */
  onChange(listener: () => void): () => void;
}

/** Is it a finished game that nobody has opened yet? */
export const isLaidAside = (registry: Registry, id: string | undefined): id is string =>
  registry.closed().some(({ id: one, problem }) => one === id && problem.problem === 'laid-aside');
