/** The ninth list: names, managed modules, a small map, presets of tokens, a map of a city, who is in the light. */
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

const begin = async ({ gm, player }: TestSession): Promise<void> => {
  await withoutLibrary(gm);
  await onField(gm, player);
};

export const randomNames: Scenario = {
  id: 'phils-random-names',
  what: 'its macro opens the lists, which are made, and one gives a name',
  async play(session) {
    const { gm } = session;
    await begin(session);
    await gm.evaluate(`void game.macros.getName("Phil's Random Names").execute()`);
    await gm.locator('#phils-random-names-app [data-action="create"]').last().click();
    const made = await truth(
      gm,
      `game.folders.some(({ name }) => name === 'Phils Random Names') && game.journal.size > 5`,
    );
    await gm.locator('[data-action="generateComplex"], [data-action="generateSimple"]').first().click();
    return complaints({
      'there are no lists': made,
      'no name is shown': await truth(
        gm,
        `[...foundry.applications.instances.values()].some(({ constructor, element }) =>
          constructor.name === 'GeneratorPreviewApp' && element.textContent.trim().length > 0)`,
      ),
    });
  },
};

export const managedModules: Scenario = {
  id: 'module-credits',
  what: 'the window of modules shows the read-me of a module',
  async play(session) {
    const { gm } = session;
    await begin(session);
    // it keeps the files of modules that it has listed at the visit before
    await truth(gm, `'module-credits' in game.settings.get('module-credits', 'trackedChangelogs')`);
    await gm.reload();
    await gm.waitForFunction('window.game?.ready');
    await withoutLibrary(gm);
    // what is new opens by itself, unless its files are not read yet
    await truth(gm, `foundry.applications.instances.get('module-credits-dialog')?.rendered === true`);
    await gm.evaluate(`foundry.applications.instances.get('module-credits-dialog')?.close().then(() => undefined)`);
    await gm.evaluate(`new foundry.applications.sidebar.apps.ModuleManagement().render(true).then(() => undefined)`);
    const opened = await truth(gm, `document.querySelector('#module-management') !== null`);
    await gm.locator('[data-module-id="module-credits"] .tag.readme').first().click({ timeout: 6000 });
    return complaints({
      'the window does not open': opened,
      'no read-me is shown': await truth(gm, `document.body.textContent.includes('Module Management+ improves upon')`),
    });
  },
};

export const smallMap: Scenario = {
  id: 'micro-map',
  what: 'a small map is there once a game master enables it, and is hidden by each for themselves',
  async play(session) {
    const { gm, player } = session;
    await begin(session);
    await gm.evaluate(`game.settings.set('micro-map', 'enable', true).then(() => undefined)`);
    const shown = [
      await truth(gm, `game.MicroMap?.map?.visible === true`),
      await truth(player, `game.MicroMap?.map?.visible === true`),
    ];
    await player.evaluate(`game.settings.set('micro-map', 'show', false).then(() => undefined)`);
    return complaints({
      'the game master sees no map': shown[0],
      'the player sees no map': shown[1],
      'the player cannot hide it': await truth(player, `game.MicroMap?.map?.visible === false`),
    });
  },
};

