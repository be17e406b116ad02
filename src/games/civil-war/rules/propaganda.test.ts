import { describe, expect, test } from 'vitest';
import { at, from, given, hands, lying } from '../testing/positions';

const phase = { agenda: from('propaganda', 'red') };
const draw = { kind: 'draw-cards' } as const;

describe('§propaganda Propaganda Phase', () => {
  test('draws two cards', () => {
    const start = at(phase);
    const top = start.piles['red-deck'].slice(0, 2);
    given(start)
      .when('red', draw)
      .then({
        kind: 'cards-drawn',
        seat: 'red',
        from: 'red-deck',
        to: 'red-hand',
        count: 2,
        secret: { to: 'red', is: top },
      })
      .asks('red', { kind: 'events' })
      .leaves(lying({ hands: { red: top } }));
  });

  test.each([
    [2, 16], // unblocked damage in the turn before
    [1, 15], // longer ago
    [3, 15], // this very turn
    [0, 15], // never
  ])('unblocked damage in turn %i leaves Morale at %i in turn 3', (turn, morale) => {
    given(at({ ...phase, morale: { red: 15, white: 15 }, unblocked: { red: turn, white: 2 } }))
      .when('red', draw)
      .ok()
      .leaves({ morale: { red: morale, white: 15 } });
  });

  test('Morale stays at 20', () => {
    given(at({ ...phase, unblocked: { red: 2, white: 0 } }))
      .when('red', draw)
      .ok()
      .leaves({ morale: { red: 20 } });
  });

  test('when the deck is empty the discards are shuffled and drawn from', () => {
    const start = at({
      ...phase,
      decks: { red: ['red-lenin'], white: [] },
      discards: { red: ['red-army-1', 'red-army-2'], white: [] },
    });
    given(start)
      .when('red', draw)
      .then(
        {
          kind: 'cards-drawn',
          seat: 'red',
          from: 'red-deck',
          to: 'red-hand',
          count: 1,
          secret: { to: 'red', is: ['red-lenin'] },
        },
        {
          kind: 'discards-shuffled',
          from: 'red-discard',
          to: 'red-deck',
          count: 2,
          secret: { to: 'nobody', is: ['red-army-1', 'red-army-2'] },
        },
        {
          kind: 'cards-drawn',
          seat: 'red',
          from: 'red-deck',
          to: 'red-hand',
          count: 1,
          secret: { to: 'red', is: ['red-army-1'] },
        },
      )
      .leaves(
        lying({ decks: { red: ['red-army-2'] }, discards: { red: [] }, hands: { red: ['red-lenin', 'red-army-1'] } }),
      );
  });

  test('with both piles short, the remaining cards come', () => {
    const { state } = given(at({ ...phase, decks: { red: [], white: [] }, discards: hands(['red-lenin']) }))
      .when('red', draw)
      .ok();
    expect(state.piles['red-hand']).toEqual(['red-lenin']);
  });
});
