/** More sessions with a bad line, tabs of one name and newcomers; and what they are worth: each planted fault shows in one of them. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Faults } from '../../testing/election-model';
import { type Schedule, schedules, spoiled } from '../../testing/schedules';

test('no session of many shows two turns at one revision, a lost turn, or a table that nobody serves who may', () => {
  const isUnspoiled = fc.property(schedules, schedule => {
    expect(spoiled(schedule)).toEqual([]);
  });
  fc.assert(isUnspoiled, { numRuns: 2_500, seed: 2026 });
});

/** How many sessions it takes at most until a fault of the program shows. */
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

/** A session in which a fault shows that one in many thousands shows: pages that were loaded after a claim was written over. */
const run = { kind: 'run', who: 0, n: 0 } as const;
const RARE: { readonly [K in keyof Faults]?: Schedule } = {
  claimsForgotten: {
    pages: 3,
    moves: [
      run,
      run,
      { kind: 'slow', who: 0, n: 0 },
      run,
      run,
      { kind: 'wait', who: 0, n: 4 },
      run,
      run,
      { kind: 'ask', who: 0, n: 0 },
      { kind: 'reload', who: 0, n: 7 },
      { kind: 'refuse', who: 0, n: 0 },
      { kind: 'deaf', who: 0, n: 0 },
      { kind: 'wait', who: 0, n: 2 },
      run,
      run,
    ],
  },
};

test.each(FAULTS)('the sessions show a planted fault: %s', fault => {
  const rare = RARE[fault];
  const found = fc.check(
    fc.property(schedules, schedule => spoiled(schedule, { [fault]: true }).length === 0),
    { numRuns: EVENINGS, seed: 9, endOnFailure: true, examples: rare ? [[rare]] : [] },
  );
  expect(found.failed).toBe(true);
});
