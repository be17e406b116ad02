/** §investigation What the Defense Minister may do, in any order: suspect, try, condemn, burn. */
import type { RuleFor } from '../../../kernel/kit/rules';
import type { Asks } from '../../../kernel/rule';
import type { Kremlin } from '../types';
import type { StepOf } from '../vocabulary';
import { seatsOnDuty } from './control';
import { investigate } from './dossiers';
import { holdTrial } from './trials';
import { condemn } from './condemnation';
import { burnDossier, confess } from './dossiers';

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
