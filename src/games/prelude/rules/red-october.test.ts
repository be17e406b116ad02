import { describe, test } from 'vitest';
import { at, both, cubes, given, starting, type Given } from '../testing/positions';

describe('§11.2 Red October', () => {
  const begun = (part: Given = {}) =>
    given(at({ unrest: 15, ...part }))
      .when('revolutionary', { kind: 'pass' })
      .ok();
  test('five steps in the printed order, each scored at its end', () => {
    const start = given(
      at({
        unrest: 15,
        preparations: both([2], []),
        cubes: cubes({ socialist: [2, 0], liberal: [0, 2], kazan: [2, 0] }),
        organizations: [
          { seat: 'government', place: 'liberal' },
          { seat: 'government', place: 'putilov' },
        ],
      }),
    )
      .when('revolutionary', { kind: 'pass' })
      .tells(
        { kind: 'red-october-begun' },
        { kind: 'opportunity-changed', seat: 'revolutionary', by: -8 },
        { kind: 'opportunity-changed', seat: 'government', by: -8 },
        { kind: 'track-scored', track: 'organizations' },
        { kind: 'points-scored', seat: 'government', points: 6 },
      );
    start
      .when('revolutionary', { kind: 'roll-extremism' }, ['1d6', [3]])
      .ok() // with 2 for Unrest a cube leaves
      .when('government', { kind: 'roll-extremism' }, ['1d6', [1]])
      .tells(
        { kind: 'track-scored', track: 'duma' },
        { kind: 'points-scored', seat: 'government', points: 2 },
        { kind: 'points-scored', seat: 'revolutionary', points: 2 }, // the vanguard
      )
      .asks('government', { kind: 'add-cubes', left: 2 })
      .when('government', { kind: 'add-cube', place: 'kazan' })
      .ok()
      .when('government', { kind: 'add-cube', place: 'kazan' })
      .tells({ kind: 'track-scored', track: 'districts' })
      .when('revolutionary', { kind: 'roll-contest' }, ['1d6', [6]])
      .ok()
      .when('government', { kind: 'roll-contest' }, ['1d6', [1]])
      .tells({ kind: 'world-changed', by: 1 }, { kind: 'track-scored', track: 'world' }, { kind: 'game-ended' });
  });
  test('points are gone before the first check, and Military Discipline meets the Soviets', () => {
    const organizations = [
      { seat: 'government', place: 'kronstadt' },
      { seat: 'revolutionary', place: 'kronstadt' },
    ] as const;
    begun({ organizations, cubes: starting({ kronstadt: [2, 1] }) })
      .asks('government', { kind: 'check', place: 'kronstadt', bonus: 3 })
      .leaves({ opportunity: both(0, 0) })
      .when('government', { kind: 'roll-check' }, ['3d6', [1, 1, 1]])
      .tells({ kind: 'organization-removed', seat: 'revolutionary', place: 'kronstadt' });
  });
  test('without a Soldiers’ Soviet in its places, Military Discipline checks nothing', () => {
    begun({
      organizations: [
        { seat: 'government', place: 'kronstadt' },
        { seat: 'revolutionary', place: 'peter-and-paul' },
      ],
    }).asks('revolutionary', { kind: 'growing-extremism' });
  });
  test('§11.1 the example: twelve against four are eight points; Workers’ Soviets bring cubes; ties are rolled again', () => {
    const now = begun({
      preparations: both([4], [4, 4, 4]),
      organizations: [{ seat: 'revolutionary', place: 'putilov' }],
    })
      .when('revolutionary', { kind: 'roll-extremism' }, ['1d6', [1]])
      .ok()
      .when('government', { kind: 'roll-extremism' }, ['1d6', [1]])
      .tells({ kind: 'points-scored', seat: 'government', points: 8 })
      .asks('revolutionary', { kind: 'add-cubes', left: 2 })
      .when('revolutionary', { kind: 'add-cube', place: 'taurida' })
      .ok()
      .when('revolutionary', { kind: 'add-cube', place: 'palace-square' })
      .tells({ kind: 'track-scored', track: 'districts' }, { kind: 'points-scored', points: 4 });
    now
      .when('revolutionary', { kind: 'roll-contest' }, ['1d6', [6]])
      .ok()
      .when('government', { kind: 'roll-contest' }, ['1d6', [6]])
      .ok()
      .when('revolutionary', { kind: 'roll-contest' }, ['1d6', [2]])
      .ok()
      .when('government', { kind: 'roll-contest' }, ['1d6', [3]])
      .ok()
      .ends({ winner: 'government', reason: 'red-october' });
  });
});
