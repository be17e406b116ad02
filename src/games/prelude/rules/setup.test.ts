import { describe, expect, test } from 'vitest';
import { quickDice } from '../../../kernel/dice';
import { begin } from '../../../kernel/referee';
import { prelude } from '..';
import { SPECIAL_IDS } from '../data/special-actions';
import { PLACES } from '../data/districts';
import { ERAS } from '../data/types';
import { allCards, controlled } from '../state';
import { cubes, both } from '../testing/positions';
import { setUp } from './setup';
import { advantage } from './advantage';

describe('§2.1 the start of the game', () => {
  test('cubes are where the list says, and nowhere else', () => {
    expect(setUp({}).cubes).toEqual(
      cubes({
        kronstadt: [2, 0],
        'reserve-barracks': [1, 0],
        vasilevskiy: [1, 0],
        putilov: [1, 0],
        'winter-palace': [0, 1],
        'guards-barracks': [1, 2],
        obukhov: [1, 0],
        okhrana: [0, 1],
        'nevsky-shipyards': [2, 0],
        kazan: [1, 0],
        vyborg: [1, 0],
        'nevsky-prospect': [1, 0],
        'garrison-barracks': [1, 1],
        'state-bank': [0, 1],
        smolny: [1, 0],
        radical: [1, 0],
        socialist: [2, 0],
        liberal: [0, 3],
        monarchist: [0, 2],
      }),
    );
    expect(PLACES).toHaveLength(22);
  });
  test('twelve Special Actions are ready, 23 cards are set aside, three decks are shuffled', () => {
    const start = setUp({});
    const dealt = begin(prelude, start, quickDice(3));
    expect(SPECIAL_IDS.map(action => start.specials[action])).toEqual(Array.from({ length: 12 }, () => 'ready'));
    expect(start.piles.aside).toHaveLength(11 + 12);
    expect(ERAS.map(era => start.piles[`${era}-deck`].length)).toEqual([50, 50, 58]);
    const shuffled = dealt.events.filter(event => event.kind === 'pile-shuffled');
    expect(shuffled.map(event => event.count)).toEqual([50, 50, 58]);
    expect(allCards(dealt.state)).toHaveLength(181);
    expect(start.scoring).toEqual({ districts: 0, organizations: 0, world: 0, duma: 0 });
  });
  test('the Revolutionary controls ten Districts, the Government four', () => {
    const start = prelude.setUp({});
    expect(controlled(start, 'revolutionary')).toHaveLength(10);
    expect(controlled(start, 'government')).toHaveLength(4);
    expect(start).toMatchObject({
      points: 0,
      world: -1,
      unrest: 0,
      prestige: 7,
      opportunity: both(8, 8),
      preparations: both([], [4]),
    });
    expect([advantage(start, 'districts'), advantage(start, 'duma'), advantage(start, 'organizations')]).toEqual([
      3, -4, 0,
    ]);
  });
});
