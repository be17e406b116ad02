/** What modules that nobody chose for the host use: parts, tools, keys, sheets and pictures. docs/foreign-modules.md */
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { folderWithModule } from '../../testing/host';
import { openSession } from '../../testing/session';

/** A module with a part that is no tab, and a group of tools for some scenes. */
const MODULE = `Hooks.once('init', () => {
  CONFIG.ChatMessage.dataModels['strange.note'] = class extends foundry.abstract.TypeDataModel {
    static defineSchema() { return { words: new foundry.data.fields.StringField() }; }
    async renderHTML({ canDelete }) {
      return foundry.utils.parseHTML('<li class="own-note" data-message-id="' + this.parent.id + '">' + this.words +
        (canDelete ? ' x' : '') + '</li>');
    }
  };
  CONFIG.ui.plain = { told: 'no class' };
  CONFIG.ui.broken = class Broken { constructor() { throw new Error('it fails on purpose'); } };
  CONFIG.ui.failing = class Failing extends foundry.applications.sidebar.AbstractSidebarTab {
    static tabName = 'failing';
    async _renderFrame() { throw new Error('it fails on purpose'); }
  };
  foundry.applications.sidebar.Sidebar.TABS.failing = { icon: 'fa-solid fa-bug', tooltip: 'Failing' };
  CONFIG.ui.helper = class Helper extends foundry.applications.api.ApplicationV2 { told = 'made'; };
});
Hooks.on('getSceneControlButtons', controls => {
  if (!canvas.scene?.flags.strange?.has) return;
  controls.strange = { name: 'strange', order: 80, title: 'Strange', icon: 'fa-solid fa-star', activeTool: 'one',
    tools: { old: { name: 'old', order: 2, title: 'Old', icon: 'fa-solid fa-star', button: true,
      onClick: active => { globalThis.clicked = active; } }, one: { name: 'one', order: 1, title: 'One', icon: 'fa-solid fa-star' } } };
});`;

const documentTypes = { ChatMessage: { note: {} } };
const modules = folderWithModule('strange', MODULE, { documentTypes });
const session = openSession({ modulesDir: modules.modulesDir }, { player: true, remove: modules.remove });
let page: Page;
let player: Page;

beforeAll(() => {
  ({ gm: page, player } = session);
});

test('a part that a package adds to CONFIG.ui is made, and stands in ui', async () => {
  expect(await page.evaluate('ui.helper.told')).toBe('made');
  expect(await page.evaluate('ui.helper instanceof CONFIG.ui.helper')).toBe(true);
});

test('a tab that fails leaves the others, and the page starts', async () => {
  expect(await page.evaluate(`[ui.failing?.rendered, ui.sidebar.rendered, ui.chat.rendered]`)).toEqual([
    false,
    true,
    true,
  ]);
  await page.evaluate(`ui.sidebar.changeTab('failing', 'primary'); ui.sidebar.changeTab('chat', 'primary')`);
  expect(await page.evaluate('ui.sidebar.tabGroups.primary')).toBe('chat');
});

test('packages find their settings as the content of a tab, with the fields by name', async () => {
  await page.evaluate(`(() => {
    game.settings.register('strange', 'loud', { name: 'Loud', scope: 'client', config: true, type: Boolean, default: true });
    Hooks.once('renderSettingsConfig', (app, html) => {
      globalThis.group = html.querySelector('.tab[data-tab="strange"] input[name="strange.loud"]').closest('.form-group');
      group.before(Object.assign(document.createElement('h3'), { id: 'own-header', textContent: 'Own' }));
    });
    return new foundry.applications.settings.SettingsConfig().render({ force: true }).then(() => undefined);
  })()`);
  await page.locator('#own-header').waitFor();
  await page.evaluate(
    `foundry.applications.instances.get(document.querySelector('#own-header').closest('.application').id)?.close()`,
  );
});

