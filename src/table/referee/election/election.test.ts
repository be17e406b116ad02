/**
 * Evenings with a bad line: three to six pages, one database, and whatever may happen to what they say. Ten thousand
 * and more are played by `npm run soak -- election`.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Faults } from '../../testing/election';
import { schedules, spoiled } from '../../testing/schedules';

test('no evening shows two turns at one revision, a lost turn, or a table that nobody serves who may', () => {
  fc.assert(
    fc.property(schedules, schedule => {
      expect(spoiled(schedule)).toEqual([]);
    }),
    { numRuns: 1_500, seed: 9 },
  );
});

/** How many evenings it takes at most until a fault of the program shows. */
const EVENINGS = 3_000;

const FAULTS: readonly (keyof Faults)[] = [
  'leaseNotReread',
  'otherContent',
  'staleTrusted',
  'epochUnchecked',
  'anyEntryAnswers',
  'readEarly',
  'doneTwice',
  'claimsForgotten',
  'nobodyClaims',
];

test.each(FAULTS)('the evenings would show a fault: %s', fault => {
  const found = fc.check(
    fc.property(schedules, schedule => spoiled(schedule, { [fault]: true }).length === 0),
    { numRuns: EVENINGS, seed: 9, endOnFailure: true },
  );
  expect(found.failed).toBe(true);
});
