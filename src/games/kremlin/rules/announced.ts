/** §declare What has been announced may be called off by whoever has come into control since. */
import { refuse } from '../refusals';
import type { Rule } from '../../../kernel/rule';
import type { Duty } from '../data/offices';
import { onDuty } from '../state';
import type { Kremlin } from '../types';
import type { CommandOf, StepOf } from '../vocabulary';

type Announcement = StepOf<'purge'> | StepOf<'condemnation'>;

export const callOff = <T extends Announcement>(duty: Duty): Rule<Kremlin, T, CommandOf<'call-off'>> => ({
  section: '§declare',
  offers: () => [{ kind: 'call-off' }],
  forbids: ({ state, seat, step }) =>
    seat === step.by && onDuty(state, duty) === step.actor ? refuse('§declare', 'announced-it-yourself') : undefined,
  decide: ({ seat, step }) => ({ events: [{ kind: 'called-off', seat, target: step.target }] }),
});
