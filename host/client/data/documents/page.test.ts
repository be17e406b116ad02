/** Regions and what happens in them, the dialogs of stacks of cards, what the page was told when it came. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildHost } from '../../../build';
import type { Host } from '../../../server';
import { joinAs, openBrowser } from '../../../testing/browser';
import { startTestHost, worldFolder } from '../../../testing/host';
import { hearAll } from '../../../testing/storm';

const folder = worldFolder();
let browser: Browser;
let host: Host;
let gm: Page;
let player: Page;

beforeAll(async () => {
  await buildHost();
  [browser, host] = await Promise.all([openBrowser(), startTestHost({ world: folder.world })]);
  [gm, player] = await Promise.all([joinAs(browser, host, 'Gamemaster'), joinAs(browser, host, 'Player 1')]);
});
afterAll(async () => {
  await browser?.close();
  await host?.close();
  folder.remove();
});

const SCENE = `(async () => {
  const shapes = [
    { type: 'rectangle', x: 0, y: 0, width: 400, height: 400 },
    { type: 'circle', x: 200, y: 200, radius: 50, hole: true },
  ];
  const source = '(globalThis.happened ??= []).push(event.name + " " + (event.data.token?.name ?? "") + " " + event.user.name)';
  const events = ['tokenEnter', 'tokenExit', 'tokenMoveWithin', 'regionBoundary'];
  const behaviors = [{ name: 'Script', type: 'executeScript', system: { events, source } }];
  const scene = await Scene.create({ name: 'Land', width: 1000, height: 1000, padding: 0, regions: [{ name: 'Wood', shapes, behaviors }] });
  return scene.id;
})()`;

test('a point is in a region by its shapes, without its holes, and by its elevation', async () => {
  const found = await gm.evaluate(`${SCENE}.then(id => {
    const [region] = game.scenes.get(id).regions;
    return [
      region.testPoint({ x: 10, y: 10 }), region.testPoint({ x: 200, y: 210 }), region.testPoint({ x: 410, y: 10 }),
    ];
  })`);
  expect(found).toEqual([true, false, false]);
});

test('what tokens do in a region is told to its behaviors on every page, and who did it', async () => {
  const id = String(await gm.evaluate(SCENE));
  await hearAll([gm, player]);
  await gm.evaluate(`(async () => {
    const scene = game.scenes.get('${id}');
    const [token] = await scene.createEmbeddedDocuments('Token', [{ name: 'Hare', x: 600, y: 600 }]);
    await token.update({ x: 0, y: 0 });
    await token.update({ x: 10 });
    await token.update({ x: 600 });
    const [region] = scene.regions;
    await region.update({ shapes: [{ type: 'rectangle', x: 0, y: 0, width: 1000, height: 1000 }] });
    await token.delete();
  })()`);
  await hearAll([gm, player]);
  const expected = [
    'tokenEnter Hare Gamemaster',
    'tokenMoveWithin Hare Gamemaster',
    'tokenExit Hare Gamemaster',
    'regionBoundary  Gamemaster',
    'tokenEnter Hare Gamemaster',
    'tokenExit Hare Gamemaster',
  ];
  for (const page of [gm, player]) expect(await page.evaluate('globalThis.happened')).toEqual(expected);
});

test('a disabled behavior hears nothing', async () => {
  const id = String(await gm.evaluate(SCENE));
  const happened = await gm.evaluate(`(async () => {
    globalThis.happened = [];
    const scene = game.scenes.get('${id}');
    const [behavior] = [...scene.regions][0].behaviors;
    await behavior.update({ disabled: true });
    await scene.createEmbeddedDocuments('Token', [{ name: 'Fox', x: 0, y: 0 }]);
    return [globalThis.happened, behavior.active, behavior.hasEvent('tokenEnter')];
  })()`);
  expect(happened).toEqual([[], false, true]);
});

const STACKS = `(async () => {
  const cards = [1, 2, 3].map(value => ({ name: 'Card ' + value, value, sort: value, faces: [{ name: 'Face' }], face: 0 }));
  globalThis.deck = await Cards.create({ name: 'Pack', type: 'deck', cards });
  globalThis.hand = await Cards.create({ name: 'Fist', type: 'hand' });
  globalThis.pile = await Cards.create({ name: 'Heap', type: 'pile' });
})()`;

const answering = async (call: string, fill: Readonly<Record<string, string>>, action = 'ok'): Promise<void> => {
  await gm.evaluate(`void (globalThis.asked = ${call})`);
  const dialog = gm.locator('dialog.application').last();
  for (const [name, label] of Object.entries(fill)) {
    await dialog.locator(`select[name="${name}"]`).selectOption({ label });
  }
  await dialog.locator(`[data-action="${action}"]`).last().click();
  await gm.evaluate('globalThis.asked');
};

test('the dialogs of a stack deal, draw, pass, play and recall', async () => {
  await gm.evaluate(STACKS);
  const sizes = () => gm.evaluate('[deck.availableCards.length, hand.cards.size, pile.cards.size]');
  await answering('deck.dealDialog()', { stacks: 'Fist' });
  expect(await sizes()).toEqual([2, 1, 0]);
  await answering('hand.drawDialog()', { stacks: 'Pack' });
  expect(await sizes()).toEqual([1, 2, 0]);
  await answering('hand.passDialog()', { stacks: 'Heap' });
  expect(await sizes()).toEqual([1, 1, 1]);
  await answering('hand.playDialog([...hand.cards][0])', { stacks: 'Heap' });
  expect(await sizes()).toEqual([1, 0, 2]);
  await answering('deck.resetDialog()', {}, 'no');
  expect(await gm.evaluate('asked')).toBe(false);
  await answering('deck.resetDialog()', {}, 'yes');
  expect(await sizes()).toEqual([3, 0, 0]);
});

test('the page keeps what it was told when it came, and finds the served library', async () => {
  const told = await player.evaluate(
    `({ users: game.data.users.length, world: game.data.world.id === game.world.id, own: game.data.userId })`,
  );
  expect(told).toEqual({ users: 7, world: true, own: await player.evaluate('game.userId') });
  expect(await player.evaluate(`import('/scripts/greensock/esm/all.js').then(({ gsap }) => typeof gsap.to)`)).toBe(
    'function',
  );
  const missing = await player.evaluate(
    `fetch('/scripts/nothing.js').then(async answer => [answer.status, await answer.text()])`,
  );
  expect(missing).toEqual([404, expect.stringContaining('serves no /nothing.js')]);
});

test('a document without a window of its own shows its simple fields, and keeps what is written there', async () => {
  const id = String(await gm.evaluate(SCENE));
  await gm.evaluate(`(async () => {
    const [region] = game.scenes.get('${id}').regions;
    await [...region.behaviors][0].sheet.render({ force: true });
  })()`);
  const sheet = gm.locator('form.application', { has: gm.locator('[name="system.source"]') });
  await sheet.locator('input[name="name"]').fill('Renamed');
  await sheet.locator('button[type="submit"]').click();
  await gm.waitForFunction(`[...[...game.scenes.get('${id}').regions][0].behaviors][0].name === 'Renamed'`, undefined, {
    timeout: 0,
  });
  expect(await gm.evaluate(`[...[...game.scenes.get('${id}').regions][0].behaviors][0].system.source`)).toContain(
    'push',
  );
});