test('an event of a window has the window as its target', async () => {
  const told = await page.evaluate(`(async () => {
    const dialog = new foundry.applications.api.DialogV2({ content: '<p>x</p>', buttons: [{ action: 'ok', label: 'OK' }] });
    const told = [];
    for (const name of ['render', 'close']) dialog.addEventListener(name, ({ target }) => told.push(target === dialog));
    await dialog.render({ force: true });
    await dialog.close();
    return told;
  })()`);
  expect(told).toEqual([true, true]);
});

test('packages are asked for their tools again when another scene is drawn', async () => {
  const view = (name: string, flags: object): Promise<unknown> =>
    page.evaluate(`Scene.create(${JSON.stringify({ name, width: 1000, height: 1000, flags })})
      .then(scene => scene.view()).then(() => undefined)`);
  const isThere = '"strange" in ui.controls.controls && document.querySelector(\'[data-control="strange"]\') !== null';
  await view('With', { strange: { has: true } });
  await page.waitForFunction(isThere);
  // a tool as version 12 had it
  await page.evaluate(`ui.controls.activate({ control: 'strange' }).then(() => undefined)`);
  await page.locator('#scene-controls-tools [data-tool="old"]').click();
  await page.waitForFunction('globalThis.clicked === true');
  await view('Without', {});
  await page.waitForFunction(`!(${isThere})`);
  expect(await page.evaluate('ui.controls.control.name')).toBe('tokens');
});

test('codes of keys are read as people write them', async () => {
  const read = `['KeyH', 'Digit5', 'CONTROL', 'SHIFT', 'Escape', 'F2'].map(
    code => foundry.helpers.interaction.KeyboardManager.getKeycodeDisplayString(code))`;
  expect(await page.evaluate(read)).toEqual(['H', '5', 'Control', 'Shift', 'Esc', 'F2']);
});

test('every kind of document with a window of core has it as a registered default', async () => {
  const lacking =
    await page.evaluate(`Object.entries({ ActiveEffect: 'ActiveEffectConfig', Combatant: 'CombatantConfig',
    Level: 'LevelConfig', PlaylistSound: 'PlaylistSoundConfig', Scene: 'SceneConfig', Tile: 'TileConfig' })
    .filter(([kind, name]) => Object.values(CONFIG[kind].sheetClasses.base ?? {})
      .find(sheet => sheet.default)?.cls !== foundry.applications.sheets[name]).map(([kind]) => kind)`);
  expect(lacking).toEqual([]);
});

test('a picture is shown to all others, or to some, by a game master alone', async () => {
  const shown = '[...document.querySelectorAll(".image-popout img")].map(image => image.getAttribute("src"))';
  await page.evaluate(`foundry.documents.collections.Journal.showImage('icons/svg/book.svg', { title: 'A book' })`);
  await player.waitForFunction(`(${shown}).length === 1`);
  expect(await player.evaluate(shown)).toEqual(['icons/svg/book.svg']);
  expect(await page.evaluate(shown)).toEqual([]);
  await page.evaluate(`new foundry.applications.apps.ImagePopout({ src: 'icons/svg/sun.svg' }).shareImage()`);
  await player.waitForFunction(`(${shown}).length === 2`);
  // who gets the next event got none before it
  await page.evaluate(`Journal.showImage('icons/svg/no.svg', { title: '', users: [game.user.id] })`);
  await player.evaluate(`Journal.showImage('icons/svg/no.svg', { title: '' })`);
  await page.evaluate(`Journal.showImage('icons/svg/last.svg', { title: '' })`);
  await player.waitForFunction(`(${shown}).includes('icons/svg/last.svg')`);
  expect(await player.evaluate(`(${shown}).includes('icons/svg/no.svg')`)).toBe(false);
  expect(await page.evaluate(shown)).toEqual([]);
});

test('the dialog for a new document begins with the name that is proposed', async () => {
  await page.evaluate(`void (globalThis.made = Scene.createDialog({ name: 'Proposed', width: 700 }))`);
  const name = page.locator('.application input[name="name"]');
  await name.waitFor();
  expect(await name.inputValue()).toBe('Proposed');
  await page.locator('.application footer button').first().click();
  expect(await page.evaluate('globalThis.made.then(({ name, width }) => [name, width])')).toEqual(['Proposed', 700]);
});

