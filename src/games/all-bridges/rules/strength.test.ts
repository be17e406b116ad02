import { describe, expect, test } from 'vitest';
import { inactive, war } from '../testing/positions';
import { strengthOf, strengthLines, succeeds } from './strength';

describe('§3.2.4 Attack Strength', () => {
  const base = { by: 'senate', space: 'hame', attackers: 0, helpers: 0, cells: true, troops: true, bought: 0 } as const;
  test('one point for each three attacking Cells, rounded down', () => {
    const at = (attackers: number) => strengthOf(war(), { ...base, attackers });
    expect([0, 2, 3, 5, 6].map(at)).toEqual([0, 0, 1, 1, 2]);
  });
  test('§5.3 Trains and Cannons count two with a Jaeger, otherwise one; at most two Capabilities count', () => {
    const train = { 'trains-1': { side: 'senate', at: 'hame-south' } } as const;
    const jaeger = { 'jaeger-1': { side: 'senate', at: 'hame' } } as const;
    const cannons = { cannons: { side: 'senate', at: 'hame' } } as const;
    expect(strengthOf(war({ capabilities: train }), base)).toBe(1);
    expect(strengthOf(war({ capabilities: { ...train, ...jaeger } }), base)).toBe(3);
    expect(strengthOf(war({ capabilities: { ...train, ...jaeger, ...cannons } }), base)).toBe(4);
  });
  test('a Prepared marker subtracts two, Troops one each, the Defender’s Capabilities theirs', () => {
    const state = war({
      spaces: { hame: { reds: inactive(1), russians: 2, prepared: { reds: 1 } } },
      capabilities: { commander: { side: 'reds', at: 'hame' } },
    });
    expect(strengthOf(state, { ...base, bought: 6 })).toBe(1);
    expect(strengthLines(state, base).map(line => line.word)).toEqual([
      'defending-troops',
      'prepared',
      'against-commander',
      'strength',
    ]);
  });
  test('Germans always have at least two', () => {
    const state = war({ spaces: { hame: { reds: inactive(1), prepared: { reds: 1 } } } });
    expect(strengthOf(state, { ...base, by: 'german', helpers: 1 })).toBe(2);
    expect(strengthOf(state, { ...base, by: 'german', helpers: 5 })).toBe(3);
  });
  test('a die up to the Strength succeeds, but never a six', () => {
    expect([succeeds(3, 3), succeeds(4, 3), succeeds(5, 9), succeeds(6, 9)]).toEqual([true, false, true, false]);
  });
});
