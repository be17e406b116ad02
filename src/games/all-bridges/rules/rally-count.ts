/** §3.2.1, §3.3.1 How many Cells come: against Terror and the mood of a space, or with it. */
import type { Space } from '../data/map';
import { oppositionIn, supportIn } from '../selectors';
import type { State } from '../state';
import { opponent, type Seat } from '../vocabulary';
import { isFree } from './common';

/** §3.2.1, §3.3.1 What hinders Rally in a space: enemy Terror, and levels of the mood against the Faction. */
export const hindrance = (state: State, seat: Seat, space: Space): number => {
  if (seat === 'moderates') return supportIn(state, space) + oppositionIn(state, space);
  const level = seat === 'senate' ? oppositionIn(state, space) : supportIn(state, space);
  return level + state.spaces[space].terror[opponent(seat)];
};
/** §3.2.1 What helps it. */
export const encouragement = (state: State, seat: Seat, space: Space): number =>
  seat === 'senate' ? supportIn(state, space) : seat === 'reds' ? oppositionIn(state, space) : 0;

/** How many Cells Rally places, so much of the hindrance Offset. A free Rally Offsets all of it, §3.1.2, and a Non-player's, §8.1.3. */
export const rallyCount = (state: State, seat: Seat, space: Space, offset: number): number => {
  const left = isFree(state, seat) ? 0 : Math.max(0, hindrance(state, seat, space) - offset);
  return Math.max(0, 1 + encouragement(state, seat, space) - left);
};
