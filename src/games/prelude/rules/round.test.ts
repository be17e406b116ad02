import { describe, expect, test } from 'vitest';
import { endOfRound } from '../sequence';
import { at, both, cards, given, during, playing } from '../testing/positions';
import { evolve } from '../../../kernel/agenda';
import { quickDice } from '../../../kernel/dice';
import { begin } from '../../../kernel/referee';
import { prelude } from '..';

const R = 'revolutionary';

const G = 'government';

const dealt = begin(prelude, prelude.setUp({ 'end-of-era': 'discard-all' }), quickDice(7)).state;

describe('§2.3 an Action Round', () => {
  test('with an empty hand a card of the Pool may be played, or the round passed', () => {
    const start = at({ pool: cards(28) });
    given(start).when(R, { kind: 'play-from-pool', card: 'card-28' }).ok();
    given(start).when(R, { kind: 'pass' }).ok();
  });
  test('belongs to one side; only an empty hand may pass', () => {
    const state = at({ hands: both(cards(28), []) });
    given(state)
      .asks('revolutionary', { kind: 'action-round' })
      .when('revolutionary', { kind: 'pass' })
      .isRefused({ section: '§2.3', reason: 'cards-in-hand' });
    given(at({}))
      .when('revolutionary', { kind: 'pass' })
      .ok()
      .asks('government', { kind: 'action-round' })
      .leaves({ round: 1, active: 'government' });
  });
  test('a side that must skip it does, once', () => {
    given(at({ active: 'government', first: 'government', omens: [{ kind: 'skip-round', seat: 'revolutionary' }] }))
      .when('government', { kind: 'pass' })
      .tells({ kind: 'round-skipped', seat: 'revolutionary' })
      .asks('government', { kind: 'action-round' })
      .leaves({ round: 2, omens: [] });
  });
});

describe('§2.4 the end of an Action Round', () => {
  test('vote, Events, checks of the end, Abdication, then the next', () => {
    expect(endOfRound(G).map(step => step.kind)).toEqual([
      'session-vote',
      'round-events',
      'end-checks',
      'abdication',
      'exchange-hands',
      'advance',
    ]);
  });
  test('the vote is over before the war is rolled for, and the war before the game is checked', () => {
    let now = given(
      at({
        turn: 3,
        round: 4,
        active: G,
        inPlay: cards(404),
        points: -19,
        opportunity: both(0, 0),
        prestige: 14,
      }),
    )
      .when(G, { kind: 'pass' })
      .ok();
    for (const seat of [R, R, G, G] as const) now = now.when(seat, { kind: 'roll-check' }, ['3d6', [6, 6, 6]]).ok();
    // the Majority has scored the twentieth point, but the game continues until the Events are done
    now
      .leaves({ points: -20 })
      .asks(G, { kind: 'table' })
      .when(G, { kind: 'roll-table' }, ['1d6', [6]])
      .ok()
      .ends({ winner: 'draw', reason: 'autocracy' });
  });
  test('twenty points in the middle of a card end nothing yet', () => {
    given(at({ points: 20, hands: both(cards(28), []) }))
      .when(R, { kind: 'play-points', card: 'card-28' })
      .ok()
      .asks(R, { kind: 'activities' });
  });
  test('the checks come before the Abdication: at 20 points the Tsar falls too late', () => {
    given(at({ points: -20, prestige: 0 }))
      .when(R, { kind: 'pass' })
      .ok()
      .ends({ winner: G, reason: 'victory-points' });
  });
  test('a Session ends with a vote, after the Second Player only', () => {
    given(at({ round: 4, active: 'government' }))
      .when('government', { kind: 'pass' })
      .ok()
      .asks('revolutionary', { kind: 'check', place: 'radical' });
    given(at({ round: 4 }))
      .when('revolutionary', { kind: 'pass' })
      .ok()
      .asks('government', { kind: 'action-round' });
    given(at({ round: 3, active: 'government' }))
      .when('government', { kind: 'pass' })
      .ok()
      .leaves({ round: 4 });
  });
  test('twenty points win, one less do not', () => {
    given(at({ points: 20 }))
      .when('revolutionary', { kind: 'pass' })
      .ok()
      .ends({ winner: 'revolutionary', reason: 'victory-points' });
    given(at({ points: 19 }))
      .when('revolutionary', { kind: 'pass' })
      .ok()
      .asks('government', {});
  });
});

describe('the agenda below the round', () => {
  test('a game with a skipped step can continue', () => {
    given(at({ agenda: playing('revolutionary') }))
      .byHand({ kind: 'skip' })
      .ok()
      .asks('government', { kind: 'action-round' });
    expect(during('revolutionary')[0]).toEqual({ kind: 'put-card' });
    expect(evolve(prelude, dealt, { kind: 'turn-set', turn: 3 })).toMatchObject({ turn: 3 });
  });
});
