/**
 * Sessions with bad connections: three to six pages, one database, and every fault that can happen to messages.
 * `npm run soak -- election` plays twenty thousand of them.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { schedules, spoiled } from '../../testing/schedules';

// shows referee.1
test('no session shows two turns at one revision, a lost turn, or a table that nobody serves who may', () => {
  const isUnspoiled = fc.property(schedules, schedule => {
    expect(spoiled(schedule)).toEqual([]);
  });
  fc.assert(isUnspoiled, { numRuns: 700, seed: 9 });
});
