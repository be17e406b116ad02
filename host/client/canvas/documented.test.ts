/** The canvas by what the API's pages say of its members. docs/foreign-modules.md */
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { openSession } from '../../testing/session';

const session = openSession();
let page: Page;

beforeAll(async () => {
  ({ gm: page } = session);
  await page.evaluate(`(async () => {
    const scene = await Scene.create({ name: 'Field', active: true, width: 2000, height: 2000 });
    await scene.view();
    const actor = await Actor.create({ name: 'Hero', type: game.documentTypes.Actor[0] });
    await scene.createEmbeddedDocuments('Token', [
      { name: 'A', actorId: actor.id, actorLink: true, x: 400, y: 400 }, { name: 'B', x: 800, y: 400 }]);
  })()`);
});

const told = (body: string): Promise<unknown> => page.evaluate(`(async () => { ${body} })()`);

test('objects are chosen in a rectangle, one after the other, and pasted where they shall lie', async () => {
  expect(
    await told(`const { tokens } = canvas;
      const changed = tokens.selectObjects({ x: 300, y: 300, width: 300, height: 300 });
      const chosen = tokens.controlled.map(({ name }) => name);
      const again = tokens.selectObjects({ x: 300, y: 300, width: 300, height: 300 });
      const next = tokens.cycleTokens(true, false).name;
      tokens.copyObjects();
      const [pasted] = await tokens.pasteObjects({ x: 1050, y: 1050 });
      await pasted.delete();
      return [changed, chosen, again, next, pasted.name, pasted.x, pasted.y];`),
  ).toEqual([true, ['A'], false, 'B', 'B', 1000, 1000]);
});

test('each part of a token is drawn again by a method of its own, and a drag goes through those of the token', async () => {
  await told(`const { prototype } = CONFIG.Token.objectClass;
    globalThis.called = [];
    globalThis.kept = {};
    for (const name of ['_refreshBorder', '_refreshNameplate', '_onDragLeftStart', '_onDragLeftDrop', '_prepareDragLeftDropUpdates']) {
      const own = prototype[name];
      kept[name] = Object.hasOwn(prototype, name);
      prototype[name] = function (...args) { called.push(name); return own.apply(this, args); };
    }
    canvas.tokens.placeables[0].control({ releaseOthers: true });
    canvas.tokens.placeables[0].refresh();
    await canvas.pan({ x: 500, y: 500, scale: 1 });`);
  await page.waitForFunction(`called.includes('_refreshBorder') && called.includes('_refreshNameplate')`);
  const at = (await page.evaluate(`canvas.clientCoordinatesFromCanvas({ x: 450, y: 450 })`)) as {
    x: number;
    y: number;
  };
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  await page.mouse.move(at.x + 100, at.y, { steps: 4 });
  await page.mouse.up();
  await page.waitForFunction(`canvas.tokens.placeables[0].document.x === 500`);
  expect(await page.evaluate(`called.filter(name => name.includes('Drag'))`)).toEqual([
    '_onDragLeftStart',
    '_onDragLeftDrop',
    '_prepareDragLeftDropUpdates',
  ]);
});

test('an effect is told to the token, and may change it, but not where it stands', async () => {
  expect(
    await told(`const token = canvas.tokens.placeables.find(({ name }) => name === 'A');
      const heard = [];
      token._onApplyStatusEffect = (status, active) => heard.push([status, active]);
      await token.actor.createEmbeddedDocuments('ActiveEffect', [{ name: 'Mist', img: 'icons/svg/aura.svg', statuses: ['blind'],
        system: { changes: [{ key: 'token.alpha', type: 'override', value: '0.5' }, { key: 'token.x', type: 'override', value: '0' }] } }]);
      const during = [token.document.alpha, token.document.x > 0, token.document._source.alpha];
      await token.actor.deleteEmbeddedDocuments('ActiveEffect', token.actor.effects.map(({ id }) => id));
      return [heard, during, token.document.alpha];`),
  ).toEqual([
    [
      ['blind', true],
      ['blind', false],
    ],
    [0.5, true, 1],
    1,
  ]);
});

test('shapes meet, and the ruler of a user measures a path', async () => {
  expect(
    await told(`const box = new PIXI.Rectangle(0, 0, 10, 10);
      const square = new PIXI.Polygon([5, 5, 15, 5, 15, 15, 5, 15]);
      const { ruler } = canvas.controls;
      ruler.path = [{ x: 0, y: 0 }];
      ruler.addPathWaypoint({ x: 300, y: 0 });
      const measured = [ruler.active, ruler.destination.x, ruler.measurement.waypoints.length];
      ruler.reset();
      return [Math.abs(box.intersectPolygon(square).signedArea()), box.overlaps(square), square.isPositive,
        new PIXI.Circle(0, 0, 5).segmentIntersections({ x: -10, y: 0 }, { x: 10, y: 0 }).map(({ x }) => x), measured, ruler.active];`),
  ).toEqual([25, true, true, [-5, 5], [true, 300, 2], false]);
});

test('packages find core’s ways of seeing, its lights, weathers and the darkness of the scene', async () => {
  expect(
    await told(`await canvas.scene.update({ 'environment.darknessLevel': 0.5 });
      return [CONFIG.Canvas.visionModes.darkvision.id, CONFIG.Canvas.detectionModes.basicSight.constructor.name,
        'torch' in CONFIG.Canvas.lightAnimations, CONFIG.weatherEffects.rain.id, canvas.darknessLevel,
        canvas.environment.darknessLevel, canvas.effects.testInsideLight({ x: 0, y: 0 })];`),
  ).toEqual(['darkvision', 'DetectionMode', true, 'rain', 0.5, 0.5, false]);
});

test('a way is measured by spaces and by the rule for diagonals, in all and part by part', async () => {
  expect(
    await told(`const measured = [];
      for (const rule of [0, 1, 4, 5, 3]) {
        await game.settings.set('core', 'gridDiagonals', rule);
        const { distance, spaces, diagonals, segments, waypoints } = canvas.grid.measurePath([{ i: 0, j: 0 }, { i: 2, j: 3 }, { i: 3, j: 4 }]);
        measured.push([Math.round(distance * 100) / 100 / canvas.grid.distance, spaces, diagonals, segments.length, waypoints.length]);
      }
      await game.settings.set('core', 'gridDiagonals', 0);
      return measured;`),
  ).toEqual([
    [4, 4, 3, 2, 3],
    [5.24, 4, 3, 2, 3],
    [5, 4, 3, 2, 3],
    [6, 4, 3, 2, 3],
    [7, 7, 0, 2, 3],
  ]);
});
