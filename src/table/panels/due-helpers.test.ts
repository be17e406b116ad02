import { describe, expect, test } from 'vitest';
import { civilWar } from '../../games/civil-war';
import { army, at, from } from '../../games/civil-war/testing/positions';
import { answersFrom, inOrder, isDue } from './due-helpers';
import { corrected, readBy } from './what-if';

const armies = [
  army('red-trotsky', 'south', ['red-army-1'], 'rallied'),
  army('white-wrangel', 'south', ['white-poles-1'], 'rallied'),
];
const attack = at({ agenda: from('attack', 'red'), armies });
const { helpers } = civilWar.presentation(attack.options);
const helper = (id: string) => helpers.find(one => one.id === id) ?? expect.fail(id);

describe('§attacking the helper for the present question', () => {
  test('comes first, and is marked as needed', () => {
    expect(inOrder(helpers, attack)[0]?.id).toBe('battle');
    expect(isDue(helper('battle'), attack)).toBe(true);
    expect(isDue(helper('random-leader'), attack)).toBe(false);
    const roll = at({ agenda: [{ kind: 'morale-roll', seat: 'white' }], armies });
    expect(inOrder(helpers, roll)[0]?.id).toBe('morale');
  });
  test('opens from a leader, a front or a track with that as its answer', () => {
    expect(answersFrom(helper('battle'), attack, ['red-trotsky', 'south'])).toMatchObject({
      front: 'south',
      attackers: ['red-trotsky'],
    });
    expect(answersFrom(helper('morale'), attack, ['morale-red'])).toEqual({});
    expect(answersFrom(helper('morale'), attack, ['nothing'])).toBeUndefined();
  });
});

describe('§result the values that a helper reads', () => {
  const values = { loser: 'white' };
  test('are those that would change its odds', () => {
    const weak = { ...attack, morale: { red: 9, white: 2 } };
    expect(readBy(civilWar, helper('morale'), weak, values).map(({ id }) => id)).toEqual(['morale-white']);
  });
  test('can be corrected: five points of Morale instead of two allow paying four, and the table stays the same', () => {
    const weak = { ...attack, morale: { red: 9, white: 2 } };
    const state = corrected(civilWar, weak, { 'morale-white': 5 });
    expect(state.morale.white).toBe(5);
    expect(weak.morale.white).toBe(2);
    expect(helper('morale').preview(state, values).odds).toHaveLength(5);
    expect(corrected(civilWar, weak, {})).toBe(weak);
  });
  test('ignore a correction that makes no sense', () => {
    expect(corrected(civilWar, attack, { 'morale-white': 99 })).toBe(attack);
  });
});
