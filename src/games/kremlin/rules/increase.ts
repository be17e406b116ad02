/** §increase After turns 3, 6 and 9 everybody has two more: points, cards, or one of each, points first. */
import { refuse } from '../refusals';
import type { Asks, Runs } from '../../../kernel/rule';
import { editionOf } from '../data/editions';
import { hasCards } from '../options';
import { isActive, lettersOf, politburo, seatsFrom, seatsOf, type State, type Kremlin } from '../state';
import type { Seat, Step, StepOf } from '../vocabulary';
import { controllerOf, isOutOfReach } from './control';
import { drawn, roomOf } from './phases';

const TURNS: readonly number[] = [3, 6, 9];
const EACH = 2;

/** The first seat to the left of the controller of the highest active controlled politician; else the first seat. */
const firstToChoose = (state: State): Seat => {
  const all = seatsOf(state.options);
  const highest = politburo(state).find(letter => isActive(state, letter) && controllerOf(state, letter) !== undefined);
  const seat = controllerOf(state, highest);
  const next = seat === undefined ? 0 : all.indexOf(seat) + 1;
  return all[next % all.length] ?? 'stalinists';
};

const targets = (state: State): readonly string[] =>
  editionOf(state.options).increase === 'politburo'
    ? politburo(state)
    : lettersOf(state.options).filter(letter => !isOutOfReach(state, letter));

const isDeckEmpty = ({ piles }: State): boolean => piles.deck.length + piles.discards.length === 0;

export const increaseSteps = {
  increases: {
    section: '§increase',
    run: state =>
      TURNS.includes(state.turn)
        ? {
            then: seatsFrom(state.options, firstToChoose(state)).map(
              (seat): Step => ({ kind: 'increase', seat, left: EACH, drawn: false }),
            ),
          }
        : {},
  } satisfies Runs<Kremlin, StepOf<'increases'>>,
  increase: {
    section: '§increase',
    seats: (_state, { seat, left }) => (left > 0 ? [seat] : []),
    answers: {
      'add-influence': {
        section: '§increase',
        offers: ({ state }) => [{ kind: 'add-influence', politician: targets(state) }],
        forbids: ({ step }) => (step.drawn ? refuse('§increase', 'points-before-cards') : undefined),
        decide: ({ step }, { politician }) => ({
          events: [{ kind: 'influence-added', seat: step.seat, politician, points: 1 }],
          then: [{ ...step, left: step.left - 1 }],
        }),
      },
      'draw-card': {
        section: '§increase',
        offers: ({ state }) => (hasCards(state.options) ? [{ kind: 'draw-card' }] : []),
        forbids({ state, seat }) {
          if (roomOf(state, seat) === 0) return refuse('§intrigue', 'hand-full', { seat });
          return isDeckEmpty(state) ? refuse('§intrigue', 'no-cards-left') : undefined;
        },
        decide: ({ state, step }, _command, dice) => ({
          events: drawn(state, step.seat, 1, dice),
          then: [{ ...step, left: step.left - 1, drawn: true }],
        }),
      },
      'end-increase': {
        section: '§increase',
        offers: () => [{ kind: 'end-increase' }],
        decide: () => ({}),
      },
    },
    stuck: () => ({}),
  } satisfies Asks<Kremlin, StepOf<'increase'>>,
};
