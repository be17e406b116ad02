/** §declare The short while before a die is rolled or the next act: all may declare, play a card, or pass. */
import type { Asks } from '../../../kernel/rule';
import { seatsOf, type State } from '../state';
import type { Kremlin } from '../types';
import type { Event, Occasion, Seat, Step, StepOf } from '../vocabulary';

/** Everybody is asked, whatever he holds. */
export const windowFor = ({ options }: Pick<State, 'options'>, about: Occasion): Step => ({
  kind: 'window',
  about,
  waiting: seatsOf(options),
  round: 0,
});

export const openWindow = (state: State): StepOf<'window'> | undefined => {
  const [top] = state.agenda;
  return top?.kind === 'window' ? top : undefined;
};
export const isOpen = (state: State, about: Occasion): boolean => openWindow(state)?.about === about;

/** What changes the table in a window, all others may react to again. */
export const reopened = (state: State, seat: Seat): readonly Event[] =>
  openWindow(state) ? [{ kind: 'window-reopened', seat }] : [];

export const windowSteps = {
  window: {
    section: '§declare',
    seats: (_state, { waiting }) => waiting,
    answers: {
      pass: {
        section: '§declare',
        offers: () => [{ kind: 'pass' }],
        decide({ seat, step }) {
          const waiting = step.waiting.filter(one => one !== seat);
          return { events: [{ kind: 'passed', seat }], then: waiting.length ? [{ ...step, waiting }] : [] };
        },
      },
    },
    stuck: () => ({}),
    window: { kind: 'pass' },
  } satisfies Asks<Kremlin, StepOf<'window'>>,
};
