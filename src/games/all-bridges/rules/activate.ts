/** §3.2.2 Activism that activates: as many own Cells as the die says, evenly over the map. */
import { frameOf } from '../../../kernel/frames';
import { refuse } from '../refusals';
import { cellsFlipped } from '../changes';
import { cellsOnMap, spacesWhere } from '../selectors';
import type { State } from '../state';
import type { Seat, StepOf } from '../vocabulary';
import { doneAt, faceOf, pay, poor, termsOf, type RuleFor, type StepsHere } from './common';

/** §2.2.4 A Limited Command is one of the four ways: none may follow another. */
export const isSpent = (state: State, step: StepOf<'activism'>): boolean =>
  termsOf(state, step.seat).limited && step.spaces.length > 0;

/** §8.3.2 A Non-player's card has rolled already. */
const keptDie = (state: State, seat: Seat): number | undefined =>
  frameOf(state, 'nonplayer-card', frame => frame.seat === seat && frame.die > 0)?.die;

export const activate: RuleFor<'activism', 'activate'> = {
  section: '§3.2.2',
  offers: () => [{ kind: 'activate' }],
  forbids({ state, seat, step }) {
    if (isSpent(state, step)) return refuse('§2.2.4', 'one-space-only');
    if (!cellsOnMap(state, seat, 'inactive')) return refuse('§3.2.2', 'no-inactive-cell');
    return poor(state, seat, 1, '§3.2.2');
  },
  decide({ state, seat }, _command, dice) {
    const die = keptDie(state, seat) ?? faceOf(dice.roll(1, 6));
    return {
      events: [...pay(state, seat, 1), { kind: 'activation-rolled', seat, die }],
      then: [{ kind: 'activating', seat, left: die, reached: [] }],
    };
  },
};

/** §3.2.2 Evenly: a second Cell in a space only when every space with an Inactive Cell has had its first. */
const activateCell: RuleFor<'activating', 'activate-cell'> = {
  section: '§3.2.2',
  offers: ({ state, seat }) => [{ kind: 'activate-cell', space: spacesWhere(state, seat, 'own-inactive-cell') }],
  forbids({ state, seat, step }, { space }) {
    const waiting = spacesWhere(state, seat, 'own-inactive-cell').filter(one => !step.reached.includes(one));
    return waiting.length && step.reached.includes(space) ? refuse('§3.2.2', 'evenly') : undefined;
  },
  decide: ({ state, seat, step }, { space }) => ({
    events: cellsFlipped(state, seat, space, 'active', 1),
    then:
      step.left > 1
        ? [
            {
              ...step,
              left: step.left - 1,
              reached: step.reached.includes(space) ? step.reached : [...step.reached, space],
            },
          ]
        : [],
  }),
};

export const activatingSteps = {
  activating: {
    section: '§3.2.2',
    seats: (state, { seat }) => (cellsOnMap(state, seat, 'inactive') ? [seat] : []),
    answers: { 'activate-cell': activateCell, done: doneAt<'activating'>('§3.2.2') },
    stuck: () => ({}),
  },
} satisfies StepsHere<'activating'>;
