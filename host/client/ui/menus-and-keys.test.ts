/** Menus that packages add to, keys of core, searches and forms: what most published modules reach into. docs/foreign-modules.md */
import { beforeAll, expect, test } from 'vitest';
import { openSession } from '../../testing/session';

const opened = openSession({}, { player: true });
const gm = (body: string): Promise<unknown> => opened.gm.evaluate(`(async () => { ${body} })()`);
const player = (body: string): Promise<unknown> => opened.player.evaluate(`(async () => { ${body} })()`);

beforeAll(async () => {
  await gm(`const scene = await Scene.create({ name: 'Field', active: true, width: 2000, height: 2000, padding: 0 });
    await scene.view();
    const actor = await Actor.create({ name: 'Ann', type: game.documentTypes.Actor[0], ownership: { default: 3 } });
    await scene.createEmbeddedDocuments('Token', [{ name: 'T', actorId: actor.id, actorLink: true, x: 400, y: 400 }]);
    await ChatMessage.create({ content: 'Hello' });`);
  await opened.player.waitForFunction(`canvas.ready && canvas.tokens.placeables.length === 1`);
});

test('packages add to the menus of messages, combatants and the encounter by the hook of their documents', async () => {
  const found = await gm(`const told = {};
    for (const name of ['ChatMessage', 'Combatant', 'Combat', 'Folder', 'Macro', 'User', 'Scene'])
      Hooks.on('get' + name + 'ContextOptions', (app, entries) => {
        told[name] = [app instanceof foundry.applications.api.ApplicationV2, Array.isArray(entries)];
        entries.push({ name: 'Mine ' + name, icon: '<i></i>', condition: () => true, callback: li => { told.called = li.dataset; } });
      });
    for (const app of [ui.chat, ui.combat, ui.macros, ui.players, ui.nav]) { await app.close({ animate: false }).catch(() => {}); }
    const again = [...new Set([ui.chat, ui.combat, ui.macros, ui.players, ui.nav])];
    for (const app of again) await new app.constructor().render({ force: true });
    return told;`);
  const both = [true, true];
  expect(found).toMatchObject({
    ChatMessage: both,
    Combatant: both,
    Combat: both,
    Folder: both,
    Macro: both,
    User: both,
    Scene: both,
  });
});

test('a right click on a message offers what its user may do, and what packages add', async () => {
  await opened.gm.reload();
  await opened.gm.waitForFunction('game.ready && canvas.ready');
  await gm(`Hooks.on('getChatMessageContextOptions', (_app, entries) => entries.push(
      { label: 'Mine', icon: 'fa-solid fa-star', visible: li => Boolean(li.dataset.messageId), onClick: (_event, li) => { globalThis.chosen = li.dataset.messageId; } }));
    await new ui.chat.constructor({ id: 'chat-again' }).render({ force: true });
    ui.sidebar.expand?.(); ui.sidebar.changeTab('chat', 'primary');`);
  const texts = await gm(`const log = document.getElementById('chat-again');
    log.querySelector('[data-message-id]').dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, clientX: 5, clientY: 5 }));
    await new Promise(done => setTimeout(done, 100));
    const items = [...document.querySelectorAll('#context-menu .context-item')];
    items.at(-1).click();
    return [items.map(item => item.textContent.trim()), globalThis.chosen === game.messages.contents[0].id];`);
  expect(texts).toEqual([['Hide from players', 'Delete', 'Mine'], true]);
  const offered = await player(`const message = game.messages.contents[0];
    const li = ui.chat.element.querySelector('[data-message-id="' + message.id + '"]');
    return ui.chat._getEntryContextOptions().filter(entry => entry.visible(li)).map(entry => entry.label);`);
  expect(offered).toEqual([]);
});

test('a game master hides a message from players by its menu, and shows it again', async () => {
  expect(
    await gm(`const message = await ChatMessage.create({ content: 'Psst' });
      const li = await message.renderHTML();
      const [reveal, conceal] = ui.chat._getEntryContextOptions();
      const seen = [conceal.visible(li), reveal.visible(li)];
      const after = () => new Promise(done => Hooks.once('updateChatMessage', () => done()));
      const hidden = after(); conceal.onClick(null, li); await hidden;
      seen.push(message.whisper.includes(game.user.id), reveal.visible(li));
      const shown = after(); reveal.onClick(null, li); await shown;
      await message.delete();
      return [...seen, message.whisper.length];`),
  ).toEqual([true, false, true, true, 0]);
});

