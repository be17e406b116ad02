/** §setup Setting up: both decks are shuffled, five cards dealt, and a hand without a leader is dealt again. */
import { DECKS, ofKind } from '../data/cards';
import type { State } from '../state';
import { SEATS, type Event } from '../vocabulary';
import type { Options } from '../../../kernel/messages';
import type { StepsHere } from './common';
import { drawn } from './propaganda';

const HAND = 5;

/** The table before any chance: nobody's turn yet, so that the first turn begins as every other does. */
export const setUp = (options: Options): State => ({
  agenda: [{ kind: 'deal' }, ...SEATS.map(seat => ({ kind: 'mulligan', seat }) as const), { kind: 'next-turn' }],
  options,
  turn: 0,
  active: 'white',
  morale: { red: 20, white: 20 },
  markers: { 'north-west': { red: 3, white: 3 }, south: { red: 3, white: 3 }, east: { red: 3, white: 3 } },
  armies: [],
  orphans: [],
  hands: { red: [], white: [] },
  decks: { red: DECKS.red.map(card => card.id), white: DECKS.white.map(card => card.id) },
  discards: { red: [], white: [] },
  unblocked: { red: 0, white: 0 },
});

export const setupSteps = {
  deal: {
    section: '§setup',
    run: ({ decks }, _step, dice) => ({
      events: SEATS.flatMap((seat): Event[] => {
        const deck = dice.shuffle(decks[seat]);
        return [
          { kind: 'deck-shuffled', seat, count: deck.length, secret: { to: 'nobody', is: deck } },
          { kind: 'cards-drawn', seat, count: HAND, secret: { to: seat, is: deck.slice(0, HAND) } },
        ];
      }),
    }),
  },
  mulligan: {
    section: '§setup',
    run(state, step, dice) {
      const { seat } = step;
      const hand = state.hands[seat];
      if (!hand.length || ofKind(hand, 'leader').length) return {};
      const after = { deck: state.decks[seat], discards: [...state.discards[seat], ...hand] };
      return {
        events: [{ kind: 'hand-discarded', seat, cards: hand }, ...drawn(after, seat, HAND, dice)],
        then: [step],
      };
    },
  },
} satisfies StepsHere<'deal' | 'mulligan'>;
