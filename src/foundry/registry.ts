/** The tables of this world, as the windows know them; they never ask for more. */
import type { TableClient } from '../table/panels/client-model';
import type { Options } from '../kernel/messages';
import type { AnyGame, Head, Holder, Mode, Problem } from '../table/record/model';
import type { CatalogEntry } from '../table/loading';
import type { ClosedTable } from '../table/panels/library';

/** What is done once for every table of this world, for those that come later too. */
type Tables<T> = Pick<Registry, 'onChange'> & { tables(): readonly T[] };

/** Calls `follow` once for each table that is open and each that is opened from now on. */
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

/** What the wizard has asked: everything that makes a table. */
export interface NewTable {
  readonly name: string;
  readonly game: string;
  readonly options: Options;
  readonly mode: Mode;
  readonly holders: Readonly<Record<string, Holder>>;
  /** A scene with the board and its counters is made beside the record. */
  readonly scene: boolean;
  /** Whether its keys lie with the world; without: where one person plays alone. */
  readonly open?: boolean;
  /** The moment of a game that is over from which it goes on. */
  readonly branch?: Head['branch'];
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
  /** Loads a game, or says why it does not come. */
  load(game: string): Promise<AnyGame | Problem>;
  tables(): readonly TableClient[];
  /** Tables whose game did not come, and how they are tried again. */
  closed(): readonly ClosedTable[];
  openAgain(id: string): Promise<void>;
  table(id: string): TableClient | undefined;
  /** The table that a journal entry holds. */
  ofEntry(entry: string): TableClient | undefined;
  createTable(plan: NewTable): Promise<TableClient>;
  importTable(text: string): Promise<Imported>;
  /** Called when a table comes or goes; returns how to stop. */
  onChange(listener: () => void): () => void;
}

/** Is it a game that is over, and that nobody has asked for yet? */
export const isLaidAside = (registry: Registry, id: string | undefined): id is string =>
  registry.closed().some(({ id: one, problem }) => one === id && problem.problem === 'laid-aside');
