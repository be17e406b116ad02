/** How packages use tables, texts, macros, menus and the parts of the interface. */
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { joinAs } from '../../testing/browser';
import { folderWithModule } from '../../testing/host';
import { openSession } from '../../testing/session';

/** A module that replaces and adds parts. */
const MODULE = `Hooks.once('init', async () => {
  const manifest = await fetch('modules/own-parts/module.json').then(answer => answer.json());
  game.keybindings.register('own-parts', 'late', { name: manifest.title });
});
Hooks.once('setup', () => { globalThis.atSetup = game.keybindings.actions.has('own-parts.late'); });
Hooks.once('init', () => {
  const { Sidebar, AbstractSidebarTab } = foundry.applications.sidebar;
  CONFIG.ui.players = class OwnPlayers extends CONFIG.ui.players {};
  Sidebar.TABS.own = { icon: 'fa-solid fa-star', tooltip: 'My tab' };
  CONFIG.ui.own = class OwnTab extends AbstractSidebarTab {
    static tabName = 'own';
    static DEFAULT_OPTIONS = { id: 'own' };
    async _renderHTML() { return '<p>What I have</p>'; }
    _replaceHTML(result, content) { content.innerHTML = result; }
  };
});`;

const modules = folderWithModule('own-parts', MODULE);
const session = openSession({ modulesDir: modules.modulesDir }, { remove: modules.remove });
let page: Page;

beforeAll(() => {
  ({ gm: page } = session);
});

test('a table is drawn from until it is empty, posts its results, and can be reset', async () => {
  const told = await page.evaluate(`(async () => {
    const result = (name, at) => ({ name, description: name, type: 'text', range: [at, at], weight: 1 });
    const table = await RollTable.create({
      name: 'Names', formula: '1d2', replacement: false, results: [result('Anna', 1), result('Boris', 2)],
    });
    const all = await table.drawMany(2);
    const more = await table.draw({ displayChat: false });
    const message = game.messages.contents.at(-1);
    await table.resetResults();
    return {
      names: all.results.map(({ name }) => name).sort(), more: more.results.length,
      said: ['Anna', 'Boris'].every(name => message.content.includes(name)),
      left: table.results.filter(({ drawn }) => !drawn).length,
    };
  })()`);
  expect(told).toEqual({ names: ['Anna', 'Boris'], more: 0, said: true, left: 2 });
});

test('texts contain links, rolls and what packages add; a click on a roll rolls it', async () => {
  const told = await page.evaluate(`(async () => {
    const book = await JournalEntry.create({ name: 'A book' });
    CONFIG.TextEditor.enrichers.push({
      id: 'shout', pattern: /@Shout\\[(\\w+)\\]/,
      enricher: async ([, word]) => Object.assign(document.createElement('b'), { textContent: word.toUpperCase() }),
      onRender: element => { element.title = 'loud'; },
    });
    const text = '<p>@UUID[' + book.uuid + '] @UUID[JournalEntry.none]{gone} [[2 + @more]] [[/r 1d6]]{go} @Shout[hey]</p>';
    const html = await foundry.applications.ux.TextEditor.implementation.enrichHTML(text, { rollData: { more: 3 } });
    const place = document.createElement('div');
    place.innerHTML = html;
    document.body.append(place);
    const before = game.messages.size;
    place.querySelector('a[data-formula]').click();
    await new Promise(done => setTimeout(done, 500));
    const words = selector => place.querySelector(selector)?.textContent;
    return [
      words('.content-link[data-uuid]'), words('.content-link.broken'), words('.inline-result'),
      words('enriched-content b'), place.querySelector('enriched-content').title, game.messages.size - before,
    ];
  })()`);
  expect(told).toEqual(['A book', 'gone', '5', 'HEY', 'loud', 1]);
});

test('a macro receives the speaker and named arguments', async () => {
  const told = await page.evaluate(`Macro.create({
    name: 'M', type: 'script', command: 'return [typeof speaker, actor, word, scope.word].join()',
  }).then(macro => macro.execute({ word: 'now' }))`);
  expect(told).toBe('object,,now,now');
});

test('a module replaces the class of an interface part, and adds a tab', async () => {
  expect(await page.evaluate('ui.players.constructor.name')).toBe('OwnPlayers');
  const told = await page.evaluate(`(() => {
    const heard = [];
    Hooks.on('changeSidebarTab', tab => heard.push(tab.tabName));
    Hooks.on('collapseSidebar', (_sidebar, isCollapsed) => heard.push(isCollapsed));
    ui.sidebar.changeTab('own');
    ui.sidebar.collapse();
    ui.sidebar.expand();
    return [...heard, document.querySelector('#own').innerText];
  })()`);
  expect(told).toEqual(['own', true, false, 'What I have']);
});

test('a menu in the shape of version 13 opens where it is told, and reports opening and closing', async () => {
  const told = await page.evaluate(`(async () => {
    const place = document.createElement('div');
    place.innerHTML = '<p class="one">One</p>';
    document.body.append(place);
    const heard = [];
    const { ContextMenu } = foundry.applications.ux;
    const menu = new ContextMenu.implementation(place, '.one', [
      { name: 'Do', icon: '<i class="fa-solid fa-star"></i>', condition: () => true, callback: () => heard.push('done') },
      { name: 'Not this', condition: false },
    ], { jQuery: false, onOpen: () => heard.push('open'), onClose: () => heard.push('closed') });
    await menu.render(place.querySelector('.one'));
    const items = [...document.querySelectorAll('#context-menu .context-item')];
    items[0].click();
    return [items.length, items[0].querySelector('i').className, ...heard, document.querySelector('#context-menu')];
  })()`);
  expect(told).toEqual([1, 'fa-solid fa-star', 'open', 'closed', 'done', null]);
});

