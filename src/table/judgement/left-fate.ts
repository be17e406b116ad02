/** The result of a move that was left while nobody refereed: its sender asks when they come back. */
import { canonical } from '../../kernel/fields';
import type { Ask } from '../record/model';
import type { Timeline } from '../record/timeline-model';
import { isLate } from './freshness';

type Command = Extract<Ask, { readonly kind: 'command' }>;

/** It was carried out, the question has changed, or it still waits. */
export type Fate = 'done' | 'late' | 'waits';

/** Of a pass that is kept until its window closes, the closing entry names the request. */
const isAnsweredBy = ({ moments }: Timeline, id: string): boolean =>
  moments.some(
    ({ entry }) =>
      entry.m === id ||
      (entry.kind === 'turn' && entry.passes?.some(pass => pass.by === 'own' && pass.m === id) === true),
  );

/** The same command of the same seat is recorded: it was already in transit when it was left again. */
const isDoneBefore = ({ moments }: Timeline, seen: number, { seat, command }: Command): boolean =>
  moments.some(
    one =>
      one.entry.r > seen &&
      one.entry.kind === 'turn' &&
      one.entry.seat === seat &&
      one.command !== undefined &&
      canonical(one.command) === canonical(command),
  );

/** `command`: the move that was left, if this browser can read it. */
export const fateOf = (
  timeline: Timeline,
  { id, seen }: { readonly id: string; readonly seen: number },
  command?: Command,
): Fate => {
  if (isAnsweredBy(timeline, id)) return 'done';
  if (seen > timeline.revision || timeline.ending) return 'late';
  if (!command) return timeline.moments.some(({ entry }) => entry.kind === 'turn' && entry.r > seen) ? 'late' : 'waits';
  if (isDoneBefore(timeline, seen, command)) return 'done';
  return isLate(timeline, command, seen) ? 'late' : 'waits';
};
