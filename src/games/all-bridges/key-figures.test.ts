import { describe, expect, test } from 'vitest';
import { keyFigures } from './key-figures';
import { goal } from './presentation';
import { sum } from './sums';
import { active, command, given, inactive, war } from './testing/positions';

const spaces = { hame: { senate: active(6), reds: inactive(1) } };
const state = war({ agenda: command('senate'), resources: { senate: 20 }, spaces });
const attacking = given(state).does(
  'senate',
  { kind: 'choose-command', command: 'attack' },
  { kind: 'attack', space: 'hame' },
).state;

test('§3.2.4 the Strength of an Attack is shown to all while it can still be changed', () => {
  const [now] = keyFigures(attacking);
  expect(now).toMatchObject({ isNow: true, title: { params: { seat: 'senate', space: 'hame' } } });
  expect(now?.lines.at(-1)).toMatchObject({ word: 'strength', value: 2 });
  expect(keyFigures(state).some(({ isNow }) => isNow)).toBe(false);
});
test('§3.2.4 the roll has its chance and the Defender’s loss', () => {
  expect(sum(attacking, 'senate', { kind: 'roll-attack' })).toMatchObject({
    brief: '≤ 2',
    chance: expect.closeTo(1 / 3),
    odds: [
      { word: 'succeeds-with', params: { losses: '1–2' }, probability: 1 / 3 },
      { word: 'fails', probability: 2 / 3 },
    ],
  });
});
test('§1.7 each occupied space shows the pieces of all, and its controller', () => {
  const hame = keyFigures(state)
    .flatMap(({ lines }) => lines)
    .find(({ id }) => id === 'hame');
  expect(hame).toMatchObject({ each: { senate: 6, reds: 1, moderates: 0 }, ahead: 'senate' });
});

describe('§7.2 the goal of the Moderates says what a victory check asks', () => {
  // Issues, Networks and 1 make 3
  const at = (polarization: number, level = 'passes') => {
    const table = war({ polarization, spaces: { turku: { networks: 2 } } });
    return goal({ ...table, options: { ...table.options, level } }, 'moderates');
  };
  test('nothing is missing if they are level with Polarization', () => {
    expect(at(3).rows.at(-1)?.note).toBeUndefined();
    expect(at(4).rows.at(-1)?.note).toEqual({ word: 'goal-issues', params: { now: 3, need: 4 } });
    expect(at(3).win.params).toMatchObject({ need: 15, more: 0 });
  });
  test('one is missing at a table that asks for more', () => {
    expect(at(3, 'above-zero').rows.at(-1)?.note).toEqual({ word: 'goal-issues', params: { now: 3, need: 4 } });
    expect(at(3, 'above-zero').win.params).toMatchObject({ more: 1 });
  });
});