export const presets: Scenario = {
  id: 'token-presets',
  what: 'an actor gets a preset by the menu of its entry, and its new tokens have it',
  async play(session) {
    const { gm } = session;
    await begin(session);
    await gm.evaluate(`(async () => {
      await game.settings.set('token-presets', 'presets', { foe: { id: 'foe', name: 'Foe', fields: {
        disposition: { enabled: true, value: -1 }, lockRotation: { enabled: true, value: true } } } });
      await Actor.create({ name: 'Goblin', type: game.documentTypes.Actor.at(-1) });
      ui.sidebar.changeTab('actors', 'primary');
    })()`);
    await gm.locator('#actors .directory-item', { hasText: 'Goblin' }).first().click({ button: 'right' });
    await gm
      .locator('#context-menu li, .context-item', { hasText: /preset/i })
      .first()
      .click();
    await gm.locator('#token-presets-preset-picker').selectOption('foe');
    await gm.locator('dialog [data-action="apply"], .dialog [data-action="apply"]').first().click();
    const flagged = await settled(async () =>
      JSON.stringify(named((await session.documents())['Actor'], 'Goblin')?.['flags']).includes('foe')
        ? true
        : undefined,
    );
    await gm.evaluate(`(async () => {
      const actor = game.actors.getName('Goblin');
      await canvas.tokens._onDropActorData({}, { type: 'Actor', uuid: actor.uuid, x: 400, y: 400 });
    })()`);
    const worn = await settled(async () => {
      const field = named((await session.documents())['Scene'], 'Field');
      const token = named(field?.['tokens'] as Source[], 'Goblin');
      return token?.['disposition'] === -1 && token['lockRotation'] === true ? true : undefined;
    });
    return complaints({ 'the actor has no preset': flagged, 'its token does not follow it': worn });
  },
};

export const cityMap: Scenario = {
  id: 'city-map-scene',
  what: 'a scene becomes a map of a city in its window, and a rectangle is drawn on it, which the player sees',
  async play(session) {
    const { gm, player } = session;
    await begin(session);
    await gm.evaluate(`canvas.scene.sheet.render({ force: true }).then(() => undefined)`);
    await gm.locator('[data-tab="city-map-scene"]').first().click();
    await gm
      .locator('input[name="flags.city-map-scene.isCityMapScene"], .city-map-scene-config-tab input')
      .first()
      .check();
    await gm
      .locator('.city-map-scene-config-tab')
      .locator('xpath=ancestor::form')
      .locator('button[type="submit"]')
      .last()
      .click();
    const control = gm.locator('[data-control="city-map-scene"]').first();
    await control.click();
    await gm.locator('#scene-controls-tools [data-tool*="rect"]').first().click();
    await gm.mouse.move(500, 350);
    await gm.mouse.down();
    await gm.mouse.move(600, 400, { steps: 3 });
    await gm.mouse.move(700, 500, { steps: 3 });
    await gm.mouse.up();
    await gm.locator('[id^="city-map"] button[type="submit"]').last().click();
    const drawn = await settled(async () => {
      const flags = named((await session.documents())['Scene'], 'Field')?.['flags'] as
        | Record<string, Source>
        | undefined;
      return JSON.stringify(flags?.['city-map-scene'] ?? {}).includes('points') ? true : undefined;
    });
    return complaints({
      'nothing was drawn': drawn,
      'the player has no map': await truth(
        player,
        `JSON.stringify(canvas.scene.flags['city-map-scene'] ?? {}).includes('points')`,
      ),
    });
  },
};

export const spotlight: Scenario = {
  id: 'spotlight-tracker',
  what: 'the game master chooses who takes part and gives them the spotlight; the player sees it',
  async play(session) {
    const { gm, player } = session;
    await begin(session);
    await gm.evaluate(`(async () => {
      const actor = await Actor.create({ name: 'Hero', type: game.documentTypes.Actor.at(-1), ownership: { default: 3 } });
      await game.users.getName('Player 1').update({ character: actor.id });
    })()`);
    await gm.locator('[data-control="spotlight-tracker"]').first().click();
    await gm.locator('.spotlight-tracker-shell [data-action="manage"]').first().click();
    await gm.locator('input[name^="actors."]').first().check();
    await gm.locator('form:has(input[name^="actors."]) button[type="submit"]').click();
    await gm.locator('.spotlight-portrait-button[data-action="focus"]').first().click();
    await player.locator('[data-control="spotlight-tracker"]').first().click();
    return complaints({
      'nobody is in the light': await truth(
        gm,
        `SpotlightTracker.getState().session.activeActorId === game.actors.getName('Hero').id`,
      ),
      'the player does not see it': await truth(
        player,
        `document.querySelector('.spotlight-tracker-shell .spotlight-now') !== null`,
      ),
    });
  },
};