test('a document is sorted among others, linked to, and exported without data of this world', async () => {
  const told = await page.evaluate(`(async () => {
    const [one, two, three] = await Macro.createDocuments(
      ['One', 'Two', 'Three'].map((name, at) => ({ name, sort: at * 100, folder: null })),
    );
    await three.sortRelative({ target: one, siblings: [one, two], sortBefore: true });
    const order = [one, two, three].toSorted((a, b) => a.sort - b.sort).map(({ name }) => name);
    const { ownership, folder, ...rest } = three.toCompendium();
    return [order.join(), three.toAnchor().dataset.uuid === three.uuid, three.toDragData().type, ownership, rest.name];
  })()`);
  expect(told).toEqual(['Three,One,Two', true, 'Macro', undefined, 'Three']);
});

test('no host fault was reported', () => expect(session.host.faults()).toEqual([]));

test('a file that a package requests in init is loaded before setup, so that it can still register a key', async () => {
  expect(await page.evaluate('globalThis.atSetup')).toBe(true);
});

test('a window of the first generation may make its own frame asynchronously from core’s template', async () => {
  const frame = await page.evaluate(`(async () => {
    const { Application } = foundry.appv1.api;
    class Own extends Application {
      static get defaultOptions() {
        return foundry.utils.mergeObject(super.defaultOptions, { id: 'own-frame', template: 'data:text/html,<p>Inside</p>' });
      }
      async _renderOuter() {
        const { id, appId, title } = this;
        const html = await foundry.applications.handlebars.renderTemplate('templates/app-window.html', {
          id, appId, title: 'Made by hand', classes: 'own', headerButtons: this._getHeaderButtons(),
        });
        return $(html);
      }
    }
    const app = new Own();
    await app._render(true);
    const [element] = app.element;
    return [element.id, element.querySelector('.window-title').textContent, element.querySelector('.window-content p')?.textContent];
  })()`);
  expect(frame).toEqual(['own-frame', 'Made by hand', 'Inside']);
});

test('a message is exported as log lines', async () => {
  const lines = await page.evaluate(
    `ChatMessage.create({ content: '<p>Good <b>day</b></p>' }).then(it => it.export())`,
  );
  expect(lines).toMatch(/Gamemaster\nGood day$/);
});

test('a Draggable moves a window by its handle, with handlers that a package may replace', async () => {
  const places = await page.evaluate(`(async () => {
    const { ApplicationV2 } = foundry.applications.api;
    class Carried extends ApplicationV2 {
      async _renderHTML() { return '<b>Here</b>'; }
      _replaceHTML(result, content) { content.innerHTML = result; }
    }
    const app = await new Carried({ id: 'carried', position: { left: 100, top: 100, width: 200, height: 100 } }).render({ force: true });
    const handle = app.element.querySelector('.window-content');
    const drag = new foundry.applications.ux.Draggable.implementation(app, app.element, handle, false);
    const pull = () => {
      const at = (type, x, y) => new PointerEvent(type, { clientX: x, clientY: y, button: 0, bubbles: true });
      handle.dispatchEvent(at('pointerdown', 10, 10));
      window.dispatchEvent(at('pointermove', 40, 30));
      window.dispatchEvent(at('pointerup', 40, 30));
      window.dispatchEvent(at('pointermove', 400, 300));
      return [app.position.left, app.position.top];
    };
    const first = pull();
    let told = 0;
    drag.handlers.dragMove = ['pointermove', () => told++, false];
    const second = pull();
    await app.close();
    return [first, second, told];
  })()`);
  expect(places).toEqual([[130, 120], [130, 120], 1]);
});

test('a package stores a file in the world and finds it again; a player may not', async () => {
  const script = `(async () => {
    const { FilePicker } = foundry.applications.apps;
    const folder = 'worlds/' + game.world.id + '/notes';
    await FilePicker.createDirectory('data', folder).catch(() => undefined);
    const kept = await FilePicker.upload('data', folder, new File(['Hello'], 'one.txt'), {}, { notify: false });
    const { files } = await FilePicker.browse('data', folder + '/*.txt', { wildcard: true }).catch(() => ({ files: [] }));
    return [kept && kept.path, files, files[0] && await fetch(files[0]).then(answer => answer.text())];
  })()`;
  const path = `worlds/${await page.evaluate('game.world.id')}/notes/one.txt`;
  expect(await page.evaluate(script)).toEqual([path, [path], 'Hello']);
  const player = await joinAs(session.browser, session.host, 'Player 1');
  expect(await player.evaluate(script)).toEqual([false, [], undefined]);
  await player.close();
});

test('core’s volumes exist as settings for packages', async () => {
  const names = ['globalPlaylistVolume', 'globalAmbientVolume', 'globalInterfaceVolume'];
  expect(await page.evaluate(`${JSON.stringify(names)}.map(name => game.settings.get('core', name))`)).toEqual([
    0.5, 0.5, 0.5,
  ]);
});
