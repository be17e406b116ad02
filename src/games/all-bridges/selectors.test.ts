import { describe, expect, test } from 'vitest';
import { controllerOf } from './selectors';
import { inactive, table } from './testing/positions';

describe('§1.7 Control', () => {
  const at = (spaces: Parameters<typeof table>[0]) => controllerOf(table(spaces), 'hame');
  test('§1.3 needs more Cells and Administrations than both other Factions together', () => {
    expect(at({ spaces: { hame: { reds: inactive(2), senate: inactive(1) } } })).toBe('reds');
    expect(
      at({ spaces: { hame: { reds: inactive(2), senate: inactive(1), moderates: inactive(1) } } }),
    ).toBeUndefined();
    expect(
      at({ spaces: { hame: { reds: inactive(2), senate: inactive(1), moderates: inactive(1), administrations: 1 } } }),
    ).toBe('reds');
  });
  test('Networks deny it, Troops and the Personality do not', () => {
    expect(at({ spaces: { hame: { senate: inactive(1), networks: 1 } } })).toBeUndefined();
    expect(at({ personality: 'hame', spaces: { hame: { senate: inactive(1), russians: 3 } } })).toBe('senate');
  });
});
