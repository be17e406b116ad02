/** §4.3.3 What Publishing would earn. */
import { population, SPACES } from '../data/map';
import { piecesIn } from '../selectors';
import { MOST, published } from '../rules/publish';
import type { State } from '../state';

/** In the two best spaces. */
export const publishingOf = (state: State): number =>
  SPACES.filter(space => population(space) > 0 && piecesIn(state, space, 'moderates') > 0)
    .map(space => published(state, space))
    .toSorted((one, other) => other - one)
    .slice(0, MOST)
    .reduce((sum, one) => sum + one, 0);
