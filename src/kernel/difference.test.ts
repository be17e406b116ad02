import { describe, expect, test } from 'vitest';
import { differenceOf, isPartOf, namedIn } from './difference';

const army = { leader: 'lenin', troops: ['guards', 'sailors'] };
const whole = differenceOf({ armies: [army], discard: [] }, { armies: [], discard: ['lenin', 'guards', 'sailors'] });

describe('a part of a difference', () => {
  test('what leaves a thing before the thing goes away is a part of its going', () => {
    const led = { armies: [army], discard: [] as string[] };
    const left = { armies: [{ ...army, troops: ['sailors'] }], discard: ['guards'] };
    expect(isPartOf(differenceOf(led, left), whole)).toBe(true);
  });
  test('what comes to a thing that goes away is none', () => {
    const grown = { armies: [{ ...army, troops: [...army.troops, 'miners'] }], discard: [] };
    expect(isPartOf(differenceOf({ armies: [army], discard: [] }, grown), whole)).toBe(false);
  });
});

test('a difference names the things of its lists, however deep, and their places', () => {
  const before = {
    tokens: [
      { kind: 'worker', at: 'red' },
      { kind: 'worker', at: 'red' },
    ],
  };
  const after = {
    tokens: [
      { kind: 'worker', at: 'red' },
      { kind: 'worker', at: 'blue' },
    ],
  };
  expect(namedIn(differenceOf(before, after))).toEqual(['blue', 'red', 'tokens', 'worker']);
});
