/** §3.2.5 Cells march into a space, at one Resource for each three. */
import { refuse } from '../refusals';
import { neighbours, type Space } from '../data/map';
import { cellsIn, newsIn } from '../selectors';
import type { State } from '../state';
import { STANCES, type Arrived, type Event, type Seat } from '../vocabulary';
import { isAmong, pay, poor, termsOf, type RuleFor } from './common';
import { movable, withArrival } from './arrivals';

/** §3.2.5 One Resource for each three Cells that move into a space. */
const PER_RESOURCE = 3;

/** Where Cells may come from into a space. */
const origins = (state: State, seat: Seat, space: Space): readonly Space[] =>
  neighbours(space).filter(from => isAmong(termsOf(state, seat).from, from));
export const canEnter = (state: State, seat: Seat, space: Space, arrived: Arrived): boolean =>
  origins(state, seat, space).some(from => STANCES.some(stance => movable(state, arrived, from, seat, stance) > 0));

const price = (cells: number): number => (cells % PER_RESOURCE === 0 ? 1 : 0);

export const marchCell: RuleFor<'march-space', 'march-cell'> = {
  section: '§3.2.5',
  offers: ({ state, seat, step }) => [{ kind: 'march-cell', from: origins(state, seat, step.space), stance: STANCES }],
  forbids({ state, seat, step }, { from, stance }) {
    if (!cellsIn(state, from, seat, stance)) return refuse('§3.2.5', 'none-there');
    if (movable(state, step.moved.arrived, from, seat, stance) <= 0) return refuse('§3.2.5', 'moved-already');
    return poor(state, seat, price(step.cells), '§3.2.5');
  },
  decide({ state, seat, step }, { from, stance }) {
    const { cells, moved, space } = step;
    const isLast = cellsIn(state, from, seat) === 1;
    return {
      events: [
        ...pay(state, seat, price(cells)),
        { kind: 'cells-moved', faction: seat, from, to: space, stance, count: 1 },
        // News goes with the last Cell that can hold it
        ...(isLast
          ? newsIn(state, from, seat).map((news): Event => ({ kind: 'news-placed', news, space, holder: seat }))
          : []),
      ],
      then: [
        {
          ...step,
          cells: cells + 1,
          moved: {
            ...moved,
            arrived: withArrival(moved.arrived, space, stance),
            cells: moved.cells + 1,
            origins: moved.origins.includes(from) ? moved.origins : [...moved.origins, from],
          },
        },
      ],
    };
  },
};
