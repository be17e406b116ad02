/** Of the fourth ten: what each one's README says first, by the ways of a user, seen on the pages and in the database. */
import { complaints, onField, settled, truth, withoutLibrary, type Scenario } from './scenario';

export const hotkeys: Scenario = {
  id: 'hotkey-visualizer',
  what: 'a button beside the list of players: a window of all keys, which can be searched',
  async play({ gm, player }) {
    for (const page of [gm, player]) await page.locator('#hotkey-visualizer-button').click();
    const rows = '.hotkey-visualizer-row';
    const all = await settled(async () => (await player.locator(rows).count()) || undefined);
    const [name = ''] = await gm.locator('.hotkey-visualizer-name').allInnerTexts();
    await gm.locator('.hkv-search-input').fill(name);
    const isFiltered = await settled(async () => {
      const shown = await gm.locator(rows).evaluateAll(found => found.filter(one => one.checkVisibility()).length);
      return shown > 0 && shown < (all ?? 0) ? true : undefined;
    });
    return complaints({ 'no keys are listed': all, 'the search leaves all of them': isFiltered });
  },
};

export const combatChat: Scenario = {
  id: 'combat-chat',
  what: 'the chat stands below the tracker of the encounter',
  async play({ gm }) {
    await gm.evaluate(`Combat.create({ active: true })`);
    await gm.evaluate(`ChatMessage.create({ content: 'Attack' })`);
    await gm.locator('#sidebar [data-tab="combat"]').first().click();
    const both = await truth(
      gm,
      `document.querySelector('#combat').checkVisibility() && document.querySelector('#chat .chat-scroll').checkVisibility()`,
    );
    return complaints({ 'they are not seen together': both });
  },
};

export const diceTray: Scenario = {
  id: 'sogrom-dicetray',
  what: 'a tray of dice: three dice are chosen, one taken away, the rest rolled',
  async play({ gm, documents }) {
    await withoutLibrary(gm);
    const die = gm.locator('.sogrom-dice-tray .dice-tray-die-btn').nth(1);
    for (let clicks = 0; clicks < 3; clicks++) await die.click();
    await die.click({ button: 'right' });
    await gm.locator('.sogrom-dice-tray .dice-tray-controls-roll-btn').first().click();
    const rolled = await settled(async () =>
      (await documents())['ChatMessage']?.find(({ rolls }) => String(rolls).includes('2d6')),
    );
    const toggle = gm.locator('.sogrom-dice-tray-toggle').first();
    await toggle.click();
    return complaints({
      'no roll of two dice is kept': rolled,
      'its button does not put it away': await truth(
        gm,
        `!document.querySelector('.sogrom-dice-tray').checkVisibility()`,
      ),
    });
  },
};

export const appearances: Scenario = {
  id: 'alternative-token-foundry',
  what: 'two pictures of a token: the game master names them, the player changes from one to the other',
  async play({ gm, player, documents }) {
    await onField(gm, player);
    await gm.evaluate(`(async () => {
      const player = game.users.getName('Player 1');
      const [a] = ['icons/svg/angel.svg'];
      const actor = await Actor.create({ name: 'Anna', type: 'base', ownership: { [player.id]: 3 },
        prototypeToken: { actorLink: true, texture: { src: a } } });
      await canvas.scene.createEmbeddedDocuments('Token', [{ name: 'Anna', x: 500, y: 500, actorId: actor.id,
        actorLink: true, texture: { src: a } }]);
    })()`);
    const bind = `canvas.hud.token.bind(canvas.tokens.placeables[0])`;
    for (const page of [gm, player]) await page.waitForFunction(`canvas.tokens.placeables.length === 1`);
    await gm.evaluate(bind);
    await gm.locator('#token-hud .atf-edit').click();
    const fill = (name: string, value: string) => gm.locator(`.atf-actor [name$="${name}"]`).first().fill(value);
    await fill('.a.label', 'Plain');
    await fill('.a.src', 'icons/svg/angel.svg');
    await fill('.b.label', 'Armed');
    await fill('.b.src', 'icons/svg/sword.svg');
    await gm
      .locator('.atf-config-body')
      .locator('xpath=ancestor::form')
      .locator('button[type="submit"]')
      .first()
      .click();
    await player.evaluate(`new Promise(resolve => setTimeout(resolve, 500))`);
    await player.evaluate(bind);
    await player.locator('#token-hud .atf-switch').click();
    const changed = await settled(async () =>
      JSON.stringify((await documents())['Scene']?.map(({ tokens }) => tokens)).includes('sword') ? true : undefined,
    );
    return complaints({ 'the token keeps its picture': changed });
  },
};

