/**
 * §declare An announced act continues only while nothing forbids it. If the duty changes hands first, its new holder
 * carries it out or calls it off.
 */
import type { Refusal } from '../../../kernel/refusal';
import type { Asks, Rule } from '../../../kernel/rule';
import type { Duty } from '../data/offices';
import { areLostActsFree } from '../options';
import { refuse } from '../refusals';
import { onDuty, type State, type Kremlin } from '../state';
import type { CommandOf, Event, Seat, Step, StepOf } from '../vocabulary';
import { controllerOf, seatsOnDuty } from './control';

type Announcement = StepOf<'purge'> | StepOf<'condemnation'> | StepOf<'open-trial'>;
/** The refusal of an act against a politician, checked at its announcement and until it happens. */
export type Forbids = (state: State, seat: Seat, target: string) => Refusal | undefined;

/** Has the duty passed to another seat or Politician since the announcement? */
export const hasChangedHands = (
  state: State,
  duty: Duty,
  { by, actor }: { readonly by: Seat | 'nobody'; readonly actor: string },
): boolean => onDuty(state, duty) !== actor || (controllerOf(state, actor) ?? 'nobody') !== by;

export const callOff = <T extends Announcement>(duty: Duty): Rule<Kremlin, T, CommandOf<'call-off'>> => ({
  section: '§declare',
  offers: () => [{ kind: 'call-off' }],
  forbids: ({ state, seat, step }) =>
    hasChangedHands(state, duty, step) ? undefined : refuse('§declare', 'announced-it-yourself', { seat }),
  decide: ({ seat, step }) => ({ events: [{ kind: 'called-off', seat, target: step.target, act: step.kind }] }),
});

/** Who has the duty now may not carry it out: it was never done, and another act is open to them. */
const dropped = (state: State, duty: Duty, { kind, target }: Announcement): { readonly events?: readonly Event[] } =>
  areLostActsFree(state.options)
    ? { events: seatsOnDuty(state, duty).map(seat => ({ kind: 'called-off', seat, target, act: kind })) }
    : {};

interface Act<T> {
  readonly duty: Duty;
  readonly section: Asks<Kremlin, Announcement>['section'];
  readonly forbids: Forbids;
  /** The events of the act. */
  happens(state: State, step: T): { readonly events?: readonly Event[]; readonly then?: readonly Step[] };
}

/** An announced act that needs no die. It happens automatically, unless the duty has changed hands. */
export const announcedAct = <T extends StepOf<'condemnation'> | StepOf<'open-trial'>>(
  act: Act<T>,
): Asks<Kremlin, T> => ({
  section: act.section,
  seats: (state, step) =>
    hasChangedHands(state, act.duty, step)
      ? seatsOnDuty(state, act.duty).filter(seat => !act.forbids(state, seat, step.target))
      : [],
  answers: {
    'carry-out': {
      section: act.section,
      offers: () => [{ kind: 'carry-out' }],
      forbids: ({ state, seat, step }) => act.forbids(state, seat, step.target),
      decide: ({ state, step }) => act.happens(state, step),
    },
    'call-off': callOff<T>(act.duty),
  },
  stuck(state, step) {
    if (hasChangedHands(state, act.duty, step)) return dropped(state, act.duty, step);
    return act.forbids(state, step.by, step.target) ? {} : act.happens(state, step);
  },
});