test('a new document proposes a name that no other has', async () => {
  const first = await page.evaluate(`Macro.implementation.defaultName()`);
  await page.evaluate(`Macro.create({ name: ${JSON.stringify(first)}, type: 'script' }).then(() => undefined)`);
  expect([first, await page.evaluate(`Macro.implementation.defaultName({ type: 'script' })`)]).toEqual([
    'New Macro',
    'New Macro (2)',
  ]);
});

test('packages find what core offers for an entry of a directory by its label, and may replace it', async () => {
  expect(await page.evaluate(`ui.macros._getEntryContextOptions().map(({ label }) => label)`)).toEqual([
    'OWNERSHIP.Configure',
    'SIDEBAR.Export',
    'SIDEBAR.Import',
    'SIDEBAR.Duplicate',
    'SIDEBAR.Delete',
  ]);
  expect(await page.evaluate(`ui.macros._getFolderContextOptions().every(({ onClick }) => onClick)`)).toBe(true);
  expect(await page.evaluate(`game.i18n.localize('SIDEBAR.Duplicate')`)).toBe('Duplicate');
  await page.evaluate(`(() => {
    ui.sidebar.changeTab('macros', 'primary');
    const entry = document.querySelector('#macros .directory-item');
    entry.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }));
  })()`);
  const before = Number(await page.evaluate('game.macros.size'));
  await page.locator('#context-menu li', { hasText: 'Duplicate' }).click();
  await page.waitForFunction(`game.macros.size === ${before + 1}`);
  expect(await page.evaluate(`game.macros.some(({ name }) => name.endsWith('(Copy)'))`)).toBe(true);
});

test('a player has the parts of tabs that only a game master sees, but not the tabs', async () => {
  const told = `[ui.scenes?.documentName, document.querySelector('[data-tab="scenes"]') === null]`;
  expect(await player.evaluate(told)).toEqual(['Scene', true]);
  await player.evaluate(`ui.sidebar.changeTab('scenes', 'primary')`);
  expect(await player.evaluate('ui.sidebar.tabGroups.primary')).not.toBe('scenes');
});

test('a scene is configured in four tabs, where packages find the fields by name', async () => {
  await page.evaluate(`Playlist.create({ name: 'Marches' }).then(() => canvas.scene.sheet.render({ force: true }))
    .then(() => undefined)`);
  const names = [
    'name',
    'width',
    'grid.type',
    'tokenVision',
    'environment.darknessLevel',
    'weather',
    'playlist',
    'journal',
  ];
  const found = `(names => names.filter(name => document.querySelector(\`.scene-config [name="\${name}"]\`)))`;
  expect(await page.evaluate(`${found}(${JSON.stringify(names)})`)).toEqual(names);
  const tabs = `[...document.querySelectorAll('.scene-config .tab[data-tab]')].map(({ dataset }) => dataset.tab)`;
  expect(await page.evaluate(tabs)).toEqual(['basics', 'grid', 'lighting', 'ambience']);
  await page.locator('.scene-config nav [data-tab="ambience"]').click();
  await page.locator('.scene-config [name="playlist"]').selectOption({ label: 'Marches' });
  await page.locator('.scene-config [type="submit"]').click();
  await page.waitForFunction(`canvas.scene.playlist?.name === 'Marches' || game.playlists.get(canvas.scene.playlist)`);
});

test('the parts of an application beside the columns catch the pointer', async () => {
  const caught = await page.evaluate(`(() => {
    const own = document.createElement('div');
    own.className = 'application';
    own.style.cssText = 'position: absolute; left: 600px; top: 200px; z-index: 1';
    own.innerHTML = '<div style="width: 40px; height: 40px"></div>';
    document.getElementById('interface').prepend(own);
    const hit = document.elementFromPoint(620, 220) === own.firstElementChild;
    own.remove();
    return hit;
  })()`);
  expect(caught).toBe(true);
});

test('the place of new messages is there before the first', async () => {
  expect(await page.evaluate(`document.querySelector('#ui-right #chat-notifications') !== null`)).toBe(true);
});

