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
    ['red-32', { bonus: 0, rain: true }],
  ])('%s changes the roll', (card, wave) => {
    const { state } = play(card, none, 'parade', { agenda, declared }).ok();
    expect(state.agenda[1]).toMatchObject(wave);
  });
  const inTheRain = (sick: number, die: number) =>
    allPass(play('red-32', none, 'parade', { agenda, declared, people: { A: { at: 'party-chief', sick } } }).ok()).when(
      us,
      { kind: 'roll-wave' },
      ['1d20', [die]],
    );
  test('in the rain a healthy Party Chief must roll five, and nothing is taken off', () => {
    inTheRain(0, 5).tells({ kind: 'wave-rolled', needed: 5, bonus: 0 }, { kind: 'waved', success: true });
    inTheRain(0, 4).tells({ kind: 'waved', success: false });
  });
  test('five are taken off the roll of a sick one', () => {
    inTheRain(1, 12).tells({ kind: 'wave-rolled', needed: 7, bonus: -5 }, { kind: 'waved', success: true });
    inTheRain(1, 11).tells({ kind: 'waved', success: false });
  });
});
