/** More evenings with a bad line, tabs of one name and newcomers; and what they are worth: each planted fault shows in one of them. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Faults } from '../../testing/election';
import { schedules, spoiled } from '../../testing/schedules';

test('no evening of many shows two turns at one revision, a lost turn, or a table that nobody serves who may', () => {
  const isUnspoiled = fc.property(schedules, schedule => {
    expect(spoiled(schedule)).toEqual([]);
  });
  fc.assert(isUnspoiled, { numRuns: 2_500, seed: 2026 });
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
  'nameKept',
  'saidOnce',
  'askedAgain',
  'otherVouched',
];

test.each(FAULTS)('the evenings show a planted fault: %s', fault => {
  const found = fc.check(
    fc.property(schedules, schedule => spoiled(schedule, { [fault]: true }).length === 0),
    { numRuns: EVENINGS, seed: 9, endOnFailure: true },
  );
  expect(found.failed).toBe(true);
});
