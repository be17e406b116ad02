import { describe, expect, test } from 'vitest';
import { quickDice } from '../../../kernel/dice';
import { begin } from '../../../kernel/referee';
import { dualPowers } from '..';
import { at, from, given, solo, turns, withOptions } from '../testing/positions';
import { turnsFrom } from '../sequence';

describe('§draw', () => {
  test('five cards each, so that hands hold eight in the first round', () => {
    const { state } = begin(dualPowers, dualPowers.setUp(withOptions({})), quickDice(2));
    expect(state.piles['soviet-hand']).toHaveLength(8);
    expect(state.piles['government-hand']).toHaveLength(8);
    given(state).asks(['soviet', 'government'], { kind: 'objectives' });
  });
  test('when the deck runs out the discards are shuffled beneath it', () => {
    const late = at({
      agenda: from('reckoning'),
      piles: { deck: ['red-1', 'red-2'], discard: ['blue-1', 'blue-2', 'blue-3', 'blue-4'] },
    });
    const next = given(late).byHand({ kind: 'set', marker: 'day', to: 11 }).ok().state;
    expect(next.piles['soviet-hand'].slice(-5)).toEqual(['red-1', 'red-2', 'blue-1', 'blue-2', 'blue-3']);
    expect(next.piles['government-hand'].slice(-1)).toEqual(['blue-4']);
  });
});

describe('§objective', () => {
  const choosing = at({
    agenda: from('objectives'),
    piles: { 'soviet-hand': ['red-1', 'lenin-card'], 'government-hand': ['green-4'] },
  });
  test('both choose at once, unseen; then the holder of the will takes the first turn', () => {
    given(choosing)
      .asks(['soviet', 'government'], { kind: 'objectives' })
      .when('government', { kind: 'choose-objective', card: 'green-4' })
      .then({ kind: 'objective-chosen', seat: 'government', secret: { to: 'government', is: 'green-4' } })
      .asks('soviet', { kind: 'objectives' })
      .when('soviet', { kind: 'choose-objective', card: 'red-1' })
      .ok()
      .asks('soviet', { kind: 'turn', number: 1 });
  });
  test('a leader’s card is no objective', () => {
    given(choosing)
      .when('soviet', { kind: 'choose-objective', card: 'lenin-card' })
      .isRefused({ section: '§objective', reason: 'leader-card' });
  });
  test('until the other has chosen, one may choose again', () => {
    given(choosing)
      .does('government', { kind: 'choose-objective', card: 'green-4' }, { kind: 'take-back-objective' })
      .asks(['soviet', 'government'], { kind: 'objectives' });
  });
});

describe('§action', () => {
  test('four turns each, one after the other, from the holder of the will', () => {
    expect(turnsFrom(withOptions({}), 'government').map(step => 'seat' in step && step.seat)).toEqual([
      'government',
      'soviet',
      'government',
      'soviet',
      'government',
      'soviet',
      'government',
      'soviet',
    ]);
  });
  test('skips a side without a card', () => {
    given(at({ agenda: turns('soviet', 2), piles: { 'government-hand': ['red-1'], 'soviet-hand': ['red-2'] } }))
      .does('soviet', { kind: 'play-card', card: 'red-2' }, { kind: 'decline' })
      .asks('government', { kind: 'turn' });
  });
});

describe('§solitaire the round', () => {
  test('four cards, a hidden objective, five cards for the opposition; its leader comes with the will', () => {
    const { state } = begin(dualPowers, dualPowers.setUp(solo('soviet')), quickDice(2));
    const seen = dualPowers.hide(state, 'soviet');
    expect(seen.piles['soviet-hand'].filter(card => card !== '?')).toHaveLength(7);
    expect(seen.piles['soviet-objective']).toEqual(['?']);
    expect(seen.piles['government-hand']).toEqual(['?', '?', '?', '?', '?']);
    const [card = ''] = state.piles['government-played'];
    const [unrest = ''] = state.piles.unrest;
    given(state)
      .asks('soviet', { kind: 'opposing-leader', card })
      .when('soviet', { kind: 'go-on' })
      .tells(
        { kind: 'token-recruited', token: card.replace('-card', ''), to: unrest.replace('-tile', '') },
        { kind: 'will-taken', seat: 'government' },
      );
  });
  test('the opposition has five turns, the first and the last', () => {
    expect(turnsFrom(solo('soviet'), 'soviet').map(step => step.kind)).toEqual([
      'opposition-turn',
      'turn',
      'opposition-turn',
      'turn',
      'opposition-turn',
      'turn',
      'opposition-turn',
      'turn',
      'opposition-turn',
    ]);
  });
});
