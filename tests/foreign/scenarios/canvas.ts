/** What is drawn on the board, and what happens there. */
import type { Page } from 'playwright-core';
import { named, settled, type Scenario, type Source } from './scenario';

export const effects: Scenario = {
  id: 'fxmaster',
  what: 'drawing on the canvas: a filter over the scene, kept by its flags',
  async play({ gm, player, documents }) {
    await gm.evaluate(`Scene.create({ name: 'Field', width: 1000, height: 1000, padding: 0, active: true })`);
    for (const page of [gm, player]) {
      await page.waitForFunction(`canvas.ready && canvas.scene?.name === 'Field'`, undefined, { timeout: 10_000 });
    }
    await gm.waitForFunction(`globalThis.FXMASTER?.filters !== undefined`, undefined, { timeout: 10_000 });
    await gm.evaluate(`FXMASTER.filters.setFilters([{ type: 'color', options: {} }])`);
    const kept = await settled(async () => {
      const flags = named((await documents())['Scene'], 'Field')?.['flags'] as Record<string, object> | undefined;
      return flags?.['fxmaster'] && JSON.stringify(flags['fxmaster']).includes('color') ? true : undefined;
    });
    const shown = `Object.keys(FXMASTER.filters.filters).length`;
    await gm.evaluate(
      `Scene.create({ name: 'Elsewhere', width: 500, height: 500, padding: 0 }).then(one => one.view())`,
    );
    const elsewhere = await settled(async () => ((await gm.evaluate(shown)) === 0 ? true : undefined));
    await gm.evaluate(`game.scenes.getName('Field').view()`);
    const again = await settled(async () => ((await gm.evaluate(shown)) === 1 ? true : undefined));
    return [
      ...(kept ? [] : ['the filter is not among the flags of the scene']),
      ...(elsewhere ? [] : ['the filter lies over another scene too']),
      ...(again ? [] : ['the filter is gone after another scene was viewed']),
    ];
  },
};

export const behaviors: Scenario = {
  id: 'regionba',
  what: 'behaviors of regions: a token that comes into a region has a message written, once',
  async play({ gm, player, documents }) {
    await gm.evaluate(`(async () => {
      const shapes = [{ type: 'rectangle', x: 0, y: 0, width: 400, height: 400 }];
      const behavior = {
        name: 'Tell',
        type: 'regionba.postChatMessage',
        system: { events: ['tokenMoveIn'] },
        flags: { regionba: { chatMessage: '{token} is in the wood', playerTokensTriggeronly: false, once: true } },
      };
      const scene = await Scene.create({
        name: 'Wood', width: 1000, height: 1000, padding: 0, active: true,
        regions: [{ name: 'Wood', shapes, behaviors: [behavior] }],
      });
      const [token] = await scene.createEmbeddedDocuments('Token', [{ name: 'Hare', x: 600, y: 600 }]);
      await token.update({ x: 100, y: 100 });
    })()`);
    await player.waitForFunction(`canvas.ready && canvas.scene?.name === 'Wood'`, undefined, { timeout: 10_000 });
    const told = await settled(async () =>
      (await documents())['ChatMessage']?.find(({ content }) => content === 'Hare is in the wood'),
    );
    const disabled = await settled(async () => {
      const scene = named((await documents())['Scene'], 'Wood') as { regions: { behaviors: Source[] }[] } | undefined;
      return scene?.regions[0]?.behaviors[0]?.['disabled'] === true ? true : undefined;
    });
    await gm.evaluate(`game.scenes.getName('Wood').tokens.contents[0].update({ x: 600 })`);
    await gm.evaluate(`game.scenes.getName('Wood').tokens.contents[0].update({ x: 100 })`);
    const messages = (await documents())['ChatMessage'] ?? [];
    return [
      ...(told ? [] : ['no message tells of the token']),
      ...(disabled ? [] : ['the behavior is not used up']),
      ...(messages.length === 1 ? [] : [`${messages.length} messages were written`]),
    ];
  },
};

const TILED = `(async () => {
  const at = (x, sort) => ({ x, y: 100, width: 100, height: 100, sort, texture: { src: 'icons/svg/d20.svg', anchorX: 0, anchorY: 0 } });
  const scene = await Scene.create({
    name: 'Tiled', width: 1000, height: 1000, padding: 0, active: true, ownership: { default: 2 },
    tiles: [at(100, 1), at(300, 2)],
    tokens: [{ name: 'Hare', x: 600, y: 600 }],
  });
})()`;

/** Closes the windows that lie over the board. */
const clear = (page: Page): Promise<unknown> =>
  page.evaluate(
    `[...foundry.applications.instances.values()].filter(one => one.hasFrame).map(one => void one.close())`,
  );

