/** §8.1.7 What a Faction would rather see in a space: its Control before that of nobody, and that before an enemy's. */
import { isTown, population, type Space } from '../data/map';
import { controllerOf } from '../selectors';
import type { State } from '../state';
import type { Seat } from '../vocabulary';

/** How much a Faction likes who Controls a space: itself most; the Moderates nobody. */
const likes = (state: State, seat: Seat, space: Space): number => {
  const controller = controllerOf(state, space);
  if (seat === 'moderates') return controller === undefined ? 2 : 0;
  return controller === seat ? 2 : controller === undefined ? 1 : 0;
};
/** What a change of Cells does to the Control of a space with Population. */
export const controlGained = (state: State, after: State, seat: Seat, space: Space): number =>
  population(space) ? likes(after, seat, space) - likes(state, seat, space) : 0;

/** Towns before Provinces, then Population: the same order, as one number. */
export const weightOf = (space: Space): number => population(space) + (isTown(space) ? 10 : 0);
