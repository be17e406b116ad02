import { describe, expect, test } from 'vitest';
import { chooser, quickDice, seededDice, diceOf } from './dice';

const key = (fill: number) => new Uint8Array(16).fill(fill);

describe('seeded dice', () => {
  // shows dice.2
  test('are the same for the same seed and turn, and others for another', () => {
    const roll = (seed: number, turn: number) => seededDice(key(seed), turn).roll(20, 6).join();
    expect(roll(1, 1)).toBe(roll(1, 1));
    expect(new Set([roll(1, 1), roll(1, 2), roll(2, 1)]).size).toBe(3);
  });
  test('go on past one hash', () => {
    const faces = seededDice(key(3), 0).roll(200, 20);
    expect(faces.length).toBe(200);
    expect(new Set(faces).size).toBe(20);
  });
});

describe.each([
  ['seeded', () => seededDice(key(9), 4)],
  ['quick', () => quickDice(4)],
])('%s dice', (_name, make) => {
  test('show every face about equally often', () => {
    const faces = make().roll(12_000, 6);
    const counts = [1, 2, 3, 4, 5, 6].map(face => faces.filter(one => one === face).length);
    expect(counts.reduce((sum, count) => sum + count)).toBe(12_000);
    for (const count of counts) expect(Math.abs(count - 2000)).toBeLessThan(200);
  });
  test('shuffle without losing any, every card anywhere', () => {
    const dice = make();
    const tops = new Map<string, number>();
    for (let n = 0; n < 3000; n++) {
      const pile = dice.shuffle(['a', 'b', 'c']);
      expect([...pile].sort()).toEqual(['a', 'b', 'c']);
      tops.set(pile.join(''), (tops.get(pile.join('')) ?? 0) + 1);
    }
    expect(tops.size).toBe(6);
    for (const count of tops.values()) expect(Math.abs(count - 500)).toBeLessThan(120);
  });
});

test('choosing from nothing is a fault of the program', () => {
  expect(chooser(quickDice(1))(['a'])).toBe('a');
  expect(() => chooser(quickDice(1))([])).toThrow('nothing to choose from');
});

test('a single die is a roll of one', () => {
  const dice = diceOf({ roll: (count, sides) => (count === 1 ? [sides - 1] : []), shuffle: items => items });
  expect(dice.one(6)).toBe(5);
  expect(quickDice(7).one(20)).toBe(quickDice(7).roll(1, 20)[0]);
});

test('dice that show nothing are a fault', () => {
  expect(() => diceOf({ roll: () => [], shuffle: items => items }).one(6)).toThrow('shows nothing');
});
