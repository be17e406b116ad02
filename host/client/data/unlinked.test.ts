/** The own actor of an unlinked token. [I] 8973, 9131: it behaves as any actor, and what differs lies in the token. */
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { connectAs } from '../../testing/host';
import { openSession } from '../../testing/session';

const session = openSession({}, { player: true });
let page: Page;
let player: Page;

/** Makes an actor with an item and an effect, and two unlinked tokens and a linked one of it. */
const MADE = `
  const type = game.documentTypes.Item.at(-1);
  const changes = [{ key: 'system.gold', type: 'add', value: 1 }];
  const base = await Actor.create({ name: 'Wolf', type: game.documentTypes.Actor.at(-1), system: { gold: 5, hp: { value: 4, max: 8 } },
    ownership: { default: 3 }, items: [{ name: 'Fang', type, effects: [{ name: 'Sharp', transfer: true, system: { changes } }] }],
    effects: [{ name: 'Fur' }] });
  const scene = game.scenes.viewed;
  const data = { name: 'Wolf', actorId: base.id, x: 200, y: 200 };
  const [one, two, linked] = await scene.createEmbeddedDocuments('Token', [data, data, { ...data, actorLink: true }]);
`;
const tried = (script: string): Promise<unknown> => page.evaluate(`(async () => { ${MADE} ${script} })()`);

beforeAll(async () => {
  ({ gm: page, player } = session);
  await page.evaluate(`Scene.create({ name: 'S', active: true }).then(scene => scene.view())`);
  await player.waitForFunction(`game.scenes.viewed?.name === 'S' && canvas.ready`);
});

test('it is an actor of the token, not of the world; a linked token has that of the world', async () => {
  const told = await tried(`
    const { actor } = one;
    return [actor instanceof Actor, actor !== base, actor.isToken, actor.token === one, actor === one.actor, one.baseActor === base,
      linked.actor === base, base.isToken, base.token, actor.uuid === one.uuid + '.Actor.' + base.id, fromUuidSync(actor.uuid) === actor,
      fromUuidSync(actor.items.contents[0].uuid) === actor.items.contents[0], actor.items.contents[0].actor === actor, actor.system.gold,
      game.actors.tokens[one.id] === actor, one.delta.parent === one, one.delta.syntheticActor === actor,
      actor.getActiveTokens(false, true).length, base.getActiveTokens(false, true).length, base.getActiveTokens(true, true)[0] === linked,
      actor.isOwner, one.object.actor === actor, ChatMessage.getSpeaker({ actor }).token === one.id, actor.prototypeToken !== undefined];`);
  expect(told).toEqual([
    ...[true, true, true, true, true, true, true, false, null, true, true, true, true, 6],
    ...[true, true, true, 1, 3, true, true, true, true, true],
  ]);
});

test('what changes in it lies in the token, and nowhere else; all pages and the server have it', async () => {
  const id = await tried(`
    await one.actor.update({ name: 'Grey', 'system.hp.value': 1 });
    await one.actor.setFlag('core', 'n', 7);
    return one.id;`);
  const told = `(async () => {
    const one = game.scenes.viewed.tokens.get('${String(id)}');
    const { actor, delta, baseActor } = one;
    return [actor.name, actor.system.hp.value, actor.system.hp.max, actor.getFlag('core', 'n'), delta.name, delta.system.hp.value,
      baseActor.name, baseActor.system.hp.value, baseActor.getFlag('core', 'n') ?? null, one.name];
  })()`;
  const expected = ['Grey', 1, 8, 7, 'Grey', 1, 'Wolf', 4, null, 'Wolf'];
  expect(await page.evaluate(told)).toEqual(expected);
  await player.waitForFunction(`game.scenes.viewed.tokens.get('${String(id)}')?.actor.getFlag('core', 'n') === 7`);
  expect(await player.evaluate(told)).toEqual(expected);
  const line = await connectAs(session.host, 'Gamemaster');
  const { documents } = await line.world();
  line.close();
  const [scene] = documents['Scene'] ?? [];
  const kept = (scene?.['tokens'] as { _id: string; delta: object }[]).find(token => token._id === id);
  expect(kept?.delta).toMatchObject({ name: 'Grey', system: { hp: { value: 1 } }, flags: { core: { n: 7 } } });
});

test('its items and effects come, change and go, at any depth, for all pages; those of the world stay', async () => {
  const id = await tried(`
    const { actor } = one;
    const [claw] = await actor.createEmbeddedDocuments('Item', [{ name: 'Claw', type, effects: [{ name: 'Long', transfer: true, system: { changes } }] }]);
    await claw.update({ 'system.n': 3 });
    await actor.items.getName('Fang').effects.contents[0].update({ disabled: true });
    await actor.effects.getName('Fur').delete();
    await actor.toggleStatusEffect('dead');
    return one.id;`);
  const told = `(() => {
    const { actor, baseActor, delta } = game.scenes.viewed.tokens.get('${String(id)}');
    const names = all => all.map(one => one.name).sort();
    return [names(actor.items), actor.items.getName('Claw').system.n, actor.system.gold, names(actor.effects).length, [...actor.statuses],
      actor.items.getName('Fang').effects.contents[0].disabled, names(baseActor.items), names(baseActor.effects), baseActor.system.gold,
      actor.items.getName('Claw').effects.size];
  })()`;
  const expected = [['Claw', 'Fang'], 3, 6, 1, ['dead'], true, ['Fang'], ['Fur'], 6, 1];
  expect(await page.evaluate(told)).toEqual(expected);
  await player.waitForFunction(`game.scenes.viewed.tokens.get('${String(id)}')?.actor.statuses.has('dead')`);
  expect(await player.evaluate(told)).toEqual(expected);
  await player.reload();
  await player.waitForFunction('window.game?.ready && canvas.ready');
  expect(await player.evaluate(told)).toEqual(expected);
});

