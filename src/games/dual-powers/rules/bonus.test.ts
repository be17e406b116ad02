import { describe, expect, test } from 'vitest';
import { dualPowers } from '..';
import { at, given, solo, turns, withOptions } from '../testing/positions';
import type { PileId } from '../vocabulary';

const bonus = (piles: Partial<Record<PileId, readonly string[]>> = {}, options = withOptions({})) =>
  given(
    at({
      options,
      agenda: [{ kind: 'bonus', seat: 'soviet' }, ...turns('soviet', 2, options)],
      piles: { 'soviet-hand': ['red-8'], 'government-hand': ['red-7'], ...piles },
      city: { brown: ['neutral-1-0', 'soviet-1-1-exhausted'], green: ['soviet-2-1'] },
    }),
  );

describe('§bonus', () => {
  test('recruits a unit of strength 1 anywhere, none stronger', () => {
    bonus()
      .when('soviet', { kind: 'bonus-recruit', token: 'soviet-1-0', to: 'white' })
      .then({ kind: 'token-recruited', token: 'soviet-1-0', to: 'white' });
    bonus()
      .when('soviet', { kind: 'bonus-recruit', token: 'soviet-2-1', to: 'white' })
      .isRefused({ section: '§bonus', reason: 'too-strong' });
  });
  test('example D: moves a neutral unit under control from brown to purple; the blockade holds', () => {
    bonus()
      .when('soviet', { kind: 'move', token: 'neutral-1-0', from: 'brown', to: 'purple' })
      .then({ kind: 'token-moved', token: 'neutral-1-0', from: 'brown', to: 'purple' })
      .asks('soviet', { kind: 'turn' });
    bonus()
      .when('soviet', { kind: 'move', token: 'soviet-2-1', from: 'green', to: 'red' })
      .isRefused({ section: '§bonus', reason: 'blockaded' });
  });
  test('refreshes a token, not a fresh one', () => {
    bonus().when('soviet', { kind: 'refresh', token: 'soviet-1-1-exhausted', at: 'brown' }).ok();
    bonus()
      .when('soviet', { kind: 'refresh', token: 'soviet-2-1', at: 'green' })
      .isRefused({ section: '§bonus', reason: 'fresh-already' });
  });
  test('draws a card, from the discards if the deck is empty', () => {
    bonus({ deck: ['blue-1', 'blue-2'] })
      .when('soviet', { kind: 'bonus-draw' })
      .then({
        kind: 'cards-drawn',
        seat: 'soviet',
        from: 'deck',
        to: 'soviet-hand',
        count: 1,
        secret: { to: 'soviet', is: ['blue-1'] },
      });
    bonus({ deck: [], discard: ['blue-2'] })
      .when('soviet', { kind: 'bonus-draw' })
      .tells({ kind: 'discards-shuffled' }, { kind: 'cards-drawn' });
  });
  test('(ruling) draws nothing if there is nothing to draw', () => {
    bonus({ deck: [], discard: [] })
      .when('soviet', { kind: 'bonus-draw' })
      .isRefused({ section: '§bonus', reason: 'no-cards' });
  });
  test('comes after the actions of a leader’s card too', () => {
    given(at({ day: 9, agenda: turns('soviet', 1), piles: { 'soviet-hand': ['lenin-card'] } }))
      .when('soviet', { kind: 'play-card', card: 'lenin-card' })
      .ok()
      .asks('soviet', { kind: 'leader' })
      .when('soviet', { kind: 'recruit-leader', token: 'lenin', to: 'red' })
      .ok()
      .asks('soviet', { kind: 'bonus' });
  });
  test('moves and refreshes leaders too, but recruits none', () => {
    const leaders = given(
      at({
        agenda: [{ kind: 'bonus', seat: 'soviet' }, ...turns('soviet', 1)],
        city: { blue: ['lenin-exhausted', 'stalin'] },
      }),
    );
    leaders.when('soviet', { kind: 'refresh', token: 'lenin-exhausted', at: 'blue' }).ok();
    leaders.when('soviet', { kind: 'move', token: 'stalin', from: 'blue', to: 'white' }).ok();
    leaders
      .when('soviet', { kind: 'bonus-recruit', token: 'kollontai', to: 'blue' })
      .isRefused({ section: '§bonus', reason: 'not-offered' });
  });
  test('MAY be declined', () => {
    bonus().when('soviet', { kind: 'decline' }).ok().asks('soviet', { kind: 'turn' });
  });
});

describe('§organize', () => {
  test('a soloist turns up their own objective', () => {
    bonus({ 'soviet-objective': ['blue-3'] }, solo('soviet'))
      .when('soviet', { kind: 'organize' })
      .then({ kind: 'objective-revealed', seat: 'soviet', card: 'blue-3' });
  });
  test('not twice, and not in a game for two', () => {
    bonus({ 'soviet-revealed': ['blue-3'] }, solo('soviet'))
      .when('soviet', { kind: 'organize' })
      .isRefused({ section: '§organize', reason: 'already-revealed' });
    bonus({ 'soviet-objective': ['blue-3'] })
      .when('soviet', { kind: 'organize' })
      .isRefused({ reason: 'not-offered' });
  });
});

test('§bonus an event that shows a card is a barrier', () =>
  expect(dualPowers.reveals.has('objective-revealed')).toBe(true));
