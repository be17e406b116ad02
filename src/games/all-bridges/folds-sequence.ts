/** §2.0 How each event of the sequence of play changes the state. */
import type { Folds } from '../../kernel/messages';
import type { State, AllBridges } from './state';
import type { CylinderPlace, Event, Seat } from './vocabulary';

const withCylinder = (state: State, seat: Seat, to: CylinderPlace): State => ({
  ...state,
  cylinders: { ...state.cylinders, [seat]: to },
});

type SequenceEvent = Extract<
  Event['kind'],
  | 'order-drawn'
  | 'passed'
  | 'box-taken'
  | 'cylinder-moved'
  | 'eligibility-adjusted'
  | 'german-cylinder-moved'
  | 'coordinate-set'
  | 'phase-two'
  | 'phase-set'
  | 'propaganda-begun'
  | 'game-ended'
>;

export const sequenceFolds: Pick<Folds<AllBridges>, SequenceEvent> = {
  'order-drawn': (state, { first, second, third }) => {
    const placed = withCylinder(withCylinder(state, first, 'first'), second, 'second');
    return withCylinder(placed, third, 'third');
  },
  passed: (state, { seat, box }) => withCylinder(state, seat, box),
  'box-taken': (state, { seat, box }) => withCylinder(state, seat, box),
  'cylinder-moved': (state, { seat, to }) => withCylinder(state, seat, to),
  'eligibility-adjusted': (state, { cylinders }) => ({ ...state, cylinders }),
  'german-cylinder-moved': (state, { to }) => ({ ...state, germany: to }),
  'coordinate-set': (state, { on }) => ({ ...state, coordinate: on }),
  'phase-two': state => ({ ...state, phase: 2 }),
  'phase-set': (state, { phase }) => ({ ...state, phase }),
  'propaganda-begun': (state, { round }) => ({ ...state, propaganda: round }),
  'game-ended': (state, { winner, reason }) => ({ ...state, ending: { winner, reason } }),
};
