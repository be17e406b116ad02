import { describe, expect, test } from 'vitest';
import { at, both, cubes, during, given, starting, withoutTsar } from '../testing/positions';
import { advantage, districtsBox, dominates, majority } from './advantage';
import { growthOf, trackModifier } from './growing-extremism';
import { scoringDice } from './scoring-die';

const score = (track: 'districts' | 'organizations' | 'world' | 'duma') =>
  during('revolutionary', { kind: 'score', track });

describe('§4 the Scoring Die', () => {
  test('three faces have its own track, one each of the others', () => {
    const rolls = at({ agenda: during('revolutionary', { kind: 'scoring-die', seat: 'revolutionary', die: 'duma' }) });
    const faces = [
      [3, 'duma'],
      [4, 'districts'],
      [5, 'organizations'],
      [6, 'world'],
    ] as const;
    for (const [die, face] of faces) {
      given(rolls)
        .when('revolutionary', { kind: 'roll-scoring-die' }, ['1d6', [die]])
        .tells({ kind: 'scoring-die-rolled', seat: 'revolutionary', die: 'duma', face })
        .leaves({ scoring: { [face]: 1 } });
    }
  });
  test('a marker that reaches Score is scored before the next die', () => {
    given(
      at({
        scoring: { districts: 4, organizations: 0, world: 0, duma: 0 },
        agenda: during('revolutionary', ...scoringDice('revolutionary', 'all')),
      }),
    )
      .when('revolutionary', { kind: 'roll-scoring-die' }, ['1d6', [1]])
      .tells({ kind: 'track-scored', track: 'districts' }, { kind: 'points-scored', seat: 'revolutionary', points: 3 })
      .asks('revolutionary', { kind: 'scoring-die', die: 'organizations' })
      .leaves({ scoring: { districts: 0 } });
  });
  test('a die that a side chooses is chosen by it and rolled by the player', () => {
    given(at({ agenda: during('government', ...scoringDice('revolutionary', 'government')) }))
      .asks('government', { kind: 'choose-die' })
      .when('government', { kind: 'choose-die', die: 'world' })
      .ok()
      .asks('revolutionary', { kind: 'scoring-die', die: 'world' });
  });
  test('a marker moved by an Event never goes left of Start', () => {
    given(at({ agenda: during('revolutionary', { kind: 'move-scoring', track: 'world', by: -1 }) }))
      .byHand({ kind: 'set', marker: 'unrest', to: 1 })
      .ok()
      .leaves({ scoring: { world: 0 } });
  });
});

describe('§5.1.1 Districts', () => {
  test('the favoured side scores the value of its box', () => {
    given(at({ agenda: score('districts') }))
      .byHand({ kind: 'set', marker: 'unrest', to: 1 })
      .tells({ kind: 'points-scored', seat: 'revolutionary', points: 3 }, { kind: 'track-reset', track: 'districts' });
  });
  test('two Districts made level bring the marker to the leftmost 2', () => {
    const state = at({ cubes: starting({ 'nevsky-prospect': [1, 1], kazan: [1, 1] }) });
    expect([districtsBox(state), advantage(state, 'districts')]).toEqual([4, 2]);
  });
});

describe('§5.2.1 Organizations', () => {
  test('a Party is worth two boxes, a District one, and each box two points', () => {
    const organizations = [
      { seat: 'revolutionary', place: 'radical' },
      { seat: 'government', place: 'okhrana' },
    ] as const;
    expect(advantage(at({ organizations }), 'organizations')).toBe(2);
    given(at({ organizations, agenda: score('organizations') }))
      .byHand({ kind: 'set', marker: 'unrest', to: 1 })
      .tells({ kind: 'points-scored', seat: 'revolutionary', points: 2 });
  });
});

describe('§5.3.1 World Affairs', () => {
  test('the marker itself is the award, and stops at 5', () => {
    given(at({ agenda: score('world') }))
      .byHand({ kind: 'set', marker: 'unrest', to: 1 })
      .tells({ kind: 'points-scored', seat: 'government', points: 1 });
    given(at({ world: 5, agenda: during('revolutionary', { kind: 'move-world', seat: 'revolutionary', by: 1 }) }))
      .byHand({ kind: 'set', marker: 'unrest', to: 1 })
      .ok()
      .leaves({ world: 5 });
  });
});

