/** §3.2.5 March: into which space, and what may move there. */
import { refuse } from '../refusals';
import { SPACES } from '../data/map';
import { SIDES, type StepOf } from '../vocabulary';
import {
  doneAt,
  forbidsSelection,
  notIdle,
  own,
  poor,
  ruleList,
  whileOpen,
  type RuleFor,
  type StepsHere,
} from './common';
import type { Plan } from './common';
import { canEnter, marchCell } from './march-cells';
import { marchRussian, marchMarker } from './march-along';
import { NOTHING_MOVED } from './arrivals';

const select: RuleFor<'march', 'march'> = {
  section: '§3.2.5',
  offers: () => [{ kind: 'march', space: SPACES }],
  forbids({ state, seat, step }, { space }) {
    if (!canEnter(state, seat, space, step.moved.arrived)) return refuse('§3.2.5', 'no-cell-adjacent');
    return forbidsSelection(state, seat, step.spaces, space) ?? poor(state, seat, 1, '§3.2.5');
  },
  decide: ({ step }, { space }) => ({
    then: [
      {
        kind: 'march-space',
        seat: step.seat,
        space,
        cells: 0,
        spaces: [...step.spaces, space],
        moved: { ...step.moved, origins: [] },
      },
    ],
  }),
};
const selects = ruleList<StepOf<'march'>>(select);
const moves = ruleList<StepOf<'march-space'>>(marchCell, marchRussian, marchMarker);

export const marchSteps = {
  march: {
    section: '§3.2.5',
    seats: whileOpen(selects),
    answers: {
      march: select,
      done: doneAt<'march'>(
        '§3.2.5',
        undefined,
        notIdle<'march'>('§3.1', selects, step => step.spaces.length > 0),
      ),
    },
    stuck: () => ({}),
  },
  'march-space': {
    section: '§3.2.5',
    seats: (state, step) => (whileOpen(moves)(state, step).length ? own(state, step) : []),
    answers: {
      'march-cell': marchCell,
      'march-russian': marchRussian,
      'march-marker': marchMarker,
      done: doneAt<'march-space'>(
        '§3.2.5',
        ({ step }) => ({ then: [{ kind: 'march', seat: step.seat, spaces: step.spaces, moved: step.moved }] }),
        notIdle<'march-space'>('§3.1', moves, step => step.cells > 0),
      ),
    },
    stuck: (_state, step) => ({
      then: [{ kind: 'march', seat: step.seat, spaces: step.spaces, moved: step.moved }],
    }),
  },
} satisfies StepsHere<'march' | 'march-space'>;

export const march: Plan = {
  section: '§3.2.5',
  seats: SIDES,
  isWarOnly: true,
  start: (_state, { seat }) => ({ kind: 'march', seat, spaces: [], moved: NOTHING_MOVED }),
  rules: selects,
};
