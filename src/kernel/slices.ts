/** Long work in steps of a few milliseconds: the caller may pause after each. */

export type Slices<T> = Generator<undefined, T, undefined>;

/** All of it at once, without a pause. */
export const finished = <T>(work: Generator<unknown, T>): T => {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
};

/** Work that several callers may ask for: a later caller continues from the point it has reached. */
export interface Shared<T> {
  go(): Slices<T>;
}
export const shared = <T>(work: Slices<T>): Shared<T> => {
  let result: { readonly value: T } | undefined;
  return {
    *go() {
      while (!result) {
        const step = work.next();
        if (step.done) result = { value: step.value };
        else yield undefined;
      }
      return result.value;
    },
  };
};
