/** §10 Activity Points: any activities, in any order, until they are spent or the player is done. */
import { hasTrait, type State } from '../state';
import type { Seat } from '../seats';
import type { StepOf } from '../vocabulary';
import { done, isOpen, own, type AtStep, type RuleFor, type StepsHere } from './common';
import { mobilize } from './mobilization';
import { createOrganization } from './organizations';
import { useSpecial } from './special-actions';
import { refuse } from '../refusals';

const buyActivityPoint: RuleFor<'activities', 'buy-activity-point'> = {
  section: '§10',
  offers: ({ state, seat }) =>
    seat === 'revolutionary' && hasTrait(state, 'lenin') ? [{ kind: 'buy-activity-point' }] : [],
  forbids({ state, seat }) {
    if (state.bought) return refuse('§10', 'already-bought');
    return state.opportunity[seat]
      ? undefined
      : refuse('§10', 'too-few-opportunity-points', { cost: 1, points: state.opportunity[seat] });
  },
  decide: ({ seat, step }) => ({
    events: [{ kind: 'activity-point-bought', seat }],
    then: [{ ...step, points: step.points + 1 }],
  }),
};

/** Can these points still buy anything? */
const asks = (state: State, step: StepOf<'activities'>): readonly Seat[] => {
  const { seat } = step;
  const at: AtStep<'activities'> = { state, seat, step };
  const open =
    isOpen(mobilize, at) || isOpen(createOrganization, at) || isOpen(useSpecial, at) || isOpen(buyActivityPoint, at);
  return open ? [seat] : [];
};

export const activitySteps = {
  activities: {
    section: '§10',
    seats: asks,
    may: own,
    answers: {
      mobilize,
      'create-organization': createOrganization,
      'use-special': useSpecial,
      'buy-activity-point': buyActivityPoint,
      done: done('§10'),
    },
    stuck: () => ({}),
  },
} satisfies StepsHere<'activities'>;
