/** Doors that a click opens, and pings that everybody sees. docs/foreign-modules.md */
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { openSession } from '../../testing/session';

/** The doors of the scene, each at a place of its own, by their names. */
const DOORS = { plain: 300, locked: 700, secret: 1100 } as const;

const session = openSession({}, { player: true });
let gm: Page;
let player: Page;

beforeAll(async () => {
  ({ gm, player } = session);
  await gm.evaluate(`(async () => {
    const scene = await Scene.create({ name: 'House', width: 2000, height: 2000, padding: 0, active: true });
    await scene.createEmbeddedDocuments('Wall', [
      { c: [300, 400, 300, 600], door: 1, ds: 0 },
      { c: [700, 400, 700, 600], door: 1, ds: 2 },
      { c: [1100, 400, 1100, 600], door: 2, ds: 0 },
      { c: [1500, 400, 1500, 600] },
    ]);
  })()`);
  for (const page of [gm, player]) {
    await page.waitForFunction('canvas.ready && canvas.walls.placeables.length === 4');
    await page.evaluate('canvas.pan({ x: 800, y: 500, scale: 0.5 })');
  }
});

const at = (x: number): string => `canvas.walls.placeables.find(({ center }) => center.x === ${x})`;
const stateOf = (page: Page, door: keyof typeof DOORS): Promise<unknown> =>
  page.evaluate(`${at(DOORS[door])}.document.ds`);

/** Waits until a page knows of a state. */
const becomes = (page: Page, door: keyof typeof DOORS, state: number): Promise<void> =>
  expect.poll(() => stateOf(page, door), { timeout: 5000 }).toBe(state);

const click = async (page: Page, door: keyof typeof DOORS, button: 'left' | 'right' = 'left'): Promise<void> => {
  const place = await page.evaluate(`canvas.clientCoordinatesFromCanvas({ x: ${DOORS[door]}, y: 500 })`);
  const { x, y } = place as { x: number; y: number };
  await page.mouse.click(x, y, { button });
  await page.waitForTimeout(150);
};

test('a wall knows whether it is a door, and only doors have an icon', async () => {
  const told = await gm.evaluate(`(() => {
    const { DoorControl } = foundry.canvas.containers;
    return canvas.walls.placeables.map(({ isDoor, isOpen, doorControl, coords, document }) => [
      isDoor, isOpen, doorControl instanceof DoorControl, doorControl?.center.y ?? 0, coords.length, document.isOwner]);
  })()`);
  const door = [true, false, true, 500, 4, true];
  expect(told).toEqual([door, door, door, [false, false, false, 0, 4, true]]);
  expect(await gm.evaluate(`canvas.controls.doors.children.length`)).toBe(3);
  expect(await player.evaluate(`canvas.walls.placeables.map(({ document }) => document.isOwner)`)).not.toContain(true);
});

test('a click opens and closes a door, for game masters and players, and what it stopped may pass', async () => {
  const passes = `!foundry.canvas.geometry.ClockwiseSweepPolygon.testCollision({ x: 200, y: 500 }, { x: 400, y: 500 },
    { type: 'move', mode: 'any' })`;
  expect(await player.evaluate(passes)).toBe(false);
  await click(player, 'plain');
  for (const page of [player, gm]) await becomes(page, 'plain', 1);
  expect(await player.evaluate(passes)).toBe(true);
  await click(gm, 'plain');
  for (const page of [player, gm]) await becomes(page, 'plain', 0);
});

test('players neither open nor unlock what is locked, nor see secret doors; a right click of a game master locks', async () => {
  await click(player, 'locked');
  await click(player, 'locked', 'right');
  await click(player, 'secret');
  expect([await stateOf(gm, 'locked'), await stateOf(gm, 'secret')]).toEqual([2, 0]);
  expect(await player.evaluate(`${at(DOORS.secret)}.doorControl.isVisible`)).toBe(false);
  await click(gm, 'locked');
  expect(await stateOf(gm, 'locked')).toBe(2);
  await click(gm, 'locked', 'right');
  await becomes(gm, 'locked', 0);
  await click(gm, 'locked', 'right');
  await becomes(gm, 'locked', 2);
});

test('while the game is paused, players open no door', async () => {
  await gm.evaluate('game.togglePause(true, { broadcast: true })');
  await player.waitForFunction('game.paused');
  await click(player, 'plain');
  await gm.evaluate('game.togglePause(false, { broadcast: true })');
  await player.waitForFunction('!game.paused');
  expect(await stateOf(gm, 'plain')).toBe(0);
});

test('packages wrap what a click on a door does, and the icon follows the wall', async () => {
  const told = await player.evaluate(`(async () => {
    const { prototype } = foundry.canvas.containers.DoorControl;
    const { _onMouseDown } = prototype;
    globalThis.pressed = [];
    prototype._onMouseDown = function (event) { pressed.push(this.wall.id, typeof event.stopPropagation); };
    globalThis.unwrap = () => { prototype._onMouseDown = _onMouseDown; };
    return _onMouseDown.length;
  })()`);
  expect(told).toBe(1);
  await click(player, 'plain');
  expect(await player.evaluate(`[pressed[0] === ${at(DOORS.plain)}.id, pressed[1]]`)).toEqual([true, 'function']);
  await player.evaluate('unwrap()');
  expect(await stateOf(gm, 'plain')).toBe(0);
  const followed = await gm.evaluate(`(async () => {
    const [wall] = await canvas.scene.createEmbeddedDocuments('Wall', [{ c: [0, 0, 100, 0], door: 1 }]);
    const before = canvas.controls.doors.children.length;
    await wall.update({ c: [0, 100, 100, 100] });
    const moved = wall.object.doorControl.center.y;
    await wall.update({ door: 0 });
    const without = [wall.object.doorControl, canvas.controls.doors.children.length];
    await wall.update({ door: 1 });
    await wall.delete();
    return [before, moved, without, canvas.controls.doors.children.length];
  })()`);
  expect(followed).toEqual([4, 100, [null, 3], 3]);
});

