/** §trial §funeral Votes one by one from the top; a vote may change with control until the next is cast. */
import type { Asks, Runs } from '../../../kernel/rule';
import { frameOf } from '../../../kernel/agenda';
import { inForce, isActive, isVotingMember, type State, type Kremlin } from '../state';
import type { Step, StepOf, Vote, VoteWord } from '../vocabulary';
import { controllerOf } from './control';
import { windowFor } from './reaction-windows';

type Ballot = StepOf<'trial'> | StepOf<'election'>;
export const ballotOf = (state: State): Ballot | undefined => frameOf(state, 'trial') ?? frameOf(state, 'election');

/** Each vote has its window, and may then be cast again by a new controller. */
export const voteBy = (state: State, voter: string): readonly Step[] => [
  { kind: 'vote', voter },
  ...windowFor(state, 'vote'),
  { kind: 'reconsider', voter },
];

/** Who is still to vote, by rank: not those at the Sanatorium or on a mission. */
export const nextVoter = (state: State, eligible: readonly string[], votes: readonly Vote[]): string | undefined =>
  eligible.find(
    letter =>
      isActive(state, letter) && !inForce(state, 'mission', letter) && !votes.some(vote => vote.voter === letter),
  );
export const countOf = (votes: readonly Vote[], word: VoteWord): number =>
  votes.filter(({ vote }) => vote === word).length;

/** The vote of a politician without a faction: innocent, and yes. */
const ofNobody = (state: State): VoteWord => (ballotOf(state)?.kind === 'election' ? 'yes' : 'innocent');

/** §funeral Neither the nominee nor the nominator can say no. */
export const mayNotSayNo = (state: State, voter: string): boolean => {
  const ballot = ballotOf(state);
  return ballot?.kind === 'election' && (ballot.nominee === voter || ballot.nominator === voter);
};

export const voteSteps = {
  vote: {
    section: '§trial',
    seats(state, { voter }) {
      const seat = controllerOf(state, voter);
      return seat === undefined || mayNotSayNo(state, voter) ? [] : [seat];
    },
    answers: {
      vote: {
        section: '§trial',
        offers: ({ state }) => [
          { kind: 'vote', vote: ballotOf(state)?.kind === 'election' ? ['yes', 'no'] : ['innocent', 'guilty'] },
        ],
        decide: ({ seat, step }, { vote }) => ({ events: [{ kind: 'voted', voter: step.voter, by: seat, vote }] }),
      },
    },
    stuck: (state, { voter }) => ({
      events: [{ kind: 'voted', voter, by: controllerOf(state, voter) ?? 'nobody', vote: ofNobody(state) }],
    }),
  } satisfies Asks<Kremlin, StepOf<'vote'>>,
  reconsider: {
    section: '§declare',
    run(state, { voter }) {
      const cast = ballotOf(state)?.votes.find(vote => vote.voter === voter);
      const seat = controllerOf(state, voter);
      const changed = cast && seat !== undefined && cast.by !== seat;
      return changed && isVotingMember(state, voter) && isActive(state, voter) ? { then: voteBy(state, voter) } : {};
    },
  } satisfies Runs<Kremlin, StepOf<'reconsider'>>,
};
