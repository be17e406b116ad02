/** Choices about tracks: dice, Vassalage, who pays more, whose Capability, cubes, Issues, prisoners. */
import { refuse } from '../refusals';
import { polarizationChange, resourcesChange, vassalageChange } from '../changes';
import { availableCubes, freeCapability } from '../selectors';
import type { State } from '../state';
import { enemiesOf, ISSUES, SIDES, type Event, type Seat, type StepOf } from '../vocabulary';
import {
  doneAt,
  faceOf,
  isOpen,
  own,
  ruleList,
  type Result,
  type RuleFor,
  type StepsHere,
  nothing,
} from '../rules/common';

const rollEvent: RuleFor<'event-die', 'roll-event'> = {
  section: '§5.1',
  offers: () => [{ kind: 'roll-event' }],
  decide: ({ seat }, _command, dice) => ({ events: [{ kind: 'event-rolled', seat, die: faceOf(dice.roll(1, 6)) }] }),
};

const forSide: RuleFor<'for-side', 'give-capability'> = {
  section: '§5.3',
  offers: () => [{ kind: 'give-capability', side: SIDES }],
  decide: ({ step }, { side }) => ({
    then: [{ kind: 'gain-capability', seat: side, capability: step.capability }],
  }),
};

const shiftVassalage: RuleFor<'shift-vassalage', 'shift-vassalage'> = {
  section: '§1.9',
  offers: ({ step }) => [{ kind: 'shift-vassalage', power: step.powers, by: step.ways }],
  forbids: ({ state }, { power, by }) =>
    vassalageChange(state, power, by).length ? undefined : refuse('§1.9', 'end-of-track'),
  decide: ({ state, step }, { power, by }) => ({
    events: vassalageChange(state, power, by),
    then: step.left > 1 ? [{ ...step, powers: [power], left: step.left - 1 }] : [],
  }),
};
const shiftsVassalage = ruleList<StepOf<'shift-vassalage'>>(shiftVassalage);
/** Is there nothing to choose: one Vassalage, one direction? */
const isFixed = ({ powers, ways, upTo }: StepOf<'shift-vassalage'>): boolean =>
  !upTo && powers.length === 1 && ways.length === 1;

const lost = (state: State, faction: Seat, count: number): readonly Event[] => resourcesChange(state, faction, -count);
/** §5.1 (#28) Each enemy loses half of it; what one lacks, the other loses. You choose who loses the odd one. */
export const levied = (state: State, seat: Seat, wanted: number): Result => {
  const [one, other] = enemiesOf(seat);
  if (!one || !other) return {};
  const has = state.resources;
  const total = Math.min(wanted, has[one] + has[other]);
  const half = Math.floor(total / 2);
  const most = Math.ceil(total / 2);
  if (half !== most && has[one] >= most && has[other] >= most) return { then: [{ kind: 'levy', seat, total }] };
  const fromOne = Math.min(has[one], has[other] < most ? total - Math.min(half, has[other]) : half);
  return { events: [...lost(state, one, fromOne), ...lost(state, other, total - fromOne)] };
};

const levyMore: RuleFor<'levy', 'levy-more'> = {
  section: '§5.1',
  offers: ({ seat }) => [{ kind: 'levy-more', faction: enemiesOf(seat) }],
  decide: ({ state, seat, step }, { faction }) => ({
    events: enemiesOf(seat).flatMap(enemy =>
      lost(state, enemy, (enemy === faction ? Math.ceil : Math.floor)(step.total / 2)),
    ),
  }),
};

const addCube: RuleFor<'event-cube', 'add-cube'> = {
  section: '§1.11',
  offers: ({ step }) => (step.ways.includes('add') ? [{ kind: 'add-cube', cube: SIDES }] : []),
  forbids: ({ state }, { cube }) => (availableCubes(state, cube) ? undefined : refuse('§1.4.2', 'none-available')),
  decide: (_at, { cube }) => ({ events: [{ kind: 'cube-placed', cube }] }),
};
const takeCube: RuleFor<'event-cube', 'take-cube'> = {
  section: '§1.11',
  offers: ({ step }) => (step.ways.includes('take') ? [{ kind: 'take-cube', cube: SIDES }] : []),
  forbids: ({ state }, { cube }) => (state.display[cube] ? undefined : refuse('§1.11', 'no-such-cube')),
  decide: (_at, { cube }) => ({ events: [{ kind: 'cube-removed', cube }] }),
};
const cubes = ruleList<StepOf<'event-cube'>>(addCube, takeCube);

