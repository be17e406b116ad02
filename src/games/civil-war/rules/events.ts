/** §events Event Phase: any number of events that are not for battle, but only one that draws cards; and what they do. */
import { drawsCards } from '../cards/effects';
import { playEvent } from '../cards/play';
import { handOf, leadersOf, troopsOf, type State } from '../state';
import { rival, type Seat, type StepOf } from '../vocabulary';
import { choice, done, mayClose, oneFewer, type RuleFor, type StepsHere } from './common';
import { loseLeader } from './leaders';
import { forbidsToken } from './rally';
import { refuse } from '../refusals';

const playHere = playEvent<StepOf<'events'>>({
  section: '§events',
  window: 'events',
  after: ({ step }, card) => [{ ...step, drawn: step.drawn || drawsCards(card) }],
  bars: ({ step }, card) => (step.drawn && drawsCards(card) ? refuse('§events', 'one-draw-event') : undefined),
});

const unrallied = (state: State, seat: Seat): readonly string[] =>
  leadersOf(state, seat).filter(leader => !forbidsToken(state, leader));

const rallyOne: RuleFor<'rally-leaders', 'rally'> = {
  section: '§events',
  offers: ({ state, seat }) => [{ kind: 'rally', leader: leadersOf(state, seat) }],
  forbids: ({ state }, { leader }) => forbidsToken(state, leader),
  decide: ({ step }, { leader }) => ({
    events: [{ kind: 'leader-rallied', leader }],
    then: oneFewer(step),
  }),
};

const giveUpCard: RuleFor<'give-up-cards', 'discard'> = {
  section: '§events',
  offers: ({ state, seat }) => [{ kind: 'discard', card: handOf(state, seat) }],
  decide: ({ seat, step }, { card }) => ({
    events: [{ kind: 'card-discarded', seat, card }],
    then: oneFewer(step),
  }),
};

const loseTroop: RuleFor<'epidemic', 'lose-troop'> = {
  section: '§events',
  offers: ({ state, seat }) => [{ kind: 'lose-troop', troop: troopsOf(state, seat) }],
  decide: ({ step }, { troop }) => ({
    events: [{ kind: 'troop-lost', troop }],
    then: oneFewer(step),
  }),
};

const dismissal = choice({
  section: '§events',
  step: 'dismiss-leader',
  command: 'dismiss-leader',
  field: 'leader',
  among: ({ state, seat }) => leadersOf(state, rival(seat)),
  outcome: ({ state }, leader) => loseLeader(state, leader),
});

export const eventSteps = {
  events: {
    section: '§events',
    seats: (state, { seat }) => (handOf(state, seat).length ? [seat] : []),
    may: mayClose,
    answers: { 'play-event': playHere, done: done('§events') },
    stuck: () => ({}),
  },
  'rally-leaders': {
    section: '§events',
    seats: (state, { seat, left }) => (unrallied(state, seat).length > left ? [seat] : []),
    answers: { rally: rallyOne },
    // with no more leaders than tokens, each gets one
    stuck: (state, { seat }) => ({
      events: unrallied(state, seat).map(leader => ({ kind: 'leader-rallied', leader })),
    }),
  },
  'give-up-cards': {
    section: '§events',
    seats: (state, { seat, left }) => (handOf(state, seat).length > left ? [seat] : []),
    answers: { discard: giveUpCard },
    // with no more cards than must go, all go
    stuck(state, { seat }) {
      const cards = handOf(state, seat);
      return cards.length ? { events: [{ kind: 'hand-discarded', seat, cards }] } : {};
    },
  },
  epidemic: {
    section: '§events',
    seats: (state, { seat, left }) => (troopsOf(state, seat).length > left ? [seat] : []),
    answers: { 'lose-troop': loseTroop },
    stuck: (state, { seat }) => ({ events: troopsOf(state, seat).map(troop => ({ kind: 'troop-lost', troop })) }),
  },
  ...dismissal,
} satisfies StepsHere<'events' | 'rally-leaders' | 'give-up-cards' | 'epidemic' | 'dismiss-leader'>;
