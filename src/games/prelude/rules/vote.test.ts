import { describe, test } from 'vitest';
import { at, during, given } from '../testing/positions';

const R = 'revolutionary';

const G = 'government';

/** Any change by hand lets the automatic steps on top run. */
const nudge = { kind: 'set', marker: 'opportunity-government', to: 9 } as const;

describe('§7.3 a Duma Vote', () => {
  test('First Player then Second, a point for each success, growth in between, a point for the Majority', () => {
    const dice = (faces: readonly number[]) => ['3d6', faces] as const;
    given(
      at({
        first: G,
        active: G,
        round: 4,
        agenda: during(G, { kind: 'vote' }),
        organizations: [{ seat: G, place: 'liberal' }],
      }),
    )
      .byHand(nudge)
      .ok()
      .asks(G, { kind: 'check', place: 'monarchist', bonus: 2 })
      .when(G, { kind: 'roll-check' }, dice([1, 1, 2]))
      .tells({ kind: 'points-scored', seat: G, points: 1 })
      .when(G, { kind: 'roll-extremism' }, ['1d6', [2]])
      .tells({ kind: 'cubes-changed', place: 'liberal', by: -1 }, { kind: 'cubes-changed', place: 'monarchist', by: 1 })
      .asks(G, { kind: 'check', place: 'liberal', bonus: 4 })
      .when(G, { kind: 'roll-check' }, dice([2, 2, 2]))
      .tells({ kind: 'points-scored', seat: G, points: 1 })
      .when(R, { kind: 'roll-check' }, dice([1, 1, 1]))
      .tells({ kind: 'points-scored', seat: R, points: 1 })
      .when(R, { kind: 'roll-extremism' }, ['1d6', [4]])
      .tells({ kind: 'cubes-changed', place: 'socialist', by: -1 })
      .asks(R, { kind: 'check', place: 'socialist', bonus: 2 })
      .when(R, { kind: 'roll-check' }, dice([1, 1, 1]))
      .tells({ kind: 'points-scored', seat: R, points: 1 }, { kind: 'points-scored', seat: G, points: 1 })
      .leaves({ points: -1 });
  });
});
