import { expect, test } from 'vitest';
import { diceOf, quickDice } from './dice';

test('a single die is a roll of one', () => {
  const dice = diceOf({ roll: (count, sides) => (count === 1 ? [sides - 1] : []), shuffle: items => items });
  expect(dice.one(6)).toBe(5);
  expect(quickDice(7).one(20)).toBe(quickDice(7).roll(1, 20)[0]);
});

test('dice that show nothing are a fault', () => {
  expect(() => diceOf({ roll: () => [], shuffle: items => items }).one(6)).toThrow('shows nothing');
});
