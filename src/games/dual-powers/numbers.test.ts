/** House rules: the rules use a number of the table, and its texts name it. */
import { describe, expect, test } from 'vitest';
import { quickDice } from '../../kernel/dice';
import { begin } from '../../kernel/referee';
import { dualPowers } from '.';
import { afterScoring } from './rules/ending';
import { turnsFrom } from './sequence';
import { at, solo, withOptions } from './testing/positions';

const began = (options: ReturnType<typeof withOptions>) =>
  begin(dualPowers, dualPowers.setUp(options), quickDice(3)).state;

describe('numbers of a table', () => {
  test('§setup a lead is on the track from the start', () => {
    expect(began(withOptions({ 'first-score': -5 })).score).toBe(-5);
  });

  test('§draw, §action each side draws a card for each turn, and one for its objective', () => {
    const options = withOptions({ turns: 6 });
    const leaders = 3;
    expect(began(options).piles['soviet-hand']).toHaveLength(7 + leaders);
    expect(turnsFrom(options, 'soviet')).toHaveLength(12);
  });

  test('§solitaire in solitaire the last card is the objective, and the opposition has one turn more', () => {
    const options = { ...solo('soviet'), turns: 3 };
    const { piles } = began(options);
    expect(piles['soviet-hand']).toHaveLength(3 + 3);
    expect(turnsFrom(options, 'soviet').map(step => step.kind)).toEqual([
      'opposition-turn',
      'turn',
      'opposition-turn',
      'turn',
      'opposition-turn',
      'turn',
      'opposition-turn',
    ]);
  });

  test('§end the last month of the table ends the game, no earlier one', () => {
    const options = withOptions({ 'last-month': 'august' });
    expect(afterScoring(at({ options, on: 'july', score: 4 }))).toBeUndefined();
    expect(afterScoring(at({ options, on: 'august', score: 4 }))).toEqual({ winner: 'soviet', reason: 'last-month' });
    const late = withOptions({ 'last-month': 'november' });
    expect(afterScoring(at({ options: late, on: 'october', score: 4 }))).toBeUndefined();
    expect(afterScoring(at({ options: late, on: 'november', score: 4 }))).toMatchObject({ winner: 'soviet' });
  });

  test('§solitaire-end so many rounds are played alone', () => {
    const options = { ...solo('soviet'), 'solo-rounds': 5 };
    expect(afterScoring(at({ options, round: 4, score: 4 }))).toBeUndefined();
    expect(afterScoring(at({ options, round: 5, score: 4 }))).toEqual({ winner: 'soviet', reason: 'third-round' });
  });
});
