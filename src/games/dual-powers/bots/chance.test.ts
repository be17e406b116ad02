import { describe, expect, test } from 'vitest';
import { at } from '../testing/positions';
import { SEATS } from '../vocabulary';
import { chanceOf } from './chance';

type Part = Parameters<typeof at>[0];

describe('the chance to win in Dual Powers', () => {
  test('is divided between the two sides', () => {
    const state = at({ city: { red: ['soviet-2-1'] } });
    expect(chanceOf(state, 'soviet') + chanceOf(state, 'government')).toBeCloseTo(1);
  });
  test('is certain once the game is over', () => {
    const won = at({ ending: { winner: 'government', reason: 'support' } });
    expect(SEATS.map(seat => chanceOf(won, seat))).toEqual([0, 1]);
  });
  const cases: readonly { readonly what: string; readonly more: Part; readonly less?: Part }[] = [
    { what: 'a point', more: { score: 1 } },
    { what: 'strength in the city', more: { city: { red: ['soviet-2-1'] } } },
    { what: 'a card', more: { piles: { 'soviet-hand': ['red-1'] } }, less: { piles: { 'soviet-hand': [] } } },
  ];
  test.each(cases)('grows with $what', ({ more, less = {} }) => {
    expect(chanceOf(at(more), 'soviet')).toBeGreaterThan(chanceOf(at(less), 'soviet'));
  });
  test('a leader who has not entered yet is worth more than another card', () => {
    const leader = at({ piles: { 'soviet-hand': ['stalin-card'] } });
    expect(chanceOf(leader, 'soviet')).toBeGreaterThan(chanceOf(at({ piles: { 'soviet-hand': ['red-1'] } }), 'soviet'));
  });
  test('a point counts more late in the year', () => {
    const gain = (on: 'march' | 'october') =>
      chanceOf(at({ on, score: 1 }), 'soviet') - chanceOf(at({ on, score: 0 }), 'soviet');
    expect(gain('october')).toBeGreaterThan(gain('march'));
  });
});
