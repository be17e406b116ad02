import { describe, expect, test } from 'vitest';
import { quickDice } from '../../../kernel/dice';
import { edit } from '../../../kernel/referee';
import { loaded } from '../../../kernel/testing/replay';
import { civilWar } from '..';
import { army, at } from '../testing/positions';
import { battle } from './battle';
import { claimCheck } from '../helpers';
import { morale, randomLeader } from './morale';
const south = at({
  turn: 5,
  armies: [
    army('red-trotsky', 'south', ['red-army-1', 'red-partisans-1'], 'rallied'),
    army('white-wrangel', 'south', ['white-poles-1'], 'rallied'),
    army('white-krasnov', 'south', [], 'rallied'),
  ],
});
const fight = {
  front: 'south',
  attacker: 'red',
  attackers: ['red-trotsky'],
  blockers: ['white-wrangel'],
  'attack-cards': 0,
  'defence-cards': 2,
};

describe('§result the battle helper', () => {
  test('adds up line by line: 3 + 2 + 1 and a bonus of 2 against 3 + 2 and 2 for cards', () => {
    const { lines, odds, refusal } = battle.preview(south, fight);
    expect(refusal).toBeUndefined();
    expect(lines.filter(line => line.total)).toMatchObject([
      { word: 'attack-total', value: 8 },
      { word: 'defence-total', value: 7 },
    ]);
    expect(lines.at(-1)).toEqual({ word: 'wins', params: { seat: 'red' } });
    expect(odds.map(odd => odd.probability)).toEqual(Array.from({ length: 6 }, () => 1 / 6));
  });

  test('rolls the Morale that the loser gives, and offers to apply it', () => {
    const { edits, rolls } = battle.run({ ...south, morale: { red: 17, white: 9 } }, fight, loaded(['1d6', [5]]));
    expect(rolls).toEqual([{ count: 1, sides: 6, faces: [5] }]);
    expect(edits).toEqual([
      { kind: 'flip', piece: 'red-trotsky', at: 'south-red' },
      { kind: 'flip', piece: 'white-wrangel', at: 'south-white' },
      { kind: 'set', marker: 'morale-red', to: 20 },
      { kind: 'set', marker: 'morale-white', to: 4 },
    ]);
  });

  test('gives a marker if nobody blocks, without a roll', () => {
    expect(battle.run(south, { ...fight, blockers: [] }, loaded()).edits.at(-1)).toEqual({
      kind: 'set',
      marker: 'markers-south',
      to: 4,
    });
  });

  test('says what the rules forbid', () => {
    const refusal = (values: object) => battle.preview(south, { ...fight, ...values }).refusal?.reason;
    expect(refusal({ attackers: [] })).toBe('no-armies');
    expect(refusal({ attacker: 'white', attackers: ['white-krasnov'], blockers: [] })).toBe('no-troops');
    const many = at({
      armies: ['red-trotsky', 'red-lenin', 'red-stalin', 'red-tukhachevsky'].map((leader, n) =>
        army(leader, 'south', [`red-army-${n + 1}`]),
      ),
    });
    expect(
      battle.preview(many, { front: 'south', attacker: 'red', attackers: many.armies.map(one => one.leader) }).refusal,
    ).toMatchObject({ section: '§attacking', reason: 'too-many-armies', details: { most: 3 } });
    const three = at({
      armies: ['white-wrangel', 'white-krasnov', 'white-denikin']
        .map(leader => army(leader, 'south', []))
        .concat(army('red-trotsky', 'south', ['red-army-1'])),
    });
    expect(
      battle.preview(three, {
        front: 'south',
        attacker: 'red',
        attackers: ['red-trotsky'],
        blockers: ['white-wrangel', 'white-krasnov', 'white-denikin'],
      }).refusal,
    ).toMatchObject({ section: '§blocking', reason: 'too-many-armies', details: { most: 2 } });
  });
});

test('§result the die of Morale: a side with two points pays one, or is broken', () => {
  const odds = morale.preview(at({ morale: { red: 2, white: 20 } }), { loser: 'red' }).odds;
  expect(odds).toEqual([
    { word: 'pays', params: { seat: 'red', morale: 1 }, probability: 1 / 6 },
    { word: 'breaks', params: { seat: 'red' }, probability: 5 / 6 },
  ]);
});

test('§leader-loss a random leader: one die over the leaders in play, and the one it names is removed', () => {
  expect(randomLeader.preview(south, { side: 'white' }).odds.map(odd => odd.probability)).toEqual([0.5, 0.5]);
  expect(randomLeader.preview(at({}), { side: 'white' }).refusal).toMatchObject({ reason: 'no-leaders' });
  expect(randomLeader.run(south, { side: 'white' }, loaded(['1d2', [2]])).edits).toEqual([
    { kind: 'remove', piece: 'white-krasnov', from: 'south-white', count: 1 },
  ]);
});

test('§fronts the claim check names claimed fronts and the winner', () => {
  const won = at({
    markers: { south: { red: 6, white: 0 }, east: { red: 6, white: 0 }, 'north-west': { red: 2, white: 4 } },
  });
  expect(claimCheck.preview(won, {}).lines).toEqual([
    { word: 'front-held', params: { front: 'north-west', red: 2, white: 4 } },
    { word: 'front-claimed', params: { front: 'south', seat: 'red' } },
    { word: 'front-claimed', params: { front: 'east', seat: 'red' } },
    { word: 'won', params: { seat: 'red' }, total: true },
  ]);
});

test('the changes that a helper offers can be applied by hand', () => {
  for (const helper of civilWar.presentation({}).helpers) {
    const values = Object.fromEntries(helper.inputs(south, {}).map(input => [input.id, input.default]));
    for (const given of [values, { ...values, ...fight }]) {
      let state = south;
      for (const change of helper.run(state, given, quickDice(3)).edits) {
        const verdict = edit(civilWar, state, change, quickDice(4));
        expect(verdict.ok, JSON.stringify(change)).toBe(true);
        if (verdict.ok) state = verdict.state;
      }
    }
  }
});
