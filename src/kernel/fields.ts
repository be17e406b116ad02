/** Records made field by field. */

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
