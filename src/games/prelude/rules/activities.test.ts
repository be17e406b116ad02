import { describe, expect, test } from 'vitest';
import type { Place } from '../data/districts';
import { at, both, cards, cubes, during, given, starting, withoutTsar, lying, type Given } from '../testing/positions';
import { cubeCost } from './mobilization';
import { targetOf } from './checks';
import type { Seat } from '../seats';

const acting = (seat: Seat, points: number, part: Given = {}) =>
  given(at({ active: seat, agenda: during(seat, { kind: 'activities', seat, points }), ...part }));

const R = 'revolutionary';

describe('§6 Districts', () => {
  test('a District holds no more than its boxes', () => {
    acting('government', 6, { cubes: starting({ 'nevsky-shipyards': [9, 7] }) })
      .when('government', { kind: 'mobilize', place: 'nevsky-shipyards' })
      .isRefused({ section: '§6', reason: 'fully-mobilized' });
  });
});

describe('§8 Opportunity Points', () => {
  test('end at sixteen', () => {
    acting('revolutionary', 4, { opportunity: both(12, 8) })
      .when('revolutionary', { kind: 'use-special', action: 'opportunism', points: 4 })
      .ok()
      .leaves({ opportunity: both(16, 8) });
  });
});

describe('§9 Mobilization Checks', () => {
  const check = (place: Place | 'unrest') => ({ seat: 'government', place, bonus: 3 }) as const;
  test('an adjacent Urban District helps its controller, twice with an Organization', () => {
    const state = at({ cubes: cubes({ okhrana: [0, 1], vyborg: [2, 0], 'nevsky-shipyards': [0, 4] }) });
    expect(targetOf(state, check('nevsky-shipyards'))).toBe(7);
    const organizations = [{ seat: 'government', place: 'okhrana' }] as const;
    expect(targetOf({ ...state, organizations }, check('nevsky-shipyards'))).toBe(8);
    expect(
      targetOf({ ...state, organizations: [{ seat: 'revolutionary', place: 'okhrana' }] }, check('nevsky-shipyards')),
    ).toBe(7);
    expect(targetOf(state, check('okhrana'))).toBe(4);
    expect(targetOf(state, check('unrest'))).toBe(3);
  });
  const rolling = (points: number) =>
    given(
      at({
        opportunity: both(points, 0),
        agenda: during('revolutionary', {
          kind: 'check',
          seat: 'revolutionary',
          place: 'smolny',
          bonus: 2,
          success: [{ kind: 'found', seat: 'revolutionary', place: 'smolny' }],
          failure: [{ kind: 'bar-organizations', seat: 'revolutionary' }],
        }),
      }),
    ).when('revolutionary', { kind: 'roll-check' }, ['3d6', [1, 2, 3]]);
  test('a roll equal to the Target Number succeeds; one more failure may be bought off', () => {
    rolling(3)
      .ok()
      .asks('revolutionary', { kind: 'failed-check', total: 6 })
      .when('revolutionary', { kind: 'buy-off' })
      .tells(
        { kind: 'failure-bought-off', seat: 'revolutionary', cost: 3 },
        { kind: 'organization-created', seat: 'revolutionary', place: 'smolny' },
      );
    rolling(3)
      .ok()
      .when('revolutionary', { kind: 'accept-failure' })
      .ok()
      .leaves({ opportunity: both(3, 0) });
    given(
      at({
        agenda: during('revolutionary', {
          kind: 'check',
          seat: 'revolutionary',
          place: 'smolny',
          bonus: 2,
          success: [],
          failure: [],
        }),
      }),
    )
      .when('revolutionary', { kind: 'roll-check' }, ['3d6', [1, 1, 1]])
      .tells({ kind: 'check-succeeded', seat: 'revolutionary', place: 'smolny' });
  });
  test('one point short nobody is asked', () => {
    rolling(2).tells({ kind: 'failure-accepted', seat: 'revolutionary' }, { kind: 'organizations-barred' });
  });
  test('the price is calculated again when the table has been changed by hand', () => {
    rolling(2).tells();
    const { state } = rolling(3).ok();
    given(state)
      .byHand({ kind: 'set', marker: 'opportunity-revolutionary', to: 2 })
      .ok()
      .asks('government', { kind: 'action-round' });
  });
});

describe('§10.1.1 Mobilization in Districts', () => {
  test('the example: Nevsky Shipyards cost the Government 1, 2, 2 and 3', () => {
    const price = (government: number) =>
      cubeCost(at({ cubes: starting({ 'nevsky-shipyards': [2, government] }) }), 'government', 'nevsky-shipyards');
    expect([0, 1, 2, 3].map(price)).toEqual([1, 2, 2, 3]);
  });
  test('§10 a cube is paid, and refused one point short', () => {
    acting('government', 1)
      .when('government', { kind: 'mobilize', place: 'nevsky-shipyards' })
      .tells(
        { kind: 'cube-mobilized', seat: 'government', place: 'nevsky-shipyards', cost: 1 },
        { kind: 'cubes-changed', seat: 'government', place: 'nevsky-shipyards', by: 1 },
      );
    acting('government', 1, { cubes: starting({ 'nevsky-shipyards': [2, 1] }) })
      .when('government', { kind: 'mobilize', place: 'nevsky-shipyards' })
      .isRefused({ section: '§10.1', reason: 'too-few-activity-points', details: { cost: 2, points: 1 } });
  });
  test('§14 the forces of reaction score at the fourth point; mass support caps the price', () => {
    acting('revolutionary', 4, { inPlay: cards(218), mobilized: both(3, 0) })
      .when('revolutionary', { kind: 'mobilize', place: 'smolny' })
      .tells({ kind: 'points-scored', seat: 'government', points: 1 });
    const state = at({ inPlay: cards(234), cubes: cubes({ 'winter-palace': [3, 0] }) });
    expect(cubeCost(state, 'revolutionary', 'winter-palace')).toBe(1);
    expect(cubeCost(lying({ ...state, inPlay: [] }), 'revolutionary', 'winter-palace')).toBe(3);
  });
});

