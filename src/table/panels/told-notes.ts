/** What this page has found out about recorded changes by hand: the action that each belongs to, in words. */
import type { Moment } from '../record/timeline-model';

export interface ToldNote {
  /** The action, and whether it is done; undefined where nobody can tell. */
  readonly action: string | undefined;
  /** What was still to do of it then. */
  readonly owed: string | undefined;
}

const notes = new WeakMap<Moment, ToldNote>();

export const noteOn = (moment: Moment): ToldNote | undefined => notes.get(moment);

export const keepNote = (moment: Moment, note: ToldNote): void => {
  notes.set(moment, note);
};

/** The lines under a change. What is still to do of it counts only until somebody moves again. */
export const noteLines = (moments: readonly Moment[], moment: Moment): readonly string[] => {
  const { action, owed } = noteOn(moment) ?? {};
  const isLast = moments.findLast(({ entry, undone }) => entry.kind === 'turn' && !undone) === moment;
  return [action, isLast ? owed : undefined].filter(line => line !== undefined);
};
