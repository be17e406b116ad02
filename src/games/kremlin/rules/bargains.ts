/** §bargains Cards change hands, and two players bind themselves, in the open: no points, never more than two. */
import type { Refusal } from '../../../kernel/refusal';
import { refuse } from '../refusals';
import type { Answers, Asks } from '../../../kernel/rule';
import { bindingOf, hasCards } from '../options';
import { politburo, seatsOf, type State } from '../state';
import type { Kremlin } from '../types';
import { handOf, PROMISES, type Event, type PromiseWord, type Seat, type Step, type StepOf } from '../vocabulary';
import { cards } from '../view';
import { controllerOf } from './control';
import { hasBegun } from './declare';
import { handLimit } from './hands';

/** Has the seat bound itself not to do this to him? */
export const isPromised = (state: State, seat: Seat, promise: PromiseWord, on: string): boolean =>
  bindingOf(state.options) !== 'words' &&
  state.promises.some(one => one.seat === seat && one.promise === promise && one.on === on);

const isBargaining = (state: State): boolean => state.agenda.some(step => step.kind === 'bargain');

/** Are this seat's cards before another's eyes? Until that one has chosen, none of them goes to anybody else. */
export const isLookedAt = (state: State, seat: Seat): boolean =>
  state.agenda.some(step => step.kind === 'exchange' && step.rival === seat);
const notWhileLookedAt = (state: State, seat: Seat): Refusal | undefined =>
  isLookedAt(state, seat) ? refuse('§intrigue', 'looked-at', { seat }) : undefined;
const isFull = (state: State, seat: Seat): Refusal | undefined =>
  state.piles[handOf(seat)].length >= handLimit(state, seat) ? refuse('§intrigue', 'hand-full', { seat }) : undefined;

/** A card passes from hand to hand: each of the two knows it, nobody else. */
export const passCard = (state: State, from: Seat, to: Seat, card: string): readonly Event[] =>
  cards.moved(state, [card], handOf(from), handOf(to));

export const bargainRules = {
  'give-card': {
    section: '§bargains',
    offers({ state, seat }) {
      const card = hasBegun(state) && hasCards(state.options) ? [...new Set(state.piles[handOf(seat)])] : [];
      return card.length ? [{ kind: 'give-card', card, to: seatsOf(state.options).filter(one => one !== seat) }] : [];
    },
    forbids: ({ state, seat }, { to }) => notWhileLookedAt(state, seat) ?? isFull(state, to),
    decide: ({ state, seat }, { card, to }) => ({ events: passCard(state, seat, to, card) }),
  },
  'offer-bargain': {
    section: '§bargains',
    offers({ state, seat }) {
      if (!hasBegun(state) || !hasCards(state.options) || isBargaining(state) || isFull(state, seat)) return [];
      const inOffice = politburo(state);
      return seatsOf(state.options)
        .filter(one => one !== seat)
        .map(other => ({
          kind: 'offer-bargain',
          with: [other],
          promise: PROMISES,
          on: inOffice.filter(letter => controllerOf(state, letter) === other),
        }));
    },
    forbids: ({ state }, { with: other }) => notWhileLookedAt(state, other),
    decide: ({ seat }, { with: other, promise, on }) => ({
      events: [{ kind: 'bargain-offered', seat, with: other, promise, on }],
      then: [{ kind: 'bargain', seat, with: other, promise, on }],
    }),
  },
} satisfies Answers<Kremlin, Step>;

export const bargainSteps = {
  bargain: {
    section: '§bargains',
    seats: (_state, step) => [step.with],
    answers: {
      'accept-bargain': {
        section: '§bargains',
        offers({ state, seat }) {
          const card = [...new Set(state.piles[handOf(seat)])];
          return card.length ? [{ kind: 'accept-bargain', card }] : [];
        },
        decide: ({ state, seat, step }, { card }) => ({
          events: [
            ...passCard(state, seat, step.seat, card),
            ...(step.promise === 'nothing'
              ? []
              : [{ kind: 'promised' as const, seat: step.seat, to: seat, promise: step.promise, on: step.on }]),
          ],
        }),
      },
      'decline-bargain': {
        section: '§bargains',
        offers: () => [{ kind: 'decline-bargain' }],
        decide: ({ seat }) => ({ events: [{ kind: 'bargain-declined', seat }] }),
      },
    },
    stuck: () => ({}),
  } satisfies Asks<Kremlin, StepOf<'bargain'>>,
};