const tiled = `canvas.ready && canvas.scene?.name === 'Tiled' && canvas.tiles.placeables.length === 2`;

export const sorting: Scenario = {
  id: 'tile-sort',
  what: 'a window of the first generation over the tiles, and a wrapped getter: one is hidden, their order is changed',
  async play({ gm, player, documents }) {
    await gm.evaluate(TILED);
    for (const page of [gm, player]) await page.waitForFunction(tiled, undefined, { timeout: 10_000 });
    await clear(gm);
    await gm.locator('[data-control="tiles"]').click();
    await gm.locator('[data-tool="tileSort"]').click();
    const items = gm.locator('#tile-sort .tile-sort-item');
    await items.nth(1).waitFor({ timeout: 5000 });
    await items.first().locator('#hide-tile').dispatchEvent('click');
    const hidden = await settled(async () =>
      (await gm.evaluate(`canvas.tiles.placeables.filter(({ visible }) => !visible).length`)) === 1 ? true : undefined,
    );
    await items.first().dragTo(items.nth(1));
    const sorted = await settled(async () => {
      const scene = named((await documents())['Scene'], 'Tiled') as
        | { tiles: { x: number; sort: number }[] }
        | undefined;
      const [left, right] = scene?.tiles.toSorted((a, b) => a.x - b.x) ?? [];
      return left && right && left.sort > right.sort ? true : undefined;
    });
    return [
      ...(hidden ? [] : ['the tile is still shown']),
      ...(sorted ? [] : ['the order of the tiles is as it was in the database']),
    ];
  },
};

export const zooming: Scenario = {
  id: 'zoom-pan-options',
  what: "the canvas's own methods overridden by a library: the wheel pans instead of zooming, limits are its own",
  async play({ gm, player, documents }) {
    await gm.evaluate(TILED);
    for (const page of [gm, player]) await page.waitForFunction(tiled, undefined, { timeout: 10_000 });
    await clear(gm);
    await player.evaluate(`game.settings.set('zoom-pan-options', 'pan-zoom-mode', 'Touchpad')`);
    const view = `({ x: canvas.stage.pivot.x, y: canvas.stage.pivot.y, scale: canvas.stage.scale.x })`;
    const wheel = async (page: typeof gm): Promise<{ x: number; y: number; scale: number }[]> => {
      await page.mouse.move(700, 450);
      const before = (await page.evaluate(view)) as { x: number; y: number; scale: number };
      await page.mouse.wheel(0, 60);
      const after = await settled(async () => {
        const now = (await page.evaluate(view)) as { x: number; y: number; scale: number };
        return now.y !== before.y || now.scale !== before.scale ? now : undefined;
      });
      return after ? [before, after] : [];
    };
    const [before, after] = await wheel(player);
    const [near, far] = await wheel(gm);
    const scene = named((await documents())['Scene'], 'Tiled');
    return [
      ...(before && after && after.scale === before.scale && after.y > before.y
        ? []
        : ['the wheel did not pan the view of the player']),
      ...(near && far && far.scale < near.scale ? [] : ['the wheel did not zoom the view of the game master']),
      ...((await gm.evaluate(`canvas.dimensions.scale.max === CONFIG.Canvas.maxZoom`)) ? [] : ['it set no limits']),
      ...(scene ? [] : ['the scene is not in the database']),
    ];
  },
};

export const faces: Scenario = {
  id: 'emojify',
  what: 'a frameless window, its socket, and text that rises over a token on the board',
  async play({ gm, player, documents }) {
    await gm.evaluate(TILED);
    for (const page of [gm, player]) await page.waitForFunction(tiled, undefined, { timeout: 10_000 });
    await player.evaluate(`(() => {
      globalThis.risen = [];
      const own = canvas.interface.createScrollingText;
      canvas.interface.createScrollingText = function (...args) { risen.push(args[1]); return own.apply(this, args); };
    })()`);
    await gm.evaluate(`canvas.tokens.placeables[0].control(), ui.emojify.open()`);
    const first = gm.locator('#emojify-app #emoji-list li').first();
    await first.waitFor({ timeout: 10_000 });
    const chosen = (await first.textContent()) ?? '';
    await first.click();
    const risen = await settled(async () => ((await player.evaluate('risen[0]')) as string | undefined) ?? undefined);
    await gm.evaluate(`game.settings.set('emojify', 'preload', false)`);
    const kept = await settled(async () =>
      (await documents())['Setting']?.find(({ key, value }) => key === 'emojify.preload' && value === 'false'),
    );
    return [
      ...(risen === chosen ? [] : [`over the token the player sees ${risen ?? 'nothing'}, not ${chosen}`]),
      ...(kept ? [] : ['the setting is not in the database']),
    ];
  },
};
