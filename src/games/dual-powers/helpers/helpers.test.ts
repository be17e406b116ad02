import { describe, expect, test } from 'vitest';
import { quickDice } from '../../../kernel/dice';
import { edit } from '../../../kernel/referee';
import { dualPowers } from '..';
import { at, solo } from '../testing/positions';
import { calendar } from './calendar';
import { exhaust } from './exhaust';
import { opposingObjectiveHelper, strength } from './choices';
import { score } from '../helpers';
import { loaded } from '../../../kernel/testing/replay';

const table = at({
  on: 'july',
  day: 28,
  city: { brown: ['government-1-0', 'neutral-1-1', 'soviet-2-1', 'soviet-1-1-exhausted', 'trotsky-exhausted'] },
});

test('§strength token by token: what adds, what does not, and what decides', () => {
  expect(strength.preview(table, { region: 'brown' }).lines).toEqual([
    { word: 'token', params: { token: 'soviet-1-1-exhausted' }, value: 1 },
    { word: 'token', params: { token: 'soviet-2-1' }, value: 2 },
    { word: 'token', params: { token: 'neutral-1-1' }, value: 1 },
    { word: 'token', params: { token: 'trotsky-exhausted' }, value: 2 },
    { word: 'total', params: { seat: 'soviet', tokens: 4 }, value: 6, total: true },
    { word: 'token', params: { token: 'government-1-0' }, value: 1 },
    { word: 'total', params: { seat: 'government', tokens: 1 }, value: 1, total: true },
    { word: 'stronger', params: { seat: 'soviet', by: 'strength' } },
  ]);
  const alone = at({ will: 'government', city: { brown: ['neutral-1-1'] } });
  expect(strength.preview(alone, { region: 'brown' }).lines).toContainEqual({
    word: 'unsupported',
    params: { token: 'neutral-1-1' },
  });
});

describe('§date, §events the calendar', () => {
  test('29 becomes 31 and earns a bonus', () => {
    expect(calendar.run(table, { side: 'government', days: 1 }, loaded())).toMatchObject({
      lines: [{ word: 'new-date', params: { month: 'july', day: 31 } }, { word: 'bonus-earned' }],
      edits: [{ kind: 'set', marker: 'day', to: 31 }],
    });
  });
  test('August brings the will and turns Trotsky', () => {
    const { edits, lines } = calendar.run(table, { side: 'government', days: 5 }, loaded());
    expect(lines.map(line => line.word)).toEqual(['new-date', 'month-turns', 'trotsky-turns']);
    expect(edits).toContainEqual({ kind: 'flip', piece: 'red-trotsky', at: 'brown' });
  });
});

test('§exhaust exhausted tokens leave before fresh ones are turned', () => {
  expect(exhaust.run(table, { region: 'brown' }, loaded()).lines.map(line => line.word)).toEqual([
    'goes-home',
    'leaves',
    'turns',
    'turns',
    'turns',
  ]);
  expect(exhaust.preview(table, { region: 'red' }).lines).toEqual([{ word: 'empty' }]);
});

test('§objectives the marker moves towards the stronger side, to the end at most', () => {
  expect(score.run(table, { region: 'brown', points: 4 }, loaded()).edits).toEqual([
    { kind: 'set', marker: 'score', to: 4 },
  ]);
  expect(score.run({ ...table, score: 13 }, { region: 'brown', points: 4 }, loaded()).edits).toEqual([
    { kind: 'set', marker: 'score', to: 15 },
  ]);
  expect(score.run(table, { region: 'red', points: 4 }, loaded()).edits).toEqual([]);
});

test('§opposing-objective the sums by region, and the card', () => {
  const played = at({ options: solo('soviet'), piles: { 'government-played': ['red-8', 'blue-3', 'blue-6'] } });
  expect(opposingObjectiveHelper.preview(played, {}).lines).toEqual([
    { word: 'tally', params: { region: 'blue', days: 9, cards: 2 } },
    { word: 'tally', params: { region: 'red', days: 8, cards: 1 } },
    { word: 'found', params: { card: 'blue-6' }, total: true },
  ]);
  expect(opposingObjectiveHelper.run(table, { side: 'soviet' }, loaded()).lines).toEqual([{ word: 'no-cards' }]);
});

test('the changes that a helper offers can be applied by hand', () => {
  for (const helper of dualPowers.presentation({}).helpers) {
    for (const given of [{}, { region: 'brown', days: 5, points: 3, side: 'government' }]) {
      const values = {
        ...Object.fromEntries(helper.inputs(table, {}).map(input => [input.id, input.default])),
        ...given,
      };
      let state = table;
      for (const change of helper.run(state, values, quickDice(3)).edits) {
        const verdict = edit(dualPowers, state, change, quickDice(4));
        expect(verdict.ok, JSON.stringify([change, verdict])).toBe(true);
        if (verdict.ok) state = verdict.state;
      }
    }
  }
});