describe('§5.4.1 the Duma', () => {
  const duma = (radical: number, socialist: number) =>
    at({ cubes: starting({ radical: [radical, 0], socialist: [socialist, 0] }) });
  test('the example: Dominance, Dominance kept, Dominance broken', () => {
    expect(dominates(duma(1, 2), 'government')).toBe(true);
    expect(dominates(duma(2, 2), 'government')).toBe(true);
    expect([dominates(duma(1, 3), 'government'), majority(duma(1, 3))]).toEqual([false, 'government']);
    expect([majority(duma(2, 3)), advantage(duma(2, 3), 'duma')]).toEqual([undefined, 0]);
  });
  test('the stronger extremists grow first, both if level', () => {
    given(at({ agenda: score('duma') }))
      .byHand({ kind: 'set', marker: 'opportunity-government', to: 1 })
      .ok()
      .asks('government', { kind: 'growing-extremism' })
      .when('government', { kind: 'roll-extremism' }, ['1d6', [1]])
      .tells({ kind: 'points-scored', seat: 'government', points: 4 });
    given(at({ cubes: starting({ radical: [2, 0] }), agenda: score('duma') }))
      .byHand({ kind: 'set', marker: 'opportunity-government', to: 1 })
      .ok()
      .asks('revolutionary', { kind: 'growing-extremism' })
      .when('revolutionary', { kind: 'roll-extremism' }, ['1d6', [1]])
      .ok()
      .asks('government', {});
  });
  test('two points for each empty Party of the opponent; those out of play do not count', () => {
    given(
      withoutTsar({
        cubes: starting({ radical: [0, 0], monarchist: [0, 0], socialist: [0, 0], liberal: [0, 3] }),
        agenda: during('revolutionary', { kind: 'award', track: 'duma' }),
      }),
    )
      .byHand({ kind: 'set', marker: 'unrest', to: 1 })
      .tells(
        { kind: 'points-scored', seat: 'government', points: 2 },
        { kind: 'points-scored', seat: 'government', points: 2 },
      )
      .leaves({ points: -4 });
  });
});

describe('§7.1.1 Growing Extremism', () => {
  test.each([
    [1, [0, 0, 0]],
    [2, [0, 1, 0]],
    [3, [0, 1, 0]],
    [4, [1, 0, 0]],
    [5, [1, 0, 0]],
    [6, [1, 1, 0]],
    [7, [1, 1, 0]],
    [8, [1, 1, 1]],
    [9, [1, 1, 1]],
    [10, [1, 1, 1]],
  ] as const)('a result of %i', (result, [removed, moved, points]) => {
    expect(growthOf(result)).toEqual({ removed, moved, points });
  });
  const grows = (moderate: number, extremist: number, die: number) =>
    given(
      at({
        cubes: cubes({ socialist: [moderate, 0], radical: [extremist, 0] }),
        agenda: during('revolutionary', { kind: 'growing-extremism', seat: 'revolutionary', modifier: 0 }),
      }),
    )
      .when('revolutionary', { kind: 'roll-extremism' }, ['1d6', [die]])
      .ok();
  test('removes first, then moves', () => {
    grows(3, 1, 6).leaves({ cubes: { socialist: { revolutionary: 1 }, radical: { revolutionary: 2 } }, points: 0 });
    grows(1, 1, 6).leaves({ cubes: { socialist: { revolutionary: 0 }, radical: { revolutionary: 1 } }, points: -1 });
    grows(0, 1, 6).leaves({ cubes: { radical: { revolutionary: 1 } }, points: -2 });
  });
  test('a full Extremist Party turns the move into a removal', () => {
    grows(3, 9, 2).leaves({ cubes: { socialist: { revolutionary: 2 }, radical: { revolutionary: 9 } }, points: 0 });
  });
  test.each([
    [0, 0],
    [5, 0],
    [6, 1],
    [7, 1],
    [10, 1],
    [11, 2],
    [15, 2],
  ])('Unrest at %i adds %i', (unrest, modifier) => {
    expect(trackModifier(at({ unrest }), 'revolutionary')).toBe(modifier);
  });
  test.each([
    [7, 0],
    [6, 1],
    [4, 1],
    [3, 2],
    [0, 2],
  ])('Prestige at %i adds %i', (prestige, modifier) => {
    expect(trackModifier(at({ prestige }), 'government')).toBe(modifier);
  });
  test('§12.1.1 without the Tsar it is always two', () => {
    expect(trackModifier(withoutTsar({ prestige: 9 }), 'government')).toBe(2);
  });
});

describe('§7.2, §7.3 sessions and votes', () => {
  const vote = during('revolutionary', { kind: 'vote' });
  test('extremists first; success scores and makes them grow, then the moderates check', () => {
    given(at({ agenda: vote }))
      .byHand({ kind: 'set', marker: 'unrest', to: 1 })
      .ok()
      .asks('revolutionary', { kind: 'check', place: 'radical', bonus: 2 })
      .when('revolutionary', { kind: 'roll-check' }, ['3d6', [1, 1, 1]])
      .tells({ kind: 'points-scored', seat: 'revolutionary', points: 1 })
      .asks('revolutionary', { kind: 'growing-extremism' })
      .when('revolutionary', { kind: 'roll-extremism' }, ['1d6', [1]])
      .ok()
      .asks('revolutionary', { kind: 'check', place: 'socialist' });
  });
  test('an Organization raises the bonus to four, and the Majority scores at the end', () => {
    const { state } = given(
      at({
        organizations: [{ seat: 'revolutionary', place: 'radical' }],
        opportunity: both(0, 0),
        agenda: vote,
      }),
    )
      .byHand({ kind: 'set', marker: 'unrest', to: 1 })
      .ok()
      .asks('revolutionary', { bonus: 4 });
    let now = given(state);
    for (const seat of ['revolutionary', 'revolutionary', 'government', 'government'] as const) {
      now = now.when(seat, { kind: 'roll-check' }, ['3d6', [6, 6, 6]]).ok();
    }
    now.leaves({ points: -1 });
  });
  test('§14 a Session that an Event has ended does not count', () => {
    given(at({ round: 4, active: 'government', prorogued: { turn: 2, round: 4 } }))
      .when('government', { kind: 'pass' })
      .ok()
      .asks('revolutionary', { kind: 'action-round' });
  });
});
