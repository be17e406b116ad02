import { describe, expect, test } from 'vitest';
import { EVERY_GAME } from '../testing/all-games';
import { defaultOptions } from './options';
import { eachPosition } from './testing/positions';
import { turnedUp } from './turned-up';
import { specIn, type Piles } from './piles';

const table = (piles: Piles) => ({ state: { piles } });
const pilesOf = (state: object): Piles => (state as { piles: Piles }).piles;

describe('a hidden card that is turned up', () => {
  test('lay on top of its deck before, and was known on no table after it', () => {
    const tables = [
      table({ deck: ['?', '?', '?'], open: [] }),
      table({ deck: ['?', '?'], open: ['a'] }),
      table({ deck: ['?'], open: ['a', 'b'] }),
    ];
    expect(turnedUp(tables).map(({ state }) => state.piles['deck'])).toEqual([['a', 'b', '?'], ['b', '?'], ['?']]);
  });
  test('is not guessed where several came up at once, or a pile grew', () => {
    const two = [table({ deck: ['?', '?'], open: [] }), table({ deck: [], open: ['a', 'b'] })];
    expect(turnedUp(two)).toEqual(two);
    const renewed = [table({ deck: ['?'], open: ['a'] }), table({ deck: ['?', '?'], open: [] })];
    expect(turnedUp(renewed)).toEqual(renewed);
  });
  test('leaves the same table where nothing is learned, and gives the same one each time', () => {
    const tables = [table({ deck: ['?'], open: [] }), table({ deck: [], open: ['a'] })];
    expect(turnedUp(tables)[0]?.state).toBe(turnedUp(tables)[0]?.state);
    expect(turnedUp([tables[0], tables[0]].flatMap(one => one ?? []))[0]).toBe(tables[0]);
  });
});

/** In the others several cards are turned up at once, where all can see them. */
const TURNS_ONE_UP: readonly string[] = ['dual-powers', 'civil-war', 'all-bridges'];

test.each(EVERY_GAME.map(game => [game.id, game] as const))(
  '%s: what is told of earlier tables is what lay there',
  (_, game) => {
    let learned = 0;
    const options = [defaultOptions(game.options)];
    for (const seed of [1, 2]) {
      const tables: { readonly state: object; readonly whole: object }[] = [];
      const faults = eachPosition(game, { games: 1, cap: 120, every: 1, seed, options }, ({ state }) => {
        const open = game.hide(state, undefined);
        const [earlier, later] = [tables.at(-1), { state: open, whole: state }];
        tables.push(later);
        if (!earlier) return;
        const [before, after] = [pilesOf(earlier.whole), pilesOf(state)];
        const isHidden = (id: string): boolean => [earlier.state, open].some(one => pilesOf(one)[id]?.includes('?'));
        const changed = Object.keys(after).filter(id => isHidden(id) && `${before[id]}` !== `${after[id]}`);
        // hands take one card; rules may at once draw it, unseen, where another was played from
        if (changed.length !== 1) return;
        const [found] = turnedUp([earlier, later]);
        if (!found || found.state === earlier.state) return;
        learned++;
        for (const [id, pile] of Object.entries(pilesOf(found.state))) {
          const lay = pilesOf(earlier.whole)[id] ?? [];
          const spec = specIn(game.piles(state.options), id);
          const isOrdered = spec?.ordered ?? spec?.role === 'deck';
          // in a hand a card lies nowhere before another
          for (const [n, card] of pile.entries())
            if (card !== '?') expect(isOrdered ? [lay[n]] : lay, `${id}: ${card}`).toContain(card);
        }
      });
      expect(faults).toEqual([]);
    }
    if (TURNS_ONE_UP.includes(game.id)) expect(learned).toBeGreaterThan(0);
  },
);