export const itemMacros: Scenario = {
  id: 'itemacro',
  what: 'a macro kept in an item: written in its window, executed by the item',
  async play({ gm, documents }) {
    await gm.evaluate(`Item.create({ name: 'Horn', type: 'base' }).then(item => item.sheet.render({ force: true }))`);
    const control = gm
      .locator('.application', { hasText: 'Horn' })
      .locator('.window-header [data-action="toggleControls"]')
      .first();
    await control.click();
    await gm.locator('.controls-dropdown, .header-control, #context-menu').getByText('Item Macro').first().click();
    const command = gm.locator('.macro-config [name="command"]');
    await command.fill(`ChatMessage.create({ content: 'Tooot by ' + item.name })`);
    await gm.locator('.macro-config button[type="submit"]').click();
    const kept = await settled(async () =>
      JSON.stringify((await documents())['Item']).includes('Tooot') ? true : undefined,
    );
    await gm.evaluate(`game.items.getName('Horn').executeMacro()`);
    const said = await settled(async () =>
      (await documents())['ChatMessage']?.find(({ content }) => content === 'Tooot by Horn'),
    );
    return complaints({ 'the item does not keep it': kept, 'it says nothing': said });
  },
};

export const styles: Scenario = {
  id: 'illuminus',
  what: 'a style for one journal, chosen in a dialog; the player sees it, and another journal stays plain',
  async play({ gm, player, documents }) {
    await gm.evaluate(`Promise.all(['Castle', 'Village'].map(name => JournalEntry.create({ name, ownership: { default: 2 },
      pages: [{ name: 'First', type: 'text', text: { content: '<p>Old</p>' } }] })))`);
    await gm.locator('#sidebar [data-tab="journal"]').first().click();
    await gm.locator('.illuminus-open-manager').click();
    await gm.locator('.application [data-action="create"]').last().click();
    await truth(gm, `Object.keys(game.settings.get('illuminus', 'styles')).length > 0`);
    const editor = await truth(gm, `document.querySelectorAll('[id^="illuminus-style-editor"] input').length > 100`);
    await gm.evaluate(`Promise.all([...foundry.applications.instances.values()]
      .filter(app => app.constructor.name.startsWith('Illuminus')).map(app => app.close()))`);
    await gm.evaluate(`game.journal.getName('Castle').sheet.render({ force: true })`);
    await gm.locator('.journal-sheet .window-header [data-action="toggleControls"]').first().click();
    await gm.locator('.controls-dropdown, .header-control, #context-menu').getByText('Journal Style').first().click();
    await gm.locator('dialog select[name="styleId"], .dialog select[name="styleId"]').selectOption({ index: 1 });
    await gm.locator('dialog [data-action="ok"], .dialog [data-action="ok"]').first().click();
    const kept = await settled(async () =>
      (await documents())['JournalEntry']?.find(
        ({ name, flags }) => name === 'Castle' && JSON.stringify(flags) !== '{}',
      ),
    );
    for (const name of ['Castle', 'Village'])
      await player.evaluate(`game.journal.getName('${name}').sheet.render({ force: true })`);
    const marked = (name: string) =>
      `Boolean(game.journal.getName('${name}').sheet.element?.closest('[data-illuminus-style]')
        ?? game.journal.getName('${name}').sheet.element?.querySelector('[data-illuminus-style]'))`;
    const styled = await truth(player, marked('Castle'));
    const plain = await truth(player, `game.journal.getName('Village').sheet.rendered && !${marked('Village')}`);
    return complaints({
      'its editor does not open': editor,
      'no style is kept': kept,
      'the player does not see it': styled,
      'others have it too': plain,
    });
  },
};

