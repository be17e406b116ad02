/** Plain values: records made field by field, and one text for equal values. */

/** The fields that have a value, with those that may have none as optional ones. */
type Present<T> = { readonly [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  readonly [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>;
};

/** The fields that have a value: an optional field without one is not written. */
export const omitUndefined = <T extends object>(fields: T): Present<T> =>
  // fields without a value are gone, which the compiler cannot see
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Present<T>;

/** A record with a value for each of these keys. */
export const recordOf = <K extends string, V>(keys: readonly K[], of: (key: K) => V): Readonly<Record<K, V>> =>
  // every key of the list is there, which the compiler cannot see
  Object.fromEntries(keys.map(key => [key, of(key)])) as Record<K, V>;

const isIndex = (key: string): boolean => key !== '' && key.charCodeAt(0) <= 57 && String(Number(key)) === key;

/** The keys in the order of the text. Whole numbers come first, as in every object. */
const keysOf = (value: object): readonly string[] => {
  const keys = Object.keys(value).sort();
  return keys.some(isIndex) ? Object.keys(Object.fromEntries(keys.map(key => [key, 0]))) : keys;
};

/** Undefined for what JSON leaves out. Much quicker than JSON with a replacer. */
const textOf = (value: unknown): string | undefined => {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${Array.from(value, one => textOf(one) ?? 'null').join()}]`;
  let text = '';
  for (const key of keysOf(value)) {
    const of = textOf((value as Readonly<Record<string, unknown>>)[key]);
    if (of !== undefined) text += `${text && ','}${JSON.stringify(key)}:${of}`;
  }
  return `{${text}}`;
};

/** The same text for equal values, in whatever order their keys are. */
export const canonical = (value: unknown): string => textOf(value) ?? 'undefined';
