/** §reserve Reserve Phase: up to twice, a card for another card, for a Rally token or for two points of Morale. */
import { handOf, leadersOf, MAX_MORALE } from '../state';
import type { Event, StepOf } from '../vocabulary';
import { done, mayClose, moraleChange, oneFewer, type RuleFor, type StepsHere } from './common';
import { forbidsToken } from './rally';
import { refuse } from '../refusals';

/** §reserve Morale for a card. */
export const RESERVE_MORALE = 2;

const spend = (seat: StepOf<'reserve'>['seat'], card: string): Event => ({ kind: 'card-discarded', seat, card });

const reserveDraw: RuleFor<'reserve', 'reserve-draw'> = {
  section: '§reserve',
  offers: ({ state, seat }) => [{ kind: 'reserve-draw', card: handOf(state, seat) }],
  decide: ({ seat, step }, { card }) => ({
    events: [spend(seat, card)],
    then: [{ kind: 'draw', seat, count: 1 }, ...oneFewer(step)],
  }),
};

const reserveRally: RuleFor<'reserve', 'reserve-rally'> = {
  section: '§reserve',
  offers: ({ state, seat }) => [{ kind: 'reserve-rally', card: handOf(state, seat), leader: leadersOf(state, seat) }],
  forbids: ({ state }, { leader }) => forbidsToken(state, leader),
  decide: ({ seat, step }, { card, leader }) => ({
    events: [spend(seat, card), { kind: 'leader-rallied', leader }],
    then: oneFewer(step),
  }),
};

const reserveMorale: RuleFor<'reserve', 'reserve-morale'> = {
  section: '§reserve',
  offers: ({ state, seat }) => [{ kind: 'reserve-morale', card: handOf(state, seat) }],
  forbids: ({ state, seat }) => (state.morale[seat] >= MAX_MORALE ? refuse('§morale', 'morale-full') : undefined),
  decide: ({ state, seat, step }, { card }) => ({
    events: [spend(seat, card), ...moraleChange(state, seat, RESERVE_MORALE)],
    then: oneFewer(step),
  }),
};

export const reserveSteps = {
  reserve: {
    section: '§reserve',
    seats: (state, { seat }) => (handOf(state, seat).length ? [seat] : []),
    may: mayClose,
    answers: {
      'reserve-draw': reserveDraw,
      'reserve-rally': reserveRally,
      'reserve-morale': reserveMorale,
      done: done('§reserve'),
    },
    stuck: () => ({}),
  },
} satisfies StepsHere<'reserve'>;
