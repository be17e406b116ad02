/** Of the sixth six: what each one's README says first, by the ways of a user, seen on the pages and in the database. */
import {
  complaints,
  named,
  onField,
  settled,
  truth,
  withoutLibrary,
  type Scenario,
  type TestSession,
} from './scenario';

/** An encounter of one token begins while a playlist of this name, made with these data, is there; is it playing? */
const plays = async ({ gm, player, documents }: TestSession, name: string, data: object): Promise<true | undefined> => {
  await onField(gm, player);
  await gm.evaluate(`(async () => {
    await Playlist.create({ name: '${name}', sounds: [{ name: 'Drums', path: 'sounds/drums.ogg' }], ...${JSON.stringify(data)} });
    const [token] = await canvas.scene.createEmbeddedDocuments('Token', [{ name: 'Anna', x: 100, y: 100 }]);
    const combat = await Combat.create({ scene: canvas.scene.id, active: true,
      combatants: [{ tokenId: token.id, sceneId: canvas.scene.id, initiative: 3 }] });
    await combat.startCombat();
  })()`);
  return settled(async () => (named((await documents())['Playlist'], name)?.['playing'] === true ? true : undefined));
};

export const quickScenes: Scenario = {
  id: 'quick-scenes',
  what: 'a picture of a journal becomes a scene, and is shown to the players',
  async play({ gm, player, documents }) {
    await withoutLibrary(gm);
    await withoutLibrary(player);
    await gm.evaluate(`JournalEntry.create({ name: 'Maps', pages: [{ name: 'One', type: 'text',
      text: { content: '<p><img src="icons/svg/castle.svg" width="60" height="60"></p>' } }] })
      .then(entry => entry.sheet.render({ force: true })).then(() => undefined)`);
    const image = gm.locator('.journal-page-content img').first();
    const choose = async (icon: string): Promise<void> => {
      await image.click({ button: 'right' });
      await gm.locator(`#context-menu li:has(.${icon})`).click();
    };
    await choose('fa-eye');
    const shown = await truth(player, `document.querySelector('.image-popout img') !== null`);
    await choose('fa-map');
    await gm.locator('dialog.application footer button, .dialog footer button').first().click();
    const made = await settled(async () => named((await documents())['Scene'], 'castle') && true);
    return complaints({
      'the player does not see it': shown,
      'there is no scene of it': made,
      'the game master does not view it': await truth(gm, `canvas.scene?.name === 'castle'`),
    });
  },
};

export const auras: Scenario = {
  id: 'auraeffects',
  what: 'an effect with an aura is applied to a token within its range, and taken from one that leaves it',
  async play({ gm, player, documents }) {
    await onField(gm, player);
    await gm.evaluate(`(async () => {
      const [saint, friend] = await Actor.createDocuments(['Saint', 'Friend'].map(name => ({ name, type: 'base' })));
      await saint.createEmbeddedDocuments('ActiveEffect', [{ name: 'Blessing', type: 'auraeffects.aura',
        system: { distanceFormula: '10', disposition: 0, showRadius: true } }]);
      await canvas.scene.createEmbeddedDocuments('Token', [saint, friend].map((actor, n) =>
        ({ name: actor.name, actorId: actor.id, actorLink: true, x: 400 + 100 * n, y: 400 })));
    })()`);
    const blessed = async (): Promise<boolean> => {
      const friend = named((await documents())['Actor'], 'Friend');
      return JSON.stringify(friend?.['effects'] ?? []).includes('Blessing');
    };
    const given = await settled(async () => (await blessed()) || undefined);
    await gm.evaluate(`canvas.scene.tokens.getName('Friend').update({ x: 1800, y: 1800 }).then(() => undefined)`);
    return complaints({
      'the friend has no effect': given,
      'it stays when the friend leaves': await settled(async () => !(await blessed()) || undefined),
    });
  },
};

export const culprit: Scenario = {
  id: 'find-the-culprit',
  what: 'its button in the window of modules begins a search, which switches modules off and asks',
  async play({ gm, documents }) {
    await withoutLibrary(gm);
    await gm.evaluate(
      `new foundry.applications.sidebar.apps.ModuleManagement().render({ force: true }).then(() => undefined)`,
    );
    await gm.locator('button:has(.fa-search)', { hasText: 'Culprit' }).click();
    await gm.locator('[data-action="close"][data-default]').click();
    const listed = await truth(gm, `document.querySelector('li[data-module="probe-module"]') !== null`);
    await Promise.all([gm.waitForEvent('load'), gm.locator('[data-action="startRun"]').click()]);
    await gm.waitForFunction('game.ready');
    const kept = await settled(async () =>
      (await documents())['Setting']?.find(({ key }) => key === 'find-the-culprit.data') ? true : undefined,
    );
    return complaints({
      'it lists no module': listed,
      'nothing of the search is kept': kept,
      'it asks nothing': await truth(gm, `document.querySelector('.ftc-prompt, .ftc-module-list') !== null`),
    });
  },
};

export const hand: Scenario = {
  id: 'raise-my-hand',
  what: 'a player raises a hand by the tool; the game master sees it in the list of players',
  async play({ gm, player }) {
    await onField(gm, player);
    await withoutLibrary(player);
    await player.evaluate(`ui.controls.activate({ control: 'tokens' }).then(() => undefined)`);
    const raise = player.locator('[data-tool="raise-hand"]').first();
    await raise.click();
    const id = String(await player.evaluate('game.user.id'));
    const entry = `document.querySelector('#players [data-user-id="${id}"]')?.innerHTML ?? ''`;
    const isUp = `/hand|✋/.test(${entry})`;
    const up = await truth(gm, isUp);
    await raise.click();
    return complaints({
      'the game master sees no hand': up,
      'the hand stays up': await truth(gm, `!(${isUp})`),
    });
  },
};

export const combatSounds: Scenario = {
  id: 'fvtt-combat_sounds_enhancer',
  what: 'a playlist is played when an encounter begins',
  play: async session => complaints({ 'the encounter begins in silence': await plays(session, 'Combat Starts', {}) }),
};

export const combatMusic: Scenario = {
  id: 'combat-music-master',
  what: 'a playlist for encounters is played when one begins, and stops at its end',
  async play(session) {
    const begun = await plays(session, 'Fight', { flags: { 'combat-music-master': { combat: true } } });
    await session.gm.evaluate('game.combat.delete().then(() => undefined)');
    const ended = await settled(async () =>
      named((await session.documents())['Playlist'], 'Fight')?.['playing'] === false ? true : undefined,
    );
    return complaints({ 'the encounter has no music': begun, 'the music goes on after it': ended });
  },
};
