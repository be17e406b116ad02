/** §4.3.3 What Publishing would earn. */
import { isTown, population, SPACES, type Space } from '../data/map';
import { cellsIn, piecesIn } from '../selectors';
import { exposures, MOST, PER_CELL, PER_TOWN } from '../rules/publish';
import type { State } from '../state';

/** In one space: the Town, and each Cell that may show itself. */
export const publishingIn = (state: State, space: Space): number =>
  (isTown(space) ? PER_TOWN : 0) +
  PER_CELL * Math.min(exposures(state, space), cellsIn(state, space, 'moderates', 'inactive'));

/** In the two best spaces. */
export const publishingOf = (state: State): number =>
  SPACES.filter(space => population(space) > 0 && piecesIn(state, space, 'moderates') > 0)
    .map(space => publishingIn(state, space))
    .toSorted((one, other) => other - one)
    .slice(0, MOST)
    .reduce((sum, one) => sum + one, 0);
