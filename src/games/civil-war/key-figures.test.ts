import { describe, expect, test } from 'vitest';
import { keyFigures } from './key-figures';
import { army, at, given } from './testing/positions';

const start = at({
  armies: [
    army('red-tukhachevsky', 'south', ['red-army-1', 'red-army-2'], 'rallied'),
    army('white-denikin', 'south', ['white-poles-1'], 'rallied'),
    army('white-wrangel', 'south', [], 'rallied'),
  ],
});
const attacked = given(start).when('red', { kind: 'attack', leader: 'red-tukhachevsky' }).ok();
const blocked = attacked.when('white', { kind: 'block', leader: 'white-denikin' }).ok();

/** The battle as it stands: each side's sum, and the last line. */
const battle = (state: typeof start) => {
  const fight = keyFigures(state).find(stake => stake.isNow);
  const totals = fight?.lines.filter(line => line.of && line.total).map(({ of, value }) => [of, value]);
  return fight && { totals, last: fight.lines.at(-1)?.word };
};

describe('§result the key figures', () => {
  test('before a battle is nothing but the Force at each front', () => {
    expect(battle(start)).toBeUndefined();
    expect(keyFigures(start)[0]?.lines.find(({ id }) => id === 'south')).toMatchObject({
      each: { red: 6, white: 7 },
      ahead: 'white',
    });
  });
  test('while nobody blocks yet is the attack alone', () => {
    expect(battle(attacked.state)).toMatchObject({
      totals: [
        ['red', 6],
        ['white', 0],
      ],
      last: 'not-blocked',
    });
  });
  test('once a side blocks are both sums, and who would win as it stands', () => {
    expect(battle(blocked.state)).toEqual({
      totals: [
        ['red', 6],
        ['white', 4],
      ],
      last: 'wins',
    });
    const doubled = blocked.when('white', { kind: 'block', leader: 'white-wrangel' }).ok();
    expect(battle(doubled.state)).toBeUndefined();
  });
});
