/**
 * One way to read untrusted data. A shape says what is accepted and, by inference, its type: types cannot
 * drift from checks. Objects have just the fields of their shape, and every text, list and number is bounded.
 */
import * as v from 'valibot';
import type { Atom, Message } from './messages';

type Frozen<T> = T extends readonly (infer U)[]
  ? readonly Frozen<U>[]
  : T extends object
    ? { readonly [K in keyof T]: Frozen<T[K]> }
    : T;
/** The value that a shape accepts. */
export type Of<S extends v.GenericSchema> = Frozen<v.InferOutput<S>>;

/** Is it of this shape? */
export const is = <const S extends v.GenericSchema>(shape: S, value: unknown): value is Of<S> => v.is(shape, value);

/** The value, if it is of this shape. */
export const read = <const S extends v.GenericSchema>(shape: S, value: unknown): Of<S> | undefined =>
  is(shape, value) ? value : undefined;

/** An object with these fields and no others. */
export const fields = v.strictObject;
/** A field that may be left out. */
export const maybe = v.exactOptional;
export const just = v.literal;
export const oneOf = v.picklist;
export const either = v.union;

export const text = (most = 200) => v.pipe(v.string(), v.maxLength(most));
/** A text of one pattern. */
export const spelled = (pattern: RegExp) => v.pipe(v.string(), v.regex(pattern));
export const number = v.pipe(v.number(), v.finite());
/** A whole number from 0. */
export const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
export const upTo = (most: number) => v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(most));
export const yesOrNo = v.boolean();

const isAtom = (value: unknown): value is Atom =>
  typeof value === 'boolean' ||
  (typeof value === 'number' && Number.isFinite(value)) ||
  (typeof value === 'string' && value.length <= 2000);
export const atom = v.custom<Atom>(isAtom);

export const list = <const S extends v.GenericSchema>(of: S, most = 2000) => v.pipe(v.array(of), v.maxLength(most));

/** Any object, with any fields. */
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const object = v.custom<object>(isObject);

/** A map with a maximum number of fields. */
export const mapOf = <const S extends v.GenericSchema>(of: S, most = 200) =>
  v.custom<Readonly<Record<string, v.InferOutput<S>>>>(
    value => isObject(value) && Object.keys(value).length <= most && Object.values(value).every(one => v.is(of, one)),
  );

/** Anything that a custom check accepts. */
export const checked = <T>(check: (value: unknown) => value is T) => v.custom<T>(check);

const DEEPEST = 40;

/** Is it nested no deeper than a program can process? */
export const isShallow = (value: unknown, depth = 0): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (depth <= DEEPEST && Object.values(value).every(part => isShallow(part, depth + 1)));

/**
 * So much the numbers of a message count together, and those of a turn: pieces, cards, points. With more, a single event
 * could fill the memory of every page that folds it.
 */
export const MOST_COUNTED = 10_000;

/**
 * So many values a turn has, or a position: texts, numbers, lists and objects. No game has a fifth of it. Each entry of a
 * record keeps a position, so that a longer list, made again with each, would fill the memory as well.
 */
export const MOST_VALUES = 5_000;

/** How many values it has, what its numbers count together, and the largest of them, each without its sign. */
const measured = (value: unknown, found = { values: 0, sum: 0, largest: 0 }): typeof found => {
  found.values++;
  if (typeof value === 'number') {
    found.sum += Math.abs(value);
    found.largest = Math.max(found.largest, Math.abs(value));
  } else if (typeof value === 'object' && value !== null)
    for (const part of Object.values(value)) measured(part, found);
  return found;
};

/** Has it no more values than these, and do all numbers in it count no more than this together? */
export const isCountable = (value: unknown): boolean => {
  if (!isShallow(value)) return false;
  const { values, sum } = measured(value);
  return values <= MOST_VALUES && sum <= MOST_COUNTED;
};

/** So much the numbers of a whole position count together, which has years, ages and prices in it. */
const MOST_IN_POSITION = 100_000;

/**
 * A position of some game: an object with no more values and no larger numbers than any game needs. The game itself
 * checks the rest. A single number has the same bound as in a message, because a game offers as many choices as there
 * are points.
 */
export const isPosition = (value: unknown): value is Readonly<Record<string, unknown>> => {
  if (!isObject(value) || !isShallow(value)) return false;
  const { values, sum, largest } = measured(value);
  return values <= MOST_VALUES && sum <= MOST_IN_POSITION && largest <= MOST_COUNTED;
};

/** A message of some game: it has a kind, and counts no more than it may; the game's own reader checks the rest. */
export const message = v.custom<Message>(
  value => isObject(value) && typeof value['kind'] === 'string' && isCountable(value),
);
/** The messages of a turn. */
export const messages = v.pipe(
  list(message),
  v.check(all => isCountable(all)),
);

const isHarmless = (value: unknown): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (Object.keys(value).every(field => field !== '__proto__' && field !== 'constructor' && field !== 'prototype') &&
    Object.values(value).every(isHarmless));

/** Plain JSON without fields that reach into prototypes, and no deeper than a program can process. */
export const isPlain = (value: unknown): boolean => isShallow(value) && isHarmless(value);

/** How much of a wrong value is shown. */
export const SHOWN = 60;

/** An untrusted value as an error message quotes it: always short. */
export const shown = (value: unknown): string => {
  if (typeof value === 'object' && !isShallow(value)) return '…';
  // JSON has no word for it
  if (typeof value === 'bigint') return String(value).slice(0, SHOWN);
  return (JSON.stringify(value) ?? 'nothing').slice(0, SHOWN);
};

/** A text of this length is scanned before it is parsed: a parser takes seconds for millions of brackets. */
const LONG = 64 * 1024;

/** Does a text of JSON nest deeper than a program can process? */
const isDeepText = (json: string): boolean => {
  let depth = 0;
  let isQuoted = false;
  for (let at = 0; at < json.length && depth <= DEEPEST + 1; at++) {
    const letter = json[at];
    if (isQuoted && letter === '\\') at++;
    else if (letter === '"') isQuoted = !isQuoted;
    else if (!isQuoted && (letter === '[' || letter === '{')) depth++;
    else if (!isQuoted && (letter === ']' || letter === '}')) depth--;
  }
  return depth > DEEPEST + 1;
};

/** Untrusted JSON; undefined if it is invalid, too long, or not plain. */
export const parseJson = (given: unknown, most: number): unknown => {
  if (typeof given !== 'string' || given.length > most || (given.length > LONG && isDeepText(given))) return undefined;
  try {
    const value: unknown = JSON.parse(given);
    return isPlain(value) ? value : undefined;
  } catch {
    return undefined;
  }
};
