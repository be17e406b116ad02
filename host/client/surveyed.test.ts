/** Members that a survey of published modules found missing, by what the API's pages say of them. docs/foreign-modules.md */
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { openSession } from '../testing/session';

const session = openSession();
let page: Page;

beforeAll(async () => {
  ({ gm: page } = session);
  await page.evaluate(`(async () => {
    const scene = await Scene.create({ name: 'Field', active: true, width: 2000, height: 2000 });
    await scene.view();
    const actor = await Actor.create({ name: 'Ann', type: game.documentTypes.Actor[0] });
    await scene.createEmbeddedDocuments('Token', ['A', 'B'].map((name, n) => ({ name, actorId: actor.id, actorLink: true, x: 200 * n, y: 0 })));
    const combat = await Combat.create({ scene: scene.id, active: true });
    await TokenDocument.createCombatants([...scene.tokens], { combat });
    await combat.startCombat();
  })()`);
});

const told = (body: string): Promise<unknown> => page.evaluate(`(async () => { ${body} })()`);

test('the outlines of a region are polygons, with their holes, their area and what lies in them', async () => {
  expect(
    await told(`const shapes = [
        { type: 'rectangle', x: 0, y: 0, width: 100, height: 100 },
        { type: 'rectangle', x: 10, y: 10, width: 10, height: 20, hole: true },
        { type: 'circle', x: 500, y: 500, radius: 10 },
        { type: 'polygon', points: [0, 200, 100, 200, 100, 300] },
      ];
      const [region] = await canvas.scene.createEmbeddedDocuments('Region', [{ name: 'R', shapes }]);
      const { polygonTree: tree, polygons, area } = region;
      return [tree.children.length, [...tree].length, polygons.every(one => one instanceof PIXI.Polygon), polygons.length,
        [...tree].map(({ isHole }) => isHole), Math.round(area / 100), tree.children[0].area,
        tree.testPoint({ x: 50, y: 50 }), tree.testPoint({ x: 15, y: 15 }), tree.testPoint({ x: 10, y: 290 }),
        tree.children[0].bounds.width, region.object.polygons.length];`),
  ).toEqual([3, 4, true, 4, [false, true, false, false], 151, 9800, true, false, false, 100, 4]);
});

test('the turned rectangle of the same outline, and a region without any, have an area too', async () => {
  expect(
    await told(`const [turned, none] = await canvas.scene.createEmbeddedDocuments('Region', [
        { name: 'T', shapes: [{ type: 'rectangle', x: 0, y: 0, width: 100, height: 50, rotation: 90 }] }, { name: 'N', shapes: [] }]);
      const { bounds, area } = turned.polygonTree.children[0];
      return [bounds, area].map(value => typeof value === 'number' ? Math.round(value)
        : [value.x, value.y, value.width, value.height].map(Math.round)).concat(none.area, none.polygons.length);`),
  ).toEqual([[25, -25, 50, 100], 5000, 0, 0]);
});

test('packages call and replace what the buttons of the tracker do', async () => {
  expect(
    await told(`ui.sidebar.changeTab('combat', 'primary');
      const [one, two] = game.combat.turns;
      await ui.combat._onToggleDefeatedStatus(two);
      await ui.combat._onRollInitiative(two);
      const pinged = await ui.combat._onPingCombatant(one);
      ui.combat.scrollToTurn();
      const called = [];
      ui.combat._onToggleDefeatedStatus = async combatant => { called.push(combatant.id); };
      await ui.combat.render();
      ui.combat.element.querySelector('[data-combatant-id="' + one.id + '"] [data-action="toggleDefeated"]').click();
      delete ui.combat._onToggleDefeatedStatus;
      return [two.defeated, typeof two.initiative, pinged !== false, called.length, one.defeated,
        game.combat.turns.filter(({ isActive }) => isActive).length];`),
  ).toEqual([true, 'number', true, 1, false, 1]);
});

