/** The eighth list: recipes, disguises, coordinates, dice of wood, pictures that are uploaded, stairs. */
import {
  complaints,
  named,
  onField,
  settled,
  truth,
  withoutLibrary,
  type Scenario,
  type Source,
  type TestSession,
} from './scenario';

/** A picture of one point. */
const PICTURE = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** A hero whose token stands on the field. */
const hero = async ({ gm, player }: TestSession): Promise<void> => {
  await withoutLibrary(gm);
  await onField(gm, player);
  await gm.evaluate(`(async () => {
    const actor = await Actor.create({ name: 'Hero', type: game.documentTypes.Actor.at(-1), ownership: { default: 3 } });
    await canvas.scene.createEmbeddedDocuments('Token', [{ name: 'Hero', actorId: actor.id, actorLink: true, x: 400, y: 400 }]);
  })()`);
  for (const page of [gm, player]) await page.waitForFunction('canvas.tokens.placeables.length === 1');
};

export const crafting: Scenario = {
  id: 'furu-sc',
  what: 'a tool opens the menu of recipes, where the game master begins one',
  async play({ gm, player }) {
    await withoutLibrary(gm);
    await onField(gm, player);
    await gm.evaluate(`ui.controls.activate({ control: 'notes' }).then(() => undefined)`);
    await gm.locator('[data-tool="craftMenu"]').click();
    const opened = await truth(gm, `document.querySelector('.sc-recipe-container') !== null`);
    await gm.locator('[data-action="add-recipe"]').first().click();
    return complaints({
      'the menu does not open': opened,
      'no recipe begins': await truth(gm, `document.querySelector('.sc-recipe-card') !== null`),
    });
  },
};

export const disguises: Scenario = {
  id: 'visage',
  what: 'a token looks like another, for both, and like itself again',
  async play(session) {
    const { gm, player } = session;
    await hero(session);
    await gm.evaluate(`(async () => {
      const { VisageData } = await import('/modules/visage/src/data/visage-data.js');
      await VisageData.save({ id: 'wolfwolfwolfwolf', label: 'Wolf', mode: 'identity', public: true,
        changes: { name: 'Wolf', texture: { src: 'icons/svg/castle.svg' }, effects: [] } });
      await game.modules.get('visage').api.apply(canvas.tokens.placeables[0], 'wolfwolfwolfwolf');
    })()`);
    const isWolf = `canvas.tokens.placeables[0].document.name === 'Wolf'`;
    const worn = await truth(player, isWolf);
    await gm.evaluate(`game.modules.get('visage').api.revert(canvas.tokens.placeables[0].id).then(() => undefined)`);
    return complaints({
      'the player sees no wolf': worn,
      'it stays a wolf': await truth(player, `!(${isWolf})`),
    });
  },
};

export const coordinates: Scenario = {
  id: 'map-coords',
  what: 'a key shows the coordinates of the map, a click with Alt those under the pointer',
  async play({ gm, player }) {
    await withoutLibrary(gm);
    await onField(gm, player);
    const labels = `canvas.controls.children.filter(one => one.visible && one.children.length > 4).length`;
    const before = await gm.evaluate(labels);
    await gm.keyboard.press('Alt+c');
    const toggled = await truth(gm, `${labels} !== ${before}`);
    const count = await gm.evaluate('canvas.controls.children.length');
    await gm.keyboard.down('Alt');
    await gm.mouse.click(700, 450);
    const pinged = await truth(gm, `canvas.controls.children.length > ${count}`);
    await gm.keyboard.up('Alt');
    return complaints({ 'the key does nothing': toggled, 'the click does nothing': pinged });
  },
};

export const woodenDice: Scenario = {
  id: 'physical-dice-rolls',
  what: 'a player enters what their own dice show, and both read that total',
  async play({ gm, player }) {
    await withoutLibrary(player);
    await onField(gm, player);
    await player.locator('.real-roll-mode-toggle').first().click();
    await player.evaluate(`void ui.chat.processMessage('/r 2d6')`);
    await player.locator('[name="0.0"]').fill('6');
    await player.locator('[name="0.1"]').fill('5');
    await player.locator('.real-roll button[type="submit"]').click();
    return complaints({
      'the game master reads another total': await truth(gm, `game.messages.contents.at(-1)?.rolls[0]?.total === 11`),
    });
  },
};

export const uploads: Scenario = {
  id: 'foundry-quick-upload',
  what: 'a picture is uploaded for an actor from the header of its sheet',
  async play(session) {
    const { gm } = session;
    await hero(session);
    await gm.evaluate(`game.actors.getName('Hero').sheet.render({ force: true }).then(() => undefined)`);
    await gm.locator('.window-header [data-action="toggleControls"]').last().click();
    await gm.locator('[data-action="foundry-quick-upload.upload"]').first().click();
    // an actor has two pictures, so it asks for which
    await gm
      .locator('dialog button, .dialog button')
      .filter({ hasText: /portrait/i })
      .first()
      .click();
    const file = { name: 'hero.png', mimeType: 'image/png', buffer: Buffer.from(PICTURE, 'base64') };
    await gm.locator('input[type="file"]').first().setInputFiles(file);
    await gm.locator('[data-action="save"]').last().click();
    const picture = await settled(async () => {
      const img = String(named((await session.documents())['Actor'], 'Hero')?.['img']);
      return img.endsWith('.webp') ? img : undefined;
    });
    return complaints({
      'the actor has no new picture': picture,
      'the picture cannot be read': picture && (await gm.evaluate(`fetch('${picture}').then(({ ok }) => ok)`)),
    });
  },
};

export const stairs: Scenario = {
  id: 'multilevel-tokens',
  what: 'a token that steps into one region stands in another',
  async play(session) {
    const { gm } = session;
    await hero(session);
    await gm.evaluate(`(async () => {
      const at = (x, flags) => ({ x, y: 1000, shape: { type: 'r', width: 200, height: 200 }, strokeWidth: 4, fillType: 1,
        flags: { 'multilevel-tokens': { teleportId: 'stairs', ...flags } } });
      await canvas.scene.createEmbeddedDocuments('Drawing', [at(800, { in: true }), at(1600, { out: true })]);
      await canvas.tokens.placeables[0].document.update({ x: 850, y: 1050 });
    })()`);
    const there = await settled(async () => {
      const field = named((await session.documents())['Scene'], 'Field');
      const token = named(field?.['tokens'] as Source[], 'Hero');
      return Number(token?.['x']) >= 1500 ? true : undefined;
    });
    return complaints({ 'it stays where it was': there });
  },
};
