import { describe, expect, test } from 'vitest';
import { none, play, us, WAVE } from '../testing/cards';
import { allPass, asked, END } from '../testing/positions';
import type { Step } from '../vocabulary';

describe('§intrigue §parade the parade', () => {
  const agenda: readonly Step[] = [asked('phase'), WAVE, END];
  const declared = { A: { stalinists: 1 } };
  test.each([
    ['red-31', { bonus: 7, rain: false }],
    ['gray-61', { bonus: 3, rain: false }],
    ['red-32', { bonus: -5, rain: true }],
  ])('%s changes the roll', (card, wave) => {
    const { state } = play(card, none, 'parade', { agenda, declared }).ok();
    expect(state.agenda[1]).toMatchObject(wave);
  });
  test('in the rain a healthy Party Chief must roll as well', () => {
    allPass(play('red-32', none, 'parade', { agenda, declared }).ok())
      .when(us, { kind: 'roll-wave' }, ['1d20', [9]])
      .tells({ kind: 'wave-rolled', needed: 5, bonus: -5 }, { kind: 'waved', success: false });
  });
});