const reopen: RuleFor<'reopen-issue', 'reopen-issue'> = {
  section: '§1.11.1',
  offers: () => [{ kind: 'reopen-issue', issue: ISSUES }],
  forbids: ({ state }, { issue }) =>
    state.issues[issue] === 'unresolved' ? refuse('§1.11.1', 'not-resolved') : undefined,
  decide: (_at, { issue }) => ({ events: [{ kind: 'issue-reopened', issue }] }),
};
const reopens = ruleList<StepOf<'reopen-issue'>>(reopen);

const freePrisoner: RuleFor<'free-prisoners', 'free-prisoner'> = {
  section: '§5.1',
  offers: () => [{ kind: 'free-prisoner', faction: SIDES }],
  forbids: ({ state }, { faction }) => (state.prisoners[faction] ? undefined : refuse('§5.1', 'no-prisoner')),
  decide: ({ state, seat, step }, { faction }) => ({
    events: [
      { kind: 'prisoners-changed', faction, by: -1 },
      ...polarizationChange(state, -1),
      ...resourcesChange(state, seat, 1),
    ],
    then: step.left > 1 ? [{ ...step, left: step.left - 1 }] : [],
  }),
};
const frees = ruleList<StepOf<'free-prisoners'>>(freePrisoner);

export const amountSteps = {
  'event-die': { section: '§5.1', seats: own, answers: { 'roll-event': rollEvent } },
  'for-side': {
    section: '§5.3',
    seats: (state, step) => (freeCapability(state, step.capability) ? [step.seat] : []),
    answers: { 'give-capability': forSide },
    stuck: nothing,
  },
  'shift-vassalage': {
    section: '§1.9',
    seats: (state, step) =>
      !isFixed(step) && isOpen(shiftsVassalage, { state, seat: step.seat, step }) ? [step.seat] : [],
    answers: {
      'shift-vassalage': shiftVassalage,
      done: doneAt<'shift-vassalage'>('§5.1', nothing, ({ step }) =>
        step.upTo ? undefined : refuse('§5.1', 'must-be-done'),
      ),
    },
    stuck(state, step) {
      const [power] = step.powers;
      const [by] = step.ways;
      return isFixed(step) && power && by ? { events: vassalageChange(state, power, by * step.left) } : {};
    },
  },
  levy: { section: '§5.1', seats: own, answers: { 'levy-more': levyMore } },
  'event-cube': {
    section: '§1.11',
    seats: (state, step) => (isOpen(cubes, { state, seat: step.seat, step }) ? [step.seat] : []),
    answers: {
      'add-cube': addCube,
      'take-cube': takeCube,
      done: doneAt<'event-cube'>('§5.1', nothing, ({ step }) =>
        step.optional ? undefined : refuse('§5.1', 'must-be-done'),
      ),
    },
    stuck: nothing,
  },
  'reopen-issue': {
    section: '§1.11.1',
    seats: (state, step) => (isOpen(reopens, { state, seat: step.seat, step }) ? [step.seat] : []),
    answers: { 'reopen-issue': reopen },
    stuck: nothing,
  },
  'free-prisoners': {
    section: '§5.1',
    seats: (state, step) => (isOpen(frees, { state, seat: step.seat, step }) ? [step.seat] : []),
    answers: {
      'free-prisoner': freePrisoner,
      done: doneAt<'free-prisoners'>('§5.1', nothing, ({ step }) =>
        step.upTo ? undefined : refuse('§5.1', 'must-be-done'),
      ),
    },
    stuck: nothing,
  },
} satisfies StepsHere<
  'event-die' | 'for-side' | 'shift-vassalage' | 'levy' | 'event-cube' | 'reopen-issue' | 'free-prisoners'
>;
