/** The states that a record has passed through, by their revisions. */
import type { AnyTypes } from './model';
import { startOf } from './start';
import type { Moment, Timeline } from './timeline-model';

/** How many moments stand up to a revision: they stand in their order, and thousands of undos may ask for it. */
export const momentsUpTo = (moments: readonly Moment[], revision: number): number => {
  let [low, high] = [0, moments.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((moments[middle]?.entry.r ?? 0) <= revision) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** The state after a revision; before the first entry the table set up. */
export const stateAt = ({ moments, game, head, reader }: Timeline, revision: number): AnyTypes['state'] => {
  const moment = moments[momentsUpTo(moments, revision) - 1];
  if (moment) return moment.state;
  const whole = startOf(game, head);
  return reader.seat === undefined && Object.hasOwn(reader.keys, 'table') ? whole : game.hide(whole, reader.seat);
};
