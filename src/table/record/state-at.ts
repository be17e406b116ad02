/** The states that a record has passed through, by their revisions. */
import type { AnyTypes } from './model';
import { startOf } from './start';
import type { Timeline } from './timeline-model';

/** The state after a revision; before the first entry the table set up. */
export const stateAt = ({ moments, game, head, reader }: Timeline, revision: number): AnyTypes['state'] => {
  const moment = moments.findLast(({ entry }) => entry.r <= revision);
  if (moment) return moment.state;
  const whole = startOf(game, head);
  return reader.seat === undefined && Object.hasOwn(reader.keys, 'table') ? whole : game.hide(whole, reader.seat);
};
