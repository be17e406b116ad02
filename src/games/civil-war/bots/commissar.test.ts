import { expect, test } from 'vitest';
import { playBot } from '../../../kernel/testing/bots';
import { civilWar } from '..';
import { SEATS } from '../vocabulary';
import { commissar } from './commissar';

test.each(SEATS)('the commissar beats random play from the %s side, nine games of ten', seat => {
  const report = playBot(civilWar, commissar, seat, { games: 100, cap: 8000, seed: 31, options: [{}] });
  expect(report.faults).toEqual([]);
  expect(report.wins).toBeGreaterThanOrEqual(90);
});
