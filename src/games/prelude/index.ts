/** Prelude to Revolution: Russia from 1905 to October 1917, as the table knows it. */
import type { Status } from '../../kernel/game';
import { bots } from './bots';
import { cardSteps } from './cards/steps';
import { manifest } from './manifest';
import { demo, presentation } from './presentation';
import { editRules } from './edit-rules';
import { edit } from './edits';
import { folds } from './folds';
import { invalid, type State } from './state';
import { options } from './options';
import { refusals } from './refusals';
import { rulebook } from './rulebook';
import { abdicationSteps } from './rules/abdication';
import { activitySteps } from './rules/activities';
import { checkSteps } from './rules/checks';
import { assemble } from './rules/common';
import { contestSteps } from './rules/contests';
import { cubeSteps } from './rules/cubes';
import { endOfTurnSteps, winningSteps } from './rules/end-of-turn';
import { extremismSteps } from './rules/growing-extremism';
import { organizationSteps } from './rules/organizations';
import { randomDistrictSteps } from './rules/random-district';
import { redOctoberSteps } from './rules/red-october';
import { roundSteps } from './rules/round';
import { scoringSteps } from './rules/scoring';
import { scoringDieSteps } from './rules/scoring-die';
import { setUp, setupSteps } from './rules/setup';
import { councilSteps, committeeSteps } from './rules/central-committee';
import { startOfTurnSteps } from './rules/start-of-turn';
import { voteSteps } from './rules/vote';
import { PHASES } from './sequence';
import { redeal, hide, piles, reveals } from './view';
import { SEATS, type Seat } from './seats';

const steps = {
  ...setupSteps,
  ...startOfTurnSteps,
  ...roundSteps,
  ...endOfTurnSteps,
  ...winningSteps,
  ...activitySteps,
  ...organizationSteps,
  ...councilSteps,
  ...committeeSteps,
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
};

const status = ({ agenda, turn, round, active }: State): Status<Seat> => ({
  turn,
  phases: PHASES,
  ...(agenda.length && { active, phase: Math.min(PHASES.length, round) - 1 }),
});

export const prelude = assemble(
  {
    id: 'prelude',
    edition: rulebook.edition,
    options,
    seats: () => SEATS,
    setUp,
    folds,
    piles,
    hide,
    redeal,
    reveals,
    edit,
    editRules,
    invalid,
    refusals,
    ending: state => state.ending,
    status,
    bots,
    manifest,
    demo,
    presentation,
  },
  steps,
);
