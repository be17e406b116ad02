import { expect, test } from 'vitest';
import { beneath, draw, onTop, renew, withoutAll, unknown } from './piles';
import { diceOf } from './dice';
const backwards = diceOf({ roll: () => [], shuffle: items => items.toReversed() });

test('drawing takes from the top and leaves the rest', () => {
  expect(draw(['a', 'b', 'c'], ['x'], 2, backwards)).toEqual({
    drawn: ['a', 'b'],
    shuffled: undefined,
    deck: ['c'],
    discards: ['x'],
  });
});
test('the discards are not shuffled when the deck just suffices', () => {
  expect(draw(['a', 'b'], ['x', 'y'], 2, backwards)).toEqual({
    drawn: ['a', 'b'],
    shuffled: undefined,
    deck: [],
    discards: ['x', 'y'],
  });
});
test('a short deck is used up first, then the shuffled discards', () => {
  expect(draw(['a'], ['x', 'y', 'z'], 3, backwards)).toEqual({
    drawn: ['a', 'z', 'y'],
    shuffled: ['z', 'y', 'x'],
    deck: ['x'],
    discards: [],
  });
});
test('fewer come when even the discards do not suffice', () => {
  expect(draw(['a'], ['x'], 5, backwards)).toEqual({ drawn: ['a', 'x'], shuffled: ['x'], deck: [], discards: [] });
  expect(draw([], [], 2, backwards)).toEqual({ drawn: [], shuffled: undefined, deck: [], discards: [] });
});
test('what nobody can see is drawn, put and taken by number', () => {
  expect(draw(unknown(1), ['x'], 2, backwards).drawn).toEqual(['?', 'x']);
  expect(onTop(unknown(1), ['a'])).toEqual(['a', '?']);
  expect(beneath(unknown(1), ['a'])).toEqual(['?', 'a']);
  expect(withoutAll(['?', 'a', '?'], ['a', 'b'])).toEqual(['?']);
});
test('a card that is not there is not missed', () => expect(withoutAll(['a', 'b'], ['c'])).toEqual(['a', 'b']));
test('a fresh deck is all of deck and discards', () =>
  expect(renew(['a', 'b'], ['x'], backwards)).toEqual(['x', 'b', 'a']));
