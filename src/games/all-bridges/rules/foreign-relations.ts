/** §4.2.2 Foreign Relations: the friendly Vassalage goes up by one, or down by a die against the Resources spent. */
import { MOST_VASSALAGE } from '../pieces';
import { refuse } from '../refusals';
import { vassalageChange } from '../changes';

import { friendOf, isSide, SIDES, type Power, type Seat, type StepOf } from '../vocabulary';
import {
  faceOf,
  isOpen,
  keepsForCommand,
  own,
  payAlways,
  poorAlways,
  ruleList,
  type RuleFor,
  type StepsHere,
} from './common';
import type { SpecialPlan } from './common';

/** How much one Resource adds to the number that the die must not exceed. */
export const PER_RESOURCE = 2;
const powerOf = (seat: Seat): Power => friendOf(isSide(seat) ? seat : 'senate');

const raise: RuleFor<'foreign-relations', 'raise-vassalage'> = {
  section: '§4.2.2',
  offers: ({ step }) => (step.target ? [] : [{ kind: 'raise-vassalage' }]),
  forbids: ({ state, seat }) =>
    state.vassalage[powerOf(seat)] < MOST_VASSALAGE ? undefined : refuse('§4.2.2', 'end-of-track'),
  decide: ({ state, seat }) => ({ events: vassalageChange(state, powerOf(seat), 1) }),
};
const invest: RuleFor<'foreign-relations', 'invest'> = {
  section: '§4.2.2',
  offers: () => [{ kind: 'invest' }],
  forbids: ({ state, seat }) =>
    state.vassalage[powerOf(seat)]
      ? (poorAlways(state, seat, 1, '§4.2.2') ?? keepsForCommand(state, seat, 1))
      : refuse('§4.2.2', 'end-of-track'),
  decide: ({ state, seat, step }) => ({
    events: payAlways(state, seat, 1),
    then: [{ ...step, target: step.target + PER_RESOURCE }],
  }),
};
const roll: RuleFor<'foreign-relations', 'roll-relations'> = {
  section: '§4.2.2',
  offers: () => [{ kind: 'roll-relations' }],
  forbids: ({ step }) => (step.target ? undefined : refuse('§4.2.2', 'nothing-invested')),
  decide({ state, seat, step }, _command, dice) {
    const die = faceOf(dice.roll(1, 6));
    return {
      events: [
        { kind: 'relations-rolled', seat, target: step.target, die },
        ...(die <= step.target ? vassalageChange(state, powerOf(seat), -1) : []),
      ],
    };
  },
};
const ways = ruleList<StepOf<'foreign-relations'>>(raise, invest, roll);

export const foreignRelationsSteps = {
  'foreign-relations': {
    section: '§4.2.2',
    seats: (state, step) => (isOpen(ways, { state, seat: step.seat, step }) ? own(state, step) : []),
    answers: { 'raise-vassalage': raise, invest, 'roll-relations': roll },
    stuck: () => ({}),
  },
} satisfies StepsHere<'foreign-relations'>;

export const foreignRelations: SpecialPlan = {
  section: '§4.2.2',
  seats: SIDES,
  isWarOnly: false,
  suits: () => true,
  start: (_state, { seat }) => ({ kind: 'foreign-relations', seat, target: 0 }),
  rules: ways,
};