test('the list of scenes is collapsed and expanded, and packages are told', async () => {
  const told = await page.evaluate(`(() => {
    const told = [];
    const id = Hooks.on('collapseSceneNavigation', (nav, collapsed) => told.push([nav === ui.nav, collapsed]));
    ui.nav.collapse();
    ui.nav.collapse();
    told.push(ui.nav.expanded);
    ui.nav.expand();
    ui.nav.toggleExpanded();
    ui.nav.toggleExpanded();
    Hooks.off('collapseSceneNavigation', id);
    return [...told, ui.nav.expanded];
  })()`);
  expect(told).toEqual([[true, true], false, [true, false], [true, true], [true, false], true]);
});

test('a dialog whose form a package lays out has its buttons, and answers once', async () => {
  const answers = await page.evaluate(`(async () => {
    const answers = [];
    class Own extends foundry.applications.api.DialogV2 {
      async _renderHTML() {
        const form = document.createElement('form');
        form.innerHTML = '<input name="word" value="yes"><footer>' + this._renderButtons() + '</footer>';
        form.addEventListener('submit', event => this._onSubmit(event.submitter, event));
        return form;
      }
    }
    const own = new Own({ buttons: [{ action: 'ok', label: 'OK', default: true,
      callback: (_event, { form }) => form.elements.word.value }], submit: answer => answers.push(answer) });
    await own.render({ force: true });
    own.element.querySelector('[data-action="ok"]').click();
    await new Promise(resolve => setTimeout(resolve, 100));
    return [...answers, own.rendered];
  })()`);
  expect(answers).toEqual(['yes', false]);
});

test('an embedded collection shows the sources of its documents', async () => {
  const shown = await page.evaluate(`(async () => {
    const table = await RollTable.create({ name: 'T', results: [{ name: 'a', range: [1, 1] }, { name: 'b', range: [2, 2] }] });
    const names = table.results._source.map(({ name }) => name);
    await table.delete();
    return names;
  })()`);
  expect(shown).toEqual(['a', 'b']);
});

test('who moves a token is told both coordinates', async () => {
  const told = await page.evaluate(`(async () => {
    const scene = await Scene.create({ name: 'S', width: 1000, height: 1000 });
    const [token] = await scene.createEmbeddedDocuments('Token', [{ name: 'K', x: 100, y: 200 }]);
    const told = [];
    const id = Hooks.on('preUpdateToken', (_token, { x, y }) => { told.push([x, y]); });
    await token.update({ x: 300, y: 200 });
    await token.update({ name: 'L' });
    Hooks.off('preUpdateToken', id);
    await scene.delete();
    return told;
  })()`);
  expect(told).toEqual([
    [300, 200],
    [undefined, undefined],
  ]);
});

test('the data model of a type of messages draws them', async () => {
  await page.evaluate(`ChatMessage.create({ type: 'strange.note', system: { words: 'mine' } }).then(() => undefined)`);
  const read = (words: string): string => `document.querySelector('#chat .own-note')?.textContent === '${words}'`;
  await page.waitForFunction(read('mine x'));
  await player.waitForFunction(read('mine'));
});

test('a new actor names its token, and a result of an older pack keeps its text', async () => {
  const told = await page.evaluate(`(async () => {
    const [named, own] = await Actor.create([{ name: 'Goblin', type: game.documentTypes.Actor.at(-1) },
      { name: 'Orc', type: game.documentTypes.Actor.at(-1), prototypeToken: { name: 'Brute' } }]);
    const table = new RollTable({ name: 'T', results: [{ type: 0, text: 'grim', range: [1, 1] },
      { type: 1, text: 'Door', documentCollection: 'Item', documentId: 'abc', range: [2, 2] }] });
    const [first, second] = table.results;
    return [named.prototypeToken.name, own.prototypeToken.name, first.type, first.description, second.documentUuid,
      second.name];
  })()`);
  expect(told).toEqual(['Goblin', 'Brute', 'text', 'grim', 'Item.abc', 'Door']);
});
