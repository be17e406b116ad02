/** §turn The turn: six phases, then the hand is cut to its limit and the other side plays. */
import { numbersAt } from '../numbers';
import { handOf } from '../state';
import { rival } from '../vocabulary';
import { turnOf } from '../sequence';
import type { RuleFor, StepsHere } from './common';
import { isExhausted, stalemate } from './winning';

const discard: RuleFor<'hand-limit', 'discard'> = {
  section: '§turn',
  offers: ({ state, seat }) => [{ kind: 'discard', card: handOf(state, seat) }],
  decide: ({ seat, step }, { card }) => ({ events: [{ kind: 'card-discarded', seat, card }], then: [step] }),
};

export const turnSteps = {
  'hand-limit': {
    section: '§turn',
    seats: (state, { seat }) => (handOf(state, seat).length > numbersAt(state)['hand-limit'] ? [seat] : []),
    answers: { discard },
    stuck: () => ({}),
  },
  'next-turn': {
    section: '§turn',
    run(state) {
      if (isExhausted(state)) return { then: [{ kind: 'end', ...stalemate(state) }] };
      const active = rival(state.active);
      const turn = active === 'red' ? state.turn + 1 : state.turn;
      return { events: [{ kind: 'turn-begun', turn, active }], then: turnOf(active) };
    },
  },
} satisfies StepsHere<'hand-limit' | 'next-turn'>;
