/** Long work that leaves the page time for everything else. */
import type { Slices } from '../kernel/slices';

/** All of it, with a rest after each step. */
export const runInSlices = async <T>(work: Slices<T>, rest: (() => Promise<void>) | undefined): Promise<T> => {
  let step = work.next();
  for (; !step.done; step = work.next()) await rest?.();
  return step.value;
};
