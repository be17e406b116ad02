/** §investigation What the Defense Minister may do, in any order: suspect, try, condemn, burn. */
import type { RuleFor } from '../../../kernel/kit/rules';
import type { Asks } from '../../../kernel/rule';
import type { Kremlin } from '../state';
import type { StepOf } from '../vocabulary';
import { seatsOnDuty } from './control';
import { investigate, burnDossier, confess } from './dossiers';
import { holdTrial } from './trials';
import { condemn } from './condemnation';
const endInvestigations: RuleFor<Kremlin, 'investigations', 'end-investigations'> = {
  section: '§investigation',
  offers: () => [{ kind: 'end-investigations' }],
  decide: () => ({}),
};

export const investigationSteps = {
  investigations: {
    section: '§investigation',
    seats: state => seatsOnDuty(state, 'investigations'),
    answers: {
      investigate,
      'hold-trial': holdTrial,
      condemn,
      'burn-dossier': burnDossier,
      confess,
      'end-investigations': endInvestigations,
    },
    stuck: () => ({}),
  } satisfies Asks<Kremlin, StepOf<'investigations'>>,
};