test('hooks and methods are those of actors and items, on all pages', async () => {
  await player.evaluate(`(() => {
    globalThis.heard = [];
    for (const hook of ['updateActor', 'updateToken', 'createItem', 'deleteItem', 'updateActorDelta'])
      Hooks.on(hook, document => heard.push([hook, document.name]));
  })()`);
  const told = await tried(`
    const heard = [];
    const ids = ['preUpdateActor', 'updateActor', 'preCreateItem', 'createItem'].map(hook => [hook, Hooks.on(hook, (document, changes) => {
      heard.push([hook, document.uuid.startsWith(one.uuid), changes.name ?? null]);
    })]);
    const veto = Hooks.on('preUpdateActor', (_actor, changes) => changes.name !== 'No');
    await one.actor.update({ name: 'Yes' });
    await one.actor.update({ name: 'No' });
    const [item] = await one.actor.createEmbeddedDocuments('Item', [{ name: 'Bone', type }]);
    await item.delete();
    for (const [hook, id] of [...ids, ['preUpdateActor', veto]]) Hooks.off(hook, id);
    return [heard, one.actor.name];`);
  const named = (hook: string, name: string | null) => [hook, true, name];
  expect(told).toEqual([
    [
      ...[named('preUpdateActor', 'Yes'), named('updateActor', 'Yes'), named('preUpdateActor', 'No')],
      ...[named('preCreateItem', 'Bone'), named('createItem', null)],
    ],
    'Yes',
  ]);
  await player.waitForFunction(`heard.some(([hook]) => hook === 'deleteItem')`);
  expect(
    await player.evaluate(`heard.filter(([, name]) => name === 'Bone' || name === 'Yes').map(([hook]) => hook)`),
  ).toEqual(expect.arrayContaining(['updateActor', 'createItem', 'deleteItem', 'updateActorDelta']));
  expect(await player.evaluate(`heard.some(([hook]) => hook === 'updateToken')`)).toBe(false);
});

test('it follows the actor of the world where it does not differ, and a changed delta at once; restored, it differs no more', async () => {
  const told = await tried(`
    const { actor } = one;
    await actor.update({ 'system.hp.value': 2 });
    await base.update({ name: 'Dire wolf', system: { gold: 9, hp: { value: 8 } } });
    await base.createEmbeddedDocuments('Item', [{ name: 'Tail', type }]);
    const told = [one.actor === actor, one.actor.name, one.actor.system.gold, one.actor.system.hp.value, one.actor.items.size, two.actor.system.hp.value];
    await one.update({ delta: { name: 'Own' } });
    told.push(one.actor.name);
    await one.delta.update({ name: 'Own too' });
    told.push(one.actor.name);
    await one.delta.restore();
    told.push(one.actor.name, one.actor.system.hp.value, one.actor.items.size);
    await one.update({ actorLink: true });
    told.push(one.actor === base);
    return told;`);
  expect(told).toEqual([true, 'Dire wolf', 10, 2, 2, 8, 'Own', 'Own too', 'Dire wolf', 8, 2, true]);
});

test('whoever owns it changes it, but not whose it is; nobody else does', async () => {
  const id = await tried('return one.id;');
  await player.waitForFunction(`game.scenes.viewed.tokens.get('${String(id)}')`);
  const told = await player.evaluate(`(async () => {
    const one = game.scenes.viewed.tokens.get('${String(id)}');
    const refused = promise => promise.then(() => false, () => true);
    await one.actor.update({ 'system.hp.value': 3 });
    await one.actor.createEmbeddedDocuments('Item', [{ name: 'Stick', type: game.documentTypes.Item.at(-1) }]);
    return [one.actor.system.hp.value, one.actor.items.size, await refused(one.actor.update({ ownership: { default: 0 } })),
      await refused(one.update({ delta: { ownership: { default: 0 } } }))];
  })()`);
  expect(told).toEqual([3, 2, true, true]);
  const other = await page.evaluate(`(async () => {
    const one = game.scenes.viewed.tokens.get('${String(id)}');
    await one.actor.update({ ownership: { default: 0 } });
    return one.actor.ownership.default;
  })()`);
  expect(other).toBe(0);
  await player.waitForFunction(`!game.scenes.viewed.tokens.get('${String(id)}').isOwner`);
  const refused = await player.evaluate(
    `game.scenes.viewed.tokens.get('${String(id)}').update({ 'delta.name': 'Mine' }).then(() => false, () => true)`,
  );
  expect(refused).toBe(true);
});

