/** Of the third rule: what each one's README says first, by the ways of a user, seen on the pages and in the database. */
import type { Page } from 'playwright-core';
import { complaints, onField, settled, truth, type Scenario, type Source } from './scenario';

const TOKEN = `(async () => {
  const actor = await Actor.create({ name: 'Boris', type: 'base', ownership: { default: 3 } });
  await canvas.scene.createEmbeddedDocuments('Token', [{ name: 'Boris', x: 400, y: 400, actorId: actor.id }]);
})()`;

const withHud = async (gm: Page): Promise<void> => {
  await gm.evaluate(TOKEN);
  await gm.waitForFunction('canvas.tokens.placeables.length === 1');
  await gm.evaluate('canvas.tokens.hud.bind(canvas.tokens.placeables[0])');
  await gm.locator('#token-hud button').first().waitFor();
};

const tilesOf = (documents: Record<string, readonly Source[] | undefined>): readonly Source[] =>
  (documents['Scene']?.[0]?.['tiles'] as readonly Source[] | undefined) ?? [];

export const chance: Scenario = {
  id: 'outrider-rng',
  what: 'dice fall by the chance of the browser',
  async play({ gm }) {
    const asked = await gm.evaluate(`(async () => {
      const own = CONFIG.Dice.randomUniform;
      let times = 0;
      CONFIG.Dice.randomUniform = () => { times++; return own(); };
      await new Roll('5d6').evaluate();
      return times === 5 && String(own).includes('getRandomValues');
    })()`);
    return complaints({ 'dice do not ask it': asked });
  },
};

export const introduction: Scenario = {
  id: 'introduce-me',
  what: 'a button of the token’s display: everybody sees the actor introduced',
  async play({ gm, player }) {
    await onField(gm, player);
    await withHud(gm);
    await gm.locator('#token-hud .introduce-me.control-icon').click();
    return complaints({
      'the player sees nothing': await truth(player, `!!document.querySelector('.introduce-me.introduction')`),
    });
  },
};

export const sketches: Scenario = {
  id: 'sketch-tiles',
  what: 'a drawing is kept as a file of the world and lies on the scene as a tile',
  async play({ gm, player, documents }) {
    await onField(gm, player);
    await gm.locator('#scene-controls [data-control="tiles"]').first().click();
    await gm.locator('#scene-controls [data-tool="Sketch Tiles"]').click();
    const box = await gm.locator('.sketch-app-container svg').boundingBox();
    const [x, y] = [(box?.x ?? 0) + 40, (box?.y ?? 0) + 40];
    await gm.mouse.move(x, y);
    await gm.mouse.down();
    await gm.mouse.move(x + 120, y + 60, { steps: 12 });
    await gm.mouse.up();
    await gm.locator('.upload-sketch').click();
    const [tile] = (await settled(async () => {
      const tiles = tilesOf(await documents());
      return tiles.length > 0 ? tiles : undefined;
    })) ?? [{}];
    const { src } = (tile?.['texture'] ?? {}) as { src?: string };
    return complaints({
      'no tile lies there': src,
      'its file cannot be read': src && (await truth(player, `fetch(${JSON.stringify(src)}).then(({ ok }) => ok)`)),
    });
  },
};

export const calendar: Scenario = {
  id: 'foundryvtt-simple-calendar-reborn',
  what: 'a calendar of the world: the game master goes on three days, the player’s page too',
  async play({ gm, player, documents }) {
    for (const page of [gm, player]) await page.locator('.fsc-main-wrapper').first().waitFor();
    const today = String(await player.evaluate('SimpleCalendar.api.currentDateTimeDisplay().date'));
    await gm.evaluate('SimpleCalendar.api.changeDate({ day: 3 })');
    const on = await truth(player, `SimpleCalendar.api.currentDateTimeDisplay().date !== ${JSON.stringify(today)}`);
    await gm.evaluate(
      `SimpleCalendar.api.addNote('Feast', 'bread', { year: 2026, month: 1, day: 2 }, { year: 2026, month: 1, day: 2 }, true)`,
    );
    const note = await settled(async () => (await documents())['JournalEntry']?.find(({ name }) => name === 'Feast'));
    return complaints({ 'the player’s date stays': on, 'the note is not kept': note });
  },
};

export const timekeeper: Scenario = {
  id: 'dh-666f78-timekeeper',
  what: 'the time of the world at the list of players: a step, and a running clock',
  async play({ gm, player }) {
    await gm.evaluate(`[...document.querySelectorAll('#players [data-action="adv"]')].at(-1).click()`);
    const told = await truth(player, `/00:00:1\\d/.test(document.querySelector('#players').innerText)`);
    await gm.evaluate(`document.querySelector('#players [data-action="play"]').click()`);
    return complaints({
      'the player does not see the step': told,
      'the clock stands': await truth(gm, 'game.time.worldTime > 11'),
    });
  },
};

export const alignment: Scenario = {
  id: 'dtaligntool',
  what: 'three tiles are lined up at the left',
  async play({ gm, player, documents }) {
    await onField(gm, player);
    await gm.evaluate(`canvas.scene.createEmbeddedDocuments('Tile',
      [300, 600, 900].map((x, row) => ({ x, y: 300 + 150 * row, width: 100, height: 100 })))`);
    await gm.locator('#scene-controls [data-control="tiles"]').first().click();
    await gm.waitForFunction('canvas.tiles.placeables.length === 3');
    await gm.evaluate('canvas.tiles.placeables.forEach(tile => tile.control({ releaseOthers: false }))');
    await gm.locator('#scene-controls [data-tool="dtaligntool"]').click();
    await gm.locator('[data-action="horzLeft"]').click();
    const lined = await settled(async () =>
      tilesOf(await documents()).every(({ x }) => x === 300) ? true : undefined,
    );
    return complaints({ 'they lie as before': lined });
  },
};

export const fumbling: Scenario = {
  id: 'fumble-switch',
  what: 'the game master makes the players’ dice fall badly',
  async play({ gm, player }) {
    await gm.locator('.fumble-switch__row', { hasText: 'Players' }).locator('.fumble-switch__btn--worse').click();
    const badly = await truth(
      player,
      `new Roll('6d20').evaluate().then(({ dice }) => dice[0].results.every(({ result }) => result === 1))`,
    );
    return complaints({ 'they fall as ever': badly });
  },
};

export const statuses: Scenario = {
  id: 'quick-status-select',
  what: 'statuses of a token are found by typing',
  async play({ gm, player }) {
    await onField(gm, player);
    await withHud(gm);
    await gm.locator('#token-hud button[data-palette="effects"]').click();
    await gm.locator('.qss-quick-input').fill('blind');
    await gm.locator('.qss-quick-input').press('Enter');
    return complaints({
      'the token has not got it': await truth(gm, `canvas.tokens.placeables[0].actor.statuses.has('blind')`),
    });
  },
};
