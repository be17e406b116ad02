/** §intrigue When something may be done: in a phase, at its start, or in answer to what has just happened. */
import type { State } from '../state';
import type { Occasion, Phase } from '../vocabulary';
import { openWindow } from './reaction-windows';

/** A die lies on the table: only what speaks of it may be played now. */
const ROLLED: ReadonlySet<Occasion> = new Set(['failed-purge', 'health', 'conviction']);
export const isResolving = (state: State): boolean => {
  const window = openWindow(state);
  return window !== undefined && ROLLED.has(window.about);
};

export type When =
  | 'any'
  | { readonly during: readonly Phase[] }
  | { readonly startOf: Phase | 'any' }
  | { readonly when: readonly Occasion[] };

export const isTheMoment = (state: State, when: When): boolean => {
  const window = openWindow(state);
  if (when !== 'any' && 'when' in when) return window !== undefined && when.when.includes(window.about);
  if (isResolving(state)) return false;
  if (when === 'any') return true;
  if ('during' in when) return when.during.includes(state.phase) && !isAfter(state);
  return window?.about === 'phase' && (when.startOf === 'any' || when.startOf === state.phase);
};
/** The parade is over, but the year is not. */
const isAfter = (state: State): boolean =>
  openWindow(state)?.about === 'end-of-turn' || state.agenda[0]?.kind === 'increase';