describe('§10.1.2 Mobilization in the Duma', () => {
  test('a cube costs two, three from the sixth box on, and no less when behind', () => {
    const price = (radical: number) =>
      cubeCost(at({ cubes: starting({ radical: [radical, 0] }) }), 'revolutionary', 'radical');
    expect([0, 4, 5, 8].map(price)).toEqual([2, 2, 3, 3]);
  });
  test('§12.1.1 Parties out of play take none', () => {
    const after = given(
      withoutTsar({ agenda: during('revolutionary', { kind: 'activities', seat: 'revolutionary', points: 6 }) }),
    );
    after
      .when('revolutionary', { kind: 'mobilize', place: 'radical' })
      .isRefused({ section: '§12.1.1', reason: 'party-out-of-play' });
    after
      .when('revolutionary', { kind: 'create-organization', place: 'radical', points: 2 })
      .isRefused({ section: '§12.1.1', reason: 'party-out-of-play' });
  });
});

describe('§10.2.1, §10.2.2 Organizations', () => {
  test('at least two points, which are the bonus; the rest is left', () => {
    acting('revolutionary', 6)
      .when('revolutionary', { kind: 'create-organization', place: 'radical', points: 4 })
      .ok()
      .asks('revolutionary', { kind: 'check', place: 'radical', bonus: 4 })
      .when('revolutionary', { kind: 'roll-check' }, ['3d6', [1, 1, 1]])
      .tells({ kind: 'organization-created', seat: 'revolutionary', place: 'radical' })
      .asks('revolutionary', { kind: 'activities', points: 2 });
    acting('revolutionary', 6)
      .when('revolutionary', { kind: 'create-organization', place: 'radical', points: 1 })
      .isRefused({ reason: 'not-offered' });
  });
  test('after a failure no more in this Action Round', () => {
    acting('revolutionary', 4, { barred: ['revolutionary'] })
      .when('revolutionary', { kind: 'create-organization', place: 'smolny', points: 2 })
      .isRefused({ section: '§10.2', reason: 'has-failed' });
  });
  test('one in each place', () => {
    acting('revolutionary', 4, { organizations: [{ seat: 'revolutionary', place: 'smolny' }] })
      .when('revolutionary', { kind: 'create-organization', place: 'smolny', points: 2 })
      .isRefused({ section: '§10.2', reason: 'has-organization' });
  });
  test.each([
    ['revolutionary', 'radical', 'kronstadt', true],
    ['revolutionary', 'radical', 'putilov', true],
    ['revolutionary', 'socialist', 'putilov', false],
    ['government', 'liberal', 'putilov', true],
    ['government', 'liberal', 'kronstadt', false],
    ['government', 'monarchist', 'kronstadt', true],
    ['government', 'monarchist', 'putilov', false],
    ['government', 'liberal', 'smolny', true],
  ] as const)('%s: %s Sponsors %s: %s', (seat, party, place, allowed) => {
    const judged = acting(seat, 4, { organizations: [{ seat, place: party }] }).when(seat, {
      kind: 'create-organization',
      place,
      points: 2,
    });
    if (allowed) judged.ok();
    else judged.isRefused({ section: '§10.2.2', reason: 'no-sponsor' });
  });
});

describe('§10 several activities of one card', () => {
  test('in any order: a cube, a try that fails, no other try, a Special Action, a cube', () => {
    const create = (place: 'kazan' | 'smolny') => ({ kind: 'create-organization', place, points: 2 }) as const;
    const tried = given(at({ opportunity: both(0, 0), agenda: during(R, { kind: 'activities', seat: R, points: 8 }) }))
      .does(R, { kind: 'mobilize', place: 'kazan' }, create('kazan'))
      .when(R, { kind: 'roll-check' }, ['3d6', [6, 6, 6]])
      .tells({ kind: 'organizations-barred', seat: R })
      .asks(R, { kind: 'activities', points: 4 });
    tried.when(R, create('smolny')).isRefused({ section: '§10.2', reason: 'has-failed' });
    tried
      .when(R, { kind: 'use-special', action: 'pravda-propaganda', points: 2 })
      .ok()
      .when(R, { kind: 'use-special', action: 'socialist-sympathizers', points: 2 })
      .isRefused({ section: '§10.3', reason: 'one-a-turn' });
    // the bar is gone with the round
    tried.when(R, { kind: 'done' }).ok().leaves({ barred: [] });
  });
});
