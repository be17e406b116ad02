/** §investigation One ? on another Voting-Member. */
import type { Refusal } from '../../../kernel/refusal';
import { refuse } from '../refusals';
import type { RuleFor } from '../../../kernel/kit/rules';
import { editionOf } from '../data/editions';
import { personOf, votingMembers, type State } from '../state';
import type { Kremlin } from '../types';
import { aged } from './fates';
import { minister, tooOld, type Investigations } from './defense-minister';

const INVESTIGATION = 1;

const forbidsInvestigation = (state: State, step: Investigations, target: string): Refusal | undefined => {
  if (target === minister(state)) return refuse('§investigation', 'not-himself');
  if (step.acquitted.includes(target)) return refuse('§trial', 'acquitted-this-turn');
  if (step.investigated.includes(target)) return refuse('§investigation', 'one-a-year');
  const { mostSuspicion } = editionOf(state.options);
  return personOf(state, target).suspicion >= mostSuspicion
    ? refuse('§investigation', 'most-suspicion', { most: mostSuspicion })
    : tooOld(state, INVESTIGATION);
};

export const investigate: RuleFor<Kremlin, 'investigations', 'investigate'> = {
  section: '§investigation',
  offers: ({ state }) => [{ kind: 'investigate', target: votingMembers(state) }],
  forbids: ({ state, step }, { target }) => forbidsInvestigation(state, step, target),
  decide: ({ state, step }, { target }) => ({
    events: [{ kind: 'suspected', politician: target }, ...aged(minister(state), INVESTIGATION)],
    then: [{ ...step, investigated: [...step.investigated, target] }],
  }),
};
