/** Tests regions and their events, the dialogs of stacks of cards, and the first data of a page. */
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { hearAll } from '../../../testing/storm';
import { openSession } from '../../../testing/session';

const session = openSession({}, { player: true });
let gm: Page;
let player: Page;

beforeAll(() => {
  ({ gm, player } = session);
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

test('events of tokens in a region reach its behaviors on every page, with their author', async () => {
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

test('a token is moved from point to point, and reports whether it arrived (TokenDocument#move)', async () => {
  const id = String(await gm.evaluate(SCENE));
  const moved = await gm.evaluate(`(async () => {
    const [token] = await game.scenes.get('${id}').createEmbeddedDocuments('Token', [{ name: 'Mole', x: 900, y: 900 }]);
    const places = [];
    const hook = Hooks.on('updateToken', (_token, { x, y }) => places.push([x, y]));
    const came = await token.move([{ x: 800, explicit: true }, { x: 700, y: 700, checkpoint: true }]);
    const stopped = Hooks.on('preUpdateToken', () => false);
    const stays = await token.move({ x: 0 });
    Hooks.off('updateToken', hook);
    Hooks.off('preUpdateToken', stopped);
    return [came, stays, places, token.x];
  })()`);
  expect(moved).toEqual([
    true,
    false,
    [
      [800, undefined],
      [700, 700],
    ],
    700,
  ]);
});

test('a movement can be forbidden before it is sent, and is reported afterwards with its start', async () => {
  const id = String(await gm.evaluate(SCENE));
  const told = await gm.evaluate(`(async () => {
    const [token] = await game.scenes.get('${id}').createEmbeddedDocuments('Token', [{ name: 'Vole', x: 900, y: 900 }]);
    const moves = [];
    const heard = Hooks.on('moveToken', (moved, { origin, destination }, _operation, user) =>
      moves.push([moved.name, origin.x, destination.x, destination.y, user.name]));
    const forbidden = Hooks.on('preMoveToken', (_token, { destination }) => destination.x > 300);
    await token.update({ x: 700 });
    await token.update({ x: 100 });
    await token.update({ name: 'Shrew' });
    await token.update({ x: 400, y: 0 });
    Hooks.off('moveToken', heard);
    Hooks.off('preMoveToken', forbidden);
    return moves;
  })()`);
  expect(told).toEqual([
    ['Vole', 900, 700, 900, 'Gamemaster'],
    ['Shrew', 700, 400, 0, 'Gamemaster'],
  ]);
});

test('a disabled behavior receives no events', async () => {
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

// The pages Combat, Combatant, CombatEncounters, TokenDocument and RegionTokenTurnEventData of v14, and the article on combat.
const FIGHT = `(async () => {
  const source = '(globalThis.fought ??= []).push([event.name, event.data.token.name, event.data.round, event.data.turn ?? "", event.data.skipped, event.data.combat === game.combat, event.user.name].join(" "))';
  const events = ['tokenRoundStart', 'tokenTurnStart', 'tokenTurnEnd', 'tokenRoundEnd'];
  const behaviors = [{ name: 'Script', type: 'executeScript', system: { events, source } }];
  const shapes = [{ type: 'rectangle', x: 0, y: 0, width: 400, height: 400 }];
  const player = game.users.getName('Player 1').id;
  const hero = await Actor.create({ name: 'Hero', type: 'base', ownership: { [player]: 3 } });
  const scene = await Scene.create({
    name: 'Arena', width: 1000, height: 1000, padding: 0, active: true, regions: [{ name: 'Pit', shapes, behaviors }],
    tokens: [{ name: 'Hero', actorId: hero.id, x: 0, y: 0 }, { name: 'Wolf', x: 100, y: 0 }, { name: 'Crow', x: 900, y: 0 }],
  });
  await scene.view();
  globalThis.hooked = [];
  for (const hook of ['combatStart', 'combatTurn', 'combatRound', 'combatTurnChange']) Hooks.on(hook, () => hooked.push(hook));
})()`;

test('an encounter orders its turns by initiative, and the regions of its tokens receive turns and rounds', async () => {
  await gm.evaluate(FIGHT);
  await hearAll([gm, player]);
  await player.waitForFunction('game.scenes.viewed?.name === "Arena"', undefined, { timeout: 0 });
  await player.evaluate(
    `globalThis.hooked = [], Hooks.on('combatTurnChange', (combat, prior, now) => hooked.push(prior.turn + '>' + now.turn))`,
  );
  const named = (name: string) => `game.scenes.viewed.tokens.getName('${name}')`;
  expect(await player.evaluate(`${named('Hero')}.toggleCombatant()`)).toBe(false);
  await gm.evaluate(`(async () => {
    for (const token of game.scenes.viewed.tokens) await token.toggleCombatant({ active: true });
    const [hero, wolf, crow] = ['Hero', 'Wolf', 'Crow'].map(name => game.combat.combatants.getName(name));
    await game.combat.setInitiative(wolf.id, 20);
    await game.combat.setInitiative(crow.id, 15);
  })()`);
  await hearAll([gm, player]);
  await player.evaluate(`game.combat.rollInitiative(game.combat.combatants.getName('Hero').id, { formula: '5' })`);
  await hearAll([gm, player]);
  expect(await gm.evaluate('game.combat.turns.map(({ name, initiative }) => name + initiative)')).toEqual([
    ...['Wolf20', 'Crow15', 'Hero5'],
  ]);
  await gm.evaluate(`(async () => {
    await game.combat.startCombat();
    await game.combat.nextTurn();
    await game.combat.nextTurn();
  })()`);
  await hearAll([gm, player]);
  await expect(player.evaluate('game.combat.update({ active: false })')).rejects.toThrow('lacks permission');
  await player.evaluate('game.combat.nextTurn()');
  await hearAll([gm, player]);
  expect(await gm.evaluate('[game.combat.round, game.combat.combatant.name, game.combat.isActive]')).toEqual([
    2,
    'Wolf',
    true,
  ]);
  const expected = [
    ...['tokenRoundStart Wolf 1  false', 'tokenRoundStart Hero 1  false', 'tokenTurnStart Wolf 1 0 false'],
    ...['tokenTurnEnd Wolf 1 0 false', 'tokenTurnStart Hero 1 2 false', 'tokenTurnEnd Hero 1 2 false'],
    ...['tokenRoundEnd Wolf 1  false', 'tokenRoundEnd Hero 1  false'],
    ...['tokenRoundStart Wolf 2  false', 'tokenRoundStart Hero 2  false', 'tokenTurnStart Wolf 2 0 false'],
  ].map(line => `${line} true Gamemaster`);
  for (const page of [gm, player]) {
    await page.waitForFunction(`globalThis.fought?.length >= ${expected.length}`, undefined, { timeout: 0 });
    expect(await page.evaluate('globalThis.fought')).toEqual(expected);
  }
  const changes = ['combatTurnChange', 'combatTurnChange', 'combatTurnChange', 'combatTurnChange'];
  expect(await gm.evaluate('[...hooked].sort()')).toEqual(
    ['combatStart', 'combatTurn', 'combatTurn', ...changes].sort(),
  );
  expect(await player.evaluate('hooked')).toEqual(['null>0', '0>1', '1>2', '2>0']);
  await gm.evaluate(`${named('Wolf')}.delete()`);
  await gm.waitForFunction('game.combat.turns.length === 2', undefined, { timeout: 0 });
  expect(await gm.evaluate('[game.combat.combatant.name, game.combat.combatants.getName("Hero").isNPC]')).toEqual([
    'Crow',
    false,
  ]);
  await gm.evaluate('game.combat.delete()');
});

test('a behavior that becomes active receives an event for each token already in its region', async () => {
  const happened = await gm.evaluate(`(async () => {
    globalThis.heard = [];
    const source = 'heard.push(event.name)';
    const events = ['tokenEnter', 'tokenExit', 'behaviorActivated', 'behaviorDeactivated'];
    const scene = game.scenes.viewed;
    const [region] = scene.regions;
    await region.createEmbeddedDocuments('RegionBehavior', [{ name: 'Late', type: 'executeScript', system: { events, source } }]);
    await region.update({ hidden: true });
    return heard;
  })()`);
  // the Hero is in it
  expect(happened).toEqual(['behaviorActivated', 'tokenEnter', 'tokenExit', 'behaviorDeactivated']);
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

test('the page keeps its first data, and finds the served library', async () => {
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

test('a document without its own window shows its simple fields, and saves what is typed there', async () => {
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
