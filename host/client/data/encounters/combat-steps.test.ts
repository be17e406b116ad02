import { describe, expect, test } from 'vitest';
import { stepsBetween, type Stage } from './combat-steps';

/** The events, as `endTurn 1.0`, with a star for a skipped one. */
const told = (before: Stage, after: Stage, turns = 3): string[] =>
  stepsBetween(before, after, turns).map(({ what, round, turn, skipped }) => {
    const place = what.endsWith('Turn') ? `${round}.${turn}` : `${round}`;
    return `${what} ${place}${skipped ? '*' : ''}`;
  });

// The order is that of Combat#_manageTurnEvents; `skipped` is that of CombatTurnEventContext; both are pages of v14.
describe('the turns and rounds of an encounter', () => {
  test('the beginning of the encounter begins the first round and turn, and ends nothing', () =>
    expect(told({ round: 0, turn: null }, { round: 1, turn: 0 })).toEqual(['startRound 1', 'startTurn 1.0']));

  test('the next turn ends one turn and begins the next', () =>
    expect(told({ round: 1, turn: 0 }, { round: 1, turn: 1 })).toEqual(['endTurn 1.0', 'startTurn 1.1']));

  test('the next round ends turn and round, then begins round and turn', () =>
    expect(told({ round: 1, turn: 2 }, { round: 2, turn: 0 })).toEqual([
      'endTurn 1.2',
      'endRound 1',
      'startRound 2',
      'startTurn 2.0',
    ]));

  test('a skipped turn begins and ends as skipped', () =>
    expect(told({ round: 1, turn: 0 }, { round: 2, turn: 1 })).toEqual([
      'endTurn 1.0',
      ...['startTurn 1.1*', 'endTurn 1.1*', 'startTurn 1.2*', 'endTurn 1.2*'],
      'endRound 1',
      'startRound 2',
      ...['startTurn 2.0*', 'endTurn 2.0*'],
      'startTurn 2.1',
    ]));

  test('a skipped round begins and ends as skipped', () =>
    expect(told({ round: 1, turn: 0 }, { round: 3, turn: 0 }, 1)).toEqual([
      ...['endTurn 1.0', 'endRound 1'],
      ...['startRound 2*', 'startTurn 2.0*', 'endTurn 2.0*', 'endRound 2*'],
      ...['startRound 3', 'startTurn 3.0'],
    ]));

  test('going back ends and begins nothing', () => {
    expect(told({ round: 1, turn: 1 }, { round: 1, turn: 0 })).toEqual([]);
    expect(told({ round: 2, turn: 0 }, { round: 1, turn: 2 })).toEqual([]);
    expect(told({ round: 1, turn: 0 }, { round: 0, turn: null })).toEqual([]);
  });

  test('rounds without combatants have no turns', () =>
    expect(told({ round: 1, turn: null }, { round: 2, turn: null }, 0)).toEqual(['endRound 1', 'startRound 2']));
});
