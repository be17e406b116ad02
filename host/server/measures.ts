/** How large a value is, measured before it is used. */
import { isPlain } from '../shared/json';
import { FRAME_DEPTH } from '../shared/wire';

/** The length of a value as JSON; 0 for what JSON cannot represent. */
export const sizeOf = (value: unknown): number => {
  try {
    return JSON.stringify(value ?? null)?.length ?? 0;
  } catch {
    return 0;
  }
};

/** What is in a list or an object; nothing for any other value. */
const inner = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : isPlain(value) ? Object.values(value) : [];

/** How many values there are in a value of plain data, in all its lists and objects; it counts no further than `most`. */
const countValues = (value: unknown, most: number): number => {
  let count = 0;
  const look = (one: unknown): void => {
    const found = inner(one);
    count += found.length;
    if (count <= most) for (const each of found) look(each);
  };
  look(value);
  return count;
};

/** Has a value of plain data more values than this, in all its lists and objects together? */
export const hasMoreValues = (value: unknown, most: number): boolean => countValues(value, most) > most;

/** What a value costs beside its text: `{}` has two letters, but each copy takes many bytes. */
const OF_VALUE = 40;

/** The cost of keeping, copying and sending a value: its length, plus something for each value in it. */
export const weightOf = (value: unknown): number => sizeOf(value) + OF_VALUE * countValues(value, Infinity);

const weights = new WeakMap<object, number>();

/** The weight of a source, cached for as long as the source exists: a committed source never changes. */
export const weightOfSource = (source: object): number => {
  const known = weights.get(source);
  if (known !== undefined) return known;
  const weight = weightOf(source);
  weights.set(source, weight);
  return weight;
};

/** Is a value of plain data nested deeper than a frame may be? Dotted keys can cause that. */
export const isTooDeep = (value: unknown, left: number = FRAME_DEPTH): boolean =>
  left < 0 || inner(value).some(one => isTooDeep(one, left - 1));
