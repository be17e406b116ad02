/** The edges of a scene, and the meshes by which its tiles and tokens are shown. */
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { openSession } from '../../testing/session';

const session = openSession();
let page: Page;

beforeAll(async () => {
  ({ gm: page } = session);
  await page.evaluate(`(async () => {
    Hooks.on('initializeEdges', () => {
      const { Edge } = foundry.canvas.geometry.edges;
      canvas.edges.set('mine', new Edge({ x: 500, y: 0 }, { x: 500, y: 900 }, { id: 'mine', type: 'wall', sight: 20, move: 0 }));
    });
    const scene = await Scene.create({ name: 'Field', width: 1000, height: 1000, padding: 0, grid: { size: 100 } });
    await scene.createEmbeddedDocuments('Wall', [{ c: [200, 0, 200, 900] }]);
    await scene.view();
  })()`);
  await page.waitForFunction('canvas.ready');
});

test('a scene has edges for its walls, its bounds and what a hook adds, and they follow the walls', async () => {
  const edges = () =>
    page.evaluate(`[...canvas.edges.values()].map(({ type, a, b }) => [type, a.x, a.y, b.x, b.y].join(' ')).sort()`);
  const bounds = await page.evaluate(`[...canvas.edges.values()].filter(({ type }) => type.endsWith('Bounds')).length`);
  expect(bounds).toBe(8);
  expect(await edges()).toContain('wall 200 0 200 900');
  expect(await page.evaluate(`canvas.edges.get('mine').sight`)).toBe(20);
  await page.evaluate(`canvas.scene.walls.contents[0].update({ c: [300, 0, 300, 900] })`);
  await page.waitForFunction(`[...canvas.edges.values()].some(({ a }) => a.x === 300)`);
  expect(await edges()).not.toContain('wall 200 0 200 900');
  await page.evaluate(`canvas.scene.createEmbeddedDocuments('Wall', [{ c: [0, 100, 900, 100] }])`);
  await page.waitForFunction(`[...canvas.edges.values()].filter(({ type }) => type === 'wall').length === 3`);
  await page.evaluate(
    `canvas.scene.deleteEmbeddedDocuments('Wall', canvas.scene.walls.contents.slice(1).map(({ id }) => id))`,
  );
  await page.waitForFunction(`[...canvas.edges.values()].filter(({ type }) => type === 'wall').length === 2`);
});

test('an edge knows its corners, its side, what it limits and what it crosses', async () => {
  const told = await page.evaluate(`(() => {
    const { Edge, PolygonVertex } = foundry.canvas.geometry.edges;
    const down = new Edge({ x: 10, y: 20 }, { x: 10, y: 0 }, { type: 'wall', sight: 10 });
    const across = new Edge({ x: 0, y: 10 }, { x: 20, y: 10 });
    const copy = down.clone();
    return [down.nw, down.se, down.bounds.height, down.isLimited('sight'), down.isLimited('move'),
      Math.sign(down.orientPoint({ x: 0, y: 10 })) === -Math.sign(down.orientPoint({ x: 20, y: 10 })),
      copy !== down && copy.sight, down.vertexA instanceof PolygonVertex, across.direction];
  })()`);
  expect(told).toEqual([{ x: 10, y: 0 }, { x: 10, y: 20 }, 20, true, false, true, 10, true, 0]);
});

test('an edge that a package adds blocks sight, and one that it removes blocks nothing', async () => {
  const meets = (type: string) =>
    page.evaluate(
      `foundry.canvas.geometry.ClockwiseSweepPolygon.testCollision({ x: 400, y: 400 }, { x: 700, y: 400 }, { type: '${type}', mode: 'any' })`,
    );
  expect(await meets('sight')).toBe(true);
  expect(await meets('move')).toBe(false);
  await page.evaluate(`canvas.edges.delete('mine')`);
  expect(await meets('sight')).toBe(false);
});

test('a tile and a token have a mesh in the primary group, which follows the document and can be moved', async () => {
  await page.evaluate(`(async () => {
    await canvas.scene.createEmbeddedDocuments('Tile', [{ x: 100, y: 100, width: 200, height: 100,
      texture: { src: 'icons/svg/d20.svg', anchorX: 0, anchorY: 0 }, alpha: 0.5 }]);
    await canvas.scene.createEmbeddedDocuments('Token', [{ name: 'Anna', x: 300, y: 300, rotation: 90 }]);
  })()`);
  await page.waitForFunction(`canvas.tiles.placeables[0]?.mesh && canvas.tokens.placeables[0]?.mesh`);
  const told = await page.evaluate(`(() => {
    const [tile] = canvas.tiles.placeables;
    const [token] = canvas.tokens.placeables;
    return {
      mesh: tile.mesh instanceof foundry.canvas.primary.PrimarySpriteMesh,
      owner: [tile.mesh.object === tile, token.mesh.object === token],
      known: [canvas.primary.tiles.has(tile.objectId), canvas.primary.tokens.has(token.objectId)],
      alpha: tile.mesh.alpha, tile: [tile.mesh.x, tile.mesh.y, tile.mesh.anchor.x, tile.mesh.width, tile.mesh.height], token: [token.mesh.x, token.mesh.y, token.mesh.angle],
      texture: 'texture' in tile && 'texture' in token,
    };
  })()`);
  expect(told).toEqual({
    mesh: true,
    owner: [true, true],
    known: [true, true],
    alpha: 0.5,
    tile: [100, 100, 0, 200, 100],
    token: [350, 350, 90],
    texture: true,
  });
  await page.evaluate(`canvas.tokens.placeables[0].document.update({ x: 400 }, { animate: false })`);
  await page.waitForFunction(`canvas.tokens.placeables[0].mesh.x === 450`);
  await page.evaluate(`canvas.tokens.placeables[0].document.delete()`);
  await page.waitForFunction(`canvas.primary.tokens.size === 0`);
});

