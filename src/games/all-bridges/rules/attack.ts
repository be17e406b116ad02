/** §3.2.4 Attack: where, and what is asked before the die. */
import { refuse } from '../refusals';
import { SPACES } from '../data/map';
import { cellsIn } from '../selectors';
import { SIDES, type StepOf } from '../vocabulary';
import {
  doneAt,
  forbidsSelection,
  notIdle,
  own,
  pay,
  poor,
  ruleList,
  whileOpen,
  type RuleFor,
  type StepsHere,
} from './common';
import type { Plan } from './plan';
import { trainsInto, ride, rideAlong } from './attack-by-train';
import { defendingPieces, defendingTroops, attackAt, holdBack, chooseDefenders } from './attackers';
import { addStrength, roll } from './attack-die';

const select: RuleFor<'attack', 'attack'> = {
  section: '§3.2.4',
  offers: () => [{ kind: 'attack', space: SPACES }],
  forbids({ state, seat, step }, { space }) {
    const brought = trainsInto(state, seat, space, step.spaces);
    if (!cellsIn(state, space, seat) && !brought.length) return refuse('§3.2.4', 'no-attackers');
    if (!defendingPieces(state, space, seat) && !defendingTroops(state, space, seat)) {
      return refuse('§3.2.4', 'no-defenders');
    }
    return forbidsSelection(state, seat, step.spaces, space) ?? poor(state, seat, 1, '§3.2.4');
  },
  decide: ({ state, seat, step }, { space }) => ({
    events: pay(state, seat, 1),
    then: [attackAt(state, seat, space), { ...step, spaces: [...step.spaces, space] }],
  }),
};

const selects = ruleList<StepOf<'attack'>>(select);

export const attackSteps = {
  attack: {
    section: '§3.2.4',
    seats: whileOpen(selects),
    answers: {
      attack: select,
      done: doneAt<'attack'>(
        '§3.2.4',
        undefined,
        notIdle<'attack'>('§3.1', selects, step => step.spaces.length > 0),
      ),
    },
    stuck: () => ({}),
  },
  'attack-space': {
    section: '§3.2.4',
    seats: own,
    answers: {
      'hold-back': holdBack,
      defenders: chooseDefenders,
      ride,
      'ride-along': rideAlong,
      'add-strength': addStrength,
      'roll-attack': roll,
    },
    stuck: () => ({}),
  },
} satisfies StepsHere<'attack' | 'attack-space'>;

export const attack: Plan = {
  section: '§3.2.4',
  seats: SIDES,
  isWarOnly: true,
  start: (_state, { seat }) => ({ kind: 'attack', seat, spaces: [] }),
  rules: selects,
};