test('the name of a menu’s hook may hold the place of the class, and parents are told unless they are not to be', async () => {
  expect(
    await gm(`const told = [];
      class Above extends foundry.applications.api.ApplicationV2 {
        async _renderHTML() { return ''; } _replaceHTML() {}
      }
      class Mine extends Above {}
      for (const hook of ['getMineContextOptions', 'getAboveContextOptions', 'getMineItemContextOptions', 'getAboveItemContextOptions', 'getRowContextOptions'])
        Hooks.on(hook, () => told.push(hook));
      const app = await new Mine().render({ force: true });
      app._createContextMenu(() => [], '.a');
      app._createContextMenu(() => [], '.b', { hookName: 'get{}ItemContextOptions', parentClassHooks: false });
      app._createContextMenu(() => [], '.c', { hookName: 'getRowContextOptions' });
      await app.close();
      return told;`),
  ).toEqual(['getMineContextOptions', 'getAboveContextOptions', 'getMineItemContextOptions', 'getRowContextOptions']);
});

const place = (): Promise<unknown> =>
  opened.gm.evaluate(`(({ x, y, rotation }) => [x, y, rotation])(game.scenes.active.tokens.contents[0])`);

test('keys move the chosen token by spaces of the grid, two together diagonally, and turn it with Shift', async () => {
  const { player: page } = opened;
  const arrives = (x: number, y: number): Promise<unknown> =>
    page.waitForFunction(`(({ x, y }) => x === ${x} && y === ${y})(game.scenes.active.tokens.contents[0])`);
  await page.evaluate(`document.activeElement?.blur(); canvas.tokens.placeables[0].control()`);
  await page.keyboard.press('ArrowRight');
  await arrives(500, 400);
  await page.keyboard.down('s');
  await page.keyboard.down('a');
  await arrives(400, 500);
  expect(await page.evaluate(`game.keybindings.moveKeys.has('down') && game.keybindings.moveKeys.has('left')`)).toBe(
    true,
  );
  await page.keyboard.up('s');
  await page.keyboard.up('a');
  expect(await page.evaluate(`game.keybindings.moveKeys.size`)).toBe(0);
  await page.keyboard.press('Shift+ArrowLeft');
  await page.waitForFunction(`game.scenes.active.tokens.contents[0].rotation === 90`);
  await opened.gm.waitForFunction(`game.scenes.active.tokens.contents[0].rotation === 90`);
  expect(await place()).toEqual([400, 500, 90]);
});

test('packages hear that a token was moved by keys', async () => {
  await player(`Hooks.on('preUpdateToken', (_token, _changes, { movement }) => { globalThis.way = Object.values(movement ?? {})[0]?.method; });
    canvas.tokens.placeables[0].control();`);
  await opened.player.keyboard.press('ArrowUp');
  await opened.player.waitForFunction(`globalThis.way === 'keyboard'`);
});

test('keys of core leave fields, buttons and a pause alone', async () => {
  const { player: page, gm: master } = opened;
  await master.waitForFunction(`game.scenes.active.tokens.contents[0].y === 400`);
  const before = await place();
  await page.evaluate(`ui.sidebar.element.querySelector('button').focus(); canvas.tokens.placeables[0].control()`);
  await page.keyboard.press('ArrowRight');
  await page.evaluate(`document.activeElement.blur()`);
  await gm(`game.togglePause(true, { broadcast: true })`);
  await page.waitForFunction('game.paused');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await new Promise(done => setTimeout(done, 300));
  expect(await page.evaluate('game.paused')).toBe(true);
  await master.evaluate(`document.activeElement?.blur()`);
  await master.keyboard.press('Space');
  await page.waitForFunction('!game.paused');
  expect(await place()).toEqual(before);
});

test('without anything chosen the view moves; the keys have names by which packages change them', async () => {
  const { gm: page } = opened;
  await page.evaluate(
    `document.activeElement?.blur(); canvas.tokens.releaseAll(); canvas.pan({ x: 1000, y: 1000, scale: 1 })`,
  );
  await page.keyboard.press('ArrowDown');
  await page.waitForFunction(`canvas.stage.pivot.y === 1100`);
  expect(
    await gm(`const keys = name => game.keybindings.get('core', name).map(({ key }) => key);
      await game.keybindings.set('core', 'panUp', [{ key: 'KeyI' }]);
      const changed = keys('panUp');
      await game.keybindings.resetDefaults();
      return [changed, keys('panUp'), keys('pause'), keys('highlight'), typeof game.keybindings.actions.get('core.dismiss')];`),
  ).toEqual([['KeyI'], ['KeyW', 'ArrowUp', 'Numpad8'], ['Space'], ['AltLeft', 'AltRight'], 'object']);
});

