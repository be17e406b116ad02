/** House rules: the rules read a number of the table, and its sentences name it. */
import { describe, expect, test } from 'vitest';
import { quickDice } from '../../kernel/dice';
import { defaultOptions } from '../../kernel/options';
import { begin, goOn } from '../../kernel/referee';
import { prelude } from '.';
import { goal } from './presentation';
import type { State } from './state';
import { at } from './testing/positions';

const withOptions = (own: Readonly<Record<string, number>>) => ({ ...defaultOptions(prelude.options), ...own });
const ended = (part: Parameters<typeof at>[0]): State => {
  const verdict = goOn(prelude, at(part), quickDice(1));
  if (!verdict.ok) throw new Error(verdict.refusal.reason);
  return verdict.state;
};
const checks = (turnEnds: boolean) => [{ kind: 'end-checks', turnEnds } as const];

describe('numbers of a table', () => {
  test('§2.1, §2.2 hands, Opportunity Points and Prestige at the start', () => {
    const options = withOptions({ hand: 9, 'first-opportunity': 3, 'first-prestige': 4 });
    const { state } = begin(prelude, prelude.setUp(options), quickDice(2));
    expect(state.piles['government-hand']).toHaveLength(9);
    expect(state.opportunity).toEqual({ revolutionary: 3, government: 3 });
    expect(state.prestige).toBe(4);
  });

  test('§2.5 both sides gain the number of Opportunity Points that the table sets', () => {
    const options = withOptions({ 'opportunity-gain': 5 });
    const { opportunity } = ended({
      options,
      agenda: [{ kind: 'points-gained' }, ...checks(false)],
      opportunity: { revolutionary: 1, government: 0 },
    });
    expect(opportunity).toEqual({ revolutionary: 6, government: 5 });
  });

  test('§2.6 the number of points that the table sets wins at a check, and no fewer', () => {
    const options = withOptions({ 'points-to-win': 12 });
    const check = (points: number) => prelude.ending(ended({ options, points, agenda: checks(false) }));
    expect(check(11)).toBeUndefined();
    expect(check(12)).toEqual({ winner: 'revolutionary', reason: 'victory-points' });
    expect(goal(at({ options })).rows[0]?.need).toBe(12);
  });

  test('§2.6 after the last Turn of the table points decide', () => {
    const options = withOptions({ 'last-turn': 4 });
    const isScored = (turn: number) =>
      ended({ options, turn, points: 2, agenda: checks(true) }).agenda.some(({ kind }) => kind === 'call-winner');
    expect(isScored(3)).toBe(false);
    expect(isScored(4)).toBe(true);
  });
});
