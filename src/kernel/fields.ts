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

/** The same text for equal values, in whatever order their keys are. */
export const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, one: unknown) =>
    one && typeof one === 'object' && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)))
      : one,
  ) ?? 'undefined';
