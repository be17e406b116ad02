/** §setup Setting up: both decks are shuffled, first hands dealt, and a hand without a leader is dealt again. */
import { DECKS, ofKind } from '../data/cards';
import { folds } from '../folds';
import { numbers, numbersAt } from '../options';
import { handOf, type State } from '../state';
import { cards } from '../view';
import { pileId, SEATS, type Event } from '../vocabulary';
import type { StepsHere } from './common';
import { drawn } from './propaganda';
import type { Options } from '../../../kernel/messages';

/** The table before any chance and anybody's turn, so that the first turn begins like every other. */
export const setUp = (options: Options): State => {
  const morale = numbers.of(options)['first-morale'];
  return {
    agenda: [{ kind: 'deal' }, ...SEATS.map(seat => ({ kind: 'mulligan', seat }) as const), { kind: 'next-turn' }],
    options,
    turn: 0,
    active: 'white',
    morale: { red: morale, white: morale },
    markers: { 'north-west': { red: 3, white: 3 }, south: { red: 3, white: 3 }, east: { red: 3, white: 3 } },
    armies: [],
    orphans: [],
    piles: {
      'red-hand': [],
      'red-deck': DECKS.red.map(card => card.id),
      'red-discard': [],
      'white-hand': [],
      'white-deck': DECKS.white.map(card => card.id),
      'white-discard': [],
    },
    unblocked: { red: 0, white: 0 },
  };
};

export const setupSteps = {
  deal: {
    section: '§setup',
    run: (state, _step, dice) => ({
      events: SEATS.flatMap((seat): readonly Event[] => {
        const [deck, hand] = [pileId(seat, 'deck'), pileId(seat, 'hand')];
        const shuffled = cards.shuffled(state, deck, dice);
        return [
          shuffled,
          cards.dealt(state, seat, deck, hand, shuffled.secret.is.slice(0, numbersAt(state)['first-hand'])),
        ];
      }),
    }),
  },
  mulligan: {
    section: '§setup',
    run(state, step, dice) {
      const { seat } = step;
      const hand = handOf(state, seat);
      if (!hand.length || ofKind(hand, 'leader').length) return {};
      const discarded: Event = { kind: 'hand-discarded', seat, cards: hand };
      const after = folds['hand-discarded'](state, discarded);
      return {
        events: [discarded, ...drawn(after, seat, numbersAt(state)['first-hand'], dice)],
        then: [step],
      };
    },
  },
} satisfies StepsHere<'deal' | 'mulligan'>;
