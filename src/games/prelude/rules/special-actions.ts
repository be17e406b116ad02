/** §10.3 Special Actions: one a Turn, each once a game, paid with Activity Points. */
import { withPiles } from '../../../kernel/piles';
import { cardOf } from '../cards/card';
import { boxesOf, hasTrait, valueOf, type State } from '../state';
import { DISTRICT_IDS, subtypeOf } from '../data/districts';
import { isOwnAction, SPECIAL_ACTIONS, SPECIAL_IDS, type Special } from '../data/special-actions';
import { TRACKS } from '../data/types';
import { SEATS, type Seat } from '../seats';
import type { CommandOf, Step, StepOf } from '../vocabulary';
import {
  isOpen,
  oneFewer,
  own,
  opportunityChange,
  pointsScored,
  type AtStep,
  type Result,
  type RuleFor,
  type StepsHere,
} from './common';
import type { Form } from '../../../kernel/rule';
import { refuse } from '../refusals';

/** §10.3.2 Points for each card that Revolutionary Diplomacy exchanges; what Opportunism gains. */
const FOR_EACH_CARD = 2;
const OPPORTUNISM = 6;
/** §10.3.1 The die of a Deliberate Provocation, and the price of resetting a second track. */
const PROVOKED = 6;
const TWO_TRACKS = 6;

/** §10.3 Actions that wait: for the seat's next card, or for the end of its round. */
const WAITING: readonly Special[] = [
  'novoye-vremia',
  'pravda-propaganda',
  'government-supporters',
  'socialist-sympathizers',
  'parliamentary-maneuver',
];
const waitingFor = (state: State, seat: Seat, actions: readonly Special[]): readonly Special[] =>
  actions.filter(action => state.specials[action] === seat);

/** §10.3 Actions by which the seat's next own card from hand is played for its points and for its Event. */
export const playsForBoth = (state: State, seat: Seat): readonly Special[] =>
  waitingFor(state, seat, ['novoye-vremia', 'pravda-propaganda']);
/** §10.3 Actions by which the Event of the seat's next opposing card from hand is ignored. */
export const ignoresEvent = (state: State, seat: Seat): readonly Special[] =>
  waitingFor(state, seat, ['government-supporters', 'socialist-sympathizers']);

/** The other side's action, which a card in play lends once. */
const isBorrowed = (seat: Seat, action: Special): boolean => !isOwnAction(seat, action);
const lenders = (state: State): readonly string[] =>
  state.piles['in-play'].filter(
    card => cardOf(state, card) && hasTrait(withPiles(state, { 'in-play': [card] }), 'land-bread-peace'),
  );

const actionsOf = (state: State, seat: Seat): readonly Special[] =>
  SPECIAL_IDS.filter(action => !isBorrowed(seat, action) || (seat === 'revolutionary' && lenders(state).length > 0));

/** §10.3.2 Cards of the Pool that may be taken: no Key Events. */
const exchangeable = (state: State): readonly string[] =>
  state.piles.pool.filter(card => cardOf(state, card)?.deck !== 'key');

/** §10.3.2 Districts of Workers and Military where every box of the seat is filled. */
export const fullyMobilized = (state: State, seat: Seat): number =>
  DISTRICT_IDS.filter(
    district => subtypeOf(district) !== 'urban' && valueOf(state, seat, district) >= boxesOf(seat, district),
  ).length;

/** §10.3 What an action does at once; actions that wait do nothing yet. */
const consequence = (state: State, seat: Seat, { action, points }: CommandOf<'use-special'>): Result => {
  switch (action) {
    case 'political-corruption':
      return { then: Array.from({ length: points }, (): Step => ({ kind: 'choose-die', seat, roller: seat })) };
    case 'deliberate-provocation':
      return { then: [{ kind: 'provoke', seat }] };
    case 'show-of-force':
      return { then: [{ kind: 'reset-tracks', seat, left: points >= TWO_TRACKS ? 2 : 1 }] };
    case 'revolutionary-diplomacy':
      return { then: [{ kind: 'exchange-card', seat, left: points / FOR_EACH_CARD }] };
    case 'revolutionary-fervor':
      return { then: [{ kind: 'choose-track', seat }] };
    case 'all-power-to-the-soviets':
      return { events: pointsScored(seat, fullyMobilized(state, seat)) };
    case 'opportunism':
      return { events: opportunityChange(state, seat, OPPORTUNISM) };
    default:
      return {};
  }
};

