/** §condemnation Which Candidate may be condemned. */
import type { Refusal } from '../../../kernel/refusal';
import { refuse } from '../refusals';
import type { RuleFor } from '../../../kernel/kit/rules';
import { editionOf } from '../data/editions';
import { CANDIDATES } from '../data/offices';
import { holders, inForce, type State } from '../state';
import type { Kremlin } from '../types';
import type { Seat } from '../vocabulary';
import { isPromised } from './bargains';
import { CONDEMNATION } from './condemnation';
import { windowFor } from './reaction-windows';
import { minister, tooOld, type Investigations } from './defense-minister';

const forbidsCondemnation = (state: State, seat: Seat, step: Investigations, target: string): Refusal | undefined => {
  if (step.condemned) return refuse('§condemnation', 'one-a-year');
  if (step.tried && !editionOf(state.options).trialAndCondemnation) {
    return refuse('§condemnation', 'trial-or-condemnation');
  }
  if (target === minister(state)) return refuse('§condemnation', 'not-himself');
  if (inForce(state, 'protected', target)) return refuse('§intrigue', 'protected');
  return isPromised(state, seat, 'no-condemnation', target)
    ? refuse('§bargains', 'promised')
    : tooOld(state, CONDEMNATION);
};

export const condemn: RuleFor<Kremlin, 'investigations', 'condemn'> = {
  section: '§condemnation',
  offers({ state }) {
    const target = holders(state, CANDIDATES);
    return target.length ? [{ kind: 'condemn', target }] : [];
  },
  forbids: ({ state, seat, step }, { target }) => forbidsCondemnation(state, seat, step, target),
  decide({ state, seat, step }, { target }) {
    const announced = { target, by: seat, actor: minister(state) };
    return {
      events: [{ kind: 'condemnation-announced', ...announced }],
      then: [windowFor(state, 'condemnation'), { kind: 'condemnation', ...announced }, { ...step, condemned: true }],
    };
  },
};
