/** §3.2.2 Activism: own Cells pacified or enemies flipped, then own Cells activated or, by the Reds, Agitation. */
import { refuse } from '../refusals';
import { cellsRemoved, polarizationChange } from '../changes';
import { SPACES } from '../data/map';
import { cellsIn, controls, discsIn, surcharge, terrorIn } from '../selectors';
import { SIDES, type StepOf } from '../vocabulary';
import {
  doneAt,
  forbidsSelection,
  notIdle,
  pay,
  poor,
  poorAlways,
  ruleList,
  termsOf,
  whileOpen,
  type RuleFor,
  type StepsHere,
} from './common';
import type { Plan } from './common';
import { isSpent, activate } from './activate';
import { flip } from './flip';

const pacify: RuleFor<'activism', 'pacify'> = {
  section: '§3.2.2',
  offers: () => [{ kind: 'pacify', space: SPACES }],
  forbids({ state, seat, step }, { space }) {
    if (step.first === 'flip') return refuse('§3.2.2', 'one-way-or-the-other');
    if (!cellsIn(state, space, seat, 'active')) return refuse('§3.2.2', 'no-active-cell');
    return forbidsSelection(state, seat, step.spaces, space) ?? poor(state, seat, 1, '§3.2.2');
  },
  decide: ({ state, seat, step }, { space }) => ({
    events: [...pay(state, seat, 1), ...cellsRemoved(seat, space, 'active', 1), ...polarizationChange(state, -1)],
    then: [{ ...step, first: 'pacify', spaces: [...step.spaces, space] }],
  }),
};

/**
 * §3.2.2 The Reds Agitate in one selected space, if they like in one selected for nothing else. Selecting is free in a
 * free Command, Agitation is not, §3.1.2.
 */
const agitate: RuleFor<'activism', 'agitate'> = {
  section: '§3.2.2',
  offers: ({ seat }) => (seat === 'reds' ? [{ kind: 'agitate', space: SPACES }] : []),
  forbids({ state, seat, step }, { space }) {
    if (isSpent(state, step)) return refuse('§2.2.4', 'one-space-only');
    if (!discsIn(state, space, 'reds')) return refuse('§3.2.2', 'no-administration');
    if (!controls(state, space, 'reds')) return refuse('§3.2.2', 'no-control');
    const { support } = state.spaces[space];
    if (support === -2 && !terrorIn(state, space)) return refuse('§1.6', 'end-of-levels');
    const isNew = !step.spaces.includes(space);
    const refusal = isNew ? forbidsSelection(state, seat, step.spaces, space) : undefined;
    const selecting = isNew && !termsOf(state, seat).free ? 1 : 0;
    // one Resource more at least must be left to spend there
    return refusal ?? poorAlways(state, seat, selecting + surcharge(state, 'reds') + 1, '§6.2.1');
  },
  decide: ({ state, seat, step }, { space }) => ({
    events: step.spaces.includes(space) ? [] : pay(state, seat, 1),
    then: [
      {
        kind: 'agitate-space',
        seat,
        space,
        command: true,
        did: 'nothing',
        extra: surcharge(state, 'reds'),
        spaces: [],
        built: true,
      },
    ],
  }),
};

const selects = ruleList<StepOf<'activism'>>(pacify, flip, activate, agitate);

export const activismSteps = {
  activism: {
    section: '§3.2.2',
    seats: whileOpen(selects),
    answers: {
      pacify,
      flip,
      activate,
      agitate,
      done: doneAt<'activism'>(
        '§3.2.2',
        undefined,
        notIdle<'activism'>('§3.1', selects, step => step.spaces.length > 0),
      ),
    },
    stuck: () => ({}),
  },
} satisfies StepsHere<'activism'>;

export const activism: Plan = {
  section: '§3.2.2',
  seats: SIDES,
  isWarOnly: false,
  start: (_state, { seat }) => ({ kind: 'activism', seat, spaces: [], first: 'none' }),
  rules: selects,
};
