/** The fifteenth list: music at hand, letters for fighters, names for tokens, statuses for several, data of documents. */
import { complaints, named, onField, settled, truth, withoutLibrary, type Scenario, type Source } from './scenario';

/** Tokens of a new actor stand in a row on the viewed scene. */
const tokens = (name: string, count: number): string => `(async () => {
  const actor = await Actor.create({ name: '${name}', type: game.documentTypes.Actor.at(-1), ownership: { default: 0 } });
  const data = Array.from({ length: ${count} }, (_, n) => ({ name: '${name}', actorId: actor.id, x: 200 + 200 * n, y: 400 }));
  await canvas.scene.createEmbeddedDocuments('Token', data);
})()`;

const sceneTokens = async (session: { documents(): Promise<Record<string, readonly Source[] | undefined>> }) =>
  ((await session.documents())['Scene']?.[0]?.['tokens'] ?? []) as readonly Source[];

export const musicDeck: Scenario = {
  id: 'ginzzzu-music-deck',
  what: 'a playlist stands in its deck, plays by its button, and becomes a favourite',
  async play(session) {
    const { gm, player } = session;
    for (const page of [gm, player]) await withoutLibrary(page);
    await gm.evaluate(`Playlist.create({ name: 'Storm', sounds: [{ name: 'Rain', path: 'sounds/rain.ogg' }] })`);
    const entry = gm.locator('.ginzzzu-music-deck .gmusicdeck-playlist', { hasText: 'Storm' }).first();
    await entry.locator('.gmusicdeck-playlist-play-toggle').click();
    const plays = await settled(async () => {
      const storm = named((await session.documents())['Playlist'], 'Storm');
      const [rain] = (storm?.['sounds'] as Source[] | undefined) ?? [];
      return rain?.['playing'] === true ? true : undefined;
    });
    const shown = await truth(gm, `document.querySelector('.gmusicdeck-playlist-header.is-playing') !== null`);
    await gm.locator('.gmusicdeck-playlist-header', { hasText: 'Storm' }).first().click({ button: 'middle' });
    const favourite = await truth(gm, `document.querySelector('.gmusicdeck-playlist-header.is-favorite') !== null`);
    await gm.locator('.gmusicdeck-playlist-play-toggle').first().click();
    const stopped = await settled(async () =>
      named((await session.documents())['Playlist'], 'Storm')?.['playing'] === false ? true : undefined,
    );
    return complaints({
      'the playlist does not play': plays,
      'its deck does not show that it plays': shown,
      'it is no favourite': favourite,
      'it does not stop': stopped,
      'the player does not hear it stop': await truth(player, `game.playlists.getName('Storm').playing === false`),
    });
  },
};

export const tokenTags: Scenario = {
  id: 'niks-token-tags',
  what: 'three of one kind join a fight and get letters and their icons, which go with the fight',
  async play(session) {
    const { gm, player } = session;
    for (const page of [gm, player]) await withoutLibrary(page);
    await onField(gm, player);
    await gm.evaluate(tokens('Goblin', 3));
    await gm.evaluate(`TokenDocument.createCombatants([...canvas.scene.tokens]).then(() => undefined)`);
    const names = async (): Promise<string> =>
      (await sceneTokens(session))
        .map(({ name }) => String(name).replace('Goblin', '').trim())
        .sort()
        .join();
    const lettered = await settled(async () => ((await names()) === '[A],[B],[C]' ? true : undefined));
    const seen = await truth(
      player,
      `canvas.tokens.placeables.filter(({ name }) => /\\[[ABC]\\]$/.test(name)).length === 3`,
    );
    const effects = await truth(gm, `canvas.tokens.placeables.every(({ actor }) => actor.effects.size === 1)`);
    await gm.evaluate(`game.combat.delete().then(() => undefined)`);
    const restored = await settled(async () => ((await names()) === ',,' ? true : undefined));
    return complaints({
      'they have no letters': lettered,
      'the player does not see the letters': seen,
      'they have no icons': effects,
      'their names do not come back': restored,
    });
  },
};

export const modernNames: Scenario = {
  id: 'modern-names',
  what: 'a macro of its pack gives the chosen token a name of its tables',
  async play(session) {
    const { gm, player } = session;
    for (const page of [gm, player]) await withoutLibrary(page);
    await onField(gm, player);
    await gm.evaluate(tokens('Nobody', 1));
    await gm.waitForFunction('canvas.tokens.placeables.length === 1');
    const macro = await gm.evaluate(`(async () => {
      canvas.tokens.placeables[0].control();
      const pack = game.packs.get('modern-names.en-macros');
      const [first] = await pack.getDocuments();
      const own = await game.macros.importFromCompendium(pack, first.id);
      await own.execute();
      return own.name;
    })()`);
    const renamed = await settled(async () => {
      const [token] = await sceneTokens(session);
      return /^\S+ \S+/.test(String(token?.['name'])) ? String(token?.['name']) : undefined;
    });
    const seen = renamed && (await truth(player, `canvas.tokens.placeables[0].name === ${JSON.stringify(renamed)}`));
    return complaints({
      'its pack has no macro': macro,
      'the token has no new name': renamed,
      'the player does not read it': seen,
    });
  },
};

