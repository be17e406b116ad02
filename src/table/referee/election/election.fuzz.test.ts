/** More sessions with bad connections, tabs of one name and newcomers. Each planted fault must show in one of them. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Faults } from '../../testing/election-model';
import { type Schedule, schedules, spoiled } from '../../testing/schedules';

test('no session shows two turns at one revision, a lost turn, or a table left without a possible referee', () => {
  const isUnspoiled = fc.property(schedules, schedule => {
    expect(spoiled(schedule)).toEqual([]);
  });
  fc.assert(isUnspoiled, { numRuns: 2_500, seed: 2026 });
});

/** At most so many sessions until a planted fault shows. */
const SESSIONS = 3_000;

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

/** A session that shows a fault which only one in many thousands shows: pages loaded after a claim was overwritten. */
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

// shows referee.1
test.each(FAULTS)('the sessions show a planted fault: %s', fault => {
  const rare = RARE[fault];
  const found = fc.check(
    fc.property(schedules, schedule => spoiled(schedule, { [fault]: true }).length === 0),
    { numRuns: SESSIONS, seed: 9, endOnFailure: true, examples: rare ? [[rare]] : [] },
  );
  expect(found.failed).toBe(true);
});
