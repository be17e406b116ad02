import { expect, test } from 'vitest';
import { MersenneTwister } from './mersenne-twister';

test('the seed 5489 gives the numbers published by its authors', () => {
  const twister = new MersenneTwister(5489);
  expect([twister.int(), twister.int(), twister.int()]).toEqual([3_499_211_612, 581_869_302, 3_890_346_734]);
  const last = Array.from({ length: 9997 }, () => twister.int()).at(-1);
  expect(last).toBe(4_123_659_995);
});

test('the same seed gives the same numbers, between 0 and 1', () => {
  const twister = new MersenneTwister(7);
  const first = [twister.random(), twister.random()];
  twister.seed(7);
  expect([twister.random(), twister.random()]).toEqual(first);
  expect(first.every(value => value >= 0 && value < 1)).toBe(true);
});
