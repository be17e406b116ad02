import { expect, test } from 'vitest';
import { playBot } from '../../../kernel/testing/bots';
import { allBridges } from '..';
import { SEATS } from '../vocabulary';
import { agitator } from './agitator';

/** Wins of sixteen that random play in the same seat does not come near. */
const LEAST = { reds: 8, senate: 9, moderates: 3 } as const;

test.each(SEATS)('the agitator beats random play as the %s', seat => {
  const report = playBot(allBridges, agitator, seat, { games: 16, cap: 4000, seed: 31, options: [{}] });
  expect(report.faults).toEqual([]);
  expect(report.wins).toBeGreaterThanOrEqual(LEAST[seat]);
});
