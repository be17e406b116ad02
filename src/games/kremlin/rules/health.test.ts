import { describe, expect, test } from 'vitest';
import { healthResult } from '../data/health';
import { allPass, at, END, given, type Position } from '../testing/positions';
import type { Step } from '../vocabulary';

const AGENDA: readonly Step[] = [{ kind: 'health', office: 'party-chief' }, END];
const declared = { A: { stalinists: 2 } };
/** A is 80 years old, and without cards nobody is asked after the roll. */
const rolling = (more: Position = {}) =>
  at({ of: { cards: false }, phase: 'health', agenda: AGENDA, declared, ...more });
const rolled = (die: number, more: Position = {}) =>
  given(rolling(more)).when('stalinists', { kind: 'roll-health' }, ['1d20', [die]]);

describe('§health the table', () => {
  test.each([
    [80, false, 1, 'death'],
    [80, false, 2, 'two-crosses'],
    [80, false, 5, 'two-crosses'],
    [80, false, 6, 'cross'],
    [80, false, 12, 'cross'],
    [80, false, 13, 'nothing'],
    [80, false, 20, 'nothing'],
    [80, true, 2, 'two-crosses'],
    [80, true, 4, 'cross'],
    [80, true, 13, 'nothing'],
    [80, true, 14, 'recovery'],
    [50, false, 1, 'two-crosses'],
    [50, false, 14, 'recovery'],
    [95, false, 9, 'two-crosses'],
    [95, true, 20, 'recovery'],
  ] as const)('%i years, at the Sanatorium %s, die %i: %s', (age, cure, die, result) => {
    expect(healthResult(age, cure, die)).toBe(result);
  });
  test('politicians under fifty use the line of fifty', () => {
    expect(healthResult(46, false, 14)).toBe(healthResult(50, false, 14));
  });
});

describe('§health a roll', () => {
  test('of death removes the politician from the game', () => {
    rolled(1)
      .tells({ kind: 'left-play', politician: 'A', reason: 'died' })
      .leaves({ politicians: { A: { at: 'removed' } } });
  });
  test('adds ++ or +', () => {
    rolled(2)
      .ok()
      .leaves({ politicians: { A: { sick: 2 } } });
    rolled(6)
      .ok()
      .leaves({ politicians: { A: { sick: 1 } } });
  });
  test('does nothing, or takes a + away', () => {
    rolled(20).then(
      { kind: 'health-rolled', politician: 'A', die: 20, result: 'nothing' },
      { kind: 'turn-begun', turn: 3 },
      { kind: 'phase-begun', phase: 'cures' },
    );
    rolled(14, { people: { A: { sick: 2, cure: true } } }).tells({ kind: 'healed', politician: 'A', crosses: 1 });
  });
  test('a third + is death', () => {
    rolled(6, { people: { A: { sick: 2 } } }).tells({ kind: 'left-play', politician: 'A', reason: 'died' });
    rolled(2, { people: { A: { sick: 1 } } }).tells({ kind: 'left-play', politician: 'A', reason: 'died' });
  });
  test('any seat can make it for an uncontrolled politician', () => {
    given(rolling({ declared: {} })).asks(['stalinists', 'militarists', 'evolutionists', 'apologists'], {
      kind: 'health',
    });
  });
  test('is not made for a vacant office', () => {
    const window: Step = { kind: 'window', about: 'phase', waiting: ['stalinists'], round: 0 };
    given(rolling({ agenda: [window, ...AGENDA], people: { A: { at: 'removed' } } }))
      .when('stalinists', { kind: 'pass' })
      .tells({ kind: 'turn-begun' });
  });
});

describe('§intrigue with cards all may react to a roll', () => {
  const withCards: Position = { of: { edition: '1928' }, hands: { militarists: ['red-17', 'gray-63'] } };
  test('Second Opinion rolls again', () => {
    const once = given(rolling({ ...withCards, people: { A: { sick: 1 } } }));
    const after = once
      .when('stalinists', { kind: 'roll-health' }, ['1d20', [2]])
      .ok()
      .when('militarists', { kind: 'play-card', card: 'red-17', on: 'nobody' }, ['1d20', [16]])
      .ok();
    allPass(after).leaves({ politicians: { A: { sick: 1 } } });
  });
  test('Kremlin Surgeons make a + only of a recovery', () => {
    const roll = (die: number) =>
      given(rolling({ ...withCards, people: { A: { sick: 1, cure: true } } }))
        .when('stalinists', { kind: 'roll-health' }, ['1d20', [die]])
        .ok();
    allPass(roll(20).when('militarists', { kind: 'play-card', card: 'gray-63', on: 'nobody' }).ok()).leaves({
      politicians: { A: { sick: 2 } },
    });
    roll(5)
      .when('militarists', { kind: 'play-card', card: 'gray-63', on: 'nobody' })
      .isRefused({ reason: 'not-offered' });
  });
});
