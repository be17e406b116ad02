/** Comparing and searching plain values, for testers. */
import { canonical } from '../fields';

/** Every string in a value and how often it occurs: keys of records too, because they may be ids. */
export const stringsIn = (value: unknown, into: Map<string, number> = new Map()): ReadonlyMap<string, number> => {
  const add = (text: string): void => {
    into.set(text, (into.get(text) ?? 0) + 1);
  };
  if (typeof value === 'string') add(value);
  else if (Array.isArray(value)) for (const one of value) stringsIn(one, into);
  else if (value && typeof value === 'object') {
    for (const [key, one] of Object.entries(value)) {
      add(key);
      stringsIn(one, into);
    }
  }
  return into;
};

const isAlike = (a: unknown, b: unknown): boolean => {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || !a || !b || Array.isArray(a) !== Array.isArray(b)) return false;
  const left = a as Readonly<Record<string, unknown>>;
  const right = b as Readonly<Record<string, unknown>>;
  const keys = Object.keys(left);
  return (
    keys.length === Object.keys(right).length &&
    keys.every(key => Object.hasOwn(right, key) && isAlike(left[key], right[key]))
  );
};

/** Are they the same value, whatever the order of their keys? Most are, and share most of their parts. */
export const isSame = (a: unknown, b: unknown): boolean => isAlike(a, b) || canonical(a) === canonical(b);

/** The first place where two values differ, or ''. */
export const difference = (a: unknown, b: unknown, path = ''): string => {
  if (isSame(a, b)) return '';
  if (a && b && typeof a === 'object' && typeof b === 'object') {
    const left: Readonly<Record<string, unknown>> = { ...a };
    const right: Readonly<Record<string, unknown>> = { ...b };
    for (const key of new Set([...Object.keys(left), ...Object.keys(right)])) {
      const found = difference(left[key], right[key], `${path}/${key}`);
      if (found) return found;
    }
  }
  return `${path || '/'}: ${JSON.stringify(a)} and ${JSON.stringify(b)}`;
};

/** Where a value is not plain JSON (undefined, NaN, a Map, a class), or undefined. */
export const notPlain = (value: unknown, path = ''): string | undefined => {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return undefined;
  if (typeof value === 'number')
    return Number.isFinite(value) && !Object.is(value, -0) ? undefined : `${path}: ${value}`;
  if (typeof value !== 'object') return `${path}: ${typeof value}`;
  const proto: unknown = Object.getPrototypeOf(value);
  if (!Array.isArray(value) && proto !== Object.prototype && proto !== null) return `${path}: not a plain object`;
  for (const [key, one] of Object.entries(value)) {
    const found = notPlain(one, `${path}/${key}`);
    if (found !== undefined) return found;
  }
  return undefined;
};

/** Freezes a value completely, so that a rule that changes the state in place fails. What is frozen is known good. */
export const freeze = <T>(value: T): T => {
  if (value && typeof value === 'object' && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const one of Object.values(value)) freeze(one);
  }
  return value;
};

/** What a tester found, and the seed and turn that reproduce it. */
export interface Fault {
  readonly what: string;
  readonly where: string;
}

export const faultText = (faults: readonly Fault[]): string =>
  faults.map(({ what, where }) => `${what}\n    ${where}`).join('\n');

/** The message and first stack lines of an error thrown by a rule. */
export const thrownText = (thrown: unknown): string =>
  thrown instanceof Error ? (thrown.stack?.split('\n').slice(0, 4).join('\n') ?? thrown.message) : String(thrown);
