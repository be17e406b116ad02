import { expect, test, vi } from 'vitest';
import { defaultOptions } from '../../kernel/options';
import type { TableClient } from '../../table/panels/client-model';
import { BACK } from '../../table/drawing/own-picture';
import { pooled } from '../../table/board/tile-pool';
import { playOn, seatedTable } from '../../table/testing/seated-tables';
import { EVERY_GAME, GAMES } from '../../testing/all-games';

// normally the build inserts the version
vi.stubGlobal('MODULE_VERSION', 'test');
const { tilesWanted } = await import('./tile-sources');
const { setOwnPictures } = await import('../pictures/own-pictures');

/** The Tiles of a game before its first turn, with each counter's number changed by `by`. */
const tilesOf = (game: (typeof EVERY_GAME)[number], by: number) => {
  const options = defaultOptions(game.options);
  const presentation = game.presentation(options);
  const older: typeof presentation = {
    ...presentation,
    tabletop(state) {
      const tabletop = presentation.tabletop(state);
      const counters = tabletop.counters.map(one =>
        one.number === undefined ? one : { ...one, number: one.number + by },
      );
      return { ...tabletop, counters };
    },
  };
  const timeline = { state: game.setUp(options), head: { options } };
  const client = { id: 'table', game, presentation: older, timeline } as unknown as TableClient;
  return { tiles: tilesWanted(client), counters: older.tabletop(timeline.state).counters };
};

test.each(EVERY_GAME.map(game => [game.id, game] as const))(
  '%s: a Tile shows its counter’s present number, and no plate if that is the printed one',
  (_id, game) => {
    expect(tilesOf(game, 0).tiles.filter(({ key }) => key.endsWith(' plate'))).toEqual([]);
    const { tiles, counters } = tilesOf(game, 5);
    for (const { id, number, turned } of counters) {
      const plates = tiles.filter(({ key }) => key === `counter ${id} plate`);
      const isShown = number !== undefined && turned !== 'down' && tiles.some(({ key }) => key === `counter ${id}`);
      expect(plates.map(({ src }) => src.split('/').at(-1))).toEqual(isShown ? [`plate-${number}.svg`] : []);
    }
  },
);

test.each(GAMES)('$id: its Tiles are computed again for another state or picture of the owner, and else once', game => {
  const options = defaultOptions(game.options);
  const presentation = game.presentation(options);
  const client = (state: unknown) =>
    ({ id: 'table', game, presentation, timeline: { state, head: { options } } }) as unknown as TableClient;
  const state = game.setUp(options);
  const one = client(state);
  const first = tilesWanted(one);
  expect(tilesWanted(one)).toBe(first);
  expect(tilesWanted(client(state))).not.toBe(first);
  const pieces = presentation.tabletop(state).counters.map(({ piece }) => piece);
  const last = tilesWanted(one);
  const own = { href: 'blob:own', path: 'worlds/ours/own.png' };
  setOwnPictures(game.id, new Map([BACK, ...pieces].map(piece => [piece, own])));
  expect(tilesWanted(one).some(({ src }) => src === own.path)).toBe(true);
  setOwnPictures(game.id, new Map());
  expect(tilesWanted(one)).toEqual(last);
  Object.assign(one.timeline, { state: game.setUp(options) });
  expect(tilesWanted(one)).not.toBe(last);
});

test('§age a politician’s Tile tells their age', () => {
  const kremlin = EVERY_GAME.find(({ id }) => id === 'kremlin');
  if (!kremlin) throw new Error('no Kremlin');
  expect(tilesOf(kremlin, 5).tiles.filter(({ key }) => key.endsWith(' plate')).length).toBeGreaterThan(20);
});

/** every new Tile is sent to every page with all its fields, some 600 bytes */
test.each(GAMES)('playing $id creates no more Tiles than its fullest moment shows', async game => {
  const { table, at } = await seatedTable(game, { seed: 2 }, 1);
  await playOn(table, at, 60);
  const { head, moments } = table.referee.timeline;
  const presentation = game.presentation(head.options);
  const keysAt = (state: unknown): readonly string[] =>
    tilesWanted({ id: 'table', game, presentation, timeline: { state, head } } as unknown as TableClient).map(
      ({ key }) => key,
    );
  let tiles = keysAt(game.setUp(head.options)).map((key, n) => ({ id: String(n), key }));
  let fullest = tiles.length;
  for (const { state } of moments) {
    const wanted = keysAt(state);
    fullest = Math.max(fullest, wanted.length);
    const { held } = pooled(tiles, wanted);
    const keys = new Map([...held].map(([key, id]) => [id, key]));
    const made = wanted.filter(key => !held.has(key)).map((key, n) => ({ id: String(tiles.length + n), key }));
    tiles = [...tiles.map(({ id, key }) => ({ id, key: keys.get(id) ?? key })), ...made];
  }
  expect(tiles.length).toBe(fullest);
});