test('a token has an outline of its size, and the parts beside its picture that packages move', async () => {
  const told =
    await page.evaluate(`canvas.scene.createEmbeddedDocuments('Token', [{ name: 'Wide', x: 600, y: 600, width: 2 }])
    .then(([made]) => new Promise(resolve => {
      const look = () => made.object?.mesh ? resolve(made.object) : setTimeout(look, 20);
      look();
    }))
    .then(({ shape, bars, border, effects, nameplate, targetArrows, targetPips, tooltip, document }) => {
      for (const part of [bars, border, effects, nameplate, targetArrows, targetPips, tooltip]) part.position.set(7, 0);
      return document.delete().then(() => [shape.width, shape.height, nameplate.x, border.x]);
    })`);
  expect(told).toEqual([200, 100, 7, 7]);
});

test('a package’s change of a mesh is visible on the board', async () => {
  const colour = (x: number, y: number) =>
    page.evaluate(`(async () => {
      canvas.refresh();
      await new Promise(resolve => setTimeout(resolve, 200));
      const { a, tx, ty } = canvas.stage.worldTransform;
      const at = [(${x} * a + tx) * devicePixelRatio, (${y} * a + ty) * devicePixelRatio];
      return [...canvas.app.view.getContext('2d').getImageData(...at, 1, 1).data].slice(0, 3).join();
    })()`);
  const ground = await colour(900, 900);
  await page.evaluate(`canvas.scene.createEmbeddedDocuments('Tile', [{ x: 600, y: 600, width: 100, height: 100,
    texture: { src: 'no-such.png', anchorX: 0, anchorY: 0 } }])`);
  await page.waitForFunction(`canvas.tiles.placeables.length === 2 && canvas.tiles.placeables[1].mesh`);
  await page.waitForTimeout(400);
  expect(await colour(610, 660)).not.toBe(ground);
  await page.evaluate(`canvas.tiles.placeables[1].mesh.x += 150`);
  expect(await colour(610, 660)).toBe(ground);
  expect(await colour(760, 660)).not.toBe(ground);
  await page.evaluate(`canvas.tiles.placeables[1].mesh.alpha = 0`);
  expect(await colour(760, 660)).toBe(ground);
});

test('no host fault was reported', () => expect(session.host.faults()).toEqual([]));

test('an actor dropped on the scene makes a token by the actor’s prototype, with correct field types', async () => {
  const told = await page.evaluate(`(async () => {
    const type = Object.keys(game.system.documentTypes.Actor)[0];
    const actor = await Actor.create({ name: 'Guard', type,
      prototypeToken: { width: 2, randomImg: true, light: { dim: 3 }, flags: { 'probe-module': { mark: 1 } } } });
    const { light, sight, ring } = actor.prototypeToken;
    await canvas.tokens._onDropActorData(new DragEvent('drop'), { uuid: actor.uuid, x: 500, y: 500 });
    const token = canvas.scene.tokens.contents.at(-1);
    return [light.dim, light.animation.speed, sight.visionMode, ring.subject.scale,
      token.name, token.width, token.light.dim, token.actorId === actor.id, token.flags['probe-module'].mark];
  })()`);
  expect(told).toEqual([3, 5, 'basic', 1, 'Guard', 2, 3, true, 1]);
  expect(session.host.faults()).toEqual([]);
});

test('packages hear the pointer on the stage and on objects, and hooks tell what it is over', async () => {
  await page.evaluate(`(async () => {
    await canvas.scene.deleteEmbeddedDocuments('Token', [], { deleteAll: true });
    await canvas.scene.createEmbeddedDocuments('Token', [{ name: 'Guard', x: 500, y: 500 }]);
    await ui.controls.activate({ control: 'tokens' });
    globalThis.heard = [];
    const [token] = canvas.tokens.placeables;
    Hooks.on('hoverToken', ({ name, document }, isIn) => heard.push(\`hover \${document.name} \${isIn}\`));
    for (const name of ['rightdown', 'click']) token.on(name, event => heard.push(\`token \${name} \${event.target === token}\`));
    canvas.mouseInteractionManager.target.on('mousedown', event => {
      const { x, y } = event.getLocalPosition(canvas.stage);
      heard.push(\`stage \${Math.round(x)} \${Math.round(y)} \${event.data.button}\`);
    });
  })()`);
  await page.waitForFunction('canvas.tokens.placeables.length === 1');
  const at = (x: number, y: number): Promise<{ x: number; y: number }> =>
    page.evaluate(`canvas.clientCoordinatesFromCanvas({ x: ${x}, y: ${y} })`);
  const over = await at(550, 550);
  const beside = await at(850, 850);
  await page.mouse.move(beside.x, beside.y);
  await page.mouse.move(over.x, over.y);
  await page.mouse.click(over.x, over.y);
  await page.mouse.click(over.x, over.y, { button: 'right' });
  await page.mouse.move(beside.x, beside.y);
  await page.waitForFunction(`heard.at(-1) === 'hover Guard false'`);
  expect(await page.evaluate('heard')).toEqual([
    'hover Guard true',
    'stage 550 550 0',
    'token click true',
    'token rightdown true',
    'hover Guard false',
  ]);
});

test('the picture of the canvas can be drawn at once, and its films are known', async () => {
  expect(await page.evaluate('(canvas.app.render(), [...canvas.primary.videoMeshes].length)')).toBe(0);
});
