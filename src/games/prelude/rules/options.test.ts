/** Options for what the rulebook leaves open: each reading that a table may choose. */
import { describe, expect, test } from 'vitest';
import { defaultOptions } from '../../../kernel/options';
import { options } from '../options';
import type { State } from '../state';
import { at, both, cards, cubes, given } from '../testing/positions';

const R = 'revolutionary';
const G = 'government';
const having = (id: string, value: string): State['options'] => ({ ...defaultOptions(options), [id]: value });

describe('§11.2 Growing Extremism in Red October', () => {
  const duma = (value: string) =>
    given(
      at({
        unrest: 15,
        options: having('red-october-extremism', value),
        cubes: cubes({ radical: [3, 0], monarchist: [0, 1] }),
      }),
    )
      .when(R, { kind: 'pass' })
      .ok()
      .when(R, { kind: 'roll-extremism' }, ['1d6', [1]])
      .ok();
  test('once: each side rolls, and the Duma is scored after the rolls', () => {
    duma('once')
      .when(G, { kind: 'roll-extremism' }, ['1d6', [1]])
      .tells({ kind: 'track-scored', track: 'duma' })
      .asks(R, { kind: 'contest-die' });
  });
  test('twice: the scoring begins with the roll of the stronger extremists', () => {
    duma('twice')
      .when(G, { kind: 'roll-extremism' }, ['1d6', [1]])
      .ok()
      .asks(R, { kind: 'growing-extremism' })
      .when(R, { kind: 'roll-extremism' }, ['1d6', [1]])
      .tells({ kind: 'track-scored', track: 'duma' });
  });
});

describe('§10.3 Special Actions paid by Events', () => {
  const opportunism = { kind: 'use-special', action: 'opportunism', points: 4 } as const;
  const activities = (value: string) =>
    given(
      at({
        options: having('special-actions-by-events', value),
        hands: both(cards(12), []),
      }),
    );
  test('allowed: the points of Revolutionary Activities buy one', () => {
    activities('allowed')
      .when(R, { kind: 'play-event', card: 'card-12' })
      .ok()
      .when(R, opportunism)
      .tells({ kind: 'special-used', seat: R, action: 'opportunism' });
  });
  test('barred: only the points of a card played for them do', () => {
    activities('barred')
      .when(R, { kind: 'play-event', card: 'card-12' })
      .ok()
      .when(R, opportunism)
      .isRefused({ section: '§10.3', reason: 'points-of-an-event' });
    activities('barred')
      .when(R, { kind: 'play-points', card: 'card-12' })
      .ok()
      .when(R, opportunism)
      .tells({ kind: 'special-used', seat: R, action: 'opportunism' });
  });
});

describe('§10.2 a failed Organization', () => {
  /** #220: checks in two Worker Districts; the first fails, for the points are gone. */
  const committees = (value: string) =>
    given(
      at({
        options: having('failed-organization', value),
        hands: both(cards(220), []),
        opportunity: both(0, 0),
        organizations: [{ seat: R, place: 'radical' }],
      }),
    )
      .does(
        R,
        { kind: 'play-event', card: 'card-220' },
        { kind: 'choose-place', place: 'putilov' },
        { kind: 'choose-place', place: 'obukhov' },
      )
      .when(R, { kind: 'roll-check' }, ['3d6', [6, 6, 6]])
      .tells({ kind: 'failure-accepted', seat: R });
  test('bars tries that are paid for: the Event makes its second check all the same', () => {
    committees('bars-paid').asks(R, { kind: 'check', place: 'obukhov' }).leaves({ barred: [] });
  });
  test('or every further try: the Event ends there', () => {
    committees('bars-all')
      .asks(R, { kind: 'scoring-die' })
      .leaves({ barred: [R] });
  });
  test('a check that creates nothing is never barred', () => {
    const { state } = given(
      at({
        options: having('failed-organization', 'bars-all'),
        barred: [R],
        hands: both(cards(6), []),
        cubes: cubes({ putilov: [1, 0] }),
      }),
    )
      .when(R, { kind: 'play-event', card: 'card-6' })
      .ok();
    expect(state.agenda[0]).toMatchObject({ kind: 'check', place: 'putilov' });
  });
});
