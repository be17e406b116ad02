/** §bargains Cards change hands, and two players promise things openly: no points, never more than two players. */
import type { Refusal } from '../../../kernel/refusal';
import { refuse } from '../refusals';
import type { Answers, Asks, Form, Outcome } from '../../../kernel/rule';
import { frameOf } from '../../../kernel/agenda';
import { bindingOf, hasCards, isMended } from '../options';
import { politburo, seatsOf, type State, type Kremlin } from '../state';
import {
  handOf,
  PROMISES,
  type CommandOf,
  type Event,
  type PromiseWord,
  type Seat,
  type Step,
  type StepOf,
} from '../vocabulary';
import { cards } from '../view';
import { controllerOf } from './control';
import { hasBegun } from './declare';
import { handLimit } from './phases';

/** Has the seat promised not to do this to them? */
export const isPromised = (state: State, seat: Seat, promise: PromiseWord, on: string): boolean =>
  bindingOf(state.options) !== 'words' &&
  state.promises.some(one => one.seat === seat && one.promise === promise && one.on === on);

const isBargaining = (state: State): boolean =>
  state.agenda.some(step => step.kind === 'bargain' || step.kind === 'hand-over');

/** Is another player looking at this seat's cards? Until that player has chosen, no card goes to anybody else. */
export const isLookedAt = (state: State, seat: Seat): boolean =>
  state.agenda.some(step => step.kind === 'exchange' && step.rival === seat);
const notWhileLookedAt = (state: State, seat: Seat): Refusal | undefined =>
  isLookedAt(state, seat) ? refuse('§intrigue', 'looked-at', { seat }) : undefined;
/** Cards that are owed to a seat have their place in its hand. */
const isFull = (state: State, seat: Seat): Refusal | undefined => {
  const owed = isMended(state.options)
    ? state.agenda.filter(step => step.kind === 'hand-over' && step.to === seat)
    : [];
  return state.piles[handOf(seat)].length + owed.length >= handLimit(state, seat)
    ? refuse('§intrigue', 'hand-full', { seat })
    : undefined;
};
/** The card that a seat has agreed to give and still owes. */
const owedBy = (state: State, seat: Seat): StepOf<'hand-over'> | undefined =>
  isMended(state.options) ? frameOf(state, 'hand-over', step => step.seat === seat) : undefined;
/** §bargains Whoever owes a card keeps one for it: not the one just received in exchange. */
export const owesFirst = (state: State, seat: Seat, cards: number): Refusal | undefined => {
  const owed = owedBy(state, seat);
  const left = state.piles[handOf(seat)].length - cards - (owed?.swap ? 1 : 0);
  return owed && left < 1 ? refuse('§bargains', 'owes-a-card', { seat }) : undefined;
};
/** Nothing comes on top of the card just received, until the other one is handed over. */
const isOwing = (state: State, seat: Seat): Refusal | undefined =>
  owedBy(state, seat) && refuse('§bargains', 'owes-a-card', { seat });

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
    forbids: ({ state, seat }, { to }) =>
      notWhileLookedAt(state, seat) ?? owesFirst(state, seat, 1) ?? isOwing(state, to) ?? isFull(state, to),
    decide: ({ state, seat }, { card, to }) => ({ events: passCard(state, seat, to, card) }),
  },
  'offer-bargain': {
    section: '§bargains',
    offers({ state, seat }) {
      if (!hasBegun(state) || isBargaining(state)) return [];
      const people = peopleIn(state);
      return seatsOf(state.options)
        .filter(one => one !== seat)
        .flatMap(other => termsBetween(state, people, seat, other));
    },
    forbids: ({ state, seat }, { with: other, promise, wants }) =>
      (promise === 'card' ? notWhileLookedAt(state, seat) : undefined) ??
      (wants === 'card' ? notWhileLookedAt(state, other) : undefined),
    decide: ({ seat }, { kind: _, ...terms }) => ({
      events: [{ kind: 'bargain-offered', seat, ...terms }],
      then: [{ kind: 'bargain', seat, ...terms }],
    }),
  },
} satisfies Answers<Kremlin, Step>;

/** §bargains Whom each seat controls in the Politburo: favours are about them. */
type People = (seat: Seat) => readonly string[];
const peopleIn = (state: State): People => {
  const controlled = politburo(state).map(letter => ({ letter, by: controllerOf(state, letter) }));
  return seat => controlled.flatMap(({ letter, by }) => (by === seat ? [letter] : []));
};
const hasCard = (state: State, seat: Seat): boolean => state.piles[handOf(seat)].length > 0;
const NOBODY = 'nobody';

