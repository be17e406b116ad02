import { describe, expect, test } from 'vitest';
import { controllerOf } from '../state';
import { at, given, solo, turns } from '../testing/positions';
import { advanced, dateAfter } from './calendar';

describe('§date', () => {
  test.each([
    ['within the month', 10, 4, { month: 3, day: 14, newMonth: false, bonus: false }],
    ['to the 15', 10, 5, { month: 3, day: 15, newMonth: false, bonus: true }],
    ['past the 15', 10, 6, { month: 3, day: 16, newMonth: false, bonus: false }],
    ['to the 28', 24, 4, { month: 3, day: 28, newMonth: false, bonus: false }],
    ['29 becomes 31', 24, 5, { month: 3, day: 31, newMonth: false, bonus: true }],
    ['30 becomes 31', 24, 6, { month: 3, day: 31, newMonth: false, bonus: true }],
    ['to the 31', 24, 7, { month: 3, day: 31, newMonth: false, bonus: true }],
    ['past the 31', 24, 8, { month: 4, day: 1, newMonth: true, bonus: false }],
    ['from the 31', 31, 6, { month: 4, day: 6, newMonth: true, bonus: false }],
    ['by no days', 15, 0, { month: 3, day: 15, newMonth: false, bonus: false }],
  ])('%s', (_name, day, days, date) => expect(dateAfter({ month: 3, day, options: {} }, days)).toEqual(date));

  test('§date (ruling) after November the month stays, but the will changes hands', () => {
    const last = at({ on: 'november', day: 30, will: 'soviet' });
    expect(advanced(last, 'government', 4)).toEqual([
      { kind: 'date-advanced', seat: 'government', days: 4, month: 'november', day: 3 },
      { kind: 'will-taken', seat: 'government' },
    ]);
  });

  test('a new month brings the will before the action: neutral tokens obey at once', () => {
    const turn = at({
      day: 28,
      will: 'soviet',
      agenda: turns('government', 1),
      piles: { 'government-hand': ['green-3'] },
      city: { blue: ['neutral-1-0'] },
    });
    const moved = { kind: 'move', token: 'neutral-1-0', from: 'blue', to: 'green' } as const;
    given(turn)
      .when('government', { kind: 'play-card', card: 'green-3' })
      .ok()
      .when('government', moved)
      .isRefused({ section: '§move', reason: 'not-controlled' });
    given({ ...turn, day: 29 })
      .when('government', { kind: 'play-card', card: 'green-3' })
      .then(
        { kind: 'card-played', seat: 'government', card: 'green-3' },
        { kind: 'date-advanced', seat: 'government', days: 3, month: 'august', day: 1 },
        { kind: 'will-taken', seat: 'government' },
        { kind: 'trotsky-stayed-away' },
      )
      .when('government', moved)
      .ok();
  });
});

describe('§events Trotsky', () => {
  const before = (on: 'march' | 'july', city = {}) => at({ on, day: 30, city });
  test('returns to the region of unrest with May, neutral', () => {
    expect(advanced(before('march'), 'soviet', 4)).toContainEqual({ kind: 'trotsky-returned', region: 'brown' });
  });
  test('is controlled at once by the side that advanced the month', () => {
    const march = at({
      on: 'march',
      day: 30,
      will: 'soviet',
      agenda: turns('government', 1),
      piles: { 'government-hand': ['green-3'] },
    });
    given(march)
      .when('government', { kind: 'play-card', card: 'green-3' })
      .tells({ kind: 'will-taken', seat: 'government' }, { kind: 'trotsky-returned', region: 'brown' })
      .when('government', { kind: 'move', token: 'trotsky', from: 'brown', to: 'purple' })
      .ok();
  });
  test('(ruling) as a red token also of an opposition, whose exhausted leaders leave for good', () => {
    const options = solo('government');
    const before = at({ options, on: 'july', day: 30, city: { white: ['trotsky'] } });
    expect(advanced(before, 'government', 4)).toContainEqual({
      kind: 'trotsky-joined',
      region: 'white',
      token: 'trotsky',
    });
    expect(controllerOf(before, 'red-trotsky')).toBe('soviet');
  });
  test('joins the Bolsheviks with August, on the side that is up', () => {
    const exhausted = before('july', { white: ['trotsky-exhausted'] });
    const turn = { ...exhausted, agenda: turns('soviet', 1), piles: { ...exhausted.piles, 'soviet-hand': ['red-4'] } };
    const played = given(turn)
      .when('soviet', { kind: 'play-card', card: 'red-4' })
      .tells({ kind: 'trotsky-joined', region: 'white', token: 'trotsky-exhausted' }).state;
    expect(played.tokens.filter(token => token.kind.includes('trotsky'))).toMatchObject([
      { kind: 'trotsky', at: 'removed' },
      { kind: 'red-trotsky', at: 'white', exhausted: true },
    ]);
  });
  test('if removed before August, Trotsky never returns', () => {
    expect(advanced(before('july'), 'soviet', 4)).toContainEqual({ kind: 'trotsky-stayed-away' });
  });
  test('no other month moves Trotsky', () => {
    expect(
      advanced(at({ on: 'may', day: 30, city: { red: ['trotsky'] } }), 'soviet', 4).map(event => event.kind),
    ).toEqual(['date-advanced']);
  });
});