test('a key of core that finds nothing to do, or is meant with other modifiers, is left to packages', async () => {
  const { gm: page } = opened;
  await page.evaluate(`document.activeElement?.blur(); canvas.tokens.activate(); canvas.tokens.releaseAll();
    canvas.tokens.clipboard = { objects: [], cut: false }; globalThis.heard = [];
    const { actions, bindings } = game.keybindings;
    for (const [key, modifiers] of [['KeyV', ['CONTROL']], ['KeyV', ['CONTROL', 'SHIFT']], ['KeyC', ['CONTROL']], ['KeyX', ['CONTROL']],
      ['BracketLeft', []], ['KeyC', []], ['KeyT', []], ['Digit1', []]]) {
      const id = 'world.' + key + modifiers.join('');
      actions.set(id, { namespace: 'world', name: id, order: 1000, onDown: () => { globalThis.heard.push(id); return true; } });
      bindings.set(id, [{ key, modifiers }]);
    }`);
  for (const keys of [
    'Control+KeyV',
    'Control+Shift+KeyV',
    'Control+KeyC',
    'Control+KeyX',
    'BracketLeft',
    'KeyC',
    'KeyT',
    'Digit1',
  ])
    await page.keyboard.press(keys);
  expect(await page.evaluate('globalThis.heard')).toEqual(
    ['KeyVCONTROL', 'KeyVCONTROLSHIFT', 'KeyCCONTROL', 'KeyXCONTROL', 'BracketLeft', 'KeyC', 'KeyT', 'Digit1'].map(
      one => `world.${one}`,
    ),
  );
});

test('a sheet gets what its form holds as objects in each other, and packages add to it', async () => {
  expect(
    await gm(`const { DocumentSheetV2, HandlebarsApplicationMixin } = foundry.applications.api;
      const seen = [];
      class Own extends DocumentSheetV2 {
        async _renderHTML() { return '<input name="name" value="Eve"><input name="flags.world.a.b" value="1" data-dtype="Number">'; }
        _replaceHTML(html, content) { content.innerHTML = html; }
        _processFormData(event, form, data) { const given = super._processFormData(event, form, data); seen.push(given.flags.world.a.b); return given; }
        _prepareSubmitData(event, form, data, more) { const given = super._prepareSubmitData(event, form, data, { 'flags.world.a.c': 2 }); seen.push(given.flags.world.a.c); return given; }
      }
      const macro = await Macro.create({ name: 'Adam', type: 'script' });
      const sheet = await new Own({ document: macro }).render({ force: true });
      await sheet.submit();
      await sheet.close();
      return [seen, macro.name, macro.flags.world.a];`),
  ).toEqual([[1, 2], 'Eve', { b: 1, c: 2 }]);
});

test('packages extend what the tracker prepares and does, and find its parts by their classes', async () => {
  expect(
    await gm(`const { CombatTracker } = foundry.applications.sidebar.tabs;
      const combat = await Combat.create({ scene: canvas.scene.id, active: true });
      const [hero] = await TokenDocument.createCombatants([...canvas.scene.tokens], { combat });
      const told = [];
      class Own extends CombatTracker {
        async _prepareTrackerContext(context, options) {
          await super._prepareTrackerContext(context, options);
          for (const turn of context.turns) turn.name = 'Somebody';
        }
        async _prepareCombatContext(context, options) { await super._prepareCombatContext(context, options); told.push(context.combat === combat); }
        async _onCombatantControl(event, target) { told.push(target.dataset.action); return super._onCombatantControl(event, target); }
        async _onCombatControl(event, target) { told.push(target.dataset.action); return super._onCombatControl(event, target); }
      }
      const tracker = await new Own({ id: 'own-tracker' }).render({ force: true });
      const row = tracker.element.querySelector('.combatant');
      const shown = [row.querySelector('.token-name .name').textContent, row.querySelector('.combatant-controls .combatant-control') !== null,
        row.querySelector('.token-effects') !== null, row.querySelector('.token-initiative button') !== null];
      const changed = new Promise(done => Hooks.once('updateCombatant', () => done()));
      row.querySelector('[data-action="toggleHidden"]').click();
      await changed;
      row.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
      shown.push(canvas.tokens.placeables[0].hover);
      row.dispatchEvent(new PointerEvent('pointerout', { bubbles: true }));
      shown.push(canvas.tokens.placeables[0].hover, hero.hidden);
      const begun = new Promise(done => Hooks.once('updateCombat', () => done()));
      tracker.element.querySelector('[data-action="startCombat"]').click();
      await begun;
      await tracker.close({ animate: false });
      await combat.delete();
      return [shown, told.slice(0, 2), told.at(-1)];`),
  ).toEqual([['Somebody', true, true, true, true, false, true], [true, 'toggleHidden'], 'startCombat']);
});

