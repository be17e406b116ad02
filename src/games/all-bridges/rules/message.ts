/** §3.3.2 Message: a Cell of the Moderates sets out, and ends its way. */
import { neighbours } from '../data/owners-map';
import { refuse } from '../refusals';
import { SPACES } from '../data/map';
import { cellsIn } from '../selectors';
import type { State } from '../state';
import { STANCES, type StepOf } from '../vocabulary';
import {
  doneAt,
  isAmong,
  notIdle,
  own,
  pay,
  poor,
  ruleList,
  termsOf,
  whileOpen,
  type Result,
  type RuleFor,
  type StepsHere,
  movable,
  type Plan,
} from './common';
import { type Messenger, asItStands, carry, moveOn } from './messenger';
import { captureSpaces, arrived, rollCapture } from './capture';

const select: RuleFor<'message', 'message'> = {
  section: '§3.3.2',
  offers: () => [{ kind: 'message', from: SPACES, stance: STANCES }],
  forbids({ state, seat, step }, { from, stance }) {
    const { limited, most, within } = termsOf(state, seat);
    if (limited && step.cells) return refuse('§2.2.4', 'one-cell-only');
    if (step.cells >= most) return refuse('§5.4', 'no-more-spaces', { most });
    if (!cellsIn(state, from, 'moderates', stance)) return refuse('§3.3.2', 'none-there');
    if (movable(state, step.arrived, from, 'moderates', stance) <= 0) return refuse('§3.3.2', 'moved-already');
    if (!neighbours(state, from).some(space => isAmong(within, space))) return refuse('§5.4', 'not-that-space');
    return poor(state, seat, 1, '§3.3.2');
  },
  decide: ({ state, seat, step }, { from, stance }) => ({
    events: pay(state, seat, 1),
    then: [
      {
        ...step,
        kind: 'messenger',
        space: from,
        start: from,
        stance,
        path: [],
        carries: 'nothing',
        since: 0,
        cells: step.cells + 1,
      },
    ],
  }),
};

const finish: RuleFor<'messenger', 'done'> = doneAt<'messenger'>(
  '§3.3.2',
  ({ state, step }) => ended(state, step),
  ({ step }) => (step.path.length ? undefined : refuse('§3.1', 'nothing-done')),
);
const ended = (state: State, asked: Messenger): Result => {
  const step = asItStands(state, asked);
  const { carries } = step;
  return carries !== 'nothing' && captureSpaces(state, step).length
    ? { then: [{ ...step, kind: 'capture', carries }] }
    : arrived(step);
};

const selects = ruleList<StepOf<'message'>>(select);
const onWay = ruleList<Messenger>(carry, moveOn);

export const messageSteps = {
  message: {
    section: '§3.3.2',
    seats: whileOpen(selects),
    answers: {
      message: select,
      done: doneAt<'message'>(
        '§3.3.2',
        undefined,
        notIdle<'message'>(selects, step => step.cells > 0),
      ),
    },
    stuck: () => ({}),
  },
  messenger: {
    section: '§3.3.2',
    seats: whileOpen(onWay),
    answers: { carry, 'move-on': moveOn, done: finish },
    stuck: ended,
  },
  capture: {
    section: '§3.3.2',
    seats: own,
    answers: { 'roll-capture': rollCapture },
    stuck: (state, step) => arrived(asItStands(state, step)),
  },
} satisfies StepsHere<'message' | 'messenger' | 'capture'>;

export const message: Plan = {
  section: '§3.3.2',
  seats: ['moderates'],
  isWarOnly: false,
  start: (_state, { seat }) => ({ kind: 'message', seat, arrived: {}, cells: 0 }),
  rules: selects,
};
