/** Dual Powers: Revolution 1917, for two players and solitaire, as the table knows it. */
import type { Game } from '../../kernel/game';
import type { Steps, Unanswered } from '../../kernel/rule';
import type { Fact, Status } from '../../kernel/showing';
import { board } from './board';
import { bots } from './bots';
import { edit } from './edits';
import { face, faceIn, pieces, piecesIn, textsIn, word, wordIn } from './faces';
import { folds } from './folds';
import { helpers } from './helpers';
import { options } from './options';
import { rulebook } from './rulebook';
import { bonusSteps } from './rules/bonus';
import { cleanupSteps } from './rules/cleanup';
import { endingSteps, watch } from './rules/ending';
import { leaderSteps } from './rules/leader';
import { oppositionSteps } from './rules/opposition';
import { roundSteps } from './rules/round';
import { scoringSteps } from './rules/scoring';
import { setUp, setupSteps } from './rules/setup';
import { turnSteps } from './rules/turn';
import { PHASES, phaseOf } from './sequence';
import { seatsOf, type State } from './state';
import { invalid } from './invalid';
import { tabletop } from './tabletop';
import { hide, reveals } from './view';
import type { DualPowers } from './types';
import { pileOfSide, supplyOf, type Seat } from './vocabulary';

const steps = {
  ...setupSteps,
  ...roundSteps,
  ...turnSteps,
  ...leaderSteps,
  ...bonusSteps,
  ...oppositionSteps,
  ...scoringSteps,
  ...cleanupSteps,
  ...endingSteps,
} satisfies Steps<DualPowers>;

/** Every command is answered by some step, or this does not compile. */
type Answered = [Unanswered<DualPowers, typeof steps>] extends [never] ? typeof steps : never;
const answered: Answered = steps;

const status = ({ agenda, round }: State): Status<Seat> => {
  const phase = phaseOf(agenda);
  const [top] = agenda;
  return {
    turn: round,
    phases: PHASES,
    ...(phase !== undefined && { phase }),
    ...(top && 'seat' in top && { active: top.seat }),
  };
};

const facts = (state: State, seat: Seat): readonly Fact[] => [
  { word: 'points', value: Math.max(0, seat === 'soviet' ? state.score : -state.score) },
  { word: 'will', value: state.will === seat },
  { word: 'cards', value: state.piles[pileOfSide(seat, 'hand')].length },
  { word: 'supply', value: state.tokens.filter(token => token.at === supplyOf(seat)).length },
];

export const dualPowers: Game<DualPowers> = {
  id: 'dual-powers',
  edition: rulebook.edition,
  options,
  seats: seatsOf,
  setUp,
  steps: answered,
  folds,
  watch,
  hide,
  reveals,
  edit,
  invalid,
  ending: state => state.ending,
  status,
  facts,
  board,
  tabletop,
  face,
  pieces,
  word,
  inTable: of => (of['data'] ? { face: faceIn(of), pieces: piecesIn(of), word: wordIn(of), texts: textsIn(of) } : {}),
  helpers,
  bots,
};
