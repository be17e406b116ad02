import { describe, test } from 'vitest';
import { none, play, us } from '../testing/cards';
import { allPass, asked, END } from '../testing/positions';
import type { Step } from '../vocabulary';

describe('§intrigue §health dice of health', () => {
  test('an Iron Constitution counts one + less, though not for death', () => {
    const held = play('red-30', 'A', 'health', {
      agenda: [asked('phase'), { kind: 'health-result', politician: 'A', result: 'two-crosses' }, END],
    });
    allPass(held.ok()).leaves({ politicians: { A: { sick: 1 } } });
    const dies = play('red-30', 'A', 'health', {
      agenda: [asked('phase'), { kind: 'health-result', politician: 'A', result: 'death' }, END],
    });
    allPass(dies.ok()).leaves({ politicians: { A: { at: 'removed' } } });
  });
  test('Winter Influenza takes three from the dice of working politicians', () => {
    const agenda: readonly Step[] = [asked('phase'), { kind: 'health', office: 'party-chief' }, END];
    const cold = allPass(play('red-15', none, 'health', { agenda, declared: { A: { stalinists: 1 } } }).ok());
    // Lenin is 68: eleven would be nothing, eight is a +
    cold.when(us, { kind: 'roll-health' }, ['1d20', [11]]).tells({ kind: 'health-rolled', die: 11, result: 'cross' });
  });
});
