import { describe, expect, test } from 'vitest';
import { EVERY_GAME } from '../testing/all-games';
import type { GameEdit } from './edit';
import { defaultOptions } from './options';
import { eachPosition } from './testing/positions';
import { turnedUp } from './turned-up';
import { specIn, type Piles } from './piles';

interface Turned {
  readonly state: object;
  readonly edit?: GameEdit;
}

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
  test('lay where the hand took it from, though a hidden one was drawn in its place at once', () => {
    const before = table({ deck: ['?', '?'], hand: ['?'], open: [] });
    const after = table({ deck: ['?'], hand: ['?'], open: ['a'] });
    const played: GameEdit = { kind: 'card', card: '?', from: 'hand', to: 'open' };
    expect(turnedUp([before, { ...after, edit: played }])[0]).toBe(before);
    const drawn: GameEdit = { kind: 'card', card: '?', from: 'deck', to: 'open' };
    expect(turnedUp([before, { ...after, edit: drawn }])[0]?.state.piles['deck']).toEqual(['a', '?']);
    const both = { kind: 'together', edits: [played] } as const;
    expect(turnedUp([before, { ...after, edit: both }])[0]).toBe(before);
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
        const known = Object.values(pilesOf(earlier.state)).flat();
        const card = Object.values(pilesOf(open))
          .flat()
          .find(one => one !== '?' && !known.includes(one));
        const from = Object.keys(pilesOf(earlier.whole)).find(id => pilesOf(earlier.whole)[id]?.includes(card ?? ''));
        if (card === undefined || from === undefined) return;
        // hands take one card; rules may at once draw another, unseen, where it was played from
        const [found] = turnedUp<Turned>([earlier, { ...later, edit: { kind: 'card', card: '?', from, to: '' } }]);
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
