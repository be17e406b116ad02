import { describe, expect, test } from 'vitest';
import type { State } from '../state';
import { army, at, from, given, hands } from '../testing/positions';
import { victory } from './winning';

const none = { red: 0, white: 6 };
const all = { red: 6, white: 0 };
const half = { red: 3, white: 3 };

describe('§winning winning', () => {
  test('two fronts claimed win the war', () => {
    const start = at({
      armies: [army('red-trotsky', 'south', ['red-army-1'], 'rallied')],
      markers: { south: { red: 5, white: 1 }, east: all, 'north-west': half },
    });
    given(start).when('red', { kind: 'attack', leader: 'red-trotsky' }).ok().ends({ winner: 'red', reason: 'fronts' });
  });

  test('one front each does not', () => {
    expect(victory(at({ markers: { south: none, east: all, 'north-west': half } }))).toBeUndefined();
    expect(victory(at({ markers: { south: none, east: all, 'north-west': none } }))).toEqual({
      winner: 'white',
      reason: 'fronts',
    });
  });

  test('Morale at zero loses at once, even in the middle of a turn', () => {
    given(at({ armies: [army('red-trotsky', 'south', ['red-army-1'], 'rallied')] }))
      .byHand({ kind: 'set', marker: 'morale-red', to: 0 })
      .ok()
      .ends({ winner: 'white', reason: 'morale' });
    expect(victory(at({ morale: { red: 1, white: 1 } }))).toBeUndefined();
    expect(victory(at({ morale: { red: 1, white: 0 } }))).toEqual({ winner: 'red', reason: 'morale' });
  });
});

describe('§endless a war without end', () => {
  const last = (part: Partial<State>) =>
    given(
      at({ turn: 60, active: 'white', agenda: from('reserve', 'white'), hands: hands([], ['white-finns']), ...part }),
    )
      .when('white', { kind: 'done' })
      .ok();

  test('after sixty turns more markers win', () => {
    last({
      markers: { south: { red: 4, white: 2 }, east: half, 'north-west': half },
      morale: { red: 3, white: 20 },
    }).ends({ winner: 'red', reason: 'stalemate-markers' });
    last({ markers: { south: { red: 2, white: 4 }, east: half, 'north-west': half } }).ends({
      winner: 'white',
      reason: 'stalemate-markers',
    });
  });

  test('then more Morale', () => {
    last({ morale: { red: 19, white: 18 } }).ends({ winner: 'red', reason: 'stalemate-morale' });
    last({ morale: { red: 3, white: 4 } }).ends({ winner: 'white', reason: 'stalemate-morale' });
  });

  test('otherwise nobody wins', () => {
    last({}).ends({ winner: 'draw', reason: 'draw' });
  });

  test('the Whites have their sixtieth turn first, and fifty-nine are not enough', () => {
    given(at({ turn: 60, agenda: from('reserve', 'red'), hands: hands(['red-army-1'], ['white-finns']) }))
      .when('red', { kind: 'done' })
      .ok()
      .asks('white', { kind: 'propaganda' });
    given(at({ turn: 59, active: 'white', agenda: from('reserve', 'white'), hands: hands([], ['white-finns']) }))
      .when('white', { kind: 'done' })
      .ok()
      .asks('red', { kind: 'propaganda' });
  });
});
