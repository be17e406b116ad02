import { describe, expect, test } from 'vitest';
import { quickDice } from '../../../kernel/dice';
import { begin } from '../../../kernel/referee';
import { allBridges } from '..';
import { EVENTS_1917, isPropaganda } from '../data/cards';
import { SPACES } from '../data/map';
import {
  availableCells,
  cellsOnMap,
  issuesAndNetworks,
  oppositionAndAdministrations,
  senateTownPopulation,
  sidesOnMap,
  troopsOut,
} from '../selectors';
import { active } from '../testing/positions';

const start = begin(allBridges, allBridges.setUp({}), quickDice(7)).state;

describe('§2.1 Set Up and Start', () => {
  test('§1.1, §1.4.2 the pieces of the box: on the map, available and out of play', () => {
    expect([cellsOnMap(start, 'reds'), cellsOnMap(start, 'senate'), cellsOnMap(start, 'moderates')]).toEqual([9, 4, 2]);
    expect(availableCells(start, 'reds')).toBe(11);
    expect(availableCells(start, 'senate')).toBe(6);
    expect(availableCells(start, 'moderates')).toBe(4);
    expect([troopsOut(start, 'german'), troopsOut(start, 'russian')]).toEqual([6, 3]);
  });
  test('§1.8, §1.12 the markers are where the set-up says: 1, 3, 13, 1', () => {
    expect(senateTownPopulation(start)).toBe(1);
    expect(oppositionAndAdministrations(start)).toBe(3);
    expect(sidesOnMap(start)).toBe(13);
    expect(issuesAndNetworks(start)).toBe(1);
  });
  test('§1.5, §1.9, §1.10 Resources 5, Vassalage 3, Polarization 3', () => {
    expect(start).toMatchObject({
      resources: { reds: 5, senate: 5, moderates: 5 },
      vassalage: { german: 3, russian: 3 },
      polarization: 3,
    });
  });
  test('the draw deck: four Campaigns of ten, a Propaganda card among the last five of each, 1917 first', () => {
    const deck = [...start.piles.current, ...start.piles.upcoming, ...start.piles.deck];
    expect(deck).toHaveLength(40);
    for (const campaign of [0, 1, 2, 3]) {
      const ten = deck.slice(campaign * 10, campaign * 10 + 10);
      expect(ten.slice(0, 5).some(isPropaganda)).toBe(false);
      expect(ten.filter(isPropaganda)).toHaveLength(1);
    }
    expect(deck.slice(0, 20).every(card => EVENTS_1917.includes(card) || isPropaganda(card))).toBe(true);
    expect(start.piles.unused).toHaveLength(6);
    expect(start.piles.pivotal).toEqual(['24']);
  });
  test('§2.2.1 the order of the Factions is drawn', () => {
    expect(Object.values(start.cylinders).toSorted()).toEqual(['first', 'second', 'third']);
  });
});

test('§1.2.1, §1.2.3, §1.2.4, §1.3.1, §1.6, §1.11 the map is symmetrical: 13 spaces, 20 borders', async () => {
  const { BORDERS, MAP } = await import('../data/map');
  expect(SPACES).toHaveLength(13);
  expect(BORDERS).toHaveLength(20);
  for (const space of SPACES) for (const next of MAP[space].adjacent) expect(MAP[next].adjacent).toContain(space);
  expect(active(1)).toEqual({ active: 1 });
});
