import { describe, expect, test } from 'vitest';
import { at, solo, withOptions } from '../testing/positions';
import type { Seat } from '../vocabulary';
import { judge } from './strength';

const brown = (pieces: readonly string[], will: Seat = 'soviet', options = withOptions({})) => {
  const { stronger, by, holdings } = judge(at({ city: { brown: pieces }, will, options }), 'brown');
  return { stronger, by, sums: [holdings.soviet.strength, holdings.government.strength] };
};

describe('§strength', () => {
  test('example F: 1 + 1 + 1 beats 2 + 0', () => {
    const fight = ['government-1-0', 'government-1-1', 'government-1-2', 'soviet-2-1', 'soviet-1-0-exhausted'];
    expect(brown(fight)).toEqual({ stronger: 'government', by: 'strength', sums: [2, 3] });
  });
  test('neutral tokens add to the holder of the will beside a token of their own', () => {
    expect(brown(['soviet-1-0', 'neutral-1-1', 'government-1-0'])).toMatchObject({ stronger: 'soviet', sums: [2, 1] });
    expect(brown(['soviet-1-0', 'neutral-1-1', 'government-1-0'], 'government')).toMatchObject({
      stronger: 'government',
      sums: [1, 2],
    });
  });
  test('(ruling) a leader supports them too, and Trotsky is one of them', () => {
    expect(brown(['kerensky', 'trotsky'], 'government').sums).toEqual([0, 6]);
    expect(brown(['kerensky', 'red-trotsky'], 'government').sums).toEqual([3, 3]);
  });
  test('without support they add nothing, but (ruling) count as tokens in a tie', () => {
    expect(brown(['neutral-1-1', 'government-1-0'])).toMatchObject({ stronger: 'government', sums: [0, 1] });
    expect(brown(['neutral-1-1', 'neutral-1-0', 'government-1-0-exhausted'])).toMatchObject({
      stronger: 'soviet',
      by: 'tokens',
      sums: [0, 0],
    });
  });
  test('ties go to more tokens, then to the will', () => {
    expect(brown(['soviet-1-0', 'soviet-1-1', 'government-2-1'])).toMatchObject({ stronger: 'soviet', by: 'tokens' });
    expect(brown(['soviet-2-1', 'government-2-1'], 'government')).toMatchObject({
      stronger: 'government',
      by: 'peoples-will',
    });
    expect(brown(['soviet-2-1', 'government-2-1'])).toMatchObject({ stronger: 'soviet', by: 'peoples-will' });
  });
  test('nobody is stronger where nothing stands', () =>
    expect(brown([])).toEqual({ stronger: undefined, by: undefined, sums: [0, 0] }));
  test('(ruling) the holder of the will holds a region of neutral tokens only; by option nobody does', () => {
    expect(brown(['neutral-1-1'])).toMatchObject({ stronger: 'soviet', by: 'tokens' });
    expect(brown(['neutral-1-1'], 'soviet', withOptions({ 'neutrals-alone': 'nobody' })).stronger).toBeUndefined();
    expect(
      brown(['neutral-1-1', 'government-1-0-exhausted'], 'government', withOptions({ 'neutrals-alone': 'nobody' }))
        .stronger,
    ).toBe('government');
  });
  test('§solitaire exhausted opposing units are worth the difficulty, whatever their level', () => {
    expect(
      brown(['opposing-3-exhausted', 'opposing-1', 'soviet-1-0'], 'soviet', solo('soviet', { difficulty: 5 })).sums,
    ).toEqual([1, 6]);
  });
});
