import type { RuleFor } from '../../../kernel/kit/rules';
import type { Asks, Runs } from '../../../kernel/rule';
import { type Kremlin, inForce, isVotingMember, personOf, votingMembers, type State } from '../state';
import type { StepOf, Event } from '../vocabulary';
import { seatsOnDuty } from './control';
import { investigate, burnDossier, confess, convicting, minister } from './dossiers';
import { condemn } from './condemnation';
import { editionOf } from '../data/editions';
import { refuse } from '../refusals';
import { announcedAct, type Forbids } from './announced';
import { isPromised } from './bargains';
import { aged, killed, toSiberia } from './fates';
import { countOf, isTriable, nextVoter, voteBy } from './votes';
import { windowFor } from './reaction-windows';

/** §investigation What the Defense Minister may do, in any order: suspect, try, condemn, burn. */
const endInvestigations: RuleFor<Kremlin, 'investigations', 'end-investigations'> = {
  section: '§investigation',
  offers: () => [{ kind: 'end-investigations' }],
  decide: () => ({}),
};

/** §trial Whom the Defense Minister may try, the votes, and their result. */
const ACQUITS = 2;
const ACQUITTAL = 3;

/** §trial What forbids a trial: when it is announced, and still when it begins. */
const forbidsTrial: Forbids = (state, seat, target) => {
  if (target === minister(state)) return refuse('§trial', 'not-himself');
  if (inForce(state, 'mission', target)) return refuse('§intrigue', 'on-a-mission');
  if (!isTriable(state, target)) return refuse('§trial', 'not-eligible');
  if (personOf(state, target).suspicion === 0) return refuse('§trial', 'not-suspected-before');
  return isPromised(state, seat, 'no-trial', target) ? refuse('§bargains', 'promised') : undefined;
};

export const holdTrial: RuleFor<Kremlin, 'investigations', 'hold-trial'> = {
  section: '§trial',
  offers: ({ state }) => [{ kind: 'hold-trial', target: votingMembers(state) }],
  forbids({ state, seat, step }, { target }) {
    if (step.tried) return refuse('§trial', 'one-trial');
    if (step.condemned && !editionOf(state.options).trialAndCondemnation)
      return refuse('§trial', 'trial-or-condemnation');
    const forbidden = forbidsTrial(state, seat, target);
    return forbidden ?? (step.suspects.includes(target) ? undefined : refuse('§trial', 'not-suspected-before'));
  },
  decide({ state, seat, step }, { target }) {
    const announced = { target, by: seat, actor: minister(state) };
    return {
      events: [{ kind: 'trial-opened', ...announced }],
      then: [
        ...windowFor(state, 'trial'),
        { kind: 'open-trial', ...announced, needed: ACQUITS },
        { ...step, tried: true },
      ],
    };
  },
};

/** §trial The eight offices vote; the accused does not, unless the table has agreed otherwise. */
const jury = (state: State, accused: string): readonly string[] =>
  votingMembers(state).filter(letter => letter !== accused || state.options['accused-votes'] === true);

export const trialSteps = {
  'open-trial': announcedAct<StepOf<'open-trial'>>({
    duty: 'investigations',
    section: '§trial',
    forbids: forbidsTrial,
    happens: (state, { target, needed }) => ({
      then: [{ kind: 'trial', accused: target, prosecutor: minister(state), needed, votes: [] }],
    }),
  }),
  trial: {
    section: '§trial',
    run(state, step) {
      const { accused, prosecutor, needed, votes } = step;
      // the accused has fled, or a card has removed them: the trial of the year is over all the same
      if (!isTriable(state, accused)) return {};
      if (countOf(votes, 'innocent') >= needed) {
        const { suspicion } = personOf(state, accused);
        const cleared: readonly Event[] =
          suspicion > 0 ? [{ kind: 'suspicion-removed', politician: accused, count: suspicion }] : [];
        return { events: [{ kind: 'acquitted', politician: accused }, ...cleared, ...aged(prosecutor, ACQUITTAL)] };
      }
      const voter = nextVoter(state, jury(state, accused), votes);
      if (voter !== undefined) return { then: [...voteBy(state, voter), step] };
      return { events: [{ kind: 'convicted', politician: accused }], then: convicting(state, accused) };
    },
  } satisfies Runs<Kremlin, StepOf<'trial'>>,
  convict: {
    section: '§trial',
    run: (state, { accused, dies }) =>
      isVotingMember(state, accused) ? { events: dies ? killed(state, accused) : toSiberia(state, accused) } : {},
  } satisfies Runs<Kremlin, StepOf<'convict'>>,
};

export const investigationSteps = {
  investigations: {
    section: '§investigation',
    seats: state => seatsOnDuty(state, 'investigations'),
    answers: {
      investigate,
      'hold-trial': holdTrial,
      condemn,
      'burn-dossier': burnDossier,
      confess,
      'end-investigations': endInvestigations,
    },
    stuck: () => ({}),
  } satisfies Asks<Kremlin, StepOf<'investigations'>>,
};
