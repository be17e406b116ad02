const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** May `id` name a document? Sixteen letters or digits. */
export const isId = (id: unknown): id is string => typeof id === 'string' && /^[A-Za-z0-9]{16}$/.test(id);

/** A random id. `crypto.getRandomValues` exists on plain http too. */
export const randomId = (length = 16): string => {
  const limit = 256 - (256 % ALPHABET.length);
  let id = '';
  while (id.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(length * 2))) {
      if (byte < limit && id.length < length) id += ALPHABET[byte % ALPHABET.length];
    }
  }
  return id;
};

/** Plain data: what may be sent and stored. */
export type Data = { [key: string]: unknown };

/** True for an object literal (or one without a prototype); false for arrays, class instances and null. */
export const isPlain = (value: unknown): value is Data => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype || Object.getPrototypeOf(prototype) === null;
};

/** Names that reach an object's prototype instead of its data: never a field, a flag or a part of a path. */
const INHERITED: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** May a key stand in untrusted data? */
export const isOwnKey = (key: string): boolean => !INHERITED.has(key);

/** Untrusted data without any key that would reach a prototype, at every depth. */
export const withoutPrototypes = <T>(value: T): T => {
  if (Array.isArray(value)) return value.map(withoutPrototypes) as T;
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value) || value instanceof ArrayBuffer) {
    return value;
  }
  const result: Data = {};
  for (const key of Object.keys(value).filter(isOwnKey)) result[key] = withoutPrototypes((value as Data)[key]);
  return result as T;
};

/** A deep copy of plain data; anything else (an operator, a class instance) is kept by reference. */
export const copy = <T>(value: T): T => {
  if (Array.isArray(value)) return value.map(copy) as T;
  if (!isPlain(value)) return value;
  const result: Data = {};
  for (const [key, inner] of Object.entries(value)) if (isOwnKey(key)) result[key] = copy(inner);
  return result as T;
};

/** Are two pieces of plain data equal? */
export const equal = (one: unknown, other: unknown): boolean => {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one)) {
    return Array.isArray(other) && one.length === other.length && one.every((item, index) => equal(item, other[index]));
  }
  if (!isPlain(one) || !isPlain(other)) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every(key => Object.hasOwn(other, key) && equal(one[key], other[key]))
  );
};

/** The most places named, and the most letters of each, so that the report is no longer than the data. */
const NAMED = 5;
const LONGEST_NAME = 200;

/** The first places where `value` contains what JSON cannot represent: class instances, functions, undefined, NaN. */
export const notJson = (value: unknown, name = 'data'): string[] => {
  const found: string[] = [];
  const look = (one: unknown, path: string): void => {
    if (found.length === NAMED || one === null || typeof one === 'string' || typeof one === 'boolean') return;
    if (typeof one === 'number') {
      if (!Number.isFinite(one)) found.push(`${path} is ${one}`);
    } else if (Array.isArray(one)) {
      for (const [index, item] of one.entries()) look(item, `${path}[${index}]`);
    } else if (isPlain(one)) {
      for (const [key, inner] of Object.entries(one)) look(inner, `${path}.${key.slice(0, LONGEST_NAME)}`);
    } else found.push(`${path} is ${typeof one === 'object' ? one.constructor?.name : typeof one}`);
  };
  look(value, name);
  return found;
};