export const heights: Scenario = {
  id: 'scene-elevation-region',
  what: 'a region with a height: a token that comes into it is lifted, and comes down again',
  async play({ gm, player, documents }) {
    await onField(gm, player);
    await gm.evaluate(`(async () => {
      await canvas.scene.createEmbeddedDocuments('Region', [{ name: 'Hill',
        shapes: [{ type: 'rectangle', x: 600, y: 600, width: 600, height: 600 }],
        behaviors: [{ type: 'scene-elevation-region.elevation', system: { elevation: 5, modifyTokenElevation: true } }] }]);
      await canvas.scene.createEmbeddedDocuments('Token', [{ name: 'Anna', x: 100, y: 100 }]);
    })()`);
    const height = async () => {
      const [scene] = (await documents())['Scene'] ?? [];
      return (scene?.['tokens'] as { elevation: number }[] | undefined)?.[0]?.elevation;
    };
    const goes = (x: number, to: number) => async () => {
      await gm.evaluate(`canvas.tokens.placeables[0].document.update({ x: ${x}, y: ${x} })`);
      return settled(async () => ((await height()) === to ? true : undefined));
    };
    const up = await goes(800, 5)();
    const down = await goes(100, 0)();
    return complaints({ 'the token is not lifted': up, 'it does not come down': down });
  },
};

export const orchestra: Scenario = {
  id: 'game-orchestra',
  what: 'music of a scene: its playlist begins by itself, and the encounter has another',
  async play({ gm, player, documents }) {
    await onField(gm, player);
    await gm.evaluate(`(async () => {
      const sound = name => ({ name, path: 'sounds/' + name + '.ogg' });
      const [area, fight] = await Playlist.createDocuments([
        { name: 'Area', sounds: [sound('calm')] }, { name: 'Fight', sounds: [sound('wild')] }]);
      const { bind } = game.modules.get('game-orchestra').api;
      await bind.set(canvas.scene, { section: 'area', playlistId: area.id });
      await bind.set(canvas.scene, { section: 'combat', playlistId: fight.id });
    })()`);
    const plays = (name: string) =>
      settled(async () =>
        (await documents())['Playlist']?.find(one => one['name'] === name && one['playing'] === true)
          ? true
          : undefined,
      );
    const area = await plays('Area');
    await gm.evaluate(`(async () => {
      const [token] = await canvas.scene.createEmbeddedDocuments('Token', [{ name: 'Anna', x: 100, y: 100 }]);
      const combat = await Combat.create({ scene: canvas.scene.id, active: true,
        combatants: [{ tokenId: token.id, sceneId: canvas.scene.id, initiative: 3 }] });
      await combat.startCombat();
    })()`);
    return complaints({ 'the scene is silent': area, 'the fight has no music': await plays('Fight') });
  },
};

export const dungeon: Scenario = {
  id: 'infinite-dungeon',
  what: 'a deck of tiles becomes a map of cards on the canvas',
  async play({ gm, player, documents }) {
    await onField(gm, player);
    // the release holds the deck as a compendium; the repository as its source, a line of JSON
    const deck = await gm.evaluate(`(async () => {
      const file = await fetch('modules/infinite-dungeon/packs/infinite-dungeon-decks.db').then(answer => answer.text());
      const { _id, ...deck } = JSON.parse(file.split('\\n')[0]);
      return (await Cards.create(deck)).name;
    })()`);
    await gm.locator('#sidebar [data-tab="cards"]').first().click();
    const entry = gm.locator('#cards .directory-item').first();
    await entry.dispatchEvent('contextmenu');
    await gm.locator('#context-menu .context-item', { hasText: 'Generate' }).first().click();
    await gm.locator('footer.form-footer button', { hasText: 'Generate' }).first().click();
    const placed = await settled(async () => (((await documents())['Cards']?.length ?? 0) > 1 ? true : undefined));
    return complaints({ 'there is no deck': deck, 'no hand of tiles is made': placed });
  },
};

export const ggCalendar: Scenario = {
  id: 'gg-calendar',
  what: 'a calendar: a click on its button is a day, for everybody; the other button of the mouse takes it back',
  async play({ gm, player }) {
    await gm.locator('#scene-controls [data-control="notes"]').first().click();
    await gm.locator('#scene-controls [data-tool="gg-calendar"]').click();
    await gm.locator('#gg-calendar-app [data-seconds="86400"]').click();
    const later = await truth(player, `game.time.worldTime === 86400`);
    await gm.locator('#gg-calendar-app [data-seconds="86400"]').click({ button: 'right' });
    const back = await truth(player, `game.time.worldTime === 0`);
    return complaints({ 'the day does not pass': later, 'it does not come back': back });
  },
};
