/**
 * No position that play reaches breaks a law of positions: else a legal change by hand would be accused. Laws that count,
 * or ask whose turn it is (`coming`), hold at some moments only.
 */
import { expect, test } from 'vitest';
import { defaultOptions } from '../kernel/options';
import { eachPosition } from '../kernel/testing/positions';
import { faultText } from '../kernel/testing/values';
import type { AnyGame, AnyTypes } from '../table/record/model';
import { EVERY_GAME, floorOf } from '../testing/all-games';

const GAMES = 3;
/** In Kremlin forty sheets are filled in before anything is moved. */
const LONGEST = { kremlin: 700, other: 240 } as const;

type State = AnyTypes['state'];

/** The laws of positions that hold at every moment and are broken in a state. */
const brokenIn = (game: AnyGame, state: State): ReadonlyMap<string, string> => {
  const open = game.hide(state, undefined);
  const laws = game.editRules.laws.filter(({ coming }) => !coming);
  return new Map(
    laws.flatMap(({ section, reason, against }) =>
      (against?.(open) ?? []).map(details => [JSON.stringify([section, reason, details]), `${section} ${reason}`]),
    ),
  );
};

test.each(EVERY_GAME.map(game => [game.id, game] as const))('no position of %s breaks a law', (id, game) => {
  const broken = new Map<string, string>();
  let looked = 0;
  const cap = id === 'kremlin' ? LONGEST.kremlin : LONGEST.other;
  const how = { games: GAMES, cap, every: 1, seed: 21, weigh: game.demo.eagerness };
  const faults = eachPosition(game, { ...how, options: [defaultOptions(game.options)] }, ({ state }) => {
    looked++;
    for (const [found, law] of brokenIn(game, state)) broken.set(law, found);
  });
  expect(faultText(faults)).toBe('');
  expect([...broken]).toEqual([]);
  expect(looked).toBeGreaterThan(floorOf(id, 200));
});
