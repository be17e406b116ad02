import { describe, expect, test } from 'vitest';
import { at, both, cards, starting, withoutTsar } from '../testing/positions';
import { SEATS } from '../seats';
import { chanceOf } from './chance';

type Part = Parameters<typeof at>[0];
const R = 'revolutionary';

describe('the chance to win', () => {
  test('is divided between the two sides', () => {
    const state = at({ points: 4, world: -2 });
    expect(chanceOf(state, R) + chanceOf(state, 'government')).toBeCloseTo(1);
  });
  test('is certain once the game is over, and even in a draw', () => {
    const won = at({ ending: { winner: 'government', reason: 'victory-points' } });
    expect(SEATS.map(seat => chanceOf(won, seat))).toEqual([0, 1]);
    expect(chanceOf(at({ ending: { winner: 'draw', reason: 'october-1917' } }), R)).toBe(0.5);
  });

  const revolutionary = (...numbers: readonly number[]): Part => ({ hands: both(cards(...numbers), []) });
  const cases: readonly { readonly what: string; readonly more: Part; readonly less?: Part }[] = [
    { what: 'a victory point', more: { points: 1 } },
    { what: 'control of a District', more: { cubes: starting({ 'palace-square': [1, 0] }) } },
    { what: 'an Organization', more: { organizations: [{ seat: R, place: 'socialist' }] } },
    { what: 'World Affairs', more: { world: 1 } },
    { what: 'cubes in the Duma', more: { cubes: starting({ socialist: [3, 0] }) } },
    { what: 'an Opportunity Point', more: { opportunity: { revolutionary: 1, government: 0 } } },
    { what: 'a card of one’s own', more: revolutionary(9), less: revolutionary() },
    { what: 'Prestige that is gone', more: { prestige: 0 }, less: { prestige: 3 } },
    { what: 'the war', more: { warBegun: true } },
  ];
  test.each(cases)('grows with $what', ({ more, less = { opportunity: { revolutionary: 0, government: 0 } } }) => {
    const rest = { opportunity: { revolutionary: 0, government: 0 } };
    expect(chanceOf(at({ ...rest, ...more }), R)).toBeGreaterThan(chanceOf(at({ ...rest, ...less }), R));
  });
  test('falls with a card of the other side that must be played some day', () => {
    expect(chanceOf(at(revolutionary(20)), R)).toBeLessThan(chanceOf(at(revolutionary()), R));
  });
  test('falls with Extremists who are stronger than the Moderates, as long as they are in play', () => {
    const strong = { cubes: starting({ socialist: [1, 0], radical: [5, 0] }) };
    const even = { cubes: starting({ socialist: [3, 0], radical: [3, 0] }) };
    expect(chanceOf(at(strong), R)).toBeLessThan(chanceOf(at(even), R));
  });
  test('late in the game a lead counts more where Unrest may end it soon', () => {
    const gain = (unrest: number) =>
      chanceOf(withoutTsar({ unrest, points: 3 }), R) - chanceOf(withoutTsar({ unrest, points: 0 }), R);
    expect(gain(14)).toBeGreaterThan(gain(2));
  });
});
