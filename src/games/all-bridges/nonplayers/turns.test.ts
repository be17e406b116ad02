/** §8.1 How a Non-player gets to act, and what it need not pay. */
import { describe, expect, test } from 'vitest';
import { toAct } from '../../../kernel/agenda';
import { allBridges } from '..';
import { setUp } from '../rules/setup';
import { strengthLines } from '../rules/strength';
import { given } from '../testing/positions';
import { played, turn, without } from './testing/scenes';
import { NONPLAYER_DECKS } from './vocabulary';

describe('§8.0 Non-players', () => {
  test('the number of players equals the number of seats', () => {
    const seats = (nonplayers: string) => allBridges.seats({ nonplayers });
    expect(seats('none')).toEqual(['reds', 'senate', 'moderates']);
    expect(seats('moderates')).toEqual(['reds', 'senate']);
    expect(seats('reds-senate')).toEqual(['moderates']);
  });
  test('§8.1 a player is asked before its turn; at another pace before each step, or never', () => {
    const start = (pace: string) => without('reds', { agenda: turn('reds', 'senate') }, pace);
    const asked = played(start('turn')).state;
    expect(asked.agenda[0]).toEqual({ kind: 'nonplayer-due', seat: 'reds' });
    expect(toAct(allBridges, asked)).toEqual(['senate']);
    const after = (pace: string) =>
      given(played(start(pace)).state)
        .when('senate', { kind: 'let-play' })
        .ok().state.agenda[0]?.kind;
    expect(after('turn')).not.toBe('nonplayer-due');
    expect(after('step')).toBe('nonplayer-due');
    expect(played(start('run')).state.agenda[0]).toEqual({ kind: 'faction', seat: 'senate' });
  });
  test('§8.1 the first seat with a player is asked, and no other may answer; at a table without the mark any may', () => {
    const { state } = played(without('reds', { agenda: turn('reds', 'senate') }, 'turn'));
    const { 'first-lets-play': _, ...options } = state.options;
    for (const kind of ['let-play', 'pass-over'] as const) {
      given(state).when('senate', { kind }).ok();
      given(state).when('moderates', { kind }).isRefused({ section: '§8.1', reason: 'not-asked' });
      given({ ...state, options })
        .when('moderates', { kind })
        .ok();
    }
  });
  test('§8.1 what follows the permission is recorded as the Non-player’s act', () => {
    const { doer } = allBridges.presentation({});
    const { state } = played(without('reds', { agenda: turn('reds', 'senate') }, 'turn'));
    expect(doer?.(state)).toBe('reds');
    expect(doer?.(played(without('reds', { agenda: turn('senate', 'moderates') })).state)).toBeUndefined();
  });
  test('§8.1 its step may be skipped, and done by hand', () => {
    const { state } = played(without('reds', { agenda: turn('reds', 'senate') }, 'turn'));
    given(state)
      .when('senate', { kind: 'pass-over' })
      .tells({ kind: 'nonplayer-option', seat: 'reds', option: 'turn-by-hand' }, { kind: 'passed', seat: 'reds' })
      .leaves({ cylinders: { reds: 'pass-a' } })
      .asks('senate', { kind: 'faction', seat: 'senate' })
      .byHand({ kind: 'move', piece: 'reds-inactive', from: 'available-reds', to: 'in-turku', count: 1 })
      .ok()
      .leaves({ spaces: { turku: { reds: { inactive: 1 } } } });
  });
});

describe('§8.1 Non-Player Sequence of Play', () => {
  test('§8.1.1 each Faction has a deck of its own, six cards or five', () => {
    expect(Object.values(NONPLAYER_DECKS).map(deck => deck.length)).toEqual([6, 6, 5]);
  });
  test('§8.1.2 Non-players begin without Resources, and a Pass earns only the Moderates one', () => {
    expect(setUp({ nonplayers: 'reds-moderates' }).resources).toEqual({ reds: 0, senate: 5, moderates: 0 });
    const resources = { reds: 0, moderates: 0 };
    const pass = (seat: 'reds' | 'moderates', next: string) =>
      played(
        without('reds-moderates', {
          agenda: turn(seat, 'senate'),
          resources,
          piles: { upcoming: [next] },
        }),
      ).state.resources[seat];
    expect(pass('reds', '9')).toBe(0);
    expect(pass('moderates', '8')).toBe(1);
  });
  test('§8.1.3 Non-players pay nothing, and Offset everything that hinders a Rally', () => {
    const state = without('reds', {
      agenda: turn('reds', 'senate'),
      resources: { reds: 0 },
      spaces: { hame: { administrations: 1, support: 2, terror: { senate: 2 } } },
      piles: { current: ['14'], upcoming: ['2'] },
    });
    const after = played({ ...state, piles: { ...state.piles, current: ['33'] } }).state;
    expect(after.resources.reds).toBe(0);
    expect(after.spaces.hame.reds.inactive).toBe(1);
  });
  test('§8.1.3 the Senate attacks with a base of seven, the Reds with five', () => {
    const strength = (by: 'reds' | 'senate') => {
      const state = without('reds-senate', { phase: 2 });
      const fight = { by, space: 'hame', attackers: 3, helpers: 0, cells: true, troops: false, bought: 0 } as const;
      return strengthLines(state, fight).map(({ value }) => value);
    };
    expect(strength('senate')).toEqual([7, 1, 8]);
    expect(strength('reds')).toEqual([5, 1, 6]);
  });
});
