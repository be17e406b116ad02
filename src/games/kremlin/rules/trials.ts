/** §trial The accused, the votes, and what comes of them. */
import type { Runs } from '../../../kernel/rule';
import { hasCards } from '../options';
import { isVotingMember, personOf, votingMembers, type State } from '../state';
import type { Kremlin } from '../types';
import type { Event, StepOf } from '../vocabulary';
import { aged, killed, toSiberia } from './fates';
import { countOf, nextVoter, voteBy } from './votes';
import { windowFor } from './reaction-windows';

const ACQUITTAL = 3;

/** §trial The eight offices vote; the accused does not judge himself, if the table has not agreed otherwise. */
const jury = (state: State, accused: string): readonly string[] =>
  votingMembers(state).filter(letter => letter !== accused || state.options['accused-votes'] === true);

export const trialSteps = {
  trial: {
    section: '§trial',
    run(state, step) {
      const { accused, prosecutor, needed, votes } = step;
      // he has fled, or a card has taken him away: the trial of the year is over all the same
      if (!isVotingMember(state, accused)) return {};
      if (countOf(votes, 'innocent') >= needed) {
        const { suspicion } = personOf(state, accused);
        const cleared: readonly Event[] =
          suspicion > 0 ? [{ kind: 'suspicion-removed', politician: accused, count: suspicion }] : [];
        return { events: [{ kind: 'acquitted', politician: accused }, ...cleared, ...aged(prosecutor, ACQUITTAL)] };
      }
      const voter = nextVoter(state, jury(state, accused), votes);
      if (voter !== undefined) return { then: [...voteBy(state, voter), step] };
      return {
        events: [{ kind: 'convicted', politician: accused }],
        then: [
          ...(hasCards(state.options) ? [windowFor(state, 'conviction')] : []),
          { kind: 'convict', accused, dies: false },
        ],
      };
    },
  } satisfies Runs<Kremlin, StepOf<'trial'>>,
  convict: {
    section: '§trial',
    run: (state, { accused, dies }) =>
      isVotingMember(state, accused) ? { events: dies ? killed(state, accused) : toSiberia(state, accused) } : {},
  } satisfies Runs<Kremlin, StepOf<'convict'>>,
};