export const multiStatus: Scenario = {
  id: 'multistatus',
  what: 'a status chosen in the display of one token is given to all that are selected, and taken again',
  async play(session) {
    const { gm, player } = session;
    for (const page of [gm, player]) await withoutLibrary(page);
    await onField(gm, player);
    await gm.evaluate(tokens('Guard', 2));
    await gm.waitForFunction('canvas.tokens.placeables.length === 2');
    await gm.evaluate(`(async () => {
      for (const token of canvas.tokens.placeables) token.control({ releaseOthers: false });
      await canvas.tokens.hud.bind(canvas.tokens.placeables[0]);
      canvas.tokens.hud.togglePalette?.('effects', true);
    })()`);
    const toggle = (): Promise<unknown> =>
      gm.evaluate(`document.querySelector('#token-hud .status-effects [data-status-id="prone"]').click()`);
    const both = (has: boolean): Promise<unknown> =>
      truth(player, `canvas.tokens.placeables.every(({ actor }) => actor.statuses.has('prone') === ${has})`);
    await toggle();
    const given = await both(true);
    await gm.evaluate(`canvas.tokens.hud.render({ force: true }).then(() => undefined)`);
    await toggle();
    return complaints({ 'the second token has no status': given, 'it is not taken from both': await both(false) });
  },
};

export const dataExplorer: Scenario = {
  id: 'document-data-explorer',
  what: 'the header of a sheet opens the data of its document, a value is changed there',
  async play(session) {
    const { gm, player } = session;
    for (const page of [gm, player]) await withoutLibrary(page);
    const id = await gm.evaluate(`(async () => {
      const macro = await Macro.create({ name: 'Bell', type: 'script', command: '1', ownership: { default: 3 } });
      await macro.sheet.render({ force: true });
      return macro.sheet.id;
    })()`);
    await gm.locator(`[id="${id}"] [data-action="toggleControls"]`).click();
    await gm.locator('#context-menu li, .controls-dropdown li', { hasText: 'Data Explorer' }).first().click();
    const name = gm.locator('.dde-node[data-path="name"] .dde-input').first();
    await name.fill('Gong');
    await name.press('Tab');
    await gm.locator('form[id^="dde-"] button[type="submit"]').click();
    const kept = await settled(async () => named((await session.documents())['Macro'], 'Gong'));
    const offered = await player.evaluate(`(async () => {
      const sheet = await game.macros.getName('Gong').sheet.render({ force: true });
      sheet.element.querySelector('[data-action="toggleControls"]')?.click();
      await new Promise(done => setTimeout(done, 300));
      return document.querySelector('.dde-node') !== null || /Data Explorer/.test(sheet.element.textContent);
    })()`);
    return complaints({ 'the value is not kept': kept, 'a player has it too': offered === false });
  },
};

export const delayedTeleport: Scenario = {
  id: 'fvtt-delayed-teleport-region',
  what: 'a token that enters a region is counted down and stands in the other region',
  async play(session) {
    const { gm, player } = session;
    for (const page of [gm, player]) await withoutLibrary(page);
    await onField(gm, player);
    await gm.evaluate(tokens('Runner', 1));
    await gm.evaluate(`(async () => {
      const square = (x, y) => [{ type: 'rectangle', x, y, width: 200, height: 200 }];
      const [to] = await canvas.scene.createEmbeddedDocuments('Region', [{ name: 'To', shapes: square(1400, 1400) }]);
      await canvas.scene.createEmbeddedDocuments('Region', [{ name: 'From', shapes: square(800, 400), behaviors: [{
        type: 'fvtt-delayed-teleport-region.delayedTeleportToken',
        system: { destination: to.uuid, delayAmount: 1, showCountdown: true } }] }]);
      await canvas.scene.tokens.contents[0].update({ x: 850, y: 450 });
    })()`);
    const counted = await settled(async () => {
      const [token] = await sceneTokens(session);
      const flags = (token?.['flags'] as Record<string, Source> | undefined)?.['fvtt-delayed-teleport-region'];
      return flags?.['teleportTimerCountDown'] === undefined ? undefined : true;
    });
    const arrived = await settled(async () => {
      const [token] = await sceneTokens(session);
      return Number(token?.['x']) >= 1400 && Number(token?.['y']) >= 1400 ? true : undefined;
    });
    const seen = await truth(player, `canvas.tokens.placeables[0].document.x >= 1400`);
    return complaints({
      'it is not counted down': counted,
      'it does not arrive': arrived,
      'the player does not see it': seen,
    });
  },
};

export const localOverrides: Scenario = {
  id: 'local-token-overrides',
  what: 'a player sees another picture of a token, for themselves only',
  async play(session) {
    const { gm, player } = session;
    for (const page of [gm, player]) await withoutLibrary(page);
    await onField(gm, player);
    await gm.evaluate(tokens('Masked', 1));
    await player.waitForFunction('canvas.tokens.placeables.length === 1');
    await player.evaluate(`(async () => {
      const [token] = canvas.tokens.placeables;
      const own = globalThis['local-token-overrides'];
      await own.setActorOverride(token.document.actorId, 'icons/svg/castle.svg');
      await own.applyLocalOverride(token);
    })()`);
    const picture = `(canvas.tokens.placeables[0].mesh.texture.baseTexture.resource?.url ?? canvas.tokens.placeables[0].mesh.texture.baseTexture.resource?.source?.src ?? '').includes('castle')`;
    const own = await truth(player, picture);
    const others = await gm.evaluate(`!${picture}`);
    await player.reload();
    await player.waitForFunction('game.ready && canvas.ready');
    return complaints({
      'the player does not see the other picture': own,
      'others see it too': others,
      'it is forgotten after a reload': await truth(player, picture),
    });
  },
};
