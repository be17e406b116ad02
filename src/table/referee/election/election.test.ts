/**
 * Sessions with a bad line: three to six pages, one database, and whatever may happen to what they say. Twenty thousand
 * are played by `npm run soak -- election`.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { schedules, spoiled } from '../../testing/schedules';

test('no session shows two turns at one revision, a lost turn, or a table that nobody serves who may', () => {
  const isUnspoiled = fc.property(schedules, schedule => {
    expect(spoiled(schedule)).toEqual([]);
  });
  fc.assert(isUnspoiled, { numRuns: 700, seed: 9 });
});
