import { describe, expect, test } from 'vitest';
import { quickDice } from '../../../kernel/dice';
import { begin } from '../../../kernel/referee';
import { dualPowers } from '..';
import { boxOf, regionOn } from '../data/box';
import { arrowOf, tokensAt } from '../state';
import { solo, withOptions } from '../testing/positions';
import { REGIONS, SEATS } from '../vocabulary';

const begun = (options = withOptions({}), seed = 3) =>
  begin(dualPowers, dualPowers.setUp(options), quickDice(seed)).state;

describe('§setup', () => {
  const state = begun();

  test('one neutral unit in each region, fresh', () => {
    for (const region of REGIONS) {
      expect(tokensAt(state, region).map(token => [token.kind.split('-')[0], token.exhausted])).toEqual([
        ['neutral', false],
      ]);
    }
  });
  test('ten units and three leaders in each supply, three leaders’ cards in each hand', () => {
    for (const seat of SEATS) {
      expect(tokensAt(state, `${seat}-supply`)).toHaveLength(13);
      expect(state.piles[`${seat}-hand`].filter(card => card.endsWith('-card'))).toHaveLength(3);
    }
  });
  test('two tiles are drawn; the blockade is on the connection of its tile’s colour', () => {
    const { unrest, blockade, tiles } = state.piles;
    expect([unrest.length, blockade.length, tiles.length]).toEqual([1, 1, 4]);
    expect(state.blockade).toBe(arrowOf(state.options, regionOn(blockade[0])));
  });
  test('the first of March, the score in the centre, the will with the Soviet, Trotsky above May and August', () => {
    expect(state).toMatchObject({
      month: 1,
      day: 1,
      score: 0,
      will: 'soviet',
      markers: { 1: 'aside', 2: 'aside', 3: 'aside' },
    });
    expect(tokensAt(state, 'above-may').map(token => token.kind)).toEqual(['trotsky']);
    expect(tokensAt(state, 'above-august').map(token => token.kind)).toEqual(['red-trotsky']);
  });
});

describe('§components what is in the box', () => {
  const box = boxOf({});
  const count = (is: (card: (typeof box.cards)[number]) => boolean) => box.cards.filter(is).length;
  test('48 command cards: 18 moves, 12 double moves, 18 refreshes; recruit values and points as listed', () => {
    expect(box.cards).toHaveLength(48);
    expect(['move', 'double-move', 'refresh'].map(action => count(card => card.action === action))).toEqual([
      18, 12, 18,
    ]);
    expect([1, 2, 3].map(recruit => count(card => card.recruit === recruit))).toEqual([18, 18, 12]);
    expect([1, 2, 3, 4].map(points => count(card => card.points === points))).toEqual([6, 12, 18, 12]);
  });
  test('in each region one card of each day from 1 to 8; the later day is never worth less', () => {
    for (const region of REGIONS) {
      const cards = box.cards.filter(card => card.region === region).toSorted((a, b) => a.day - b.day);
      expect(cards.map(({ day, recruit, points }) => [day, recruit, points])).toEqual([
        [1, 1, 1],
        [2, 1, 2],
        [3, 1, 2],
        [4, 2, 3],
        [5, 2, 3],
        [6, 2, 3],
        [7, 3, 4],
        [8, 3, 4],
      ]);
    }
  });
  test('three leaders a side, one with each special action', () => {
    for (const seat of SEATS) {
      const mine = box.leaders.filter(leader => leader.seat === seat);
      expect(mine.map(leader => leader.special).toSorted()).toEqual(['espionage', 'inspire', 'mobilize']);
      expect(mine.map(({ day, fresh, exhausted }) => [day, fresh, exhausted]).toSorted()).toEqual([
        [4, 3, 1],
        [5, 2, 2],
        [6, 3, 2],
      ]);
    }
  });
  test('ten units a side, alike: five of strength 1, three of 2, two of 3; six neutral ones of strength 1', () => {
    const strengths = (units: typeof box.neutrals) =>
      [1, 2, 3].map(fresh => units.filter(unit => unit.fresh === fresh).reduce((sum, unit) => sum + unit.count, 0));
    expect(SEATS.map(seat => strengths(box.units[seat]))).toEqual([
      [5, 3, 2],
      [5, 3, 2],
    ]);
    expect(strengths(box.neutrals)).toEqual([6, 0, 0]);
    expect(box.neutrals.map(unit => unit.exhausted)).toEqual([0, 1, 2]);
  });
  test('six connections, one for the colour of each tile', () => {
    expect(REGIONS.map(region => arrowOf({}, region))).toEqual([
      'red-green',
      'green-blue',
      'blue-white',
      'white-brown',
      'brown-purple',
      'red-purple',
    ]);
  });
  test('the cards that examples name are there', () => {
    for (const card of ['brown-5', 'green-4', 'purple-2', 'purple-4', 'red-2', 'red-4'])
      expect(box.card.has(card)).toBe(true);
    expect(box.card.get('green-4')?.recruit).toBe(2);
  });
});

describe('§solitaire setting up', () => {
  const state = begun(solo('government'));
  test('the opposition has 27 units and its leaders, its leaders’ cards in a stack of their own', () => {
    const supply = tokensAt(state, 'soviet-supply').map(token => token.kind);
    expect([1, 2, 3].map(level => supply.filter(kind => kind === `opposing-${level}`).length)).toEqual([9, 9, 9]);
    expect(state.piles.leaders.length + state.piles['soviet-played'].length).toBe(3);
    expect(dualPowers.seats(state.options)).toEqual(['government']);
  });
});
