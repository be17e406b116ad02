/** Kremlin, for three to six factions, as the table knows it. */
import type { Status } from '../../kernel/game';
import { ruleKit } from '../../kernel/kit/rules';
import type { Steps } from '../../kernel/rule';
import { bots } from './bots';
import { cardRules, cardSteps } from './cards/steps';
import { manifest } from './manifest';
import { demo, presentation } from './presentation';
import { editRules } from './edit-rules';
import { edit } from './edits';
import { folds } from './folds';
import { invalid, seatsOf, type State, type Kremlin } from './state';
import { options } from './options';
import { refusals, refuse } from './refusals';
import { rulebook } from './rulebook';
import { assignSteps } from './rules/assign';
import { bargainRules, bargainSteps } from './rules/bargains';
import { condemnationSteps, negationRules } from './rules/condemnation';
import { cureSteps } from './rules/cures';
import { declareRules } from './rules/declare';
import { exileRules } from './rules/exile';
import { funeralSteps } from './rules/funeral';
import { healthSteps, retirementSteps, watch } from './rules/health';
import { increaseSteps } from './rules/increase';
import { investigationSteps, trialSteps } from './rules/investigations';
import { paradeSteps } from './rules/parade';
import { phaseSteps } from './rules/phases';
import { purgeSteps } from './rules/purges';
import { rehabilitationSteps } from './rules/rehabilitation';
import { automaticSteps } from './rules/automatic-promotions';
import { promotionSteps, shiftSteps } from './rules/promotions';
import { setUp, setupSteps } from './rules/setup';
import { suddenDeathSteps, victorySteps } from './rules/victory';
import { trustSteps } from './rules/fates';
import { voteSteps } from './rules/votes';
import { windowSteps } from './rules/reaction-windows';
import { hide, piles, reveals } from './view';
import { PHASES, type Seat } from './vocabulary';

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
  ...shiftSteps,
  ...promotionSteps,
  ...automaticSteps,
  ...rehabilitationSteps,
  ...paradeSteps,
  ...increaseSteps,
  ...victorySteps,
  ...retirementSteps,
  ...bargainSteps,
  ...cardSteps,
} satisfies Steps<Kremlin>;

const anytime = { ...declareRules, ...cardRules, ...negationRules, ...exileRules, ...bargainRules };

const status = ({ agenda, turn, phase }: State): Status<Seat> => {
  const [top] = agenda;
  return {
    turn,
    phases: PHASES,
    ...(turn > 0 && agenda.length > 0 && { phase: PHASES.indexOf(phase) }),
    ...(top && 'seat' in top && { active: top.seat }),
  };
};

export const kremlin = ruleKit<Kremlin>().assemble(
  {
    id: 'kremlin',
    edition: rulebook.edition,
    options,
    seats: seatsOf,
    setUp,
    folds,
    watch,
    piles,
    hide,
    // a sheet is its player's own plan, which cannot be dealt again
    redeal: () => refuse('§assign', 'sheets-are-secret'),
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
  anytime,
);