export const useSpecial: RuleFor<'activities', 'use-special'> = {
  section: '§10.3',
  offers: ({ state, seat }): readonly Form<CommandOf<'use-special'>>[] =>
    actionsOf(state, seat).map(action => ({
      kind: 'use-special',
      action: [action],
      points: SPECIAL_ACTIONS[action].costs,
    })),
  forbids({ state, seat, step }, { action, points }) {
    if (step.event && state.options['special-actions-by-events'] === 'barred') {
      return refuse('§10.3', 'points-of-an-event');
    }
    if (state.specials[action] !== 'ready') return refuse('§10.3', 'already-used');
    if (!isBorrowed(seat, action) && state.specialTurn[seat] >= state.turn) return refuse('§10.3', 'one-a-turn');
    if (points > step.points) {
      return refuse('§10.3', 'too-few-activity-points', { cost: points, points: step.points });
    }
    const cards = points / FOR_EACH_CARD;
    return action === 'revolutionary-diplomacy' &&
      (state.piles[`${seat}-hand`].length < cards || exchangeable(state).length < cards)
      ? refuse('§10.3.2', 'too-few-cards', { cards })
      : undefined;
  },
  decide({ state, seat, step }, command) {
    const { action, points } = command;
    const { events = [], then = [] } = consequence(state, seat, command);
    const lent = isBorrowed(seat, action) ? lenders(state).slice(0, 1) : [];
    return {
      events: [
        { kind: 'special-used', seat, action, points },
        ...(WAITING.includes(action) ? [{ kind: 'special-set', action, mark: seat } as const] : []),
        ...(lent.length ? [{ kind: 'cards-moved', from: 'in-play', to: 'discards', cards: lent } as const] : []),
        ...events,
      ],
      then: [...then, { ...step, points: step.points - points }],
    };
  },
};

const provoke: RuleFor<'provoke', 'provoke'> = {
  section: '§10.3.1',
  offers: () => [{ kind: 'provoke', player: SEATS }],
  decide: (_at, { player }) => ({
    events: [{ kind: 'extremism-rolled', seat: player, die: PROVOKED }],
    then: [{ kind: 'extremism', seat: player, die: PROVOKED, modifier: 0 }],
  }),
};

const resetTrack: RuleFor<'reset-tracks', 'reset-track'> = {
  section: '§10.3.1',
  offers: () => [{ kind: 'reset-track', track: TRACKS }],
  forbids: ({ state }, { track }) => (state.scoring[track] ? undefined : refuse('§10.3.1', 'at-start')),
  decide: ({ step }, { track }) => ({
    events: [{ kind: 'track-reset', track }],
    then: oneFewer(step),
  }),
};

const chooseTrack: RuleFor<'choose-track', 'choose-track'> = {
  section: '§10.3.2',
  offers: () => [{ kind: 'choose-track', track: TRACKS }],
  decide: (_at, { track }) => ({ then: [{ kind: 'score', track }] }),
};

const exchangeCard: RuleFor<'exchange-card', 'exchange-card'> = {
  section: '§10.3.2',
  offers: ({ state, seat }) => [{ kind: 'exchange-card', give: state.piles[`${seat}-hand`], take: state.piles.pool }],
  forbids: ({ state }, { take }) => (exchangeable(state).includes(take) ? undefined : refuse('§10.3.2', 'key-event')),
  decide: ({ seat, step }, { give, take }) => ({
    events: [{ kind: 'cards-exchanged', seat, give, take, secret: { to: seat, is: take } }],
    then: oneFewer(step),
  }),
};

const canExchange = (state: State, { seat }: StepOf<'exchange-card'>): readonly Seat[] =>
  state.piles[`${seat}-hand`].length && exchangeable(state).length ? [seat] : [];

const canReset = (state: State, step: StepOf<'reset-tracks'>): readonly Seat[] => {
  const at: AtStep<'reset-tracks'> = { state, seat: step.seat, step };
  return isOpen(resetTrack, at) ? [step.seat] : [];
};

export const specialSteps = {
  provoke: { section: '§10.3.1', seats: own, answers: { provoke } },
  'reset-tracks': { section: '§10.3.1', seats: canReset, answers: { 'reset-track': resetTrack }, stuck: () => ({}) },
  'choose-track': {
    section: '§10.3.2',
    seats: own,
    answers: { 'choose-track': chooseTrack },
  },
  'exchange-card': {
    section: '§10.3.2',
    seats: canExchange,
    answers: { 'exchange-card': exchangeCard },
    stuck: () => ({}),
  },
} satisfies StepsHere<'provoke' | 'reset-tracks' | 'choose-track' | 'exchange-card'>;
