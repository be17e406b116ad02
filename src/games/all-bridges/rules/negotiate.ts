/** §3.3.3 Negotiate: Moderates Cells become Active and calm enemies, and with them the country. */
import { refuse } from '../refusals';
import { cellsFlipped, polarizationChange } from '../changes';
import { SPACES } from '../data/map';
import { cellsIn } from '../selectors';
import { SIDES, type StepOf } from '../vocabulary';
import {
  doneAt,
  forbidsSelection,
  notIdle,
  pay,
  poor,
  ruleList,
  whileOpen,
  type RuleFor,
  type StepsHere,
} from './common';
import type { Plan } from './common';

const select: RuleFor<'negotiate', 'negotiate'> = {
  section: '§3.3.3',
  offers: () => [{ kind: 'negotiate', space: SPACES, faction: SIDES }],
  forbids({ state, seat, step }, { space, faction }) {
    if (!cellsIn(state, space, 'moderates', 'inactive')) return refuse('§3.3.3', 'no-underground-cell');
    if (!cellsIn(state, space, faction, 'active')) return refuse('§3.3.3', 'no-active-enemy');
    return forbidsSelection(state, seat, step.spaces, space) ?? poor(state, seat, 1, '§3.3.3');
  },
  decide: ({ state, seat, step }, { space, faction }) => ({
    events: [
      ...pay(state, seat, 1),
      ...cellsFlipped(state, 'moderates', space, 'active', 1),
      ...cellsFlipped(state, faction, space, 'inactive', 1),
    ],
    then: [{ ...step, spaces: [...step.spaces, space], deactivated: step.deactivated + 1 }],
  }),
};

const lower: RuleFor<'negotiated', 'lower-polarization'> = {
  section: '§3.3.3',
  offers: () => [{ kind: 'lower-polarization' }],
  decide: ({ state, step }) => ({ events: polarizationChange(state, -step.deactivated) }),
};

const selects = ruleList<StepOf<'negotiate'>>(select);
const negotiated = (step: StepOf<'negotiate'>): StepOf<'negotiated'> => ({
  kind: 'negotiated',
  seat: step.seat,
  deactivated: step.deactivated,
});

export const negotiateSteps = {
  negotiate: {
    section: '§3.3.3',
    seats: whileOpen(selects),
    answers: {
      negotiate: select,
      done: doneAt<'negotiate'>(
        '§3.3.3',
        ({ step }) => ({ then: [negotiated(step)] }),
        notIdle<'negotiate'>(selects, step => step.spaces.length > 0),
      ),
    },
    stuck: (_state, step) => ({ then: [negotiated(step)] }),
  },
  negotiated: {
    section: '§3.3.3',
    seats: (state, { seat, deactivated }) => (deactivated && state.polarization ? [seat] : []),
    answers: { 'lower-polarization': lower, done: doneAt<'negotiated'>('§3.3.3') },
    stuck: () => ({}),
  },
} satisfies StepsHere<'negotiate' | 'negotiated'>;

export const negotiate: Plan = {
  section: '§3.3.3',
  seats: ['moderates'],
  isWarOnly: false,
  start: (_state, { seat }) => ({ kind: 'negotiate', seat, spaces: [], deactivated: 0 }),
  rules: selects,
};
