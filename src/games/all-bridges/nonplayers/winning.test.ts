/** §8.7 How a player alone wins, and how Non-players win. */
import { describe, expect, test } from 'vitest';
import { goldenIn } from '../../../kernel/testing/golden';
import { margin, wonAtCheck, wonAtLast } from '../rules/victory';
import type { State } from '../state';
import { inactive } from '../testing/positions';
import { SEATS } from '../vocabulary';
import { without } from './testing/scenes';

describe('§8.7 One-Player Victory', () => {
  const won = {
    helsinki: { senate: inactive(1) },
    turku: { senate: inactive(1) },
    vaasa: { senate: inactive(1) },
  } as const;
  const calm = { polarization: 1, vassalage: { german: 1 }, spaces: won } as const;
  test('a player alone does not win before the last Round; §8.7.1 a Non-player does', () => {
    expect(wonAtCheck(without('none', calm))).toEqual({ winner: 'senate', reason: 'victory-check' });
    expect(wonAtCheck(without('reds-moderates', calm))).toBeUndefined();
    expect(wonAtCheck(without('senate-moderates', calm))).toEqual({ winner: 'senate', reason: 'victory-check' });
    expect(wonAtLast(without('reds-moderates', calm))).toEqual({ winner: 'senate', reason: 'final-round' });
  });
  test('§7.1 only those that pass can tie: a Non-player blocked by its Power wins nothing', () => {
    const level = (nonplayers: string): State =>
      without(nonplayers, {
        polarization: 3,
        vassalage: { german: 3 },
        spaces: won,
        resources: { moderates: 15 },
        issues: { working: 'reds', reform: 'reds' },
      });
    expect([margin(level('none'), 'senate'), margin(level('none'), 'moderates')]).toEqual([0, 0]);
    expect(wonAtCheck(level('none'))).toEqual({ winner: 'moderates', reason: 'victory-check' });
    expect(wonAtCheck(level('senate'))).toEqual({ winner: 'moderates', reason: 'victory-check' });
    expect(wonAtCheck(level('reds-senate'))).toBeUndefined();
  });
  test('§8.7.1 a Non-player that passes wins even if the player alone is ahead of it', () => {
    const both = (nonplayers: string): State =>
      without(nonplayers, { ...calm, resources: { moderates: 30 }, issues: { working: 'reds', reform: 'reds' } });
    const ahead = margin(both('none'), 'moderates') - margin(both('none'), 'senate');
    expect(ahead).toBeGreaterThan(0);
    expect(wonAtCheck(both('none'))).toEqual({ winner: 'moderates', reason: 'victory-check' });
    expect(wonAtCheck(both('senate'))).toEqual({ winner: 'moderates', reason: 'victory-check' });
    expect(wonAtCheck(both('reds-senate'))).toEqual({ winner: 'senate', reason: 'victory-check' });
    expect(wonAtLast(both('reds-senate')).winner).toBe('moderates');
  });
  test('two players win by the same rules as three', () => {
    expect(wonAtCheck(without('moderates', calm))).toEqual({ winner: 'senate', reason: 'victory-check' });
  });
  test('§7.1 a Non-player wins ties against players', () => {
    const level = (nonplayers: string): State =>
      without(nonplayers, { ...calm, resources: { moderates: 16 }, issues: { working: 'reds', reform: 'reds' } });
    expect(margin(level('none'), 'senate')).toBe(margin(level('none'), 'moderates') - 1);
    const even = (nonplayers: string): State => ({
      ...level(nonplayers),
      resources: { reds: 0, senate: 0, moderates: 15 },
    });
    expect(wonAtLast(even('none')).winner).toBe('moderates');
    expect(wonAtLast(even('senate')).winner).toBe('senate');
  });
});

describe('§8.7 golden games of one player', () => {
  const kept = [...goldenIn(new URL('../golden/', import.meta.url)).keys()];
  test.each(SEATS.flatMap(player => SEATS.map(winner => [player, winner] as const)))(
    'the %s alone have a golden game won by the %s',
    (player, winner) => {
      const isOne = (name: string): boolean => name.includes(`-${winner}-alone-as-${player}`);
      expect(kept.filter(isOne)).toHaveLength(1);
    },
  );
});
