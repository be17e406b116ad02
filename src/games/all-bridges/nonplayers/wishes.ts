/** §8.1.7 What a Faction would rather see in a space: its Control, its level, its enemies gone. */
import { isTown, population, type Space } from '../data/map';
import { cellsIn, controllerOf } from '../selectors';
import type { State } from '../state';
import { isSide, opponent, type Seat, type Stance } from '../vocabulary';
import { afterMove } from './groups';
import { isNonplayer } from './who';

/** How much a Faction likes who Controls a space: itself most; the Moderates nobody. */
const likes = (state: State, seat: Seat, space: Space): number => {
  const controller = controllerOf(state, space);
  if (seat === 'moderates') return controller === undefined ? 2 : 0;
  return controller === seat ? 2 : controller === undefined ? 1 : 0;
};
/** Towns before Provinces, then Population. */
export const weightOf = (space: Space): number => population(space) + (isTown(space) ? 1 : 0);

/** What a change of Cells is worth: the Control it brings, by the weight of the space. */
export const controlGained = (state: State, after: State, seat: Seat, space: Space): number =>
  (likes(after, seat, space) - likes(state, seat, space)) * weightOf(space);

/** A Cell more, of any Faction. */
export const placed = (state: State, seat: Seat, faction: Seat, space: Space): number =>
  controlGained(state, afterMove(state, faction, { space, count: 1 }), seat, space);

/** A Cell less: of a player before others, Active Reds and Senate and Inactive Moderates first. */
export const removed = (state: State, seat: Seat, faction: Seat, space: Space, stance: Stance): number =>
  10 * controlGained(state, afterMove(state, faction, { from: space }), seat, space) +
  (isNonplayer(state, faction) ? 0 : 4) +
  ((stance === 'active') === isSide(faction) ? 2 : 0) +
  (isSide(seat) && faction === opponent(seat) ? 1 : 0) +
  (cellsIn(state, space, faction) === 1 ? 1 : 0);

/** More than any space weighs: whatever its Population, one's own level goes before less of the other. */
const OWN_FIRST = 10;
/** A level of a space shifted. Support first, then less Opposition, and the other way round; Neutral for the Moderates. */
export const shifted = (state: State, seat: Seat, space: Space, by: number): number => {
  const { support } = state.spaces[space];
  const weight = weightOf(space) * 2;
  if (seat === 'moderates') return (Math.abs(support) - Math.abs(support + by)) * weight;
  const own = seat === 'senate' ? by : -by;
  const isTowardsOwn = seat === 'senate' ? support >= 0 : support <= 0;
  return population(space) ? own * (weight + (isTowardsOwn ? OWN_FIRST : 0)) : own;
};

/** Is it better this way up? Own Cells of Reds and Senate Active, theirs Inactive; Moderates show themselves unwillingly. */
export const turned = (seat: Seat, faction: Seat, stance: Stance): number => {
  const becomesActive = stance === 'inactive';
  const wanted = seat === faction ? isSide(seat) : !isSide(faction);
  return becomesActive === wanted ? (seat === faction ? 2 : 1) : -1;
};
