/**
 * §8.2.5 Narrows answers by one preference after another, with the events that explain it; chance decides among the
 * rest (§8.6).
 */
import { measure } from './measures';
import { passes } from './target-tests';
import type { Nested, Target, View } from './types';
import type { Event } from '../vocabulary';
import { oneOf, type Chance } from './chance';
import { extremeOf, wantOf } from './wants';

// §8.2.5 What a nested priority leaves of the findings.

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

const because = (nested: Nested): string => extremeOf(nested) ?? wantOf(nested.are?.[0] ?? 'not-allowed');

export const preferred = (
  view: View,
  all: readonly Target[],
  list: readonly Nested[],
  chance: Chance,
): { readonly target: Target; readonly notes: readonly Event[] } => {
  const { seat } = view;
  const notes: Event[] = [];
  let left = all;
  for (const nested of list) {
    const fewer = narrowed(view, left, nested);
    if (fewer.length < left.length) {
      notes.push({ kind: 'choice-narrowed', seat, because: because(nested), left: fewer.length, of: left.length });
    }
    left = fewer;
  }
  if (left.length > 1) notes.push({ kind: 'choice-by-chance', seat, among: left.length });
  return { target: oneOf(chance, left), notes };
};