test('a ping is seen by all who view its scene; only that of a game master pulls their views', async () => {
  const watch = `(() => {
    globalThis.pings = [];
    const { controls } = canvas;
    const { handlePing } = controls;
    controls.handlePing = function (user, position, data) {
      pings.push([user.name, position.x, position.y, data.style, data.pull ?? false, data.scene === canvas.scene.id]);
      return handlePing.call(this, user, position, data);
    };
  })()`;
  await gm.evaluate(watch);
  await player.evaluate(watch);
  await player.evaluate('void canvas.ping({ x: 100, y: 200 })');
  await gm.waitForFunction('pings.length === 1');
  expect(await gm.evaluate('pings')).toEqual([['Player 1', 100, 200, 'pulse', false, true]]);
  expect(await player.evaluate('pings')).toHaveLength(1);
  await player.evaluate(`void canvas.ping({ x: 100, y: 200 }, { style: 'alert', pull: true })`);
  await gm.waitForFunction('pings.length === 2');
  await gm.waitForTimeout(400);
  expect(await gm.evaluate('[pings[1][3], canvas.stage.pivot.x]')).toEqual(['alert', 800]);
  await gm.evaluate(`void canvas.ping({ x: 900, y: 600 }, { pull: true })`);
  await player.waitForFunction('Math.round(canvas.stage.pivot.x) === 900 && Math.round(canvas.stage.pivot.y) === 600');
});

test('forged pings break nothing: without a place, of another scene, with a style that is none', async () => {
  const count = await gm.evaluate('pings.length');
  await player.evaluate(`(() => {
    const scene = canvas.scene.id;
    const told = [null, 'x', {}, { ping: null }, { ping: { scene, style: 'constructor' } }, { cursor: null, ping: { scene } },
      { cursor: { x: 'a', y: 1 }, ping: { scene } }, { cursor: { x: 1, y: 1 }, ping: { scene: 'another' } }];
    for (const one of told) game.socket.emit('userActivity', one);
  })()`);
  await player.evaluate(
    `game.user.broadcastActivity({ cursor: { x: 5, y: 5 }, ping: { scene: canvas.scene.id, style: '__proto__' } })`,
  );
  await gm.waitForFunction(`pings.length > ${count}`);
  expect(await gm.evaluate(`pings.length - ${count}`)).toBe(1);
  expect(await gm.evaluate('embeddedHost.errors ?? []')).toEqual([]);
});

test('pings are made of classes that packages extend and configure', async () => {
  const told = await gm.evaluate(`(async () => {
    const { Ping, PulsePing, AlertPing, ArrowPing, ChevronPing } = foundry.canvas.interaction;
    const { styles, types } = CONFIG.Canvas.pings;
    const kinds = [PulsePing, AlertPing, ArrowPing, ChevronPing].map(one => one.prototype instanceof Ping);
    const made = canvas.controls.pings.addChild(new PulsePing({ x: 1, y: 2 }, { color: '#ff0000', duration: 30, name: 'mine' }));
    return [kinds, Object.values(types).every(type => styles[type].class.prototype instanceof Ping), await made.animate(),
      await canvas.controls.drawPing({ x: 1, y: 1 }, { style: 'pulse', duration: 30 })];
  })()`);
  expect(told).toEqual([[true, true, true, true], true, true, true]);
});

test('a door is heard on every page: opened, closed, locked, unlocked; tried in vain only by who tries', async () => {
  const kinds = ['open', 'close', 'lock', 'unlock', 'test'];
  for (const page of [gm, player]) {
    await page.evaluate(`(() => {
      globalThis.heard = [];
      CONFIG.Wall.doorSounds.squeaky = Object.fromEntries(${JSON.stringify(kinds)}.map(kind => [kind, [kind + '.ogg']]));
      foundry.audio.AudioHelper.play = ({ src, channel }) => void heard.push(src, channel);
    })()`);
  }
  const wall = at(DOORS.plain);
  await gm.evaluate(`(async () => {
    const { document } = ${wall};
    await document.update({ ds: 0, doorSound: 'squeaky' });
    for (const ds of [1, 0, 2, 0, 2]) await document.update({ ds });
  })()`);
  await becomes(player, 'plain', 2);
  await player.evaluate(`${wall}.doorControl._onMouseDown({})`);
  const all = ['open', 'close', 'lock', 'unlock', 'lock'].flatMap(kind => [`${kind}.ogg`, 'environment']);
  const ofBoth = [await gm.evaluate('heard.slice(-10)'), await player.evaluate('heard')];
  expect(ofBoth).toEqual([all, [...all, 'test.ogg', 'environment']]);
});
