/** Reds and Whites: the card game of the civil war of 1918–1922, as the table knows it. */
import type { Game } from '../../kernel/game';
import type { Steps, Unanswered } from '../../kernel/rule';
import type { Fact, Status } from '../../kernel/showing';
import { board } from './board';
import { bots } from './bots';
import { edit } from './edits';
import { face, word } from './faces';
import { folds } from './folds';
import { helpers } from './helpers';
import { options } from './options';
import { rulebook } from './rulebook';
import { attackSteps } from './rules/attack';
import { battleSteps } from './rules/battle';
import { blockSteps } from './rules/block';
import { eventSteps } from './rules/events';
import { leaderSteps } from './rules/leaders';
import { propagandaSteps } from './rules/propaganda';
import { rallySteps } from './rules/rally';
import { recruitmentSteps } from './rules/recruitment';
import { reinforceSteps } from './rules/reinforce';
import { reserveSteps } from './rules/reserve';
import { setUp, setupSteps } from './rules/setup';
import { subversionSteps } from './rules/subversion';
import { turnSteps } from './rules/turn';
import { watch, winningSteps } from './rules/winning';
import { PHASES, phaseOf } from './sequence';
import { armiesOf, claimant, type State } from './state';
import { invalid } from './invalid';
import { tabletop } from './tabletop';
import { hide, reveals } from './view';
import type { CivilWar } from './types';
import { FRONTS, SEATS, type Seat } from './vocabulary';

const steps = {
  ...setupSteps,
  ...turnSteps,
  ...rallySteps,
  ...propagandaSteps,
  ...eventSteps,
  ...leaderSteps,
  ...subversionSteps,
  ...attackSteps,
  ...blockSteps,
  ...reinforceSteps,
  ...battleSteps,
  ...recruitmentSteps,
  ...reserveSteps,
  ...winningSteps,
} satisfies Steps<CivilWar>;

/** Every command is answered by some step, or this does not compile. */
type Answered = [Unanswered<CivilWar, typeof steps>] extends [never] ? typeof steps : never;
const answered: Answered = steps;

const status = ({ agenda, turn, active }: State): Status<Seat> => {
  const phase = phaseOf(agenda);
  return { turn, phases: PHASES, ...(agenda.length && { active }), ...(phase !== undefined && { phase }) };
};

const facts = (state: State, seat: Seat): readonly Fact[] => [
  { word: 'morale', value: state.morale[seat] },
  { word: 'markers', value: FRONTS.reduce((sum, front) => sum + state.markers[front][seat], 0) },
  { word: 'fronts', value: FRONTS.filter(front => claimant(state, front) === seat).length },
  { word: 'cards', value: state.hands[seat].length },
  { word: 'deck', value: state.decks[seat].length },
  { word: 'armies', value: armiesOf(state, seat).length },
];

export const civilWar: Game<CivilWar> = {
  id: 'civil-war',
  edition: rulebook.edition,
  options,
  seats: () => SEATS,
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
  board: () => board,
  tabletop,
  face,
  word,
  helpers,
  bots,
};
