import { describe, expect, test } from 'vitest';
import type { State } from './state';
import { sumOf } from './sums';
import { at, both, cubes, during } from './testing/positions';
import type { Step } from './vocabulary';

const state = at({
  cubes: cubes({ okhrana: [0, 1], vyborg: [2, 0], 'nevsky-shipyards': [3, 0] }),
  opportunity: both(8, 8),
  agenda: during('revolutionary', { kind: 'activities', seat: 'revolutionary', points: 4 }),
});
const lines = (sum: ReturnType<typeof sumOf>) => sum?.lines.map(({ word, value }) => [word, value]);

describe('§10.1 the price of a cube', () => {
  test('is on its button, and line by line in its details', () => {
    const sum = sumOf(state, 'government', { kind: 'mobilize', place: 'nevsky-shipyards' });
    expect(lines(sum)).toEqual([
      ['base-cost', 1],
      ['box-cost', 1],
      ['catching-up', -1],
      ['cost-total', 1],
    ]);
    expect(sum?.brief).toBe('1');
  });
});

describe('§9 a check', () => {
  const check: Step = {
    kind: 'check',
    seat: 'revolutionary',
    place: 'nevsky-shipyards',
    bonus: 3,
    success: [],
    failure: [],
  };
  const wanted = [
    ['mobilization-value', 3],
    ['bonus', 3],
    ['neighbour', 1],
    ['neighbour', -1],
    ['target', 6],
  ];

  test('tells its Target Number line by line before the roll', () => {
    const sum = sumOf({ ...state, agenda: during('revolutionary', check) }, 'revolutionary', { kind: 'roll-check' });
    expect(lines(sum)).toEqual(wanted);
    expect(sum?.brief).toBe('≤ 6');
    // at most 6; from 7 to 14, which 8 Opportunity Points turn; from 15 on
    expect(sum?.odds?.map(({ word, probability }) => [word, Math.round(probability * 216)])).toEqual([
      ['success', 20],
      ['failure-payable', 176],
      ['failure', 20],
    ]);
  });

  test('of an Organization tells it before the points are spent', () => {
    const sum = sumOf(state, 'revolutionary', { kind: 'create-organization', place: 'nevsky-shipyards', points: 3 });
    expect(lines(sum)).toEqual(wanted);
  });

  test('whose place is chosen first tells it for each place', () => {
    const choosing: Step = {
      kind: 'choose-place',
      seat: 'revolutionary',
      left: 1,
      where: ['nevsky-shipyards', 'vyborg'],
      so: [],
      as: 'target',
    };
    const checking: Step = {
      kind: 'effects',
      seat: 'revolutionary',
      list: [{ do: 'check', where: { noted: 'target' }, bonus: 3, each: true, success: [] }],
      memory: {},
    };
    const asked = { ...state, agenda: during('revolutionary', choosing, checking) };
    const sum = sumOf(asked, 'revolutionary', { kind: 'choose-place', place: 'nevsky-shipyards' });
    expect(lines(sum)).toEqual(wanted);
    expect(sum?.brief).toBe('≤ 6');
    expect(Math.round((sum?.chance ?? 0) * 216)).toBe(20);
    const other = { ...state, agenda: during('revolutionary', choosing) };
    expect(sumOf(other, 'revolutionary', { kind: 'choose-place', place: 'vyborg' })).toBeUndefined();
  });

  test('that has failed tells what the failure costs', () => {
    const failed: Step = { ...check, kind: 'failed-check', total: 9 };
    const sum = sumOf({ ...state, agenda: during('revolutionary', failed) }, 'revolutionary', { kind: 'buy-off' });
    expect(lines(sum)).toEqual([
      ['rolled', 9],
      ['less-target', -6],
      ['to-pay', 3],
    ]);
  });
});

test('§10 ending a round says which points are lost, and nothing where none are left', () => {
  const holding = (points: number): State => ({
    ...state,
    agenda: during('revolutionary', { kind: 'activities', seat: 'revolutionary', points }),
  });
  expect(sumOf(holding(4), 'revolutionary', { kind: 'done' })?.price).toEqual({
    word: 'points-lost',
    params: { value: 4 },
  });
  expect(sumOf(holding(0), 'revolutionary', { kind: 'done' })).toBeUndefined();
});

describe('§7.1.1 a roll for Growing Extremism', () => {
  const outcomes = (liberal: number, monarchist: number) =>
    sumOf(
      {
        ...at({ cubes: cubes({ liberal: [0, liberal], monarchist: [0, monarchist] }) }),
        prestige: 10,
        agenda: during('government', { kind: 'growing-extremism', seat: 'government', modifier: 0 }),
      },
      'government',
      { kind: 'roll-extremism' },
    )?.odds?.map(({ word, params }) => [word, params?.['removed'], params?.['moved'], params?.['points']]);

  test('tells what each face does: nothing, a cube moved, a cube removed, both', () =>
    expect(outcomes(3, 1)).toEqual([
      ['growth-nothing', undefined, undefined, undefined],
      ['growth', 0, 1, 0],
      ['growth', 0, 1, 0],
      ['growth', 1, 0, 0],
      ['growth', 1, 0, 0],
      ['growth', 1, 1, 0],
    ]));
  test('an empty Party gives the opponent points instead', () =>
    expect(outcomes(0, 1)?.slice(1)).toEqual([
      ['growth', 0, 0, 1],
      ['growth', 0, 0, 1],
      ['growth', 0, 0, 1],
      ['growth', 0, 0, 1],
      ['growth', 0, 0, 2],
    ]));
});
