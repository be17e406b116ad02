/** All Bridges Burning, the Finnish Civil War of 1918 for three Factions, as the table knows it. */
import type { Ending, Status } from '../../kernel/game';
import { rulesIn } from '../../kernel/lookup';
import type { Steps } from '../../kernel/rule';
import { bots } from './bots';
import { cardSteps } from './cards/steps';
import { manifest } from './manifest';
import { demo, presentation } from './presentation';
import { editRules } from './edit-rules';
import { edit } from './edits';
import { folds } from './folds';
import { invalid, type State, type AllBridges } from './state';
import { nonplayerActs } from './nonplayers/seats';
import { nonplayerSteps } from './nonplayers/steps';
import { playersIn, options } from './options';
import { refusals } from './refusals';
import { rulebook } from './rulebook';
import { activismSteps } from './rules/activism';
import { agitationSteps } from './rules/agitation';
import { anytime } from './rules/anytime';
import { attackSteps } from './rules/attack';
import { capabilitySteps } from './rules/capabilities';
import { assemble } from './rules/common';
import { casualtiesSteps } from './rules/casualties';
import { crackdownSteps } from './rules/crackdown';
import { dialogueSteps } from './rules/dialogue';
import { foreignRelationsSteps } from './rules/foreign-relations';
import { germanSteps } from './rules/germans';
import { coordinatedSteps } from './rules/coordinated';
import { leftAloneSteps, watch } from './rules/capture';
import { marchSteps } from './rules/march';
import { messageSteps } from './rules/message';
import { negotiateSteps } from './rules/negotiate';
import { operationSteps } from './rules/operation';
import { personalitySteps } from './rules/personality';
import { politicalEventSteps } from './rules/political-event';
import { politicsSteps } from './rules/politics';
import { prepareSteps } from './rules/prepare';
import { propagandaSteps } from './rules/propaganda';
import { publishSteps } from './rules/publish';
import { rallySteps } from './rules/rally';
import { resetSteps } from './rules/reset';
import { sequenceSteps } from './rules/sequence';
import { setUp, setupSteps } from './rules/setup';
import { terrorSteps } from './rules/terror';
import { PHASES, phaseOf } from './sequence';
import { hide, piles, reveals, redeal } from './view';
import { SEATS, type Seat, type Step } from './vocabulary';

const base = {
  ...setupSteps,
  ...sequenceSteps,
  ...operationSteps,
  ...rallySteps,
  ...activismSteps,
  ...terrorSteps,
  ...attackSteps,
  ...casualtiesSteps,
  ...marchSteps,
  ...messageSteps,
  ...negotiateSteps,
  ...politicsSteps,
  ...politicalEventSteps,
  ...foreignRelationsSteps,
  ...prepareSteps,
  ...crackdownSteps,
  ...personalitySteps,
  ...dialogueSteps,
  ...publishSteps,
  ...germanSteps,
  ...coordinatedSteps,
  ...capabilitySteps,
  ...cardSteps,
  ...propagandaSteps,
  ...agitationSteps,
  ...resetSteps,
  ...leftAloneSteps,
};
// their rules differ by the steps they answer
const anytimeRules = rulesIn<AllBridges, Step>(anytime);
const steps = { ...base, ...nonplayerSteps(base, anytimeRules, folds) } satisfies Steps<AllBridges>;

/** Powers hold no seat, so a game won by one has no winner at the table. */
const ending = ({ ending: over }: State): Ending<Seat> | undefined => {
  if (!over) return undefined;
  const winner = SEATS.find(seat => seat === over.winner) ?? 'draw';
  return { winner, reason: over.reason };
};

/** The number of the card in play, counted from the first. */
const turnOf = ({ piles }: State): number => piles.played.length + piles.propaganda.length + 1;
const status = (state: State): Status<Seat> => {
  const phase = phaseOf(state.agenda);
  const [top] = state.agenda;
  return {
    turn: turnOf(state),
    phases: PHASES,
    ...(phase !== undefined && { phase }),
    ...(top && 'seat' in top && { active: top.seat }),
  };
};

export const allBridges = assemble(
  {
    id: 'all-bridges',
    edition: rulebook.edition,
    options,
    seats: playersIn,
    setUp,
    folds,
    watch(state) {
      const alone = watch(state);
      return alone.length ? alone : nonplayerActs(base, state);
    },
    piles,
    hide,
    redeal,
    reveals,
    edit,
    editRules,
    invalid,
    refusals,
    ending,
    status,
    bots,
    manifest,
    demo,
    presentation,
  },
  steps,
  anytime,
);
