import { describe, expect, test } from 'vitest';
import { foresee } from './preview';
import { begin } from './referee';
import { loaded } from './testing/replay';
import { toy } from './testing/toy/toy';
import type { State } from './testing/toy/words';

const dealt = begin(toy, toy.setUp({ years: 3, storms: false }), loaded()).state;
const check: State = {
  ...dealt,
  agenda: [{ kind: 'check', seat: 'north', card: 'fish-5', storms: 0 }, { kind: 'refill' }],
};

describe('the certain result of a command', () => {
  test('is the state that follows, and may be undone if nobody learns anything', () => {
    const seen = foresee(toy, toy.hide(dealt, 'north'), 'north', { kind: 'bid', coins: 2 });
    expect(seen?.state.sealed).toEqual(['north']);
    expect([seen?.rolls, seen?.isFinal]).toEqual([false, false]);
  });

  test('ends at a roll, and then nothing is undone', () => {
    const state = toy.hide(check, 'north');
    const seen = foresee(toy, state, 'north', { kind: 'roll' });
    expect([seen?.rolls, seen?.isFinal, seen?.state]).toEqual([true, true, state]);
  });

  test('is nothing for a command that is refused', () => {
    expect(foresee(toy, toy.hide(dealt, 'north'), 'north', { kind: 'bid', coins: 9 })).toBeUndefined();
  });
});