test('shapes, rays and trees tell their places', async () => {
  expect(
    await told(`const ray = new foundry.canvas.geometry.Ray({ x: 1, y: 2 }, { x: 1, y: -2 });
      const turned = PIXI.Rectangle.fromRotation(0, 0, 100, 50, Math.PI / 2);
      const tree = new foundry.canvas.geometry.Quadtree({ x: 3, y: 4, width: 10, height: 10 });
      return [[ray.x0, ray.y0, ray.normAngle.toFixed(3)], [turned.x, turned.y, turned.width, turned.height].map(Math.round),
        [tree.x, tree.y], canvas.primary.quadtree.getObjects({ x: 0, y: 0, width: 9, height: 9 }).size];`),
  ).toEqual([[1, 2, '4.712'], [25, -25, 50, 100], [3, 4], 0]);
});

test('a card is shown in a message by what is seen of it, with nothing that its name could do to the page', async () => {
  expect(
    await told(`const deck = await Cards.create({ name: 'D', type: 'deck', cards: [
        { name: '<b>Ace</b>', type: 'base', face: 0, faces: [{ name: '<b>Ace</b>', img: 'icons/svg/castle.svg' }] },
        { name: 'Secret', type: 'base', face: null, back: { name: 'Back' }, faces: [{ name: 'Secret', img: 'icons/svg/d20.svg' }] }] });
      const [ace, secret] = deck.cards.contents;
      const shown = await ace.toMessage({ flavor: 'Look' });
      const hidden = await secret.toMessage();
      const inside = document.createElement('div');
      inside.innerHTML = shown.content;
      return [inside.querySelector('b'), inside.querySelector('img').getAttribute('src'), inside.textContent.includes('Ace'),
        shown.flavor, hidden.content.includes('Secret'), hidden.content.includes('d20'), hidden.content.includes('Back')];`),
  ).toEqual([null, 'icons/svg/castle.svg', true, 'Look', false, false, true]);
});

test('a form tells which types its fields name; packs have folders, and a package may replace the tooltips', async () => {
  expect(
    await told(`const form = document.createElement('form');
      form.innerHTML = '<input name="a" data-dtype="Number" value="3"><input name="b" value="x">';
      const data = new foundry.applications.ux.FormDataExtended(form);
      const shelf = await Folder.create({ name: 'Shelf', type: 'Compendium' });
      await Folder.create({ name: 'Other', type: 'Actor' });
      return [[...game.packs.folders].map(({ id }) => id === shelf.id), data.dtypes.a, data.dtypes.b ?? 'none', data.object,
        CONFIG.ux.TooltipManager === foundry.helpers.interaction.TooltipManager];`),
  ).toEqual([[true], 'Number', 'none', { a: 3, b: 'x' }, true]);
});

test('indices, clocks, sounds, displays and names of types', async () => {
  expect(
    await told(`const [token] = canvas.tokens.placeables;
      const before = token.hasActiveHUD;
      await canvas.tokens.hud.bind(token);
      const sound = new foundry.audio.Sound(CONFIG.sounds.lock);
      const message = new ChatMessage({ content: 'x' });
      message.applyRollMode('selfroll');
      const [note] = await canvas.scene.createEmbeddedDocuments('Note', [{ text: 'Cave', x: 5, y: 5 }]);
      return [[before, token.hasActiveHUD], game.documentIndex.uuids[game.actors.getName('Ann').uuid].documentName,
        (await game.time.sync()) === game.time, [sound.node, sound.startTime ?? 'none'], game.audio.getMaxBandLevel(),
        message.whisper, note.object._drawTooltip().text, Object.keys(CONFIG.RegionBehavior.dataModels)
          .every(type => CONFIG.RegionBehavior.typeLabels[type])];`),
  ).toEqual([[false, true], 'Actor', true, [null, 'none'], 0, [expect.any(String)], 'Cave', true]);
});
