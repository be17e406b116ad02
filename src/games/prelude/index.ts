/** Prelude to Revolution: Russia from 1905 to October 1917, as the table knows it. */
import type { Game } from '../../kernel/game';
import type { Steps, Unanswered } from '../../kernel/rule';
import type { Fact, Status } from '../../kernel/showing';
import { bots } from './bots';
import { board } from './board';
import { cardSteps } from './cards/steps';
import { TRACKS } from './data/types';
import { edit } from './edits';
import { textsOfCards } from './cards/faces';
import { face, faceIn, PIECES, word } from './faces';
import { folds } from './folds';
import { helpers } from './helpers';
import { options } from './options';
import { rulebook } from './rulebook';
import { abdicationSteps } from './rules/abdication';
import { activitySteps } from './rules/activities';
import { advantage } from './rules/advantage';
import { checkSteps } from './rules/checks';
import { contestSteps } from './rules/contests';
import { cubeSteps } from './rules/cubes';
import { endOfTurnSteps } from './rules/end-of-turn';
import { extremismSteps } from './rules/growing-extremism';
import { organizationSteps } from './rules/organizations';
import { randomDistrictSteps } from './rules/random-district';
import { preparationsOf, redOctoberSteps } from './rules/red-october';
import { roundSteps } from './rules/round';
import { scoringSteps } from './rules/scoring';
import { scoringDieSteps } from './rules/scoring-die';
import { setUp, setupSteps } from './rules/setup';
import { specialSteps } from './rules/special-actions';
import { startOfTurnSteps } from './rules/start-of-turn';
import { voteSteps } from './rules/vote';
import { winningSteps } from './rules/winning';
import { rolls, scoringDice } from './scoring-dice';
import { PHASES } from './sequence';
import { controlled, dumaValue, organizationsOf, sign, type State } from './state';
import { sumOf } from './sums';
import { tabletop } from './tabletop';
import { hide, reveals } from './view';
import type { Prelude } from './types';
import { SEATS, type Seat } from './seats';

const steps = {
  ...setupSteps,
  ...startOfTurnSteps,
  ...roundSteps,
  ...endOfTurnSteps,
  ...winningSteps,
  ...activitySteps,
  ...organizationSteps,
  ...specialSteps,
  ...checkSteps,
  ...cubeSteps,
  ...scoringSteps,
  ...scoringDieSteps,
  ...extremismSteps,
  ...voteSteps,
  ...contestSteps,
  ...randomDistrictSteps,
  ...redOctoberSteps,
  ...abdicationSteps,
  ...cardSteps,
} satisfies Steps<Prelude>;

/** Every command is answered by some step, or this does not compile. */
type Answered = [Unanswered<Prelude, typeof steps>] extends [never] ? typeof steps : never;
const answered: Answered = steps;

const status = ({ agenda, turn, round, active }: State): Status<Seat> => ({
  turn,
  phases: PHASES,
  ...(agenda.length && { active, phase: Math.min(PHASES.length, round) - 1 }),
});

const facts = (state: State, seat: Seat): readonly Fact[] => [
  { word: 'points', value: Math.max(0, sign(seat) * state.points) },
  { word: 'opportunity', value: state.opportunity[seat] },
  { word: 'cards', value: state.hands[seat].length },
  { word: 'districts', value: controlled(state, seat).length },
  { word: 'organizations', value: organizationsOf(state, seat).length },
  { word: 'duma', value: dumaValue(state, seat) },
  { word: 'preparations', value: preparationsOf(state, seat) },
  ...TRACKS.map(track => ({ word: `score-${track}`, value: Math.max(0, sign(seat) * advantage(state, track)) })),
];

export const prelude: Game<Prelude> = {
  id: 'prelude',
  edition: rulebook.edition,
  options,
  seats: () => SEATS,
  setUp,
  steps: answered,
  folds,
  hide,
  reveals,
  edit,
  ending: state => state.ending,
  status,
  facts,
  board: () => board,
  tabletop,
  face,
  pieces: PIECES,
  word,
  inTable: of => (of['data'] ? { face: faceIn(of), texts: textsOfCards(of) } : {}),
  dice: scoringDice,
  rolls,
  sum: sumOf,
  helpers,
  bots,
};
