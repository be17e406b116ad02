/** Regions that send tokens on, by core's own behavior and by those of packages that build on it. docs/foreign-modules.md */
import { beforeAll, expect, test } from 'vitest';
import { openSession } from '../../testing/session';

const opened = openSession({}, { player: true });
const gm = (body: string): Promise<unknown> => opened.gm.evaluate(`(async () => { ${body} })()`);
const player = (body: string): Promise<unknown> => opened.player.evaluate(`(async () => { ${body} })()`);
const token = `game.scenes.getName('Field').tokens.getName('Runner')`;
const stands = (x: number, y: number): string => `(one => one?.x === ${x} && one?.y === ${y})(${token})`;

beforeAll(async () => {
  await gm(`const scene = await Scene.create({ name: 'Field', active: true, width: 3000, height: 3000, padding: 0 });
    await scene.view();
    await Scene.create({ name: 'Cellar', width: 3000, height: 3000, padding: 0 });
    const actor = await Actor.create({ name: 'Ann', type: game.documentTypes.Actor[0], ownership: { [game.users.getName('Player 1').id]: 3 } });
    await scene.createEmbeddedDocuments('Token', [
      { name: 'Runner', actorId: actor.id, actorLink: true, x: 0, y: 0 }, { name: 'Stranger', x: 0, y: 2000 }]);
    const square = (x, y) => [{ type: 'rectangle', x, y, width: 300, height: 300 }];
    const ring = [{ type: 'rectangle', x: 2000, y: 2000, width: 600, height: 600 }, { type: 'rectangle', x: 2200, y: 2200, width: 200, height: 200, hole: true }];
    const [a, b, c] = await scene.createEmbeddedDocuments('Region', [
      { name: 'A', shapes: square(500, 0) }, { name: 'B', shapes: square(1500, 0) }, { name: 'C', shapes: ring }]);
    const [d] = await game.scenes.getName('Cellar').createEmbeddedDocuments('Region', [{ name: 'D', shapes: square(1000, 1000) }]);
    const sends = (from, to) => from.createEmbeddedDocuments('RegionBehavior', [{ type: 'teleportToken', system: { destination: to.uuid } }]);
    await sends(a, b); await sends(b, a);
    const [down] = await scene.createEmbeddedDocuments('Region', [{ name: 'Down', shapes: square(0, 1000) }]);
    await sends(down, d);`);
  await opened.player.waitForFunction(`canvas.ready && ${token}`);
});

test('a token that its player moves into a region stands in the other one, and is not sent back', async () => {
  await player(`await ${token}.update({ x: 600, y: 100 });`);
  await opened.gm.waitForFunction(stands(1600, 100));
  await new Promise(done => setTimeout(done, 300));
  expect(await opened.gm.evaluate(stands(1600, 100))).toBe(true);
  await player(`await ${token}.update({ x: 1000, y: 1000 });`);
});

test('packages call the event of core’s behavior for a token and a region of theirs', async () => {
  await gm(`const region = game.scenes.active.regions.getName('B');
    const { TeleportTokenRegionBehaviorType: Core } = foundry.data.regionBehaviors;
    const { TOKEN_MOVE_IN } = CONST.REGION_EVENTS;
    await Core.events[TOKEN_MOVE_IN].call({ destination: region.uuid }, { data: { token: ${token} }, user: game.user });`);
  expect(await opened.gm.evaluate(stands(1600, 100))).toBe(true);
  await gm(`await game.scenes.active.regions.getName('C').teleportToken(${token});`);
  expect(
    await gm(
      `const { middle } = ${token}; return [game.scenes.active.regions.getName('C').testPoint(middle), middle.x >= 2000];`,
    ),
  ).toEqual([true, true]);
});

test('nor is a token sent that is not in the region, whatever a page says', async () => {
  await player(`const down = game.scenes.active.regions.getName('Down');
    await down._triggerEvent('tokenMoveIn', { token: ${token} });`);
  await new Promise(done => setTimeout(done, 300));
  expect(await opened.gm.evaluate(`Boolean(${token}) && game.scenes.getName('Cellar').tokens.size === 0`)).toBe(true);
});

test('to another scene a token goes by a game master’s page', async () => {
  await player(`await ${token}.update({ x: 100, y: 1100 });`);
  await opened.gm.waitForFunction(`!${token} && game.scenes.getName('Cellar').tokens.getName('Runner')`);
  expect(await gm(`const { x, y } = game.scenes.getName('Cellar').tokens.getName('Runner'); return [x, y];`)).toEqual([
    1100, 1100,
  ]);
});

test('no player sends a token that they do not own: neither their page nor a game master’s does it', async () => {
  const stranger = `game.scenes.getName('Field').tokens.getName('Stranger')`;
  await player(`const [down] = game.scenes.active.regions.filter(({ name }) => name === 'Down');
    await down._triggerEvent('tokenMoveIn', { token: ${stranger} });
    const region = game.scenes.active.regions.getName('B');
    await region.teleportToken(${stranger});
    await foundry.data.regionBehaviors.TeleportTokenRegionBehaviorType.events.tokenMoveIn.call(
      { destination: region.uuid }, { data: { token: ${stranger} }, user: game.user });`);
  await new Promise(done => setTimeout(done, 300));
  expect(await gm(`const { x, y } = ${stranger}; return [x, y, game.scenes.getName('Cellar').tokens.size];`)).toEqual([
    0, 2000, 1,
  ]);
});

test('a text rises from a token that enters, and types without an effect here keep what they are told', async () => {
  expect(
    await gm(`const scene = game.scenes.active;
      const texts = [];
      const { createScrollingText } = canvas.interface;
      canvas.interface.createScrollingText = async (origin, text) => void texts.push(text);
      const [region] = await scene.createEmbeddedDocuments('Region', [{ name: 'T', shapes: [{ type: 'rectangle', x: 500, y: 2000, width: 300, height: 300 }] }]);
      await region.createEmbeddedDocuments('RegionBehavior', [
        { type: 'displayScrollingText', system: { text: 'Cold', events: ['tokenEnter'] } },
        { type: 'adjustDarknessLevel', system: { mode: 1, modifier: 0.5 } }, { type: 'suppressWeather' },
        { type: 'modifyMovementCost', system: { difficulties: { walk: 2 } } }]);
      await scene.tokens.getName('Stranger').update({ x: 600, y: 2100 });
      canvas.interface.createScrollingText = createScrollingText;
      const kept = region.behaviors.contents.map(({ system }) => system.modifier ?? system.difficulties?.walk ?? system.text ?? 0);
      return [texts, kept];`),
  ).toEqual([['Cold'], ['Cold', 0.5, 0, 2]]);
});