/** §bargains A favour for a card, a card for a card or a favour, a favour for the same favour. */
const termsBetween = (
  state: State,
  people: People,
  seat: Seat,
  other: Seat,
): readonly Form<CommandOf<'offer-bargain'>>[] => {
  const kind = 'offer-bargain';
  const theirs = people(other);
  const ours = people(seat);
  const withCards = hasCards(state.options);
  const mayGet = withCards && !isFull(state, seat);
  const mayGive = withCards && hasCard(state, seat);
  const card = { kind, with: [other], promise: ['card'], on: [NOBODY] } as const;
  const forms: readonly (Form<CommandOf<'offer-bargain'>> | undefined)[] = [
    mayGet ? { kind, with: [other], promise: PROMISES, on: theirs, wants: ['card'], about: [NOBODY] } : undefined,
    mayGive ? { ...card, wants: ['card'], about: [NOBODY] } : undefined,
    mayGive && !isFull(state, other) ? { ...card, wants: PROMISES, about: ours } : undefined,
    ...PROMISES.map(
      word => ({ kind, with: [other], promise: [word], on: theirs, wants: [word], about: ours }) as const,
    ),
  ];
  return forms.filter(form => form !== undefined).filter(({ on, about }) => on.length > 0 && about.length > 0);
};

/** The refusal if things changed since the offer: there must be a card to give, and room for it. */
const forbidsDeal = (state: State, { seat, with: other, promise, wants }: StepOf<'bargain'>): Refusal | undefined => {
  if (!isMended(state.options)) return undefined;
  if (promise === 'card' && !hasCard(state, seat)) return refuse('§bargains', 'nothing-to-give', { seat });
  if (promise === wants) return undefined;
  if (wants === 'card') return isFull(state, seat);
  return promise === 'card' ? isFull(state, other) : undefined;
};

/** The promises of both once they have agreed, and the card that the proposer still owes. */
const agreed = (state: State, step: StepOf<'bargain'>): Outcome<Kremlin> => {
  const { seat, with: other, promise, on, wants, about } = step;
  const promised = (from: Seat, to: Seat, word: typeof promise, of: string): readonly Event[] =>
    word === 'card' || word === 'nothing' ? [] : [{ kind: 'promised', seat: from, to, promise: word, on: of }];
  return {
    events: [...promised(seat, other, promise, on), ...promised(other, seat, wants, about)],
    then:
      promise === 'card'
        ? [
            {
              kind: 'hand-over',
              seat,
              to: other,
              ...(wants === 'card' && isMended(state.options) && { swap: true as const }),
            },
          ]
        : [],
  };
};

export const bargainSteps = {
  bargain: {
    section: '§bargains',
    seats: (_state, step) => [step.with],
    answers: {
      'accept-bargain': {
        section: '§bargains',
        offers({ state, seat, step }) {
          const card = [...new Set(state.piles[handOf(seat)])];
          return step.wants === 'card' && card.length ? [{ kind: 'accept-bargain', card }] : [];
        },
        forbids: ({ state, step }) => forbidsDeal(state, step),
        decide({ state, seat, step }, { card }) {
          const { events = [], then = [] } = agreed(state, step);
          return { events: [...passCard(state, seat, step.seat, card), ...events], then };
        },
      },
      agree: {
        section: '§bargains',
        offers: ({ step }) => (step.wants === 'card' ? [] : [{ kind: 'agree' }]),
        forbids: ({ state, step }) => forbidsDeal(state, step),
        decide: ({ state, step }) => agreed(state, step),
      },
      'decline-bargain': {
        section: '§bargains',
        offers: () => [{ kind: 'decline-bargain' }],
        decide: ({ seat }) => ({ events: [{ kind: 'bargain-declined', seat }] }),
      },
    },
    stuck: () => ({}),
  } satisfies Asks<Kremlin, StepOf<'bargain'>>,
  'hand-over': {
    section: '§bargains',
    seats: (state, { seat }) => (hasCard(state, seat) ? [seat] : []),
    answers: {
      'hand-over': {
        section: '§bargains',
        offers: ({ state, seat }) => [{ kind: 'hand-over', card: [...new Set(state.piles[handOf(seat)])] }],
        forbids: ({ state, seat, step }, { card }) =>
          step.swap && card === state.piles[handOf(seat)].at(-1) ? refuse('§bargains', 'just-received') : undefined,
        decide: ({ state, seat, step }, { card }) => ({ events: passCard(state, seat, step.to, card) }),
      },
    },
    stuck: () => ({}),
  } satisfies Asks<Kremlin, StepOf<'hand-over'>>,
};
