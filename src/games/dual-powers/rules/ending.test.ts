import { describe, expect, test } from 'vitest';
import { at, from, given, solo, withOptions } from '../testing/positions';
import { SEATS } from '../vocabulary';
import { afterScoring, reached } from './ending';

describe('§end', () => {
  test('at an end of the track, by any side’s move', () => {
    expect(reached(at({ score: 14 }))).toBeUndefined();
    expect(reached(at({ score: 15 }))).toEqual({ winner: 'soviet', reason: 'support' });
    expect(reached(at({ score: -15 }))).toEqual({ winner: 'government', reason: 'support' });
    expect(reached(at({ score: 12, options: withOptions({ track: 12 }) }))).toBeDefined();
    given(at({}))
      .byHand({ kind: 'set', marker: 'score', to: -15 })
      .ok()
      .ends({ winner: 'government', reason: 'support' });
  });
  test('after the scoring in October or November, on whose half the marker stands', () => {
    expect(afterScoring(at({ on: 'september', score: 4 }))).toBeUndefined();
    expect(afterScoring(at({ on: 'october', score: 4 }))).toEqual({ winner: 'soviet', reason: 'last-month' });
    expect(afterScoring(at({ on: 'november', score: -1 }))).toEqual({ winner: 'government', reason: 'last-month' });
  });
  test('on the centre the will of the people decides', () => {
    for (const will of SEATS) {
      expect(afterScoring(at({ on: 'october', will }))).toEqual({ winner: will, reason: 'last-month-will' });
    }
  });
  test('not when the month changes, but when the scoring is over', () => {
    const last = at({
      on: 'october',
      score: 4,
      agenda: [{ kind: 'command', seat: 'soviet', card: 'red-1' }, ...from('unrest')],
      city: { green: ['soviet-1-0'] },
    });
    given(last)
      .asks('soviet', { kind: 'command' })
      .when('soviet', { kind: 'decline' })
      .ok()
      .ends({ winner: 'soviet', reason: 'last-month' });
  });
});

describe('§solitaire-end the end of a solitaire game', () => {
  const options = solo('soviet');
  test('after the third round, not before, and October does not matter', () => {
    expect(afterScoring(at({ options, round: 2, on: 'november', score: 4 }))).toBeUndefined();
    expect(afterScoring(at({ options, round: 3, score: 4 }))).toEqual({ winner: 'soviet', reason: 'third-round' });
    expect(afterScoring(at({ options, round: 3, score: -4 }))).toEqual({ winner: 'government', reason: 'third-round' });
  });
  test('on the centre the will of the people decides', () => {
    expect(afterScoring(at({ options, round: 3, will: 'government' }))).toEqual({
      winner: 'government',
      reason: 'third-round-will',
    });
  });
  test('the game ends when the scoring of the third round is over, not before', () => {
    const last = (round: number) =>
      given(
        at({
          options,
          round,
          score: 4,
          city: { green: ['soviet-1-0'] },
          agenda: [{ kind: 'command', seat: 'soviet', card: 'red-1' }, ...from('unrest', options)],
        }),
      )
        .when('soviet', { kind: 'decline' })
        .ok();
    last(3).ends({ winner: 'soviet', reason: 'third-round' });
    last(2).asks('soviet', { kind: 'opposing-leader' });
  });
  test('or at an end of the track', () =>
    expect(reached(at({ options, score: 15 }))).toEqual({ winner: 'soviet', reason: 'support' }));
});
