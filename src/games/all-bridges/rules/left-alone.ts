/** §1.4.3, §1.4.4 Markers that have lost their last friendly Cell leave the map. */
import { SPACES } from '../data/map';
import { capabilitiesIn, cellsIn, newsIn } from '../selectors';
import type { State } from '../state';
import { SEATS, SIDES, type Event, type Step } from '../vocabulary';
import type { StepsHere } from './common';

const leftAlone = (state: State): readonly Event[] =>
  SPACES.flatMap((space): readonly Event[] => [
    ...SIDES.filter(side => !cellsIn(state, space, side)).flatMap((side): readonly Event[] => [
      ...(state.spaces[space].prepared[side] ? [{ kind: 'prepared-removed', space, side } as const] : []),
      ...capabilitiesIn(state, space, side).map(
        (marker): Event => ({ kind: 'capability-placed', marker, side, at: 'aside' }),
      ),
    ]),
    ...SEATS.filter(seat => !cellsIn(state, space, seat)).flatMap(seat =>
      newsIn(state, space, seat).map((news): Event => ({ kind: 'news-removed', news })),
    ),
    ...(state.personality === space && !cellsIn(state, space, 'moderates')
      ? [{ kind: 'personality-removed' } as const]
      : []),
  ]);

/** Pieces on the move: their markers follow them a step later. */
const MOVING: ReadonlySet<Step['kind']> = new Set(['attack-space', 'march-space']);

/** A marker goes as soon as it is alone, unless its Cells are just moving. */
export const watch = (state: State): readonly Step[] =>
  state.agenda.length && !MOVING.has(state.agenda[0]?.kind ?? 'left-alone') && leftAlone(state).length
    ? [{ kind: 'left-alone' }]
    : [];

export const leftAloneSteps = {
  'left-alone': { section: '§1.4.4', run: state => ({ events: leftAlone(state) }) },
} satisfies StepsHere<'left-alone'>;
