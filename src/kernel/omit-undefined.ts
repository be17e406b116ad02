/** The fields that have a value: of an optional field nothing is written where there is nothing to say. */
export const omitUndefined = <T extends object>(
  fields: T,
): { readonly [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  readonly [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>;
} =>
  // what has no value is gone, which the compiler cannot see
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as never;
