/** An owner's file in a game: the option that holds it, and what the game makes of it. */
import type { Options, Section } from '../messages';
import { asOption, readFile, type DataProblem, type Read } from '../owners-data';

/** A file as the value of the option, or everything that is wrong with it. */
export type OwnersRead = { readonly data: string } | { readonly problems: readonly DataProblem[] };

export interface OwnersFile<U> {
  readonly option: {
    readonly id: 'data';
    readonly section: Section;
    readonly kind: 'data';
    readonly default: '';
    readonly limit: number;
    read(given: string): OwnersRead;
  };
  /** What is used at a table with these options; an unreadable file counts as none. */
  of(options: Options): U;
}

/** So many files stay parsed: those of the open tables. */
const KEPT = 8;

/**
 * The owner's file of a game. `limit` is its maximum size in bytes, `file` reads it. `use` is called once for each file
 * and makes the game's values of it; undefined means that none was chosen.
 */
export const ownersFile = <T extends object, U>({
  section,
  limit,
  file,
  use,
}: {
  readonly section: Section;
  readonly limit: number;
  readonly file: Read<T>;
  readonly use: (read: T | undefined) => U;
}): OwnersFile<U> => {
  const none = use(undefined);
  const used = new Map<string, U>();
  const make = (data: string): U => {
    const read = readFile(data, limit, file);
    return 'problems' in read ? none : use(read.value);
  };
  return {
    option: {
      id: 'data',
      section,
      kind: 'data',
      default: '',
      limit,
      read(given) {
        const read = readFile(given, limit, file);
        return 'problems' in read ? read : { data: asOption(read.value) };
      },
    },
    of({ data }) {
      if (typeof data !== 'string' || !data) return none;
      const known = used.get(data);
      if (known !== undefined) return known;
      const made = make(data);
      const [oldest] = used.keys();
      if (used.size >= KEPT && oldest !== undefined) used.delete(oldest);
      used.set(data, made);
      return made;
    },
  };
};
