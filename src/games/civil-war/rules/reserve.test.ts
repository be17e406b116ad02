import { describe, expect, test } from 'vitest';
import { army, at, from, given, hands, lying } from '../testing/positions';

const start = at({
  agenda: from('reserve', 'red'),
  morale: { red: 12, white: 20 },
  armies: [army('red-trotsky', 'south', ['red-army-1']), army('red-lenin', 'east', [], 'rallied')],
  hands: hands(['red-partisans-1', 'red-partisans-2', 'red-partisans-3']),
});

describe('§reserve Reserve Phase', () => {
  test('a card for a card', () => {
    given(start)
      .when('red', { kind: 'reserve-draw', card: 'red-partisans-1' })
      .then(
        { kind: 'card-discarded', seat: 'red', card: 'red-partisans-1' },
        {
          kind: 'cards-drawn',
          seat: 'red',
          from: 'red-deck',
          to: 'red-hand',
          count: 1,
          secret: { to: 'red', is: start.piles['red-deck'].slice(0, 1) },
        },
      )
      .asks('red', { kind: 'reserve', left: 1 });
  });

  test('one card for another card', () => {
    given(start)
      .when('red', { kind: 'reserve-rally', card: 'red-partisans-1', leader: 'red-trotsky' })
      .tells({ kind: 'leader-rallied', leader: 'red-trotsky' });
    given(start)
      .when('red', { kind: 'reserve-rally', card: 'red-partisans-1', leader: 'red-lenin' })
      .isRefused({ section: '§rally', reason: 'has-token' });
  });

  test.each([
    [12, 14],
    [18, 20],
    [19, 20],
  ])('a card for two points of Morale, at most 20: %i to %i', (before, after) => {
    given({ ...start, morale: { red: before, white: 20 } })
      .when('red', { kind: 'reserve-morale', card: 'red-partisans-1' })
      .ok()
      .leaves({ morale: { red: after } });
  });

  test('§morale not at 20', () => {
    given({ ...start, morale: { red: 20, white: 20 } })
      .when('red', { kind: 'reserve-morale', card: 'red-partisans-1' })
      .isRefused({ section: '§morale', reason: 'morale-full' });
  });

  test('twice a turn and no more', () => {
    given(start)
      .when('red', { kind: 'reserve-morale', card: 'red-partisans-1' })
      .ok()
      .when('red', { kind: 'reserve-morale', card: 'red-partisans-2' })
      .tells({ kind: 'turn-begun', active: 'white' })
      .leaves(lying({ morale: { red: 16 }, hands: { red: ['red-partisans-3'] } }));
  });

  test('with an empty deck the discards are shuffled, the spent card among them', () => {
    const { state } = given(lying({ ...start, decks: { red: [], white: [] }, hands: hands(['red-partisans-1']) }))
      .when('red', { kind: 'reserve-draw', card: 'red-partisans-1' })
      .ok();
    expect(state.piles['red-hand']).toEqual(['red-partisans-1']);
  });
});
