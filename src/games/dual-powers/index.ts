/** Dual Powers: Revolution 1917, for two players and solitaire, as the table knows it. */
import type { Status } from '../../kernel/game';
import { omitUndefined } from '../../kernel/fields';
import { bots } from './bots';
import { manifest } from './manifest';
import { demo, presentation } from './presentation';
import { editRules } from './edit-rules';
import { edit } from './edits';
import { folds } from './folds';
import { options } from './options';
import { refusals } from './refusals';
import { rulebook } from './rulebook';
import { assemble } from './rules/common';
import { bonusSteps } from './rules/bonus';
import { cleanupSteps } from './rules/cleanup';
import { endingSteps, watch } from './rules/ending';
import { leaderSteps } from './rules/leader';
import { oppositionSteps } from './rules/opposition';
import { ownersActionSteps } from './rules/owners-action';
import { roundSteps } from './rules/round';
import { scoringSteps } from './rules/scoring';
import { setUp, setupSteps } from './rules/setup';
import { turnSteps } from './rules/turn';
import { PHASES, phaseOf } from './sequence';
import { seatsOf, type State, invalid } from './state';
import { redeal, hide, piles, reveals } from './view';
import type { Seat } from './vocabulary';

const steps = {
  ...setupSteps,
  ...roundSteps,
  ...turnSteps,
  ...ownersActionSteps,
  ...leaderSteps,
  ...bonusSteps,
  ...oppositionSteps,
  ...scoringSteps,
  ...cleanupSteps,
  ...endingSteps,
};

const status = ({ agenda, round }: State): Status<Seat> => {
  const phase = phaseOf(agenda);
  const [top] = agenda;
  return {
    turn: round,
    phases: PHASES,
    ...omitUndefined({ phase, active: top && 'seat' in top ? top.seat : undefined }),
  };
};

export const dualPowers = assemble(
  {
    id: 'dual-powers',
    edition: rulebook.edition,
    options,
    seats: seatsOf,
    setUp,
    folds,
    watch,
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
