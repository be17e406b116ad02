/**
 * Reading an owner's data file: every value is checked, and whatever is wrong is told with the field it stands in.
 * What has been read holds nothing but the fields asked for.
 */
import { canonical } from './canonical';
import type { Atom, Options } from './messages';
import { isObject, isShallow, shown } from './reading';

/** `at` is a JSON pointer, `problem` a key under `RT.problems` in lang, `given` what stands there. */
export interface DataProblem {
  readonly at: string;
  readonly problem: string;
  readonly given: string;
  readonly details?: Options;
}

/** Reads a value: what it is, or undefined after telling what is wrong. */
export type Read<T> = (value: unknown, at: string, tell: (problem: DataProblem) => void) => T | undefined;

const fails = (problem: string, value: unknown, at: string, details?: Options): DataProblem => ({
  at,
  problem,
  given: shown(value),
  ...(details && { details }),
});

/** A whole number within bounds. */
export const whole =
  (least: number, most: number): Read<number> =>
  (value, at, tell) => {
    if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) return value;
    return void tell(fails('not-within', value, at, { least, most }));
  };

/** A text with something in it, to be shown as it stands. */
export const text =
  (most: number): Read<string> =>
  (value, at, tell) => {
    if (typeof value === 'string' && value.trim() && value.length <= most) return value.trim();
    return void tell(fails('not-a-short-text', value, at, { most }));
  };

/** One of some words; another word may stand for one of them. */
export const oneOf =
  <T extends Atom>(values: readonly T[], aliases: Readonly<Record<string, T>> = {}): Read<T> =>
  (value, at, tell) => {
    const named = typeof value === 'string' && Object.hasOwn(aliases, value) ? aliases[value] : value;
    const found = values.find(one => one === named);
    if (found !== undefined) return found;
    return void tell(fails('not-one-of', value, at, { values: values.join(', ') }));
  };

/** A list of so many. */
export const list =
  <T>(of: Read<T>, least: number, most: number): Read<readonly T[]> =>
  (value, at, tell) => {
    if (!Array.isArray(value)) return void tell(fails('not-a-list', value, at));
    if (value.length < least || value.length > most) {
      return void tell(fails('not-so-many', value.length, at, { least, most }));
    }
    const read = value.map((one: unknown, n) => of(one, `${at}/${n}`, tell));
    return read.every((one): one is Exclude<typeof one, undefined> => one !== undefined)
      ? (read as readonly T[])
      : undefined;
  };

/** Fields that may be left out stand under their name with '?'. */
export type Fields<T> = { readonly [K in keyof T]-?: Read<Exclude<T[K], undefined>> };

/** An object with these fields and no others; those named in `optional` may be left out. */
export const fields =
  <T extends object>(shape: Fields<T>, optional: readonly (keyof T & string)[] = []): Read<T> =>
  (value, at, tell) => {
    if (!isObject(value)) return void tell(fails('not-an-object', value, at));
    const given = value;
    const made: Record<string, unknown> = {};
    let sound = true;
    for (const name of Object.keys(given))
      if (!Object.hasOwn(shape, name)) {
        sound = false;
        tell(fails('unknown-field', given[name], `${at}/${name}`));
      }
    for (const [name, read] of Object.entries<Read<unknown>>(shape)) {
      if (!Object.hasOwn(given, name)) {
        if (optional.some(one => one === name)) continue;
        sound = false;
        tell(fails('missing-field', undefined, `${at}/${name}`));
        continue;
      }
      made[name] = read(given[name], `${at}/${name}`, tell);
      sound &&= made[name] !== undefined;
    }
    // every field has been read by the reader of its type
    return sound ? (made as T) : undefined;
  };

/** A value read and then judged as a whole: what is wrong with it is told under `at`. */
export const judged =
  <T>(read: Read<T>, judge: (value: T) => readonly Omit<DataProblem, 'given'>[]): Read<T> =>
  (value, at, tell) => {
    const found = read(value, at, tell);
    if (found === undefined) return undefined;
    const problems = judge(found);
    for (const one of problems) tell({ ...one, at: `${at}${one.at}`, given: '' });
    return problems.length ? undefined : found;
  };

/** A list in which no two are called the same: the second would leave open which is meant. `at` is where the name stands. */
export const distinct = <T>(read: Read<readonly T[]>, nameOf: (one: T) => string, at = ''): Read<readonly T[]> =>
  judged(read, all =>
    all.flatMap((one, n) =>
      all.slice(0, n).some(other => nameOf(other) === nameOf(one))
        ? [{ at: `/${n}${at}`, problem: 'named-twice' }]
        : [],
    ),
  );

/** Every problem beyond these is left out: one wrong value often makes many. */
const MOST_PROBLEMS = 20;

/** Reads the text of a file. */
export const readFile = <T>(
  file: string,
  limit: number,
  read: Read<T>,
): { readonly value: T } | { readonly problems: readonly DataProblem[] } => {
  const bytes = new TextEncoder().encode(file).length;
  if (bytes > limit)
    return { problems: [{ at: '', problem: 'too-large', given: String(bytes), details: { most: limit } }] };
  let given: unknown;
  try {
    given = JSON.parse(file);
  } catch {
    return { problems: [fails('not-json', file, '')] };
  }
  if (!isShallow(given)) return { problems: [fails('too-deep', given, '')] };
  const problems: DataProblem[] = [];
  const value = read(given, '', problem => {
    if (problems.length < MOST_PROBLEMS) problems.push(problem);
  });
  return value !== undefined && !problems.length ? { value } : { problems };
};

/** What has been read as the value of an option. */
export const asOption = (value: object): string => canonical(value);
