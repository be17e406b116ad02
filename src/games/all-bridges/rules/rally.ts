/** §3.2.1, §3.3.1 Rally: where, and what may be done there. */
import { refuse } from '../refusals';
import { resourcesChange } from '../changes';
import { SPACES } from '../data/map';
import { availableCells } from '../selectors';
import { SEATS, type StepOf } from '../vocabulary';
import {
  doneAt,
  forbidsSelection,
  isOpen,
  notIdle,
  poorAlways,
  ruleList,
  whileOpen,
  type RuleFor,
  type StepsHere,
} from './common';
import type { Plan } from './common';
import { rallySpaces, price, discountOf } from './rally-price';
import { canBuild, build } from './build';
import { hides, hide } from './go-underground';
import { offset, place, placed } from './rally-cells';

const select: RuleFor<'rally', 'rally'> = {
  section: '§3.2.1',
  offers: () => [{ kind: 'rally', space: SPACES }],
  forbids({ state, seat, step }, { space }) {
    const most = rallySpaces(state, seat);
    const refusal = forbidsSelection(state, seat, step.spaces, space);
    if (refusal) return refusal;
    if (step.spaces.length >= most) return refuse('§3.2.1', 'polarization-bounds', { most });
    if (!availableCells(state, seat) && !(canBuild(state, seat, space) && !step.built) && !hides(state, seat, space)) {
      return refuse('§1.4.2', 'none-available');
    }
    return poorAlways(state, seat, price(state, seat, step.due), '§3.2.1');
  },
  decide: ({ state, seat, step }, { space }) => ({
    events: resourcesChange(state, seat, -price(state, seat, step.due)),
    then: [{ ...step, kind: 'rally-space', space, offset: 0, due: step.due + 1, spaces: [...step.spaces, space] }],
  }),
};

const selects = ruleList<StepOf<'rally'>>(select);
const asked = whileOpen(selects);

/** Is there anything to decide in the space, beside placing what comes? */
const others = ruleList<StepOf<'rally-space'>>(offset, build, hide);

export const rallySteps = {
  rally: {
    section: '§3.2.1',
    seats: asked,
    answers: {
      rally: select,
      done: doneAt<'rally'>(
        '§3.2.1',
        undefined,
        notIdle<'rally'>('§3.1', selects, step => step.spaces.length > 0),
      ),
    },
    stuck: () => ({}),
  },
  'rally-space': {
    section: '§3.2.1',
    seats: (state, step) => (isOpen(others, { state, seat: step.seat, step }) ? [step.seat] : []),
    answers: { offset, 'place-cells': place, build, 'go-underground': hide },
    stuck: placed,
  },
} satisfies StepsHere<'rally' | 'rally-space'>;

export const rally: Plan = {
  section: '§3.2.1',
  seats: SEATS,
  isWarOnly: false,
  start: (state, { seat }) => ({ kind: 'rally', seat, spaces: [], built: false, due: 0 - discountOf(state, seat) }),
  rules: selects,
};
