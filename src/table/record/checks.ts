/** Small checks for what comes from outside: each says whether an unknown value has a shape. */

export type Check = (value: unknown) => boolean;

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isText =
  (most = 200): Check =>
  value =>
    typeof value === 'string' && value.length <= most;
export const isCount: Check = value => typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
export const isTime: Check = value => typeof value === 'number' && Number.isFinite(value);
export const isTrueOrFalse: Check = value => typeof value === 'boolean';
export const isAtom: Check = value =>
  typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value)) || isText(2000)(value);
export const isOneOf =
  (...values: readonly string[]): Check =>
  value =>
    typeof value === 'string' && values.includes(value);
export const isList =
  (check: Check, most = 2000): Check =>
  value =>
    Array.isArray(value) && value.length <= most && value.every(check);
export const isMapOf =
  (check: Check): Check =>
  value =>
    isObject(value) && Object.values(value).every(check);
export const isMessage: Check = value => isObject(value) && typeof value['kind'] === 'string';

/** Has the value every field, each as it should be? A check after '?' is of a field that may be absent. */
export const hasShape = (shape: Readonly<Record<string, Check>>, value: unknown): boolean =>
  isObject(value) &&
  Object.entries(shape).every(([name, check]) => {
    const field = name.replace('?', '');
    return Object.hasOwn(value, field) ? check(value[field]) : name.endsWith('?');
  });

const DEEPEST = 40;

/** Plain JSON without fields that reach into prototypes, and no deeper than a program can walk. */
export const isPlain = (value: unknown, depth = 0): boolean => {
  if (typeof value !== 'object' || value === null) return true;
  if (depth > DEEPEST) return false;
  return (
    Object.keys(value).every(field => field !== '__proto__' && field !== 'constructor' && field !== 'prototype') &&
    Object.values(value).every(part => isPlain(part, depth + 1))
  );
};

/** JSON from outside; undefined if it is none, too long, or not plain. */
export const parseJson = (text: unknown, most: number): unknown => {
  if (typeof text !== 'string' || text.length > most) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return isPlain(value) ? value : undefined;
  } catch {
    return undefined;
  }
};
