/** §declare What has been announced may be called off by whoever has come into control since. */
import { refuse, type Rule } from '../../../kernel/game';
import type { Duty } from '../data/offices';
import { onDuty } from '../state';
import type { CommandOf, Kremlin, StepOf } from '../vocabulary';

type Announcement = StepOf<'purge'> | StepOf<'condemnation'>;

export const callOff = <T extends Announcement>(duty: Duty): Rule<Kremlin, T, CommandOf<'call-off'>> => ({
  section: '§declare',
  offers: () => [{ kind: 'call-off' }],
  forbids: ({ state, seat, step }) =>
    seat === step.by && onDuty(state, duty) === step.actor ? refuse('§declare', 'announced-it-yourself') : undefined,
  decide: ({ seat, step }) => ({ events: [{ kind: 'called-off', seat, target: step.target }] }),
});
