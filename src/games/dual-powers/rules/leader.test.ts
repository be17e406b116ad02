import { describe, test } from 'vitest';
import { at, given, solo, turns } from '../testing/positions';
import type { State } from '../state';
import type { PileId, Seat } from '../vocabulary';

const playing = (
  card: string,
  seat: Seat,
  part: Partial<Omit<State, 'piles' | 'tokens' | 'month'>> = {},
  piles: Partial<Record<PileId, readonly string[]>> = {},
) =>
  at({
    agenda: [{ kind: 'leader', seat, card, placed: false, used: false }, ...turns('government', 1)],
    piles: { [`${seat}-played`]: [card], 'government-hand': ['red-8'], ...piles },
    ...part,
  });

describe('§leader', () => {
  test('the token MUST enter a region, any region, and comes fresh', () => {
    const turn = given(playing('lenin-card', 'soviet', { will: 'government' }));
    turn.when('soviet', { kind: 'done' }).isRefused({ section: '§leader', reason: 'leader-first' });
    turn
      .when('soviet', { kind: 'recruit-leader', token: 'lenin', to: 'purple' })
      .then({ kind: 'token-recruited', token: 'lenin', to: 'purple' })
      .asks('soviet', { kind: 'leader', placed: true })
      .when('soviet', { kind: 'done' })
      .then()
      .asks('government', { kind: 'turn' });
  });
  test('both actions, in either order; then no question is left', () => {
    given(playing('lenin-card', 'soviet', { will: 'government' }))
      .when('soviet', { kind: 'inspire' })
      .ok()
      .asks('soviet', { kind: 'leader', used: true })
      .when('soviet', { kind: 'recruit-leader', token: 'lenin', to: 'red' })
      .ok()
      .asks('government', { kind: 'turn' });
  });
});

describe('§inspire', () => {
  test('brings the neutral tokens at once: they are moved by the bonus of the same turn', () => {
    given(
      at({
        day: 9,
        will: 'government',
        agenda: turns('soviet', 1),
        piles: { 'soviet-hand': ['lenin-card'] },
        city: { blue: ['neutral-1-1'] },
      }),
    ).does(
      'soviet',
      { kind: 'play-card', card: 'lenin-card' },
      { kind: 'inspire' },
      { kind: 'recruit-leader', token: 'lenin', to: 'red' },
      { kind: 'move', token: 'neutral-1-1', from: 'blue', to: 'white' },
    );
  });
  test('takes the will of the people, once', () => {
    given(playing('lenin-card', 'soviet', { will: 'government' }))
      .when('soviet', { kind: 'inspire' })
      .then({ kind: 'will-taken', seat: 'soviet' })
      .when('soviet', { kind: 'inspire' })
      .isRefused({ reason: 'not-offered' });
  });
  test('not if the side has it already', () => {
    given(playing('lenin-card', 'soviet'))
      .when('soviet', { kind: 'inspire' })
      .isRefused({ section: '§inspire', reason: 'has-the-will' });
  });
});

describe('§mobilize', () => {
  test('moves the blockade to any other connection', () => {
    given(playing('kornilov-card', 'government'))
      .when('government', { kind: 'move-blockade', to: 'brown-purple' })
      .then({ kind: 'blockade-moved', to: 'brown-purple' });
  });
  test('(ruling) not to where it is', () => {
    given(playing('kornilov-card', 'government'))
      .when('government', { kind: 'move-blockade', to: 'red-green' })
      .isRefused({ section: '§mobilize', reason: 'already-there' });
  });
  test('(ruling) from beside the board, to any connection', () => {
    given(playing('kornilov-card', 'government', { blockade: 'none' }))
      .when('government', { kind: 'move-blockade', to: 'red-green' })
      .ok();
  });
});

describe('§espionage', () => {
  test('turns up the rival’s objective', () => {
    given(playing('stalin-card', 'soviet', {}, { 'government-objective': ['blue-3'] }))
      .when('soviet', { kind: 'reveal-objective' })
      .then({ kind: 'objective-revealed', seat: 'government', card: 'blue-3' });
  });
  test('(ruling) does nothing to one that is up', () => {
    given(playing('stalin-card', 'soviet', {}, { 'government-revealed': ['blue-3'] }))
      .when('soviet', { kind: 'reveal-objective' })
      .isRefused({ section: '§espionage', reason: 'already-revealed' });
  });
  test('§solitaire a soloist turns up their own', () => {
    const options = solo('soviet');
    given(
      at({
        options,
        agenda: [
          { kind: 'leader', seat: 'soviet', card: 'stalin-card', placed: false, used: false },
          ...turns('soviet', 2, options),
        ],
        piles: { 'soviet-played': ['stalin-card'], 'soviet-objective': ['blue-3'] },
      }),
    )
      .when('soviet', { kind: 'reveal-objective' })
      .then({ kind: 'objective-revealed', seat: 'soviet', card: 'blue-3' });
  });
});
