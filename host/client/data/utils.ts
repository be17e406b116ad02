import type { Operation } from '../../shared/wire';
import type { AnyDocument } from './current';
import { randomId, copy, equal, isPlain, type Data } from '../../shared/json';
import { expand, flatten, getPath, operatorOf } from '../../shared/merge';
import { Collection } from './collection';
import { ForcedDeletion, ForcedReplacement } from './operators';
import { fromUuid, fromUuidSync, parseUuid } from './uuid';

/** [D14] foundry.utils.getRoute: a path under the server's route prefix, without a slash in front. */
export const getRoute = (path: string, { prefix }: { prefix?: string } = {}): string => {
  const given = prefix ?? (globalThis as { ROUTE_PREFIX?: string }).ROUTE_PREFIX ?? '';
  return [given, path]
    .map(part => part.replace(/^\/+|\/+$/g, ''))
    .filter(Boolean)
    .join('/');
};

/** An operation as modules pass it: a parent document instead of its uuid, and any keys of their own. */
export interface DocumentOperation extends Omit<Operation, 'parentUuid' | 'data' | 'updates' | 'ids'> {
  parent?: AnyDocument | null;
  pack?: string | null;
}

interface MergeOptions {
  insertKeys?: boolean;
  insertValues?: boolean;
  overwrite?: boolean;
  recursive?: boolean;
  inplace?: boolean;
  applyOperators?: boolean;
  performDeletions?: boolean;
}

const operated = (target: Data, key: string, value: unknown): boolean => {
  const operator = operatorOf(key);
  if (operator?.sign === '-=') delete target[operator.name];
  else if (operator) target[operator.name] = value;
  else if (value instanceof ForcedDeletion) delete target[key];
  else if (value instanceof ForcedReplacement) target[key] = value.value;
  else return false;
  return true;
};

const mergeInto = (target: Data, other: Data, options: MergeOptions): void => {
  const operators = options.applyOperators ?? options.performDeletions ?? false;
  for (const [key, value] of Object.entries(other)) {
    if (operators && operated(target, key, value)) continue;
    const before = target[key];
    if (!(key in target)) {
      if (options.insertKeys !== false) target[key] = copy(value);
    } else if (isPlain(before) && isPlain(value) && options.recursive !== false) mergeInto(before, value, options);
    else if (options.overwrite !== false) target[key] = copy(value);
  }
};

/** [D14] foundry.utils.mergeObject */
const mergeObject = <T extends object>(original: T, other: object = {}, options: MergeOptions = {}): T => {
  const target = (options.inplace === false ? copy(original) : original) as Data;
  mergeInto(target, expand(other as Data), options);
  return target as T;
};

/** [D14] foundry.utils.diffObject: the part of `other` that differs from `original`. */
const diffObject = (original: object, other: object): Data => {
  const result: Data = {};
  for (const [key, value] of Object.entries(other)) {
    const before = (original as Data)[key];
    if (isPlain(before) && isPlain(value)) {
      const inner = diffObject(before, value);
      if (Object.keys(inner).length > 0) result[key] = inner;
    } else if (!equal(before, value)) result[key] = value;
  }
  return result;
};

/** [D14] foundry.utils.setProperty: true if the value has changed. */
const setProperty = (object: object, key: string, value: unknown): boolean => {
  const names = key.split('.');
  const last = names.pop() ?? key;
  let place = object as Data;
  for (const name of names) {
    const next = place[name];
    place = typeof next === 'object' && next !== null ? (next as Data) : (place[name] = {});
  }
  const changed = !(last in place) || place[last] !== value;
  place[last] = value;
  return changed;
};

/** [D14] foundry.utils.isNewerVersion */
const isNewerVersion = (one: string | number, other: string | number): boolean => {
  const [left, right] = [String(one).split('.'), String(other).split('.')];
  for (let index = 0; index < Math.max(left.length, right.length); index++) {
    const order = (left[index] ?? '').localeCompare(right[index] ?? '', 'en', { numeric: true });
    if (order !== 0) return order > 0;
  }
  return false;
};

/** [D14] foundry.utils.debounce */
const debounce = <A extends unknown[]>(fn: (...args: A) => void, delay: number): ((...args: A) => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // as a method it is called on its object
  return function (this: unknown, ...args) {
    clearTimeout(timer);
    timer = setTimeout(() => fn.apply(this, args), delay);
  };
};

/** [D14] foundry.utils.isEmpty */
const isEmpty = (value: unknown): boolean => {
  if (value === undefined || value === null) return true;
  if (value instanceof Set || value instanceof Map) return value.size === 0;
  return typeof value === 'object' && Object.keys(value).length === 0;
};

/** [D14] foundry.utils.escapeHTML */
const escapeHTML = (value: unknown): string => {
  const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' };
  return String(value ?? '').replace(/[&<>"']/g, sign => signs[sign] ?? sign);
};

/** [D14] foundry.utils.saveDataToFile */
const saveDataToFile = (data: BlobPart, type: string, filename: string): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([data], { type }));
  link.download = filename;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
};

/** [D14] foundry.utils.fetchWithTimeout */
const fetchWithTimeout = async (
  url: string,
  init: RequestInit = {},
  { timeoutMs = 30_000 } = {},
): Promise<Response> => {
  const response = await fetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`${url}: ${response.status} ${response.statusText}`);
  return response;
};

/** The members of `foundry.utils`. */
export const utils = {
  Collection,
  /** [D14] foundry.utils.randomID */
  randomID: randomId,
  mergeObject,
  /** [D14] foundry.utils.expandObject */
  expandObject: (object: object): Data => expand(object as Data),
  /** [D14] foundry.utils.flattenObject */
  flattenObject: (object: object): Data => flatten(object as Data),
  /** [D14] foundry.utils.duplicate */
  duplicate: <T>(object: T): T => JSON.parse(JSON.stringify(object)) as T,
  /** [D14] foundry.utils.deepClone */
  deepClone: copy,
  /** [D14] foundry.utils.getType */
  getType: (value: unknown): string => (value === null ? 'null' : isPlain(value) ? 'Object' : typeof value),
  isNewerVersion,
  debounce,
  /** [D14] foundry.utils.getProperty */
  getProperty: (object: object, key: string): unknown => getPath(object, key),
  setProperty,
  /** [D14] foundry.utils.hasProperty */
  hasProperty: (object: object, key: string): boolean => getPath(object, key) !== undefined,
  diffObject,
  /** [D14] foundry.utils.objectsEqual */
  objectsEqual: equal,
  isEmpty,
  getRoute,
  saveDataToFile,
  /** [D14] foundry.utils.readTextFromFile */
  readTextFromFile: (file: File): Promise<string> => file.text(),
  escapeHTML,
  fetchWithTimeout,
  /** [D14] foundry.utils.fetchJsonWithTimeout */
  fetchJsonWithTimeout: async (url: string, init?: RequestInit, options?: { timeoutMs?: number }): Promise<unknown> =>
    (await fetchWithTimeout(url, init, options)).json(),
  /** [D14] foundry.utils.parseUuid */
  parseUuid,
  fromUuid,
  fromUuidSync,
};
