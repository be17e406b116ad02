/** What modules of the fourteenth list asked of tokens, regions, colours and keys. docs/foreign-modules.md */
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { folderWithModule } from '../../testing/host';
import { openSession } from '../../testing/session';

const MODULE = `Hooks.once('init', () => {
  globalThis.pressed = [];
  for (const [action, modifiers] of [['as', ['Control', 'Shift']], ['upper', ['CONTROL', 'ALT']]]) {
    game.keybindings.register('attached', action,
      { name: action, editable: [{ key: 'KeyK', modifiers }], onDown: () => { globalThis.pressed.push(action); } });
  }
});`;

const modules = folderWithModule('attached', MODULE);
const session = openSession({ modulesDir: modules.modulesDir }, { player: true, remove: modules.remove });
let page: Page;
let player: Page;

beforeAll(async () => {
  ({ gm: page, player } = session);
  await page.evaluate(
    `Scene.create({ name: 'Field', active: true, width: 2000, height: 2000 }).then(scene => scene.view())`,
  );
});

const told = (body: string): Promise<unknown> => page.evaluate(`(async () => { ${body} })()`);

test('modifiers of keys may be written as on the key or in capitals', async () => {
  await page.keyboard.press('Control+Shift+KeyK');
  await page.keyboard.press('Control+Alt+KeyK');
  await page.keyboard.press('Control+KeyK');
  expect(await page.evaluate('globalThis.pressed')).toEqual(['as', 'upper']);
});

test('each colour of a document may be given as a number or a Color, when it is made and when it changes', async () => {
  expect(
    await told(`const { Color } = foundry.utils;
      const [region] = await canvas.scene.createEmbeddedDocuments('Region', [{ name: 'R', color: Color.from('#102030') }]);
      const [note] = await canvas.scene.createEmbeddedDocuments('Note', [{ textColor: 0x00ff00 }]);
      const [light] = await canvas.scene.createEmbeddedDocuments('AmbientLight', [{ x: 1, y: 1, config: { color: 255 } }]);
      const folder = await Folder.create({ name: 'F', type: 'Actor', color: Color.from('#0000ff') });
      await region.update({ color: Color.from('#aabbcc') });
      await folder.update({ color: 0xff0000 });
      return [region, folder].map(one => one._source.color)
        .concat(note._source.textColor, light._source.config.color);`),
  ).toEqual(['#aabbcc', '#ff0000', '#00ff00', '#0000ff']);
  expect(
    await told(
      `return Folder.create({ name: 'F', type: 'Actor', color: 0x1000000 }).then(() => 'made', () => 'refused')`,
    ),
  ).toBe('refused');
});

test('a region that is attached to a token goes where it goes, whoever moves it, and no other does', async () => {
  await told(`const actor = await Actor.create({ name: 'Ann', type: game.documentTypes.Actor[0], ownership: { default: 3 } });
    const [ann] = await canvas.scene.createEmbeddedDocuments('Token', [{ name: 'Ann', actorId: actor.id, actorLink: true, x: 200, y: 200 }]);
    const shapes = [{ type: 'rectangle', x: 200, y: 200, width: 100, height: 100 }, { type: 'polygon', points: [0, 0, 10, 0, 10, 10] }];
    await canvas.scene.createEmbeddedDocuments('Region',
      [{ name: 'Aura', shapes, attachment: { token: ann.id } }, { name: 'Room', shapes }]);`);
  const places = `Object.fromEntries(['Aura', 'Room'].map(name => {
    const [box, polygon] = canvas.scene.regions.getName(name)._source.shapes;
    return [name, [box.x, box.y, ...polygon.points]];
  }))`;
  await page.evaluate(`canvas.scene.tokens.getName('Ann').update({ x: 300 })`);
  await page.waitForFunction(`canvas.scene.regions.getName('Aura')._source.shapes[0].x === 300`);
  await player.waitForFunction(`canvas.scene?.tokens.getName('Ann')?.x === 300`);
  await player.evaluate(`canvas.scene.tokens.getName('Ann').update({ y: 500 })`);
  await player.waitForFunction(`canvas.scene.regions.getName('Aura')._source.shapes[0].y === 500`);
  expect(await player.evaluate(places)).toEqual({
    Aura: [300, 500, 100, 300, 110, 300, 110, 310],
    Room: [200, 200, 0, 0, 10, 0, 10, 10],
  });
});

test('neither haste nor what a page says of a way moves an attached region too far, and a change of the region counts', async () => {
  const x = `canvas.scene.regions.getName('Aura')._source.shapes[0].x`;
  const ann = `canvas.scene.tokens.getName('Ann')`;
  await told(`const own = ${ann};
    await Promise.all([400, 500, 650].map(at => own.update({ x: at })));`);
  await page.waitForFunction(`${x} === 650`);
  await told(`const { shapes } = canvas.scene.regions.getName('Aura').toObject();
    await canvas.scene.regions.getName('Aura').update({ shapes: [{ ...shapes[0], x: 600 }, shapes[1]] });
    await ${ann}.update({ x: 660 });`);
  await page.waitForFunction(`${x} === 610`);
  await player.evaluate(`${ann}.update({ x: 670 }, { movement: { [${ann}.id]: {
    method: 'api', origin: { x: -9000, y: 0 }, destination: { x: 9000, y: 9000 } } }, carried: true })`);
  await page.waitForFunction(`${x} === 620`);
  expect(
    await player.evaluate(
      `canvas.scene.regions.getName('Aura').update({ name: 'Mine' }).then(() => 'renamed', () => 'refused')`,
    ),
  ).toBe('refused');
});

test('a token looks where it goes when it is to, unless that is locked or its rotation is given', async () => {
  expect(
    await told(`const [token] = await canvas.scene.createEmbeddedDocuments('Token', [{ name: 'Bo', x: 1000, y: 1000 }]);
      const seen = [];
      const go = async (to, autoRotate = true) => { await token.move(to, { autoRotate }); seen.push(token._source.rotation); };
      await go({ x: 1100 });
      await go({ y: 1100 });
      await go({ x: 1000 }, false);
      await go({ x: 900, rotation: 45 });
      await token.update({ lockRotation: true });
      await go({ y: 1000 });
      return [game.settings.get('core', 'tokenAutoRotate'), seen];`),
  ).toEqual([true, [270, 0, 0, 45, 45]]);
});

test("the window of a region has the classes by which packages find its tabs, and core's sounds are there", async () => {
  expect(
    await told(`const { sheet } = canvas.scene.regions.getName('Room');
      await sheet.render({ force: true });
      const found = ['identity', 'shapes', 'behaviors'].map(tab =>
        sheet.element.querySelector('section.region-' + tab)?.dataset.tab);
      await sheet.close();
      const sound = await fetch(CONFIG.sounds.lock);
      return [found, sound.status, sound.headers.get('content-type')];`),
  ).toEqual([['identity', 'shapes', 'behaviors'], 200, expect.stringContaining('wav')]);
});
