/**
 * Reading an owner's data file: every value is checked, and every fault is reported with its field.
 * The result contains nothing but the fields asked for.
 */
import { canonical } from './fields';
import type { Atom, Options } from './messages';
import { isObject, isShallow, shown, SHOWN } from './reading';

/** `at` is a JSON pointer, `problem` a key under `RT.problems` in lang, `given` the value there. */
export interface DataProblem {
  readonly at: string;
  readonly problem: string;
  readonly given: string;
  readonly details?: Options;
}

/** The kinds of value, so that a form can be made of them. Values of `one-of` are shown by the game's own words. */
export type DataShape =
  | { readonly kind: 'whole'; readonly least: number; readonly most: number }
  | { readonly kind: 'text'; readonly most: number }
  | { readonly kind: 'one-of'; readonly values: readonly Atom[] }
  | { readonly kind: 'list'; readonly of: () => DataShape; readonly least: number; readonly most: number }
  | FieldsShape
  | { readonly kind: 'cases'; readonly by: string; readonly cases: Readonly<Record<string, FieldsShape>> };
export interface FieldsShape {
  readonly kind: 'fields';
  readonly fields: Readonly<Record<string, DataShape>>;
  readonly optional: readonly string[];
}

/** Reads a value: returns it, or undefined after reporting what is wrong. It also describes what it reads. */
export interface Read<T> {
  (value: unknown, at: string, tell: (problem: DataProblem) => void): T | undefined;
  readonly shape: DataShape;
}

type Reading<T> = (value: unknown, at: string, tell: (problem: DataProblem) => void) => T | undefined;

/** A custom reader, with a description of what it reads. */
export const described = <T, S extends DataShape = DataShape>(
  shape: S,
  read: Reading<T>,
): Read<T> & { readonly shape: S } => Object.assign((...given: Parameters<Reading<T>>) => read(...given), { shape });

const fails = (problem: string, value: unknown, at: string, details?: Options): DataProblem => ({
  at,
  problem,
  given: shown(value),
  ...(details && { details }),
});

/** A whole number within bounds. */
export const whole = (least: number, most: number): Read<number> =>
  described({ kind: 'whole', least, most }, (value, at, tell) => {
    if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) return value;
    return void tell(fails('not-within', value, at, { least, most }));
  });

/** A text that is not empty, to be shown as it is. */
export const text = (most: number): Read<string> =>
  described({ kind: 'text', most }, (value, at, tell) => {
    if (typeof value === 'string' && value.trim() && value.length <= most) return value.trim();
    return void tell(fails('not-a-short-text', value, at, { most }));
  });

/** One of some words; a synonym may stand for one of them. */
export const oneOf = <T extends Atom>(values: readonly T[], aliases: Readonly<Record<string, T>> = {}): Read<T> =>
  described({ kind: 'one-of', values }, (value, at, tell) => {
    const named = typeof value === 'string' && Object.hasOwn(aliases, value) ? aliases[value] : value;
    const found = values.find(one => one === named);
    if (found !== undefined) return found;
    return void tell(fails('not-one-of', value, at, { values: values.join(', ') }));
  });

/** A list of limited length. `of` may be a function that gives the reader, where a list holds lists of its own kind. */
export const list = <T>(of: Read<T> | (() => Read<T>), least: number, most: number): Read<readonly T[]> => {
  const reader = (): Read<T> => ('shape' in of ? of : of());
  return described({ kind: 'list', of: () => reader().shape, least, most }, (value, at, tell) => {
    if (!Array.isArray(value)) return void tell(fails('not-a-list', value, at));
    if (value.length < least || value.length > most) {
      return void tell(fails('not-so-many', value.length, at, { least, most }));
    }
    const read = value.map((one: unknown, n) => reader()(one, `${at}/${n}`, tell));
    return read.every((one): one is Exclude<typeof one, undefined> => one !== undefined)
      ? (read as readonly T[])
      : undefined;
  });
};

/** Fields that may be left out stand under their name with '?'. */
export type Fields<T> = { readonly [K in keyof T]-?: Read<Exclude<T[K], undefined>> };

const shapesOf = (readers: Readonly<Record<string, { readonly shape: DataShape }>>): FieldsShape['fields'] =>
  Object.fromEntries(Object.entries(readers).map(([name, { shape }]) => [name, shape]));

/** An object with these fields and no others; those named in `optional` may be left out. */
export const fields = <T extends object>(
  shape: Fields<T>,
  optional: readonly (keyof T & string)[] = [],
): Read<T> & { readonly shape: FieldsShape } =>
  described({ kind: 'fields', fields: shapesOf(shape), optional }, (value, at, tell) => {
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
  });

/** One of several kinds of objects, distinguished by the field `by`; each has its own reader. */
export const cases = <T extends object>(
  by: string,
  kinds: Readonly<Record<string, Read<T> & { readonly shape: FieldsShape }>>,
): Read<T> => {
  const names = oneOf(Object.keys(kinds));
  const shapes = Object.fromEntries(Object.entries(kinds).map(([kind, { shape }]) => [kind, shape]));
  return described({ kind: 'cases', by, cases: shapes }, (value, at, tell) => {
    const kind = names(isObject(value) ? value[by] : value, `${at}/${by}`, tell);
    return kind === undefined ? undefined : kinds[kind]?.(value, at, tell);
  });
};

/** A value read and then judged as a whole: what is wrong with it is reported at `at`. */
export const judged = <T, S extends DataShape>(
  read: Read<T> & { readonly shape: S },
  judge: (value: T) => readonly Omit<DataProblem, 'given'>[],
): Read<T> & { readonly shape: S } =>
  described(read.shape, (value, at, tell) => {
    const found = read(value, at, tell);
    if (found === undefined) return undefined;
    const problems = judge(found);
    for (const one of problems) tell({ ...one, at: `${at}${one.at}`, given: '' });
    return problems.length ? undefined : found;
  });

/** A list without duplicate names: a second would leave open which is meant. `at` is where the name stands. */
export const distinct = <T>(read: Read<readonly T[]>, nameOf: (one: T) => string, at = ''): Read<readonly T[]> =>
  judged(read, all =>
    all.flatMap((one, n) =>
      all.slice(0, n).some(other => nameOf(other) === nameOf(one))
        ? [{ at: `/${n}${at}`, problem: 'named-twice' }]
        : [],
    ),
  );

/** More problems than these are left out: one wrong value often causes many. */
const MOST_PROBLEMS = 20;

/** Where a text stops being JSON, as far as the browser says it. */
const notJson = (file: string, error: unknown): DataProblem => {
  const said = error instanceof Error ? error.message : '';
  const [, position] = /at position (\d+)/.exec(said) ?? [];
  const [, named] = /line (\d+) column \d+/.exec(said) ?? [];
  const line = position === undefined ? Number(named) : file.slice(0, Number(position)).split('\n').length;
  const [text] = Number.isNaN(line) ? [] : file.split('\n').slice(line - 1);
  return text === undefined
    ? fails('not-json', file, '')
    : { at: '', problem: 'not-json', given: text.trim().slice(0, SHOWN), details: { line } };
};

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
  } catch (error) {
    return { problems: [notJson(file, error)] };
  }
  if (!isShallow(given)) return { problems: [fails('too-deep', given, '')] };
  const problems: DataProblem[] = [];
  const value = read(given, '', problem => {
    if (problems.length < MOST_PROBLEMS) problems.push(problem);
  });
  return value !== undefined && !problems.length ? { value } : { problems };
};

/** What has been read, as the value of an option. */
export const asOption = (value: object): string => canonical(value);
