import { describe, expect, test } from 'vitest';
import { quickDice } from '../../../kernel/dice';
import { edit } from '../../../kernel/referee';
import { loaded } from '../../../kernel/testing/loaded';
import { prelude } from '..';
import { helpers } from '../helpers';
import type { State } from '../state';
import { at, both, cards, starting } from '../testing/positions';
import { mobilizationCheck } from './checks';
import { mobilizationCost } from './city';
import { growingExtremism, randomDistrict, scoringDie } from './dice';
import { abdication, redOctober } from './upheavals';

const applied = (state: State, changes: ReturnType<typeof scoringDie.run>['edits']): State =>
  changes.reduce((now, change) => {
    const verdict = edit(prelude, now, change, loaded());
    expect(verdict, JSON.stringify(change)).toMatchObject({ ok: true });
    return verdict.ok ? verdict.state : now;
  }, state);

const table = at({ points: 3, unrest: 7, preparations: both([4], [1]), pool: cards(401), inPlay: cards(403, 404) });

describe.each(helpers.map(helper => [helper.id, helper] as const))('%s', (_id, helper) => {
  test('shows sums and odds that add up, and its changes can be applied by hand', () => {
    const values = Object.fromEntries(helper.inputs(table, {}).map(input => [input.id, input.default]));
    const { odds } = helper.preview(table, values);
    if (odds.length && helper.id !== 'duma-vote') {
      expect(odds.reduce((sum, odd) => sum + odd.probability, 0)).toBeCloseTo(1);
    }
    for (const seed of [1, 2, 3, 4, 5]) applied(table, helper.run(table, values, quickDice(seed)).edits);
  });
});

describe('§9 the Mobilization Check', () => {
  test('names each bonus, and the chance of three dice', () => {
    const { lines, odds } = mobilizationCheck.preview(table, { seat: 'revolutionary', place: 'kronstadt', bonus: 7 });
    expect(lines.at(-1)).toEqual({ word: 'target', value: 10, total: true });
    expect(odds[0]?.probability).toBeCloseTo(0.5);
  });
});

test('§10.1 prices rise cube by cube', () => {
  const { lines } = mobilizationCost.preview(table, { seat: 'government', place: 'nevsky-shipyards', cubes: 4 });
  expect(lines.map(line => line.value)).toEqual([1, 2, 2, 3, 8]);
});

test('§4 a Scoring Die moves its marker', () => {
  const { edits } = scoringDie.run(table, { die: 'duma' }, loaded(['1d6', [6]]));
  expect(edits).toEqual([{ kind: 'set', marker: 'scoring-world', to: 1 }]);
});

test('§7.1.1 Growing Extremism adds the modifier of the track', () => {
  const grown = growingExtremism.run(table, { seat: 'revolutionary', modifier: 0 }, loaded(['1d6', [2]]));
  expect(applied(table, grown.edits).cubes).toMatchObject({
    socialist: { revolutionary: 1 }, radical: { revolutionary: 2 },
  });
});

test('§13 two dice name a District', () => {
  expect(randomDistrict.run(table, {}, loaded(['1d6', [4]], ['1d6', [3]])).lines)
    .toMatchObject([{ params: { place: 'nevsky-shipyards' } }]);
});

test('§11.2 the rising scores what leaves no choice', () => {
  const { edits } = redOctober.run(table, {}, loaded(['1d6', [1]], ['1d6', [1]], ['1d6', [2]], ['1d6', [5]]));
  expect(applied(table, edits)).toMatchObject({ opportunity: both(0, 0), world: -2 });
});

test('§12.1 the Abdication halves the moderates and takes marked cards', () => {
  const state = { ...table, cubes: starting({ liberal: [0, 5] }) };
  expect(applied(state, abdication.run(state, {}, loaded()).edits)).toMatchObject({
    cubes: { liberal: { government: 2 }, monarchist: { government: 0 } }, inPlay: cards(404), pool: [],
  });
});
