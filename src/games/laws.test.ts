/**
 * No position that play reaches breaks a law of positions: else a legal change by hand would be accused. Laws that count,
 * or ask whose turn it is (`coming`), hold at some moments only.
 */
import { expect, test } from 'vitest';
import { defaultOptions } from '../kernel/options';
import { brokenLaws, eachPosition } from '../kernel/testing/positions';
import { faultText } from '../kernel/testing/values';
import { EVERY_GAME, floorOf } from '../testing/all-games';

const GAMES = 6;
/** Whole games, as some laws are broken only near the end; in Kremlin forty sheets are filled in before anything is moved. */
const LONGEST = { kremlin: 700, prelude: 600, other: 240 } as const;
/** The details of a breach vary; its law is what counts. */
const lawOf = (broken: string): string => broken.split(' {')[0] ?? broken;

test.each(EVERY_GAME.map(game => [game.id, game] as const))('no position of %s breaks a law', (id, game) => {
  const broken = new Map<string, string>();
  let looked = 0;
  const cap = id === 'kremlin' || id === 'prelude' ? LONGEST[id] : LONGEST.other;
  const how = { games: GAMES, cap, every: 1, seed: 21, weigh: game.demo.eagerness };
  const faults = eachPosition(game, { ...how, options: [defaultOptions(game.options)] }, ({ state }) => {
    looked++;
    for (const found of brokenLaws(game, state)) broken.set(lawOf(found), found);
  });
  expect(faultText(faults)).toBe('');
  expect([...broken.values()]).toEqual([]);
  expect(looked).toBeGreaterThan(floorOf(id, 200));
});
