/** Kremlin, for three to six factions, as the table knows it. */
import type { Fact, Game, Status, Steps, Unanswered } from '../../kernel/game';
import { board } from './board';
import { bots } from './bots';
import { cardRules, cardSteps } from './cards/steps';
import { edit } from './edits';
import { face, faceIn, pieces, word, wordIn } from './faces';
import { folds } from './folds';
import { helpers } from './helpers';
import { invalid } from './invalid';
import { options } from './options';
import { rulebook } from './rulebook';
import { assignSteps } from './rules/assign';
import { bargainRules, bargainSteps } from './rules/bargains';
import { condemnationSteps, negationRules } from './rules/condemnation';
import { chitsOn, controllerOf } from './rules/control';
import { cureSteps } from './rules/cures';
import { declareRules } from './rules/declare';
import { exileRules } from './rules/exile';
import { funeralSteps } from './rules/funeral';
import { healthSteps } from './rules/health';
import { increaseSteps } from './rules/increase';
import { investigationSteps } from './rules/investigations';
import { paradeSteps } from './rules/parade';
import { phaseSteps } from './rules/phases';
import { purgeSteps } from './rules/purges';
import { rehabilitationSteps } from './rules/rehabilitation';
import { replacementSteps } from './rules/replacement';
import { retirementSteps, watch } from './rules/retirement';
import { setUp, setupSteps } from './rules/setup';
import { suddenDeathSteps } from './rules/sudden-death';
import { trialSteps } from './rules/trials';
import { trustSteps } from './rules/trust-no-one';
import { victorySteps, wavesOf } from './rules/victory';
import { voteSteps } from './rules/votes';
import { windowSteps } from './rules/windows';
import { politburo, seatsOf, type State } from './state';
import { tabletop } from './tabletop';
import { hide, reveals } from './view';
import { handOf, PHASES, type Kremlin, type Seat } from './vocabulary';

const steps = {
  ...setupSteps,
  ...assignSteps,
  ...phaseSteps,
  ...windowSteps,
  ...cureSteps,
  ...purgeSteps,
  ...investigationSteps,
  ...trialSteps,
  ...voteSteps,
  ...condemnationSteps,
  ...trustSteps,
  ...healthSteps,
  ...funeralSteps,
  ...suddenDeathSteps,
  ...replacementSteps,
  ...rehabilitationSteps,
  ...paradeSteps,
  ...increaseSteps,
  ...victorySteps,
  ...retirementSteps,
  ...bargainSteps,
  ...cardSteps,
} satisfies Steps<Kremlin>;

const anytime = { ...declareRules, ...cardRules, ...negationRules, ...exileRules, ...bargainRules };

/** Every command has a rule, or this does not compile. */
type Answered = [Unanswered<Kremlin, typeof steps, typeof anytime>] extends [never] ? typeof steps : never;
const answered: Answered = steps;

const status = ({ agenda, turn, phase }: State): Status<Seat> => {
  const [top] = agenda;
  return {
    turn,
    phases: PHASES,
    ...(turn > 0 && agenda.length > 0 && { phase: PHASES.indexOf(phase) }),
    ...(top && 'seat' in top && { active: top.seat }),
  };
};

const facts = (state: State, seat: Seat): readonly Fact[] => [
  { word: 'waves', value: wavesOf(state, seat) },
  { word: 'controlled', value: politburo(state).filter(letter => controllerOf(state, letter) === seat).length },
  {
    word: 'declared',
    value: Object.keys(state.declared).reduce(
      (sum, letter) => sum + (chitsOn(state, letter).find(chit => chit.seat === seat)?.points ?? 0),
      0,
    ),
  },
  { word: 'cards', value: state.piles[handOf(seat)].length },
];

export const kremlin: Game<Kremlin> = {
  id: 'kremlin',
  edition: rulebook.edition,
  options,
  seats: seatsOf,
  setUp,
  steps: answered,
  folds,
  anytime,
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
  inTable: of => ({ face: faceIn(of), word: wordIn(of) }),
  helpers,
  bots,
};
