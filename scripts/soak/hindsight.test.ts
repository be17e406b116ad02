import { expect, test } from 'vitest';
import { active, table } from '../../src/games/all-bridges/testing/positions';
import { hindsight, leadOf } from './hindsight';

const FOUR_TOWNS = {
  spaces: { helsinki: { senate: active(2) }, vaasa: { senate: active(1) }, tampere: { senate: active(1) } },
  polarization: 1,
  vassalage: { german: 0, russian: 0 },
} as const;

test('a lead is over the best rival, and over none that is behind', () => {
  expect(leadOf(table(FOUR_TOWNS), 'senate')).toBe(1);
  const issues = { working: 'reds', reform: 'reds' } as const;
  expect(leadOf(table({ ...FOUR_TOWNS, resources: { moderates: 17 }, issues }), 'senate')).toBe(-1);
});

test('the same search finds the same end, and another breadth plays other lines', () => {
  const found = hindsight('senate', 9540, 0, { kept: 1, lines: 1 });
  expect(found).toEqual(hindsight('senate', 9540, 0, { kept: 1, lines: 1 }));
  expect(hindsight('senate', 9540, 0, { kept: 1, lines: 3 }).lines).toBeGreaterThan(found.lines);
});
