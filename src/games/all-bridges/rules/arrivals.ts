/** §3.2.5, §3.3.2 The pieces that arrived in each space in this Command, and may not move again. */
import type { Space } from '../data/map';
import { cellsIn } from '../selectors';
import type { State } from '../state';
import type { Arrived, Moved, Seat, Stance } from '../vocabulary';

const NONE_ARRIVED = { active: 0, inactive: 0, russians: 0 };
export const NOTHING_MOVED: Moved = { arrived: {}, markers: [], cells: 0, russians: 0, origins: [] };

/** Pieces of a sort that have arrived in a space during this Command. */
export const arrivedIn = (arrived: Arrived, space: Space, piece: Stance | 'russians'): number =>
  (arrived[space] ?? NONE_ARRIVED)[piece];
/** One more piece has arrived in a space. */
export const withArrival = (arrived: Arrived, space: Space, piece: Stance | 'russians'): Arrived => {
  const before = arrived[space] ?? NONE_ARRIVED;
  return { ...arrived, [space]: { ...before, [piece]: before[piece] + 1 } };
};
/** §3.2.5, §3.3.2 Cells that have not moved yet in this Command. */
export const movable = (state: State, arrived: Arrived, space: Space, seat: Seat, stance: Stance): number =>
  cellsIn(state, space, seat, stance) - arrivedIn(arrived, space, stance);
