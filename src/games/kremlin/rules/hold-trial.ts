/** §trial Whom the Defense Minister may try. */
import type { Refusal } from '../../../kernel/refusal';
import { refuse } from '../refusals';
import type { RuleFor } from '../../../kernel/kit/rules';
import { editionOf } from '../data/editions';
import { inForce, personOf, votingMembers, type State } from '../state';
import type { Kremlin } from '../types';
import type { Seat } from '../vocabulary';
import { isPromised } from './bargains';
import { windowFor } from './reaction-windows';
import { minister, type Investigations } from './defense-minister';

const ACQUITS = 2;

const forbidsTrial = (state: State, seat: Seat, step: Investigations, target: string): Refusal | undefined => {
  if (target === minister(state)) return refuse('§trial', 'not-himself');
  if (step.tried) return refuse('§trial', 'one-trial');
  if (step.condemned && !editionOf(state.options).trialAndCondemnation)
    return refuse('§trial', 'trial-or-condemnation');
  if (!step.suspects.includes(target) || personOf(state, target).suspicion === 0) {
    return refuse('§trial', 'not-suspected-before');
  }
  if (inForce(state, 'mission', target)) return refuse('§intrigue', 'on-a-mission');
  return isPromised(state, seat, 'no-trial', target) ? refuse('§bargains', 'promised') : undefined;
};

export const holdTrial: RuleFor<Kremlin, 'investigations', 'hold-trial'> = {
  section: '§trial',
  offers: ({ state }) => [{ kind: 'hold-trial', target: votingMembers(state) }],
  forbids: ({ state, seat, step }, { target }) => forbidsTrial(state, seat, step, target),
  decide: ({ state, seat, step }, { target }) => ({
    events: [{ kind: 'trial-opened', target, by: seat, actor: minister(state) }],
    then: [
      windowFor(state, 'trial'),
      { kind: 'trial', accused: target, prosecutor: minister(state), needed: ACQUITS, votes: [] },
      { ...step, tried: true },
    ],
  }),
};
