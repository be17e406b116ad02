import { describe, test } from 'vitest';
import { TURN_ENDS } from '../sequence';
import { at, given, withoutTsar, starting } from '../testing/positions';

const R = 'revolutionary';

const G = 'government';

/** Any change by hand lets the automatic steps on top run. */
const nudge = { kind: 'set', marker: 'opportunity-government', to: 9 } as const;

describe('§2.6 the end of the game', () => {
  test('October 1917 outranks twenty points: every track scores first', () => {
    const october = withoutTsar({
      turn: 7,
      round: 8,
      active: G,
      points: -20,
      agenda: TURN_ENDS,
    });
    given(october)
      .byHand(nudge)
      .tells(
        { kind: 'track-scored', track: 'districts' },
        { kind: 'track-scored', track: 'organizations' },
        { kind: 'track-scored', track: 'world' },
      )
      .asks(R, { kind: 'growing-extremism' });
  });
  test('in the last Action Round of October 1917 twenty points win before the Turn ends', () => {
    given(at({ turn: 7, round: 8, active: G, points: 20 }))
      .when(G, { kind: 'pass' })
      .ok()
      .ends({ winner: R, reason: 'victory-points' });
  });
  test('Unrest comes first, then Prestige, then the points', () => {
    given(at({ unrest: 15, prestige: 15, points: 20 }))
      .when('revolutionary', { kind: 'pass' })
      .ok()
      .asks('revolutionary', { kind: 'growing-extremism' });
    given(at({ prestige: 15, points: 20 }))
      .when('revolutionary', { kind: 'pass' })
      .ok()
      .ends({ winner: 'draw', reason: 'autocracy' });
    given(at({ prestige: 14, points: -20 }))
      .when('revolutionary', { kind: 'pass' })
      .ok()
      .ends({ winner: 'government', reason: 'victory-points' });
  });
  test('October 1917 scores each track once; a tie is the Government’s', () => {
    const october = withoutTsar({
      turn: 7,
      round: 8,
      active: 'government',
      agenda: TURN_ENDS,
      cubes: starting({
        radical: [0, 0],
        monarchist: [0, 0],
        socialist: [3, 0],
        liberal: [0, 4],
      }),
      world: -3,
    });
    given(october)
      .byHand({ kind: 'set', marker: 'opportunity-government', to: 1 })
      .ok()
      .asks('revolutionary', { kind: 'growing-extremism' })
      .when('revolutionary', { kind: 'roll-extremism' }, ['1d6', [1]])
      .ok()
      .when('government', { kind: 'roll-extremism' }, ['1d6', [1]])
      .ok()
      .ends({ winner: 'government', reason: 'october-1917' });
  });
});
