/** §funeral A new Party Chief: nominated, put to the vote, and after two refusals the nominator. */
import type { Refusal } from '../../../kernel/refusal';
import { isMended } from '../options';
import { refuse } from '../refusals';
import type { Asks, Runs } from '../../../kernel/rule';
import { CANDIDATES, FIRST_LEVEL, SECOND_LEVEL } from '../data/offices';
import {
  holderOf,
  holders,
  inForce,
  oldest,
  onDuty,
  politburo,
  votingMembers,
  type State,
  type Kremlin,
} from '../state';
import type { Event, StepOf } from '../vocabulary';
import { hasChangedHands } from './announced';
import { controllerOf, seatsOnDuty } from './control';
import { aged } from './fates';
import { countOf, nextVoter, voteBy } from './votes';
import { windowFor } from './reaction-windows';

const REJECTS = 3;
/** §intrigue A Managed Vote: one more is needed, until the phase ends. */
export const MANAGED = 4;
const REJECTION = 1;
const ATTEMPTS = 2;

type Nomination = StepOf<'nomination'>;
const nominatorOf = (state: State): string => onDuty(state, 'nomination') ?? '';

/** The first who are in office: KGB Head and Defense Minister, else the 2nd level, else anybody there. */
const successors = (state: State, nominator: string): readonly string[] => {
  const others = (letters: readonly string[]): readonly string[] => letters.filter(letter => letter !== nominator);
  const [next = [nominator]] = [
    others(holders(state, ['kgb-head', 'defense-minister'])),
    others(holders(state, SECOND_LEVEL)),
    others(holders(state, [...FIRST_LEVEL, ...CANDIDATES])),
  ].filter(letters => letters.length > 0);
  return next;
};
/** The second time it must be one of those who said no and are still present. */
export const eligible = (state: State, { attempt, noes }: Nomination): readonly string[] =>
  attempt === 1
    ? successors(state, nominatorOf(state))
    : noes.filter(letter => politburo(state).includes(letter) && letter !== nominatorOf(state));

const forbidden = (state: State, step: Nomination, politician: string): Refusal | undefined => {
  if (eligible(state, step).includes(politician)) return undefined;
  if (step.attempt > 1) return refuse('§funeral', 'did-not-say-no');
  return politician === nominatorOf(state) ? refuse('§funeral', 'not-himself') : refuse('§funeral', 'not-eligible');
};

const nominated = (state: State, { attempt, noes }: Nomination, nominee: string) => {
  const nominator = nominatorOf(state);
  const by = controllerOf(state, nominator) ?? ('nobody' as const);
  const needed = inForce(state, 'managed') ? MANAGED : REJECTS;
  return {
    events: [{ kind: 'nominated' as const, nominee, nominator, attempt }],
    then: [
      ...windowFor(state, 'nomination'),
      { kind: 'election' as const, nominee, nominator, by, attempt, noes, needed, votes: [] },
    ],
  };
};
/** Is another nomination due? The nominee is gone, or before the first vote the duty has changed hands. */
const isOpenAgain = (state: State, { nominee, nominator, by, votes }: StepOf<'election'>): boolean =>
  !politburo(state).includes(nominee) ||
  (votes.length === 0 && hasChangedHands(state, 'nomination', { by, actor: nominator }));
/** A rejection costs a year. The next attempt is among those who said no; after the last attempt there is none. */
const rejected = ({ nominee, nominator, attempt, votes }: StepOf<'election'>) => ({
  events: [{ kind: 'nomination-rejected' as const, nominee }, ...aged(nominator, REJECTION)],
  then: [
    {
      kind: 'nomination' as const,
      attempt: attempt + 1,
      noes: attempt < ATTEMPTS ? votes.filter(({ vote }) => vote === 'no').map(({ voter }) => voter) : [],
    },
  ],
});
const elected = (politician: string): readonly Event[] => [{ kind: 'elected', politician }];

/**
 * §funeral After the last refusal: the nominator, or the Foreign Minister, if there is one and the table wants it so.
 */
const fallback = (state: State, nominator: string): string | undefined => {
  const acting = politburo(state).find(letter => letter === nominator) ?? onDuty(state, 'nomination');
  if (state.options['second-failure'] !== 'foreign-minister') return acting;
  return holderOf(state, 'foreign-minister') ?? (isMended(state.options) ? acting : undefined);
};

export const funeralSteps = {
  nomination: {
    section: '§funeral',
    seats: (state, step) =>
      holderOf(state, 'party-chief') === undefined && eligible(state, step).length
        ? seatsOnDuty(state, 'nomination')
        : [],
    answers: {
      nominate: {
        section: '§funeral',
        offers: ({ state }) => [{ kind: 'nominate', politician: politburo(state) }],
        forbids: ({ state, step }, { politician }) => forbidden(state, step, politician),
        decide: ({ state, step }, { politician }) => nominated(state, step, politician),
      },
    },
    // an uncontrolled politician has only this act: they propose the oldest candidate
    stuck(state, step) {
      if (holderOf(state, 'party-chief') !== undefined || onDuty(state, 'nomination') === undefined) return {};
      const nominee = oldest(state, eligible(state, step));
      if (nominee !== undefined) return nominated(state, step, nominee);
      const chief = fallback(state, nominatorOf(state));
      return chief === undefined ? {} : { events: elected(chief) };
    },
  } satisfies Asks<Kremlin, StepOf<'nomination'>>,
  election: {
    section: '§funeral',
    run(state, step) {
      if (holderOf(state, 'party-chief') !== undefined) return {};
      const { nominee, attempt, noes, votes } = step;
      if (isOpenAgain(state, step)) return { then: [{ kind: 'nomination', attempt, noes }] };
      if (countOf(votes, 'no') >= step.needed) return rejected(step);
      const voter = nextVoter(state, votingMembers(state), votes);
      return voter === undefined ? { events: elected(nominee) } : { then: [...voteBy(state, voter), step] };
    },
  } satisfies Runs<Kremlin, StepOf<'election'>>,
};
