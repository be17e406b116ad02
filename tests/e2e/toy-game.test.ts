/**
 * What a new game touches outside its own folder: one entry in the catalogue. The toy game is put there, in this test's
 * own build and in what the test itself knows, and is played in real pages like any other.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Plugin } from 'esbuild';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { buildModule } from '../../scripts/build';
import { session, gather } from '../harness/session';
import { overlayOf } from '../harness/board';
import { inTable, until } from '../harness/in-page';
import { playThrough } from '../harness/playing-on';
import { secretsOf, leaksIn } from '../harness/wire';
import {
  makeTable,
  openLibrary,
  openSideWindow,
  openTableWindow,
  tableWindow,
  waitForBeginning,
} from '../harness/table';

const CATALOGUE = join(import.meta.dirname, '..', 'harness', 'catalog-with-toy.ts');

vi.mock('../../src/catalog', async original => {
  const { CATALOG } = await original<typeof import('../../src/catalog')>();
  const { toyEntry } = await import('../harness/toy-entry');
  return { CATALOG: [...CATALOG, toyEntry] };
});

/** The same in what the pages load. */
const withToy: Plugin = {
  name: 'a game more',
  setup(build) {
    build.onResolve({ filter: /\/catalog$/ }, ({ importer }) =>
      importer === CATALOGUE ? undefined : { path: CATALOGUE },
    );
  },
};

const folder = mkdtempSync(join(tmpdir(), 'rt-toy-'));
const module = join(folder, 'revolution-tables');
beforeAll(() => buildModule({ out: module, plugins: [withToy] }));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a game that stands in the catalogue is on the shelf, loaded when it is wanted, and played to its end', () =>
  session({ title: 'toy', host: { module }, seating: { chance: 3 } }, async one => {
    const [gm, north, south] = await gather(one, 'Player 1', 'Player 2');
    const everybody = [gm, north, south];
    const library = await openLibrary(gm);
    expect(await library.locator('.rt-poster--toy').innerText()).toMatch(/Two Boats/i);

    const table = await makeTable(gm, {
      name: 'The bay',
      game: 'toy',
      holders: { north: 'Player 1', south: 'Player 2' },
    });
    await waitForBeginning(everybody, table);
    for (const person of everybody) await openTableWindow(person, table);
    await (await openTableWindow(north, table)).locator('[data-action="scene"]').press('Enter');
    await overlayOf(north.page).locator('.rt-piece').first().waitFor();
    const hand = await openSideWindow(north, table, 'hand');
    await until('its cards say what they are', async () => /Fish|Storm/i.test(await hand.innerText()));

    const ending = await playThrough([north, south], everybody, table, { seed: 1, clicks: 7, between: 40 });
    expect(ending).toMatch(/^(north|south|draw) (catch|winter)$/);
    for (const { page } of everybody)
      expect(await tableWindow(page, table).locator('.rt-ending').innerText()).toMatch(/Winter|A full hold/i);

    const record = (await inTable(gm.page, table, client => client.exportRecord())) ?? '';
    expect(leaksIn(north.received, secretsOf(record, 'north'))).toEqual([]);
    expect(leaksIn(south.received, secretsOf(record, 'south'))).toEqual([]);
  }));

test('it can be watched: its bots play a demonstration', () =>
  session({ title: 'toy-watched', host: { module }, seating: { chance: 4 } }, async one => {
    const [gm] = await gather(one);
    const library = await openLibrary(gm);
    await library.locator('[data-how="watch"][data-game="toy"]').click();
    await gm.page.locator('.rt-table-app .rt-ending').waitFor();
    expect(await gm.page.locator('.rt-table-app .rt-ending').innerText()).toMatch(/Winter|A full hold/i);
  }));
