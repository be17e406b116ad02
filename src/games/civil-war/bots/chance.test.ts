import { describe, expect, test } from 'vitest';
import { army, at, hands } from '../testing/positions';
import { SEATS } from '../vocabulary';
import { chanceOf } from './chance';

type Part = Parameters<typeof at>[0];
const even = { red: 3, white: 3 };
const markers = { 'north-west': even, south: even, east: even };
const table = (more: Part = {}) => at({ markers, ...more });

describe('the chance to win in Reds and Whites', () => {
  test('is divided between the two sides', () => {
    const state = table({ hands: hands(['red-lenin'], []) });
    expect(chanceOf(state, 'red') + chanceOf(state, 'white')).toBeCloseTo(1);
  });
  test('is certain once the war is over, and even in a draw', () => {
    const won = table({ ending: { winner: 'white', reason: 'morale' } });
    expect(SEATS.map(seat => chanceOf(won, seat))).toEqual([0, 1]);
    expect(chanceOf(table({ ending: { winner: 'draw', reason: 'draw' } }), 'red')).toBe(0.5);
  });
  const leader = { armies: [army('red-lenin', 'east')] };
  const cases: readonly { readonly what: string; readonly more: Part; readonly less?: Part }[] = [
    { what: 'a marker', more: { markers: { ...markers, east: { red: 4, white: 2 } } } },
    { what: 'a leader', more: leader },
    { what: 'a token', more: { armies: [army('red-lenin', 'east', [], 'rallied')] }, less: leader },
    { what: 'a troop', more: { armies: [army('red-lenin', 'east', ['red-army-1'])] }, less: leader },
    { what: 'a card', more: { hands: hands(['red-lenin']) } },
    { what: 'Morale of the rival that is gone', more: { morale: { red: 20, white: 14 } } },
  ];
  test.each(cases)('grows with $what', ({ more, less = {} }) => {
    expect(chanceOf(table(more), 'red')).toBeGreaterThan(chanceOf(table(less), 'red'));
  });
  test('ignores units at a claimed front', () => {
    const claimed = { markers: { ...markers, east: { red: 6, white: 0 } } };
    const stranded = table({ ...claimed, armies: [army('red-lenin', 'east')] });
    expect(chanceOf(stranded, 'red')).toBe(chanceOf(table(claimed), 'red'));
  });
});
