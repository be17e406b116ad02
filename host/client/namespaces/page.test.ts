/** What a module finds under `foundry` while its files are evaluated: documented names, to extend and to call. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildHost } from '../../build';
import type { Host } from '../../server';
import { joinAs, openBrowser } from '../../testing/browser';
import { startTestHost, worldFolder } from '../../testing/host';
import { DOCUMENTED } from './documented-names';

/** Notes every function below `foundry` when it is evaluated, and can do so again. */
const MODULE = `globalThis.namesBelow = () => {
  const found = [];
  const walk = (place, path, depth) => {
    for (const [name, value] of Object.entries(place)) {
      if (typeof value === 'function') found.push(path + '.' + name);
      else if (depth > 0 && value && Object.getPrototypeOf(value) === Object.prototype) walk(value, path + '.' + name, depth - 1);
    }
  };
  walk(foundry, 'foundry', 5);
  return found;
};
globalThis.atEvaluation = namesBelow();`;

const world = worldFolder();
const modulesDir = mkdtempSync(join(tmpdir(), 'modules-'));
let host: Host;
let browser: Browser;
let page: Page;
let early: readonly string[];

beforeAll(async () => {
  const own = join(modulesDir, 'names');
  mkdirSync(own);
  const manifest = { id: 'names', title: 'Names', version: '1.0.0', esmodules: ['names.mjs'] };
  writeFileSync(join(own, 'module.json'), JSON.stringify({ ...manifest, compatibility: { minimum: '14' } }));
  writeFileSync(join(own, 'names.mjs'), MODULE);
  await buildHost();
  host = await startTestHost({ world: world.world, modulesDir });
  browser = await openBrowser();
  page = await joinAs(browser, host, 'Gamemaster');
  early = await page.evaluate('atEvaluation');
});
afterAll(async () => {
  await browser?.close();
  await host?.close();
  world.remove();
  rmSync(modulesDir, { recursive: true });
});

test('every name that a page of the API lists exists when a module is evaluated', () => {
  const all = Object.entries(DOCUMENTED).flatMap(([space, names]) => names.map(name => `${space}.${name}`));
  expect(all.length).toBeGreaterThan(300);
  expect(all.filter(name => !early.includes(name))).toEqual([]);
});

test('no class appears later, so a module may extend any at once', async () => {
  const late = await page.evaluate<string[]>('namesBelow()');
  expect(late.filter(name => !early.includes(name))).toEqual([]);
});

test('a name of the canvas can be extended, and constructed if it needs no document', async () => {
  const made = await page.evaluate(`(() => {
    const { containers, primary, rendering, geometry, sources } = foundry.canvas;
    class Marked extends containers.ControlIcon {}
    class Mixed extends primary.PrimaryCanvasObjectMixin(PIXI.Container) {}
    class Cached extends containers.CachedContainer {}
    class Lamp extends sources.PointLightSource {}
    const lamp = new Lamp({ sourceId: 'lamp' });
    lamp.initialize({ x: 10, y: 20 });
    return [new Marked({}) instanceof PIXI.Container, new Mixed() instanceof PIXI.Container, new Cached().children.length,
      rendering.filters.AlphaBlurFilter.prototype instanceof PIXI.Filter, new geometry.LimitedAnglePolygon().points.length,
      lamp.data.x, lamp.active, lamp.sourceId];
  })()`);
  expect(made).toEqual([true, true, 0, true, 0, 10, false, 'lamp']);
});

test('helpers of foundry.utils do what their pages say', async () => {
  const told = await page.evaluate(`(async () => {
    const u = foundry.utils;
    const object = { a: 1, b: 2 };
    const flat = { 'x.y': 1 };
    const expanded = u.expandObjectInPlace(flat) ?? flat;
    return {
      keys: [...u.iterateKeys(object)], values: [...u.iterateValues(object)], entries: [...u.iterateEntries(object)],
      generated: [[...u.objectKeys(object)], [...u.objectValues(object)], [...u.objectEntries(object)]],
      expanded, isElement: u.isElementInstanceOf(document.body, 'body'), isOther: u.isElementInstanceOf(document.body, HTMLDivElement),
      text: u.unescapeHTML('&lt;b&gt; &amp; &quot;c&quot;'), url: u.encodeURL('a folder/ä.png'),
      whole: u.encodeURL('https://x.org/a b.png'),
      s3: u.parseS3URL('https://bucket.s3.amazonaws.com/a/b.png'),
      circles: [u.circleCircleIntersects(0, 0, 5, 8, 0, 4), u.circleCircleIntersects(0, 0, 5, 10, 0, 4)],
      path: [u.pathCircleIntersects([{ x: 0, y: 0 }, { x: 10, y: 0 }], true, { x: 5, y: 2 }, 3),
        u.pathCircleIntersects([{ x: 0, y: 0 }, { x: 10, y: 0 }], false, { x: 5, y: 9 }, 3)],
      nearest: u.closestPointToPath({ x: 4, y: 3 }, [{ x: 0, y: 0 }, { x: 10, y: 0 }, { x: 10, y: 10 }]),
      equal: [u.equals({ a: [1] }, { a: [1] }), u.equals([1], [2]), u.equals(new Set([1]), new Set([1]))],
      exists: [await u.srcExists('icons/svg/d20.svg'), await u.srcExists('modules/names/none.png')],
      error: new u.HttpError('Gone', 410).code,
      placeable: u.getPlaceableObjectClass('Tile') === CONFIG.Tile.objectClass,
    };
  })()`);
  expect(told).toMatchObject({
    keys: ['a', 'b'],
    values: [1, 2],
    entries: [
      ['a', 1],
      ['b', 2],
    ],
    generated: [
      ['a', 'b'],
      [1, 2],
      [
        ['a', 1],
        ['b', 2],
      ],
    ],
    expanded: { x: { y: 1 } },
    isElement: true,
    isOther: false,
    text: '<b> & "c"',
    url: 'a%20folder/%C3%A4.png',
    whole: 'https://x.org/a%20b.png',
    s3: { bucket: 'bucket', keyPrefix: 'a/b.png' },
    circles: [true, false],
    path: [true, false],
    nearest: { x: 4, y: 0 },
    equal: [true, false, true],
    exists: [true, false],
    error: 410,
    placeable: true,
  });
});

test('the available fonts are listed by name, and one whose file is missing does not load', async () => {
  const told = await page.evaluate(`(async () => {
    const { FontConfig } = foundry.applications.settings.menus;
    CONFIG.fontDefinitions.Own = { editor: true, fonts: [{ urls: ['modules/names/none.woff2'] }] };
    const choices = FontConfig.getAvailableFontChoices();
    return [FontConfig.getAvailableFonts().includes('Own'), choices.Own, await FontConfig.loadFont('Own', CONFIG.fontDefinitions.Own)];
  })()`);
  expect(told).toEqual([true, 'Own', false]);
});

test('no host fault was reported', () => expect(host.faults()).toEqual([]));