test('forged news of such an actor change nothing else', async () => {
  const ids = (await tried('return [scene.uuid, one.id, base.id];')) as string[];
  const line = await connectAs(session.host, 'Player 1');
  const inner = {
    action: 'update',
    documentName: 'Actor',
    parentUuid: null,
    result: [{ _id: ids[2], name: 'Forged' }],
  };
  for (const [n, ofActor] of [
    inner,
    5,
    {},
    { ...inner, result: 'x' },
    { ...inner, parentUuid: 'Scene.x' },
    { ...inner, result: [null] },
  ].entries()) {
    const updates = [{ _id: ids[1], delta: { name: `N${n}` } }];
    await line.modify('update', 'Token', { parentUuid: ids[0] ?? null, updates, ofActor });
  }
  line.close();
  await page.waitForFunction(`game.scenes.viewed.tokens.get('${ids[1]}').actor.name === 'N5'`);
  expect(await page.evaluate(`game.actors.get('${ids[2]}').name`)).toBe('Wolf');
});

test('its HTML is cleaned as that of any other effect', async () => {
  const told = await tried(`
    await one.actor.createEmbeddedDocuments('ActiveEffect', [{ name: 'E', description: '<b onclick="x()">B</b><script>1</script>' }]);
    return one.delta._source.effects[0].description;`);
  expect(told).toBe('<b>B</b>');
});

test('a movement through several points tells of what is behind and ahead, and may be stopped or paused on the way', async () => {
  const told = await page.evaluate(`(async () => {
    const [token] = await game.scenes.viewed.createEmbeddedDocuments('Token', [{ name: 'Runner', x: 0, y: 0 }]);
    const heard = [];
    const id = Hooks.on('moveToken', (document, { passed, pending, chain, method, origin, destination, recorded }, operation, user) => {
      if (document !== token) return;
      heard.push([passed.waypoints.length, pending.waypoints.length, chain.length, method, origin.x, destination.x, recorded, user.isSelf, typeof passed.distance]);
      if (token.x === 400) token.stopMovement();
    });
    const way = [{ x: 100, y: 0 }, { x: 200, y: 0, checkpoint: true }];
    const told = [await token.move(way, { method: 'dragging' }), token.movement.state, heard.splice(0)];
    told.push(await token.move([{ x: 400, y: 0 }, { x: 500, y: 0 }]), token.x, token.movement.state, heard.splice(0).length);
    Hooks.off('moveToken', id);
    let resume;
    const pausing = Hooks.on('moveToken', document => { if (document === token && token.x === 600) resume = token.pauseMovement(); });
    const moved = token.move([{ x: 600, y: 0 }, { x: 700, y: 0 }]);
    await new Promise(resolve => setTimeout(resolve, 400));
    told.push(token.x, token.movement.state);
    await resume();
    told.push(await moved, token.x);
    Hooks.off('moveToken', pausing);
    return told;
  })()`);
  const first = [1, 1, 0, 'dragging', 0, 100, false, true, 'number'];
  const second = [1, 0, 1, 'dragging', 100, 200, false, true, 'number'];
  expect(told).toEqual([
    ...[true, 'completed', [first, second]],
    ...[false, 400, 'stopped', 1],
    ...[600, 'paused', true, 700],
  ]);
});

test('its methods may refuse a movement; in a fight that has begun its way is recorded, taken back and forgotten', async () => {
  const told = await page.evaluate(`(async () => {
    const scene = game.scenes.viewed;
    const [token] = await scene.createEmbeddedDocuments('Token', [{ name: 'Fighter', x: 0, y: 0 }]);
    const heard = [];
    token._preUpdateMovement = async ({ destination }) => destination.x < 900;
    token._onUpdateMovement = ({ destination }) => heard.push(destination.x);
    await token.update({ x: 950 });
    await token.update({ x: 100 });
    const told = [token.x, heard.splice(0), token.movementHistory.length];
    const combat = await Combat.create({ scene: scene.id });
    await combat.activate();
    await combat.createEmbeddedDocuments('Combatant', [{ tokenId: token.id, sceneId: scene.id }]);
    await combat.startCombat();
    let records = 0;
    const id = Hooks.on('recordToken', document => { if (document === token) records++; });
    await token.update({ x: 200 });
    await token.update({ x: 300 });
    told.push(token.movementHistory.map(({ x }) => x), token.movement.recorded, records);
    await token.revertRecordedMovement();
    told.push(token.x, token.movementHistory.map(({ x }) => x));
    await token.clearMovementHistory();
    told.push(token.movementHistory.length, records > 2);
    Hooks.off('recordToken', id);
    await combat.delete();
    await scene.moveTokens({ [token.id]: { waypoints: [{ x: 400, y: 100 }] } });
    told.push(token.x, token.y);
    return told;
  })()`);
  expect(told).toEqual([100, [100], 0, [100, 200, 300], true, 2, 200, [100, 200], 0, true, 400, 100]);
});
