import { describe, expect, test } from 'vitest';
import { advise } from './advice';
import { evolve } from './agenda';
import type { GameEdit } from './edit';
import { begin } from './referee';
import { quickDice } from './dice';
import { toy } from './testing/toy/toy';
import { defaultOptions } from './options';

const start = begin(toy, toy.setUp(defaultOptions(toy.options)), quickDice(3)).state;
const coins = (seat: string, to: number): GameEdit => ({ kind: 'set', marker: `coins-${seat}`, to });
const told = (change: GameEdit, by: 'north' | 'south' | 'nobody' = 'north') => {
  const seat = by === 'nobody' ? undefined : by;
  const advice = advise(toy, toy.hide(start, seat), seat, change);
  return 'reason' in advice ? advice : advice.breaks.map(({ section, reason }) => `${section} ${reason}`);
};

describe('advice on a change by hand names', () => {
  test('every rule it breaks: of the position, of the change, of its owner', () => {
    expect(told(coins('south', 9))).toEqual(['§2 too-many-coins', '§2 gift', '§2 of-another']);
    expect(told(coins('north', 8))).toEqual(['§2 gift']);
  });
  test('no law that was broken before the change', () => {
    const rich = evolve(toy, start, { kind: 'coins-set', seat: 'north', coins: 9 });
    const advice = advise(toy, rich, undefined, coins('north', 10));
    expect('breaks' in advice && advice.breaks.map(({ reason }) => reason)).toEqual(['too-many-coins', 'gift']);
    const poorer = advise(toy, rich, undefined, coins('north', 8));
    expect('breaks' in poorer && poorer.breaks.map(({ reason }) => reason)).not.toContain('too-many-coins');
  });
  test('that it makes no sense, by the table itself', () => {
    expect(told(coins('north', 99))).toMatchObject({ section: '§table', reason: 'out-of-range' });
  });
  test('no rule, where the rules leave it to the players', () => {
    const [card = ''] = start.piles['hand-north'];
    expect(told({ kind: 'show', card, pile: 'hand-north' })).toEqual([]);
  });
  test('whose cards it reaches for, except to a user without a seat', () => {
    const change: GameEdit = { kind: 'card', card: '?', from: 'hand-south', to: 'discards' };
    expect(told(change)).toContain('§1 of-another');
    expect(told(change, 'nobody')).not.toContain('§1 of-another');
  });
});
