/** §trial §funeral Votes one by one from the top; a vote may change with control until the next is cast. */
import type { Asks, Runs } from '../../../kernel/rule';
import { frameOf } from '../../../kernel/agenda';
import { isMended } from '../options';
import { holderOf, inForce, isActive, isVotingMember, politburo, type State, type Kremlin } from '../state';
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
/** The remaining steps if the top vote is not cast: its window goes too. */
const withoutVote = ([, ...rest]: readonly Step[]): readonly Step[] =>
  rest.slice(rest.findIndex(({ kind }) => kind !== 'window' && kind !== 'reconsider'));

/** §inactive Those at the Sanatorium do not vote, nor those on a mission. */
const isFree = (state: State, letter: string): boolean => isActive(state, letter) && !inForce(state, 'mission', letter);
/** Who is still to vote, by rank. */
export const nextVoter = (state: State, eligible: readonly string[], votes: readonly Vote[]): string | undefined =>
  eligible.find(letter => isFree(state, letter) && !votes.some(vote => vote.voter === letter));

/** §trial Can they be tried at all? Asked when the trial is announced, and at every vote. */
export const isTriable = (state: State, accused: string): boolean =>
  isVotingMember(state, accused) && !inForce(state, 'mission', accused);
/** Is there still somebody to vote on: the accused, or a nominee for the vacant office? */
const isUndecided = (state: State): boolean => {
  const ballot = ballotOf(state);
  return ballot?.kind === 'election'
    ? holderOf(state, 'party-chief') === undefined && politburo(state).includes(ballot.nominee)
    : ballot !== undefined && isTriable(state, ballot.accused);
};
/** A card may have removed the voter or the vote’s subject while the question was open. */
const isVoid = (state: State, voter: string): boolean =>
  isMended(state.options) && !(isUndecided(state) && isVotingMember(state, voter) && isFree(state, voter));
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
      return seat === undefined || mayNotSayNo(state, voter) || isVoid(state, voter) ? [] : [seat];
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
    stuck: (state, { voter }) =>
      isVoid(state, voter)
        ? { instead: true, then: withoutVote(state.agenda) }
        : { events: [{ kind: 'voted', voter, by: controllerOf(state, voter) ?? 'nobody', vote: ofNobody(state) }] },
  } satisfies Asks<Kremlin, StepOf<'vote'>>,
  reconsider: {
    section: '§declare',
    run(state, { voter }) {
      const vote = ballotOf(state)?.votes.find(one => one.voter === voter);
      const seat = controllerOf(state, voter);
      const changed = vote && seat !== undefined && vote.by !== seat;
      return changed && isVotingMember(state, voter) && isActive(state, voter) ? { then: voteBy(state, voter) } : {};
    },
  } satisfies Runs<Kremlin, StepOf<'reconsider'>>,
};
