/** Reds and Whites, the card game of the civil war of 1918–1922, as the table knows it. */
import type { Status } from '../../kernel/game';
import { omitUndefined } from '../../kernel/fields';
import { bots } from './bots';
import { playUnasked } from './cards/any-moment';
import { manifest } from './manifest';
import { demo, presentation } from './presentation';
import { editRules } from './edit-rules';
import { edit } from './edits';
import { folds } from './folds';
import { options } from './options';
import { refusals } from './refusals';
import { rulebook } from './rulebook';
import { attackSteps } from './rules/attack';
import { battleSteps } from './rules/battle';
import { blockSteps } from './rules/block';
import { assemble } from './rules/common';
import { eventSteps } from './rules/events';
import { leaderSteps } from './rules/leaders';
import { propagandaSteps } from './rules/propaganda';
import { rallySteps } from './rules/rally';
import { recruitmentSteps } from './rules/recruitment';
import { reinforceSteps } from './rules/reinforce';
import { reserveSteps } from './rules/reserve';
import { setUp, setupSteps } from './rules/setup';
import { subversionSteps } from './rules/subversion';
import { turnSteps, watch, winningSteps } from './rules/winning';
import { PHASES, phaseOf } from './sequence';
import { type State, invalid } from './state';
import { redeal, hide, piles, reveals } from './view';
import { SEATS, type Seat } from './vocabulary';

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
};

const status = ({ agenda, turn, active }: State): Status<Seat> => {
  const phase = phaseOf(agenda);
  return { turn, phases: PHASES, ...omitUndefined({ active: agenda.length ? active : undefined, phase }) };
};

export const civilWar = assemble(
  {
    id: 'civil-war',
    edition: rulebook.edition,
    options,
    seats: () => SEATS,
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
  { 'play-event': playUnasked },
);
