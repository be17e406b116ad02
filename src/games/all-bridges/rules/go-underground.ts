/** §3.3.1 Cells of the Moderates go Underground beside a Network. */
import { cellsFlipped } from '../changes';
import { population, type Space } from '../data/map';
import { cellsIn, discsIn } from '../selectors';
import type { State } from '../state';
import type { Seat } from '../vocabulary';
import type { RuleFor } from './common';
import { goesOn } from './rally-cells';

/** §3.3.1 How many Cells of the Moderates may go Underground beside a Network. */
export const hideable = (state: State, space: Space): number =>
  discsIn(state, space, 'moderates')
    ? Math.min(cellsIn(state, space, 'moderates', 'active'), population(space) + discsIn(state, space, 'moderates'))
    : 0;
export const hides = (state: State, seat: Seat, space: Space): boolean =>
  seat === 'moderates' && hideable(state, space) > 0;

export const hide: RuleFor<'rally-space', 'go-underground'> = {
  section: '§3.3.1',
  offers: ({ state, seat, step }) =>
    seat === 'moderates'
      ? [{ kind: 'go-underground', cells: Array.from({ length: hideable(state, step.space) }, (_, n) => n + 1) }]
      : [],
  decide: ({ state, step }, { cells }) => ({
    events: cellsFlipped(state, 'moderates', step.space, 'inactive', cells),
    then: [goesOn(step)],
  }),
};
