/** House rules: the rules use a number of the table, and its texts name it. */
import { describe, expect, test } from 'vitest';
import { quickDice } from '../../kernel/dice';
import { begin } from '../../kernel/referee';
import { civilWar } from '.';
import { victory } from './rules/winning';
import { at, from, given, hands, withOptions } from './testing/positions';

const all = { red: 6, white: 0 };
const half = { red: 3, white: 3 };

describe('numbers of a table', () => {
  test('§setup the first hand and Morale follow the table’s numbers', () => {
    const options = withOptions({ 'first-hand': 3, 'first-morale': 12 });
    const { state } = begin(civilWar, civilWar.setUp(options), quickDice(4));
    expect(state.piles['white-hand']).toHaveLength(3);
    expect(state.morale).toEqual({ red: 12, white: 12 });
  });

  test('§turn a hand is cut to the limit of the table', () => {
    const cards = ['white-finns', 'white-poles-1', 'white-poles-2', 'white-krasnov', 'white-wrangel'];
    const table = (most: number) =>
      given(
        at({
          active: 'white',
          agenda: from('reserve', 'white'),
          hands: hands([], cards),
          options: withOptions({ 'hand-limit': most }),
        }),
      )
        .when('white', { kind: 'done' })
        .ok();
    table(4).asks('white', { kind: 'hand-limit' });
    table(5).asks('red', { kind: 'propaganda' });
  });

  test('§propaganda that many cards are drawn', () => {
    const table = given(at({ agenda: from('propaganda', 'red'), options: withOptions({ 'cards-a-turn': 4 }) }));
    const { state } = table.when('red', { kind: 'draw-cards' }).ok();
    expect(state.piles['red-hand']).toHaveLength(4);
  });

  test('§winning that many fronts win, no fewer', () => {
    const one = { south: half, east: all, 'north-west': half };
    const two = { ...one, south: all };
    const at1 = withOptions({ 'fronts-to-win': 1 });
    const at3 = withOptions({ 'fronts-to-win': 3 });
    expect(victory(at({ markers: one, options: at1 }))).toEqual({ winner: 'red', reason: 'fronts' });
    expect(victory(at({ markers: two, options: at3 }))).toBeUndefined();
    expect(victory(at({ markers: { ...two, 'north-west': all }, options: at3 }))).toMatchObject({ winner: 'red' });
  });

  test('§endless the war ends with the last turn of the table', () => {
    const table = (turn: number) =>
      given(at({ turn, active: 'white', agenda: from('reserve', 'white'), options: withOptions({ 'last-turn': 12 }) }))
        .when('white', { kind: 'done' })
        .ok();
    table(11).asks('red', { kind: 'propaganda' });
    table(12).ends({ winner: 'draw', reason: 'draw' });
  });
});
