/** Of the five more, and of some that a part was lacking to: what each one's README says first, by the ways of a user, seen on the pages and in the database. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { complaints, FIELD, onField, settled, truth, type Scenario } from './scenario';

export const summoning: Scenario = {
  id: 'pull-players-to-scene',
  what: 'a scene’s menu: the chosen players are shown another scene',
  async play({ gm, player }) {
    await onField(gm, player);
    await gm.evaluate(`Scene.create({ name: 'Hall', width: 1000, height: 1000, navigation: true })`);
    await gm.locator('#sidebar [data-tab="scenes"]').first().click();
    // a window of ours may lie over the directory
    await gm.locator('#scenes .directory-item', { hasText: 'Hall' }).dispatchEvent('contextmenu');
    const entry = gm.locator('#context-menu .context-item, .context-menu .context-item', { hasText: 'Pull' }).first();
    await entry.click();
    await gm.locator('dialog input[name="player"], .dialog input[name="player"]').first().check();
    await gm.locator('dialog button[data-action="ok"], .dialog button[data-action="ok"]').first().click();
    return complaints({ 'the player stays': await truth(player, `canvas.scene?.name === 'Hall'`) });
  },
};

export const handouts: Scenario = {
  id: 'sch-handout-panel',
  what: 'a handout with a secret: it is given to a player’s actor, and the player reads it in the panel',
  async play({ gm, player, documents }) {
    await onField(gm, player);
    await gm.evaluate(`Actor.create({ name: 'Anna', type: 'base',
      ownership: { [game.users.getName('Player 1').id]: 3 } })`);
    await gm.evaluate(`game.modules.get('sch-handout-panel').api.createHandout({
      owner: { kind: 'gm' }, kind: 'floating', name: 'The letter', surface: 'It is sealed', secret: 'It is forged' })`);
    await gm.evaluate(`(async () => {
      const { api } = game.modules.get('sch-handout-panel');
      const [{ id }] = api.listHandouts();
      await api.setSurfaceVisibility(id, { mode: 'all', revealedTo: [] });
      await api.revealSecret(id, [game.actors.getName('Anna').id]);
    })()`);
    const kept = await settled(async () =>
      (await documents())['JournalEntry']?.find(({ name }) => name === 'The letter'),
    );
    await player.locator('#scene-controls [data-control="sch-handout-panel"]').first().click();
    const row = player.locator('#sch-handout-panel .shp-row', { hasText: 'The letter' });
    const secret = row.locator('.shp-detail__content--secret', { hasText: 'It is forged' });
    // a handout that has just been given opens by itself, and a click would shut it
    const read = await settled(async () => {
      if ((await secret.count()) > 0) return true;
      if ((await row.locator('.shp-detail').count()) === 0)
        await row.locator('[data-action="toggle-expand"]').first().click();
      return undefined;
    });
    return complaints({ 'it is not kept': kept, 'the player does not read its secret': read });
  },
};

export const landing: Scenario = {
  id: 'bivouac',
  what: 'a scene becomes the landing page, and a tile of the game master lies on it for the player',
  async play({ gm, player, documents }) {
    await onField(gm, player);
    await gm.locator('#scene-controls [data-control="bivouac"]').first().click();
    await gm.locator('#scene-controls [data-tool="landing"]').click();
    await gm.locator('#scene-controls [data-tool="add"]').click();
    await gm
      .locator('dialog.bivouac-dialog button[data-action="note"], .bivouac-dialog button[data-action="note"]')
      .click();
    const save = gm.locator('.bivouac-dialog [data-action="save"], .bivouac-dialog button[type="submit"]').first();
    await save.click();
    const kept = await settled(async () =>
      JSON.stringify((await documents())['Scene']?.map(({ flags }) => flags)).includes('"note"') ? true : undefined,
    );
    const seen = await truth(
      player,
      `!!document.querySelector('[class*="bivouac"][class*="widget"], .bivouac-widget')`,
    );
    return complaints({ 'the tile is not kept': kept, 'the player sees no tile': seen });
  },
};

export const mentions: Scenario = {
  id: 'autocomplete-mentions',
  what: 'an @ in an editor: an actor is found by its name, and a link to it is written',
  async play({ gm }) {
    await gm.evaluate(`Actor.create({ name: 'Anna', type: 'figure' })`);
    await gm.evaluate(`JournalEntry.create({ name: 'Diary', pages: [{ name: 'First', type: 'text' }] })
      .then(entry => entry.pages.contents[0].sheet.render({ force: true }))`);
    const editor = gm.locator('.journal-entry-page .ProseMirror.editor-content[contenteditable="true"]').first();
    await editor.click();
    await editor.press('@');
    const found = gm.locator('.acm-data-entry', { hasText: 'Anna' });
    await gm.locator('.acm-autocomplete').waitFor({ timeout: 6_000 });
    await gm.keyboard.press('a');
    await gm.keyboard.type('Ann');
    await found.waitFor({ timeout: 6_000 });
    await found.click();
    const text = await settled(async () => {
      const written = await editor.innerText();
      return written.includes('@UUID[Actor.') ? written : undefined;
    });
    return complaints({ 'no link is written': text });
  },
};

export const effects: Scenario = {
  id: 'dfreds-convenient-effects',
  what: 'effects in a directory of the sidebar: one of the game master’s own is put on a token and taken off',
  async play({ gm, player }) {
    await gm.evaluate(FIELD);
    await gm.waitForFunction('canvas.ready');
    await gm.evaluate(`game.dfreds.effectInterface.createNewEffects({ newFolderData: { name: 'Ours', type: 'base' },
      effectsData: [{ name: 'Tired', img: 'icons/svg/sleep.svg' }] })`);
    const listed = gm.locator('#sidebar', { hasText: 'Ours' });
    await gm.locator('#sidebar [data-tab*="ffects"]').first().click();
    const shown = await settled(async () => ((await listed.count()) > 0 ? true : undefined));
    await gm.evaluate(`Actor.create({ name: 'Boris', type: 'base', ownership: { default: 3 } })`);
    const toggle = `game.dfreds.effectInterface.toggleEffect({ effectName: 'Tired', uuids: [game.actors.getName('Boris').uuid] })`;
    const has = `game.actors.getName('Boris')?.effects.some(({ name }) => name === 'Tired')`;
    await gm.evaluate(toggle);
    const on = await truth(player, `${has} === true`);
    await gm.evaluate(toggle);
    const off = await truth(player, `${has} === false`);
    return complaints({ 'the directory does not list it': shown, 'the actor has not got it': on, 'it stays': off });
  },
};

export const quickDice: Scenario = {
  id: 'quickdice',
  what: 'a tray of dice below the chat: two dice are written into the chat and rolled',
  async play({ gm, documents }) {
    const die = gm.locator('.quick-dice [data-action="add-die"][data-formula="d6"]').first();
    await die.click();
    await die.click();
    const formula = await settled(async () => {
      const written = await gm.locator('#chat-message .editor-content').innerText();
      return written.includes('2d6') ? written : undefined;
    });
    await gm.locator('.quick-dice [data-action="roll-formula"]').first().click();
    const rolled = await settled(async () =>
      (await documents())['ChatMessage']?.find(({ rolls }) => String(rolls).includes('2d6')),
    );
    return complaints({ 'nothing is written into the chat': formula, 'no roll of it is kept': rolled });
  },
};

export const names: Scenario = {
  id: 'mrkb-ui-improvements',
  what: 'names of characters in the list of players: a click opens the sheet',
  async play({ gm }) {
    await gm.evaluate(`Actor.create({ name: 'Anna', type: 'figure' })
      .then(actor => game.users.getName('Player 1').update({ character: actor.id }))`);
    const name = gm.locator('#players', { hasText: 'Anna' }).getByText('Anna').first();
    await name.click();
    return complaints({ 'no sheet opens': await truth(gm, `game.actors.getName('Anna').sheet.rendered`) });
  },
};

export const vault: Scenario = {
  id: 'obsidian-bridge',
  what: 'a folder of notes becomes entries of the journal, with links between them',
  async play({ gm, documents }) {
    const folder = join(mkdtempSync(join(tmpdir(), 'vault-')), 'Vault');
    mkdirSync(folder);
    writeFileSync(join(folder, 'Castle.md'), '# Castle\n\nIt is **old**. See [[Village]].\n');
    writeFileSync(join(folder, 'Village.md'), '# Village\n\nSmall.\n');
    await gm.locator('#sidebar [data-tab="journal"]').first().click();
    await gm.locator('#journal .import-obsidian-vault').click();
    await gm.locator('.vault-input').setInputFiles(folder);
    await gm.locator('.import-dialog-content .file-tree-group').waitFor();
    await gm.locator('.import-dialog-content button[type="submit"]').click();
    const kept = await settled(async () => {
      const text = JSON.stringify((await documents())['JournalEntry'] ?? []);
      return text.includes('<strong>old</strong>') && text.includes('@UUID[JournalEntry') ? text : undefined;
    });
    rmSync(dirname(folder), { recursive: true });
    return complaints({ 'no entry with its link is kept': kept });
  },
};
