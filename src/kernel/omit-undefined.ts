/** The fields that have a value: an optional field without one is not written. */
export const omitUndefined = <T extends object>(
  fields: T,
): { readonly [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  readonly [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>;
} =>
  // fields without a value are gone, which the compiler cannot see
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as never;
