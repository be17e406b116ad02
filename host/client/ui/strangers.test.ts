/** What modules that nobody chose for the host use: parts, tools, keys, sheets and pictures. docs/foreign-modules.md */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildHost } from '../../build';
import type { Host } from '../../server';
import { joinAs, openBrowser } from '../../testing/browser';
import { folderWithModule, startTestHost, worldFolder } from '../../testing/host';

/** A module with a part that is no tab, and a group of tools for some scenes. */
const MODULE = `Hooks.once('init', () => {
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

const world = worldFolder();
const modules = folderWithModule('strange', MODULE);
let host: Host;
let browser: Browser;
let page: Page;
let player: Page;

beforeAll(async () => {
  await buildHost();
  host = await startTestHost({ world: world.world, modulesDir: modules.modulesDir });
  browser = await openBrowser();
  page = await joinAs(browser, host, 'Gamemaster');
  player = await joinAs(browser, host, 'Player 1');
});
afterAll(async () => {
  await browser?.close();
  await host?.close();
  world.remove();
  modules.remove();
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

test('the values that a bar of a token may show are found in data, in a schema and in all types', async () => {
  const told = await page.evaluate(`(() => {
    const { NumberField, SchemaField, StringField } = foundry.data.fields;
    const of = data => TokenDocument.implementation.getTrackedAttributes(data);
    const schema = new SchemaField({ level: new NumberField(), name: new StringField(),
      hp: new SchemaField({ value: new NumberField(), max: new NumberField() }) });
    return [of({ level: 3, hp: { value: 1, max: 9 }, deep: { gold: 5, motto: 'x' } }), of(schema),
      TokenDocument.implementation.getTrackedAttributeChoices(of(schema)).map(({ value }) => value), of().bar.length >= 0];
  })()`);
  expect(told).toEqual([
    { bar: [['hp']], value: [['level'], ['deep', 'gold']] },
    { bar: [['hp']], value: [['level']] },
    ['hp', 'level'],
    true,
  ]);
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

test('helpers that version 14 no longer has as globals are there in their namespace alone', async () => {
  for (const name of ['mergeObject', 'duplicate', 'randomID']) {
    expect(await page.evaluate(`[typeof globalThis.${name}, typeof foundry.utils.${name}]`)).toEqual([
      'undefined',
      'function',
    ]);
  }
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

test('an actor lists the effects that apply to it', async () => {
  const told = await page.evaluate(`Actor.create({ name: 'Anna', type: 'base', effects: [{ name: 'On' },
    { name: 'Off', disabled: true }] }).then(({ appliedEffects }) => appliedEffects.map(({ name }) => name))`);
  expect(told).toEqual(['On']);
});

test('a roll in the chat says what it is for', async () => {
  await page.evaluate(`ui.chat.processMessage('/r 2d6+1 # Reaction <b>now</b>')`);
  await page.waitForFunction(`game.messages.contents.at(-1)?.isRoll`);
  const told = await page.evaluate(
    `(({ flavor, rolls: [roll] }) => [flavor, roll.formula])(game.messages.contents.at(-1))`,
  );
  expect(told).toEqual(['Reaction &lt;b&gt;now&lt;/b&gt;', '2d6 + 1']);
  expect(await page.evaluate(`Roll.safeEval('2 * (3 + 4)')`)).toBe(14);
  expect(
    await page.evaluate(`(() => { try { Roll.safeEval('1d6'); } catch (error) { return error.message; } })()`),
  ).toMatch(/no number/);
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

test('a sound tells in which state it is, and a package plays it from elsewhere', async () => {
  const told = await page.evaluate(`(async () => {
    const { Sound } = foundry.audio;
    const told = [];
    class Silent extends Sound {
      async _load() { told.push('load'); }
      _play() { told.push('play'); }
      _pause() { told.push('pause'); }
      _stop() { told.push('stop'); }
    }
    const sound = new Silent('a.ogg');
    const note = () => told.push(Object.keys(Sound.STATES).find(name => Sound.STATES[name] === sound._state));
    for (const step of ['load', 'play', 'pause', 'play', 'stop']) { await sound[step](); note(); }
    return told;
  })()`);
  expect(told).toEqual(['load', 'LOADED', 'play', 'PLAYING', 'pause', 'PAUSED', 'play', 'PLAYING', 'stop', 'STOPPED']);
});

test('fields keep their names when HTML is cleaned, and links do not shadow the document', async () => {
  const names = ['name', 'title', 'body', 'type'];
  const markup = names.map(name => `<input name="${name}"><a name="${name}">x</a>`).join('');
  const kept = await page.evaluate(`foundry.utils.cleanHTML(${JSON.stringify(markup)})`);
  for (const name of names) expect(kept).toContain(`<input name="${name}">`);
  expect(kept).not.toMatch(/<a name="(?:name|title|body)"/);
});

test('a form whose fields are called like its members is cleaned as well, and hides none of them', async () => {
  const names = ['matches', 'elements', 'submit', 'querySelector', 'children'];
  for (const name of names) {
    const markup = `<form name="a"><input id="${name}"><input name="${name}"><input name="own"></form>`;
    const kept = await page.evaluate(`foundry.utils.cleanHTML(${JSON.stringify(markup)})`);
    expect(kept).toContain('<input name="own">');
    expect(kept).not.toContain(`name="${name}"`);
  }
});

test('a setting whose type is a model is one when it is read', async () => {
  await page.evaluate(`(() => {
    class Search extends foundry.abstract.DataModel {
      static defineSchema() { return { step: new foundry.data.fields.NumberField({ initial: 0 }) }; }
      get next() { return this.step + 1; }
    }
    for (const scope of ['world', 'client']) game.settings.register('strange', scope,
      { scope, type: Search, default: new Search().toObject(), onChange: value => { globalThis.told = value.next; } });
  })()`);
  for (const scope of ['world', 'client']) {
    expect(await page.evaluate(`game.settings.get('strange', '${scope}').next`)).toBe(1);
    await page.evaluate(`(() => {
      const search = game.settings.get('strange', '${scope}');
      search.updateSource({ step: 4 });
      return game.settings.set('strange', '${scope}', search).then(() => undefined);
    })()`);
    expect(await page.evaluate(`game.settings.get('strange', '${scope}').next`)).toBe(5);
    await page.waitForFunction('globalThis.told === 5');
    await page.evaluate('globalThis.told = 0');
  }
  expect(host.faults()).toEqual([]);
});

test('a package makes a compendium of the world, fills it, and finds all of it on every page', async () => {
  await page.evaluate(`(async () => {
    const { CompendiumCollection } = foundry.documents.collections;
    const pack = await CompendiumCollection.createCompendium({ label: 'Old Maps', type: 'JournalEntry' });
    const entry = await JournalEntry.create({ name: 'Finland', pages: [{ name: 'Coast' }] });
    await pack.importDocument(entry);
    const [kept] = await pack.getDocuments();
    await kept.update({ name: 'Karelia' });
    await kept.createEmbeddedDocuments('JournalEntryPage', [{ name: 'Woods' }]);
    await JournalEntry.create({ name: 'Second' }, { pack: pack.collection });
    await (await pack.getDocument(pack.index.find(({ name }) => name === 'Second')._id)).delete();
  })()`);
  const names = `game.packs.get('world.old-maps')?.index.contents.map(({ name }) => name).join()`;
  for (const one of [page, player]) await one.waitForFunction(`${names} === 'Karelia'`);
  expect(
    await player.evaluate(`game.packs.get('world.old-maps').getDocuments()
      .then(([{ uuid, pages }]) => fromUuid(uuid).then(({ name }) => [name, ...pages.map(page => page.name)]))`),
  ).toEqual(['Karelia', 'Coast', 'Woods']);
  expect(await player.evaluate(`document.querySelector('#compendium [data-pack="world.old-maps"]') !== null`)).toBe(
    true,
  );
  expect(await page.evaluate('game.journal.map(({ name }) => name)')).not.toContain('Karelia');
  await page.evaluate(`game.packs.get('world.old-maps').deleteCompendium().then(() => undefined)`);
  await player.waitForFunction(`!game.packs.has('world.old-maps')`);
  expect(host.faults()).toEqual([]);
});
