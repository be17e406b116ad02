/** House rules: the rules read a number of the table, and its texts name it. */
import { describe, expect, test } from 'vitest';
import { quickDice } from '../../kernel/dice';
import { begin, goOn } from '../../kernel/referee';
import { kremlin } from '.';
import { goal } from './presentation';
import { handLimit } from './rules/phases';
import type { Wave } from './state';
import { at, withOptions } from './testing/positions';

const wave = (turn: number): Wave => ({ turn, politician: 'A', faction: 'stalinists', success: true });
const DRAWER = { word: 'deep-drawer', on: 'stalinists', card: 'red-20', until: 'ended' } as const;
const ended = (part: Parameters<typeof at>[0]) => {
  const verdict = goOn(kremlin, at(part), quickDice(1));
  return verdict.ok ? kremlin.ending(verdict.state) : verdict.refusal;
};

describe('numbers of a table', () => {
  test('§preparation deals the number of cards that the table sets, or none', () => {
    const dealt = (count: number) =>
      begin(kremlin, kremlin.setUp(withOptions({ 'first-hand': count })), quickDice(2)).state.piles['stalinists-hand'];
    expect(dealt(5)).toHaveLength(5);
    expect(dealt(0)).toHaveLength(0);
  });

  test('§intrigue the table sets the hand size; a Deep Drawer never holds less', () => {
    const limit = (most: number, isDeep = false) =>
      handLimit(at({ of: { 'hand-limit': most }, effects: isDeep ? [DRAWER] : [] }), 'stalinists');
    expect([limit(2), limit(4), limit(4, true), limit(5, true)]).toEqual([2, 4, 5, 5]);
  });

  test('§victory the number of waves that the table sets wins, and no fewer', () => {
    const table = {
      of: { edition: 'modern', 'waves-to-win': 2 },
      agenda: [{ kind: 'victory' }, { kind: 'end-of-turn' }],
    } as const;
    expect(ended({ ...table, waves: [wave(1)] })).toBeUndefined();
    expect(ended({ ...table, waves: [wave(1), wave(2)] })).toEqual({ winner: 'stalinists', reason: 'three-waves' });
    expect(goal(at(table)).rows[0]?.need).toBe(2);
  });

  test('§victory the game ends after the last year of the table', () => {
    const after = (turn: number) =>
      ended({ of: { edition: 'modern', years: 6 }, turn, agenda: [{ kind: 'end-of-turn' }] });
    expect(after(5)).toBeUndefined();
    expect(after(6)).toMatchObject({ reason: expect.stringMatching(/^(score|americans)$/) });
  });
});
