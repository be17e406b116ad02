import { expect, test } from 'vitest';
import { keyFigures } from './key-figures';
import { sum } from './sums';
import { active, command, given, inactive, war } from './testing/positions';

const spaces = { hame: { senate: active(6), reds: inactive(1) } };
const state = war({ agenda: command('senate'), resources: { senate: 20 }, spaces });
const attacking = given(state)
  .when('senate', { kind: 'choose-command', command: 'attack' })
  .ok()
  .when('senate', { kind: 'attack', space: 'hame' })
  .ok().state;

test('§3.2.4 the Strength of an Attack is told to all while it can still be changed', () => {
  const [now] = keyFigures(attacking);
  expect(now).toMatchObject({ isNow: true, title: { params: { seat: 'senate', space: 'hame' } } });
  expect(now?.lines.at(-1)).toMatchObject({ word: 'strength', value: 2 });
  expect(keyFigures(state).some(({ isNow }) => isNow)).toBe(false);
});
test('§3.2.4 the roll has its chance, and what the Defender loses', () => {
  expect(sum(attacking, 'senate', { kind: 'roll-attack' })).toMatchObject({
    brief: '≤ 2',
    chance: expect.closeTo(1 / 3),
    odds: [
      { word: 'succeeds-with', params: { losses: '1–2' }, probability: 1 / 3 },
      { word: 'fails', probability: 2 / 3 },
    ],
  });
});
test('§1.7 each space where anybody stands tells the pieces of all, and who controls it', () => {
  const hame = keyFigures(state)
    .flatMap(({ lines }) => lines)
    .find(({ id }) => id === 'hame');
  expect(hame).toMatchObject({ each: { senate: 6, reds: 1, moderates: 0 }, ahead: 'senate' });
});
