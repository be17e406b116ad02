/** What other modules look for on a page: targets, tabs, chat commands, players, pictures, packs. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildHost } from '../../../build';
import type { Host } from '../../../server';
import { joinAs, openBrowser } from '../../../testing/browser';
import { probeModule, startTestHost, worldFolder } from '../../../testing/host';

const LATE = `const words = await (await fetch('modules/probe-module/late.json')).json();
Hooks.once('init', () => { globalThis.heardInit = words.word; });`;

const world = worldFolder();
const module = mkdtempSync(join(tmpdir(), 'module-'));
let host: Host;
let browser: Browser;
let gm: Page;
let player: Page;

const readManifest = (): Record<string, unknown> =>
  JSON.parse(readFileSync(join(module, 'module.json'), 'utf8')) as Record<string, unknown>;

beforeAll(async () => {
  cpSync(probeModule, module, { recursive: true });
  const manifest = readManifest();
  const packs = ['one', 'two'].map(name => ({ name, label: name, type: 'JournalEntry', path: `packs/${name}` }));
  const packFolders = [{ name: 'GameRegistry', packs: ['one'], folders: [{ name: 'Empty', packs: [] }] }];
  writeFileSync(join(module, 'module.json'), JSON.stringify({ ...manifest, packs, packFolders }));
  mkdirSync(join(module, 'packs/one'), { recursive: true });
  writeFileSync(join(module, 'late.json'), '{"word":"late"}');
  // its importer does not await it, so the module continues by itself
  writeFileSync(join(module, 'scripts/late.mjs'), `(async () => { ${LATE} })();`);
  const probe = join(module, 'scripts/probe.mjs');
  writeFileSync(probe, `import './late.mjs';\n${readFileSync(probe, 'utf8')}`);
  await buildHost();
  host = await startTestHost({ world: world.world, module });
  browser = await openBrowser(['--enable-unsafe-swiftshader']);
  gm = await joinAs(browser, host, 'Gamemaster');
  player = await joinAs(browser, host, 'Player 1');
});

afterAll(async () => {
  await browser.close();
  await host.close();
  world.remove();
  rmSync(module, { recursive: true });
});

test('a module that loads its texts before it registers is ready at init', async () => {
  expect(await gm.evaluate('globalThis.heardInit')).toBe('late');
});

test('a user targets tokens: by the token, by ids, on all pages, with the hook once each', async () => {
  await gm.evaluate(`(async () => {
    const scene = await Scene.create({ name: 'Board', width: 1000, height: 1000, active: true, ownership: { default: 2 } });
    await scene.createEmbeddedDocuments('Token', [{ name: 'A', x: 0, y: 0 }, { name: 'B', x: 300, y: 0 }]);
  })()`);
  for (const page of [gm, player]) await page.waitForFunction('canvas.ready && canvas.tokens.placeables.length === 2');
  await gm.evaluate(`globalThis.aimed = []; Hooks.on('targetToken', (user, token, on) => aimed.push(token.name + on))`);
  await gm.evaluate('canvas.tokens.placeables.forEach(token => token.setTarget())');
  const names = '[...game.user.targets].map(({ name }) => name)';
  expect(await gm.evaluate(names)).toEqual(['B']);
  expect(await gm.evaluate('aimed')).toEqual(['Atrue', 'Afalse', 'Btrue']);
  expect(await gm.evaluate('game.user.targets.ids[0] === canvas.tokens.placeables[1].id')).toBe(true);
  const ofGm = `[...game.users.find(user => user.isGM && user.targets.size).targets].map(({ name }) => name).join()`;
  await player.waitForFunction(`game.users.some(user => user.targets.size === 1)`);
  expect(await player.evaluate(ofGm)).toBe('B');
  await gm.evaluate('game.user.updateTokenTargets(canvas.tokens.placeables.map(({ id }) => id))');
  expect(await gm.evaluate(names)).toHaveLength(2);
  await gm.evaluate('game.user.updateTokenTargets()');
  expect(await gm.evaluate(names)).toEqual([]);
});

test('every kind of document has its tab, and ui its parts', async () => {
  const all = ['chat', 'combat', 'scenes', 'actors', 'items', 'cards', 'journal', 'tables', 'macros', 'playlists'];
  const tabs = [...all, 'compendium', 'settings'];
  const named = `[...document.querySelectorAll('#sidebar-tabs [role="tablist"] [role="tab"]')].map(tab => tab.dataset.tab)`;
  expect(await gm.evaluate(named)).toEqual(tabs);
  expect(await player.evaluate(named)).toEqual(tabs.filter(tab => tab !== 'scenes'));
  expect(await gm.evaluate(`${JSON.stringify(tabs)}.filter(tab => !ui[tab]?.element)`)).toEqual([]);
  expect(await gm.evaluate('foundry.ui === ui && ui.sidebar.parts.tabs instanceof HTMLElement')).toBe(true);
  await gm.evaluate(`Macro.create({ name: 'Dance', type: 'chat', command: 'x' })`);
  await gm.locator('#macros [data-entry-id]', { hasText: 'Dance' }).waitFor({ state: 'attached' });
  await gm.evaluate('ui.menu.toggle()');
  await gm.locator('#menu [data-menu-item="reload"]').waitFor();
  await gm.evaluate('ui.menu.toggle()');
  await gm.locator('#menu').waitFor({ state: 'detached' });
  await gm.evaluate('game.togglePause(true, { broadcast: true })');
  await player.locator('#pause.paused').waitFor();
  await gm.evaluate('game.togglePause(false, { broadcast: true })');
  await player.locator('#pause:not(.paused)').waitFor({ state: 'attached' });
});

test('chat commands: those of core, those that modules add, and unknown ones', async () => {
  const say = (line: string): Promise<unknown> => gm.evaluate(`ui.chat.processMessage(${JSON.stringify(line)})`);
  const last = (): Promise<unknown> => gm.evaluate('game.messages.contents.at(-1).toObject()');
  await gm.evaluate(`foundry.applications.sidebar.tabs.ChatLog.CHAT_COMMANDS.wave = {
    rgx: /^\\/wave (.*)$/,
    fn: async (command, match, chatData) => { chatData.content = command + ' ' + match[1]; },
  }`);
  await say('/wave both');
  expect(await last()).toMatchObject({ content: 'wave both' });
  await say('/w [Player 1] <b>quiet</b>');
  expect(await last()).toMatchObject({ content: '&lt;b&gt;quiet&lt;/b&gt;', whisper: [expect.any(String)], style: 0 });
  await say('/me waves');
  expect(await last()).toMatchObject({ content: 'waves', style: 3 });
  await say('plain');
  expect(await last()).toMatchObject({ content: 'plain', style: 1 });
  await say('/roll 1d6');
  expect(await last()).toMatchObject({ rolls: [expect.any(String)] });
  await expect(say('/nothing here')).rejects.toThrow('/nothing is not a valid chat message command');
  expect(await gm.evaluate(`document.querySelector('#chat .chat-scroll .chat-message') !== null`)).toBe(true);
});

test('a module decides whether new messages show beside the sidebar; a message may be inserted before another', async () => {
  const told = await gm.evaluate(`(async () => {
    const [first, last] = [await ChatMessage.create({ content: 'first' }), await ChatMessage.create({ content: 'last' })];
    const shown = message => document.querySelector('#chat [data-message-id="' + message.id + '"]');
    await new Promise(resolve => setTimeout(resolve, 200));
    shown(last).remove();
    await ui.chat.postOne(last, { before: first.id });
    const isBefore = Boolean(shown(last).compareDocumentPosition(shown(first)) & Node.DOCUMENT_POSITION_FOLLOWING);
    ui.sidebar.changeTab('settings', 'primary');
    const asked = [];
    const original = ui.chat._shouldShowNotifications.bind(ui.chat);
    ui.chat._shouldShowNotifications = options => (asked.push(original(options)), false);
    const said = await ui.chat.processMessage('quiet', { speaker: { alias: 'Anna' } });
    await new Promise(resolve => setTimeout(resolve, 300));
    ui.chat._shouldShowNotifications = original;
    return { isBefore, asked, beside: document.querySelector('#chat-notifications')?.textContent.includes('quiet') ?? false,
      alias: said.speaker.alias, all: ui.chat.collection === game.messages };
  })()`);
  expect(told).toEqual({ isBefore: true, asked: [true], beside: false, alias: 'Anna', all: true });
});

test('the list of players shows who is away, has the collection, and takes entries of modules in its menu', async () => {
  expect(await gm.evaluate('ui.players.collection === game.users')).toBe(true);
  const away = `[...document.querySelectorAll('#players .player.inactive')].length`;
  expect(await gm.evaluate(away)).toBe(5);
  await gm.locator('#players-active .player:not(.self)').click({ button: 'right' });
  await gm.locator('#context-menu').getByText('Copy the invitation link').waitFor();
  const link = await gm.evaluate<string>('embeddedHost.invitation(game.users.players[0].id)');
  expect(host.invitations().get('Player 1')).toBe(link);
  await expect(player.evaluate('embeddedHost.invitation(game.users.players[0].id)')).rejects.toThrow('Only the Game');
});

test('a macro goes into a slot of the hotbar, moves, and leaves it', async () => {
  const slots = `Object.keys(game.user._source.hotbar).join()`;
  const assign = (args: string): Promise<unknown> =>
    gm.evaluate(`game.user.assignHotbarMacro(${args}).then(() => ${slots})`);
  expect(await assign('game.macros.contents[0], 3')).toBe('3');
  expect(await assign('game.macros.contents[0], "4", { fromSlot: 3 }')).toBe('4');
  expect(await assign('null, 4')).toBe('');
  expect(await assign('game.macros.contents[0]')).toBe('1');
  await expect(assign('game.macros.contents[0], 51')).rejects.toThrow('1 to 50');
});

test('the page reports a pack whose folder is missing as an error; packs are in their folders', async () => {
  expect(await gm.evaluate(`game.packs.get('probe-module.two').problem`)).toContain('there is no folder');
  await gm.locator('.notification.error', { hasText: 'probe-module.two cannot be read' }).first().waitFor();
  const inShelf = `[...document.querySelectorAll('#compendium .folder [data-pack]')].map(entry => entry.dataset.pack)`;
  expect(await gm.evaluate(inShelf)).toEqual(['probe-module.one']);
  expect(await gm.evaluate(`document.querySelectorAll('#compendium [data-pack]').length`)).toBe(2);
});

test('relative pictures are resolved beside the page, for PIXI too; small members that modules read exist', async () => {
  const at = await gm.evaluate('PIXI.utils.path.toAbsolute("modules/x.png")');
  expect(at).toBe(`${host.url}/modules/x.png`);
  expect(await gm.evaluate('Object.keys(CONST.AUDIO_CHANNELS)')).toEqual(['music', 'environment', 'interface']);
  const label = `new (CONFIG.Note.documentClass)({ text: 'Here' }, { parent: canvas.scene }).label`;
  expect(await gm.evaluate(label)).toBe('Here');
  const waiting = `(async () => {
    const box = document.createElement('div');
    box.innerHTML = '<img src="icons/svg/d20.svg"><img src="/nowhere.png">';
    await foundry.applications.api.ApplicationV2.waitForImages(box);
    return box.firstChild.complete;
  })()`;
  expect(await gm.evaluate(waiting)).toBe(true);
});

test('the box around the scene controls passes clicks to the board; its buttons do not', async () => {
  const caught = await gm.evaluate(`(() => {
    const box = document.querySelector('#scene-controls').getBoundingClientRect();
    const tool = document.querySelector('#scene-controls button').getBoundingClientRect();
    const at = (x, y) => document.elementFromPoint(x, y)?.closest('#scene-controls, button') !== null;
    return [at(box.right - 2, box.bottom - 2), at(tool.x + tool.width / 2, tool.y + tool.height / 2)];
  })()`);
  expect(caught).toEqual([false, true]);
});

test('the buttons of message modes choose who sees a roll; a macro’s window passes typed text to its class', async () => {
  await gm.locator('#sidebar [data-tab="chat"]').first().click();
  const mode = gm.locator('#chat-controls #message-modes [data-mode="self"]');
  await mode.click();
  await gm.waitForFunction(`game.settings.get('core', 'messageMode') === 'self'`);
  expect(await mode.getAttribute('aria-pressed')).toBe('true');
  await gm.evaluate(`ui.chat.processMessage('/r 1d4')`);
  await gm.waitForFunction(`game.messages.contents.at(-1).rolls.length === 1`);
  expect(await gm.evaluate(`game.messages.contents.at(-1).whisper[0] === game.user.id`)).toBe(true);
  await gm.locator('#message-modes [data-mode="public"]').click();
  const told = await gm.evaluate(`(async () => {
    const macro = await Macro.create({ name: 'Call', type: 'chat', command: 'Hello' });
    const given = [];
    class Own extends foundry.applications.sheets.MacroConfig {
      async _processSubmitData(event, form, data) { given.push(data.command, data.type); }
    }
    const sheet = await new Own({ document: macro }).render({ force: true });
    sheet.element.querySelector('[name="command"]').value = 'Goodbye';
    await sheet.submit();
    return { given, command: macro.command, may: [macro.canExecute, macro.isAuthor] };
  })()`);
  expect(told).toEqual({ given: ['Goodbye', 'chat'], command: 'Hello', may: [true, true] });
});

test('a macro that the user may not execute is refused with a notification', async () => {
  await gm.evaluate(`Macro.create({ name: 'Bell', type: 'script', command: 'globalThis.rung = true',
    ownership: { default: 0 } }).then(() => undefined)`);
  await player.waitForFunction(`game.macros.getName('Bell')`);
  const rung = async (): Promise<unknown> =>
    player.evaluate(`game.macros.getName('Bell').execute().then(() => globalThis.rung ?? false)`);
  expect(await rung()).toBe(false);
  expect(await player.locator('.notification.warning').last().innerText()).toContain('Bell');
  await gm.evaluate(`game.macros.getName('Bell').update({ 'ownership.default': 1 }).then(() => undefined)`);
  await player.waitForFunction(`game.macros.getName('Bell').canExecute`);
  expect(await rung()).toBe(true);
});

test('a playlist plays its sounds one after another, all at once, or not by itself', async () => {
  const told = await gm.evaluate(`(async () => {
    const list = await Playlist.create({ name: 'March', sounds: ['b', 'a', 'c'].map((name, sort) => ({ name, path: name + '.ogg', sort })) });
    const playing = () => list.sounds.filter(sound => sound.playing).map(({ name }) => name).sort().join('');
    const seen = [];
    const note = async work => (await work, seen.push(playing()));
    await note(list.playAll());
    await note(list.playNext());
    await note(list.playNext(null, { direction: -1 }));
    await note(list.playSound(list.sounds.getName('c')));
    await note(list.stopAll());
    await list.update({ mode: CONST.PLAYLIST_MODES.SIMULTANEOUS });
    await note(list.playAll());
    await note(list.stopSound(list.sounds.getName('a')));
    const known = game.playlists.playing.includes(list);
    await list.stopAll();
    await list.cycleMode();
    const first = list.sounds.contents[0];
    return { seen, known, mode: list.mode, sound: first.sound.src, volume: first.volume, done: list.playing };
  })()`);
  expect(told).toEqual({
    seen: ['a', 'b', 'a', 'c', '', 'abc', 'bc'],
    known: true,
    mode: -1,
    sound: 'b.ogg',
    volume: 0.5,
    done: false,
  });
});

test('each combatant has a place for its initiative, and a user targets what others ask for', async () => {
  const told = await gm.evaluate(`(async () => {
    const combat = await Combat.create({ scene: canvas.scene.id, active: true });
    const [a, b] = canvas.scene.tokens;
    await combat.createEmbeddedDocuments('Combatant', [{ tokenId: a.id, sceneId: a.parent.id, initiative: 4 }, { tokenId: b.id, sceneId: b.parent.id }]);
    await ui.combat.render({ force: true });
    const places = [...ui.combat.element.querySelectorAll('li.combatant .token-initiative')].map(one => one.textContent.trim());
    await combat.delete();
    game.user._onUpdateTokenTargets([a.id]);
    const told = [places, game.user.targets.size];
    game.user._onUpdateTokenTargets();
    return [...told, game.user.targets.size];
  })()`);
  expect(told).toEqual([['4', ''], 1, 0]);
});
