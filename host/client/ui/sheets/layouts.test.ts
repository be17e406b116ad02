/** The fields and tabs by which packages find their way in core's windows of documents. */
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { openSession } from '../../../testing/session';

const session = openSession();
let page: Page;

beforeAll(async () => {
  ({ gm: page } = session);
  await page.evaluate(`(async () => {
    const entry = await JournalEntry.create({ name: 'Cave', pages: [{ name: 'One' }, { name: 'Two' }] });
    const scene = await Scene.create({ name: 'Field', width: 2000, height: 2000 });
    const make = (kind, data) => scene.createEmbeddedDocuments(kind, [data]);
    await make('Tile', { x: 1, y: 2, width: 100, height: 100, texture: { src: 'icons/svg/castle.svg' } });
    await make('Drawing', { x: 1, y: 2, shape: { type: 'r', width: 9, height: 9 }, text: 'Hi' });
    await make('AmbientLight', { x: 1, y: 2, config: { dim: 20, bright: 10 } });
    await make('Wall', { c: [0, 0, 100, 0], door: 1 });
    await make('Note', { entryId: entry.id, pageId: entry.pages.getName('Two').id, x: 1, y: 2 });
    await make('Token', { name: 'Knight', x: 0, y: 0 });
    await make('Region', { name: 'R', shapes: [{ type: 'rectangle', x: 0, y: 0, width: 9, height: 9 }] });
  })()`);
});

/** The tabs of a document's window, and the tab in which each field of a list lies. */
const windowOf = (collection: string, ...names: string[]): Promise<[string[], (string | null)[]]> =>
  page.evaluate(`(async () => {
    const { sheet } = game.scenes.getName('Field').${collection}.contents[0];
    await sheet.render({ force: true });
    const at = name => sheet.element.querySelector('[name="' + name + '"]')?.closest('.tab')?.dataset.tab ?? null;
    const told = [[...sheet.element.querySelectorAll('nav.sheet-tabs [data-tab]')].map(tab => tab.dataset.tab),
      ${JSON.stringify(names)}.map(at)];
    await sheet.close();
    return told;
  })()`);

test('the windows of objects have the tabs of core, with their fields by name', async () => {
  expect(await windowOf('tiles', 'x', 'texture.src', 'alpha', 'occlusion.alpha')).toEqual([
    ['position', 'appearance', 'overhead'],
    ['position', 'appearance', 'appearance', 'overhead'],
  ]);
  expect(await windowOf('drawings', 'shape.width', 'strokeColor', 'fillType', 'text')).toEqual([
    ['position', 'lines', 'fill', 'text'],
    ['position', 'lines', 'fill', 'text'],
  ]);
  expect(await windowOf('lights', 'config.dim', 'config.animation.speed', 'config.coloration', 'walls')).toEqual([
    ['basic', 'animation', 'advanced'],
    ['basic', 'animation', 'advanced', 'advanced'],
  ]);
  expect(await windowOf('tokens', 'name', 'texture.src', 'sight.range', 'light.dim', 'bar1.attribute')).toEqual([
    ['identity', 'appearance', 'vision', 'light', 'resources'],
    ['identity', 'appearance', 'vision', 'light', 'resources'],
  ]);
  // [M] modules make tabs where core has none
  expect(await windowOf('walls', 'door')).toEqual([[], [null]]);
  expect((await windowOf('regions', 'name'))[0]).toEqual(['identity', 'shapes', 'behaviors']);
});

test('a field with a fixed set of values is a list of them', async () => {
  const [door, pageId] = await page.evaluate<[string[], string[]]>(`(async () => {
    const scene = game.scenes.getName('Field');
    const told = [];
    for (const [collection, name] of [['walls', 'door'], ['notes', 'pageId']]) {
      const { sheet } = scene[collection].contents[0];
      await sheet.render({ force: true });
      const select = sheet.element.querySelector('select[name="' + name + '"]');
      told.push([select.selectedOptions[0].textContent, ...[...select.options].map(option => option.textContent)]);
      await sheet.close();
    }
    return told;
  })()`);
  expect(door).toEqual(['DOOR', 'NONE', 'DOOR', 'SECRET']);
  expect(pageId).toEqual(expect.arrayContaining(['Two', 'One']));
  expect(pageId[0]).toBe('Two');
});

test('saving a window unchanged changes nothing, and keeps what was never set', async () => {
  const told = await page.evaluate(`(async () => {
    const scene = game.scenes.getName('Field');
    const wrong = [];
    for (const collection of ['tiles', 'drawings', 'lights', 'walls', 'notes', 'tokens', 'regions']) {
      const [document] = scene[collection].contents;
      const before = JSON.stringify({ ...document.toObject(), _stats: null });
      await document.sheet.render({ force: true });
      await document.sheet.submit();
      const after = JSON.stringify({ ...document.toObject(), _stats: null });
      if (after !== before) wrong.push([collection, before, after]);
    }
    return wrong;
  })()`);
  expect(told).toEqual([]);
});
