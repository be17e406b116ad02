/** §8.2.5 What a nested priority leaves of what was found. */
import { measure } from './measures';
import { passes } from './target-tests';
import type { Nested, Target, View } from './types';

/** Everything, if nothing passes. */
export const narrowed = (view: View, targets: readonly Target[], { are, most, fewest }: Nested): readonly Target[] => {
  const fit = are ? targets.filter(target => are.every(name => passes(view, target, name))) : targets;
  const left = fit.length ? fit : targets;
  const by = most ?? fewest;
  if (!by) return left;
  const sign = most ? 1 : -1;
  const top = Math.max(...left.map(target => sign * measure(view, target, by)));
  return left.filter(target => sign * measure(view, target, by) === top);
};