test('packages add buttons below a directory, and decide what its search shows', async () => {
  expect(
    await gm(`const Base = ui.macros.constructor;
      const seen = [];
      class Own extends Base {
        async _prepareFooterContext(context, options) {
          await super._prepareFooterContext(context, options);
          context.buttons.push({ type: 'button', action: 'mine', cssClass: 'mine', icon: 'fa-solid fa-star', label: 'Mine' });
        }
        async _prepareDirectoryContext(context, options) { await super._prepareDirectoryContext(context, options); seen.push(context.tree.root); }
        _onSearchFilter(event, query, rgx, html) { super._onSearchFilter(event, query, rgx, html); if (event) seen.push(query, rgx.test('Other'), html.className.split(' ')[0]); }
        _onMatchSearchEntry(query, ids, element, options) { super._onMatchSearchEntry(query, ids, element, options); if (query) seen.push(ids.size); }
      }
      await Macro.create({ name: 'Other', type: 'script' });
      const app = await new Own({ id: 'own-macros' }).render({ force: true });
      const search = app.element.querySelector('input[type=search]');
      search.value = 'Oth'; search.dispatchEvent(new Event('input'));
      const shown = [...app.element.querySelectorAll('[data-entry-id]')].filter(one => !one.classList.contains('hidden')).map(one => one.textContent.trim());
      const button = app.element.querySelector('.directory-footer button.mine')?.textContent;
      await app.close({ animate: false });
      return [seen.slice(0, 2), seen.slice(-3), shown, button];`),
  ).toEqual([[true, 1], ['oth', true, 'directory-list'], ['Other'], 'Mine']);
});

test('windows of the first generation search, keep where they are scrolled, and open the window of files', async () => {
  const warned = opened.gm.evaluate(`(async () => {
      const { FormApplication } = foundry.appv1.api;
      const seen = [];
      class Own extends FormApplication {
        static get defaultOptions() {
          return foundry.utils.mergeObject(super.defaultOptions, { id: 'own-form', template: 'own.hbs', height: 200,
            scrollY: ['.rows'], filters: [{ inputSelector: 'input.seek', contentSelector: '.rows' }] });
        }
        async _renderInner() {
          const form = document.createElement('form');
          form.innerHTML = '<input class="seek"><input name="img" value=""><button type="button" class="file-picker" data-type="image" data-target="img"></button>'
            + '<div class="rows" style="height:50px;overflow:auto"><div style="height:500px">a</div></div>';
          this.form = form;
          return $(form);
        }
        _onSearchFilter(event, query, rgx, html) { seen.push(query, html.className); }
        _contextMenu(html) { seen.push('menu'); }
        async _updateObject() {}
      }
      const app = new Own({}).render(true);
      await app.whenRendered;
      const [element] = app.element;
      const seek = element.querySelector('.seek');
      seek.value = 'Abc'; seek.dispatchEvent(new Event('input'));
      element.querySelector('.rows').scrollTop = 120;
      app.render(true);
      await app.whenRendered;
      seen.push(element.querySelector('.rows').scrollTop);
      element.querySelector('.file-picker').click();
      await new Promise(done => setTimeout(done, 300));
      const [picker] = app.filepickers;
      seen.push(picker instanceof foundry.applications.apps.FilePicker, picker.field === element.querySelector('[name=img]'));
      await picker.close({ animate: false });
      await app.close();
      return seen;
    })()`);
  expect(await warned).toEqual(['menu', 'abc', 'rows', 'menu', 120, true, true]);
});
