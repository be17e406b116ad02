/** §4 Scoring Die: the last thing of a card's play; it moves a Scoring Marker, and the track may score. */
import { trackOn } from '../data/scoring-dice';
import { TRACKS, type CardDie, type Track } from '../data/types';
import { SCORE_BOX, type State } from '../state';
import { SEATS, type Seat } from '../seats';
import type { Step } from '../vocabulary';
import { own, type Result, type RuleFor, type StepsHere } from './common';

const FACES = 6;
const isSide = (die: CardDie): die is Seat => SEATS.some(seat => seat === die);

/** §4 The dice of a card: one, one that a side chooses, or all four in order. */
export const scoringDice = (seat: Seat, die: CardDie): readonly Step[] =>
  die === 'all'
    ? TRACKS.map(track => ({ kind: 'scoring-die', seat, die: track }))
    : isSide(die)
      ? [{ kind: 'choose-die', seat: die, roller: seat }]
      : [{ kind: 'scoring-die', seat, die }];

/** §5 A marker that reaches Score scores at once. */
const reached = ({ scoring }: State, track: Track, by: number): readonly Step[] =>
  scoring[track] + by >= SCORE_BOX ? [{ kind: 'score', track }] : [];

/** §4, §14 A Scoring Marker moves, never left of Start. */
const moved = (state: State, track: Track, by: number): Result => {
  const change = Math.max(0, Math.min(SCORE_BOX, state.scoring[track] + by)) - state.scoring[track];
  return {
    ...(change && { events: [{ kind: 'scoring-moved', track, by: change }] }),
    then: reached(state, track, by),
  };
};

const chooseDie: RuleFor<'choose-die', 'choose-die'> = {
  section: '§4',
  offers: () => [{ kind: 'choose-die', die: TRACKS }],
  decide: ({ step }, { die }) => ({ then: [{ kind: 'scoring-die', seat: step.roller, die }] }),
};

const rollScoringDie: RuleFor<'scoring-die', 'roll-scoring-die'> = {
  section: '§4',
  offers: () => [{ kind: 'roll-scoring-die' }],
  decide({ state, seat, step }, _command, dice) {
    const face = trackOn(step.die, dice.one(FACES));
    return {
      events: [{ kind: 'scoring-die-rolled', seat, die: step.die, face }],
      then: reached(state, face, 1),
    };
  },
};

export const scoringDieSteps = {
  'scoring-dice': { section: '§4', run: (_state, { seat, die }) => ({ then: scoringDice(seat, die) }) },
  'choose-die': { section: '§4', seats: own, answers: { 'choose-die': chooseDie } },
  'scoring-die': { section: '§4', seats: own, answers: { 'roll-scoring-die': rollScoringDie } },
  'move-scoring': { section: '§4', run: (state, { track, by }) => moved(state, track, by) },
} satisfies StepsHere<'scoring-dice' | 'choose-die' | 'scoring-die' | 'move-scoring'>;
