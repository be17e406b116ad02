/** What is dropped on core's directories and on sheets of actors and items, of both generations. docs/platform.md 6 */
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { openSession } from '../../testing/session';

const session = openSession({}, { player: true });
let page: Page;
let player: Page;

const TOOLS = `globalThis.drop = async (target, data) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.setData('text/plain', JSON.stringify(data));
    for (const type of ['dragenter', 'dragover', 'drop']) target.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
    await new Promise(resolve => setTimeout(resolve, 250));
  };
  globalThis.dragged = element => {
    const dataTransfer = new DataTransfer();
    element.dispatchEvent(new DragEvent('dragstart', { dataTransfer, bubbles: true }));
    return JSON.parse(dataTransfer.getData('text/plain') || 'null');
  };
  globalThis.itemType = game.documentTypes.Item.at(-1);
  globalThis.actorType = game.documentTypes.Actor.at(-1);`;

beforeAll(async () => {
  ({ gm: page, player } = session);
  for (const one of [page, player]) await one.evaluate(TOOLS);
});

test('entries and folders go where they are dropped in a directory, and are sorted there', async () => {
  const told = await page.evaluate(`(async () => {
    const [a, b, c] = await Item.create(['A', 'B', 'C'].map((name, n) => ({ name, type: itemType, sort: n * 100 })));
    const [box, bag] = await Folder.create([{ name: 'Box', type: 'Item' }, { name: 'Bag', type: 'Item' }]);
    ui.sidebar.changeTab('items', 'primary');
    const { items } = ui;
    await items.render();
    const at = selector => items.element.querySelector(selector);
    const entry = one => at('[data-entry-id="' + one.id + '"]');
    const folder = one => at('[data-folder-id="' + one.id + '"]');
    const told = [dragged(entry(a)).uuid === a.uuid, dragged(folder(box)).uuid === box.uuid, dragged(folder(box)).type];
    await drop(folder(box), { type: 'Item', uuid: a.uuid });
    await drop(folder(bag), { type: 'Folder', uuid: box.uuid });
    told.push(a.folder === box, box.folder === bag);
    await drop(folder(box), { type: 'Folder', uuid: bag.uuid });
    told.push(bag.folder);
    await drop(entry(b), { type: 'Item', uuid: c.uuid });
    told.push(c.sort < b.sort);
    await drop(at('.directory-list'), { type: 'Item', uuid: a.uuid });
    await drop(at('.directory-list'), { type: 'Folder', uuid: box.uuid });
    told.push(a.folder, box.folder);
    const actor = await Actor.create({ name: 'Owner', type: actorType, items: [{ name: 'Owned', type: itemType }] });
    await drop(folder(bag), actor.items.contents[0].toDragData());
    told.push(game.items.getName('Owned').folder === bag, actor.items.size);
    await drop(folder(bag), { type: 'Actor', uuid: actor.uuid });
    await drop(folder(bag), { type: 'Item', uuid: 'Item.nowhere' });
    await drop(folder(bag), null);
    told.push(game.items.size);
    return told;
  })()`);
  expect(told).toEqual([true, true, 'Folder', true, true, null, true, null, null, true, 1, 4]);
});

test('a directory asks its methods, which packages replace', async () => {
  const told = await page.evaluate(`(async () => {
    const { items } = ui;
    const heard = [];
    const own = ['_handleDroppedEntry', '_handleDroppedFolder', '_createDroppedEntry', '_getEntryDragData', '_onDragStart'];
    for (const name of own) items[name] = function (...given) { heard.push(name); return items.constructor.prototype[name].apply(this, given); };
    const owner = game.actors.getName('Owner');
    const [box] = game.folders;
    await drop(items.element.querySelector('.directory-list'), owner.items.contents[0].toDragData());
    await drop(items.element.querySelector('.directory-list'), { type: 'Folder', uuid: box.uuid });
    dragged(items.element.querySelector('[data-entry-id]'));
    for (const name of own) delete items[name];
    return [heard, items._entryAlreadyExists(game.items.contents[0]), items._entryBelongsToFolder(game.items.contents[0], undefined), items.documentClass === Item];
  })()`);
  expect(told).toEqual([
    ['_handleDroppedEntry', '_createDroppedEntry', '_handleDroppedFolder', '_onDragStart', '_getEntryDragData'],
    true,
    true,
    true,
  ]);
});

test('a player drops nothing in a directory where they may not', async () => {
  const told = await player.evaluate(`(async () => {
    ui.sidebar.changeTab('items', 'primary');
    const size = game.items.size;
    await drop(ui.items.element.querySelector('.directory-list'), { type: 'Item', uuid: game.actors.getName('Owner').items.contents[0].uuid });
    return game.items.size - size;
  })()`);
  expect(told).toBe(0);
});

test('a sheet of the second generation takes items, effects and folders; its own items are sorted', async () => {
  const told = await page.evaluate(`(async () => {
    const { HandlebarsApplicationMixin } = foundry.applications.api;
    const heard = [];
    class Sheet extends HandlebarsApplicationMixin(foundry.applications.sheets.ActorSheetV2) {
      static PARTS = { body: { template: 'templates/generic/fields-body.hbs' } };
      async _renderHTML() {
        const body = document.createElement('ul');
        for (const item of this.actor.items) body.insertAdjacentHTML('beforeend', '<li class="draggable" data-item-id="' + item.id + '">' + item.name + '</li>');
        return { body };
      }
      async _onDropItem(event, item) { heard.push(['item', item.name]); return super._onDropItem(event, item); }
      async _onSortItem(event, item) { heard.push(['sort', item.name]); return super._onSortItem(event, item); }
    }
    const actor = await Actor.create({ name: 'Taker', type: actorType, items: [{ name: 'One', type: itemType, sort: 100 }, { name: 'Two', type: itemType, sort: 200 }] });
    const sheet = new Sheet({ document: actor });
    await sheet.render({ force: true });
    await sheet.render();
    const root = sheet.element;
    const b = game.items.getName('B');
    await drop(root, { type: 'Item', uuid: b.uuid });
    const told = [actor.items.getName('B') !== undefined, actor.items.size];
    const two = actor.items.getName('Two');
    const li = root.querySelector('[data-item-id="' + actor.items.getName('One').id + '"]');
    await drop(li, two.toDragData());
    told.push(actor.items.size, two.sort < actor.items.getName('One').sort, dragged(root.querySelector('[data-item-id]')).type);
    const other = await Actor.create({ name: 'Blessed', type: actorType, effects: [{ name: 'Bless' }] });
    await drop(root, other.effects.contents[0].toDragData());
    told.push(actor.effects.size);
    const folder = await Folder.create({ name: 'Kit', type: 'Item' });
    await Item.create([{ name: 'K1', type: itemType, folder: folder.id }, { name: 'K2', type: itemType, folder: folder.id }]);
    await drop(root, { type: 'Folder', uuid: folder.uuid });
    told.push(actor.items.filter(({ name }) => name.startsWith('K')).length);
    const id = Hooks.on('dropActorSheetData', (one, app, data) => { heard.push([one.name, app === sheet, data.type]); return false; });
    await drop(root, { type: 'Item', uuid: b.uuid });
    Hooks.off('dropActorSheetData', id);
    told.push(actor.items.size, heard);
    await sheet.close();
    return told;
  })()`);
  expect(told).toEqual([
    ...[true, 3, 3, true, 'Item', 1, 2, 5],
    [
      ['item', 'B'],
      ['item', 'Two'],
      ['sort', 'Two'],
      ['Taker', true, 'Item'],
    ],
  ]);
});

test('a sheet of an item takes effects and what packages make of other documents', async () => {
  const told = await page.evaluate(`(async () => {
    const heard = [];
    class Sheet extends foundry.applications.sheets.ItemSheetV2 {
      async _onDropDocument(event, document) { heard.push(document.documentName); return super._onDropDocument(event, document); }
    }
    const item = await Item.create({ name: 'Blade', type: itemType });
    const sheet = new Sheet({ document: item });
    await sheet.render({ force: true });
    await drop(sheet.element, game.actors.getName('Blessed').effects.contents[0].toDragData());
    await drop(sheet.element, { type: 'Item', uuid: game.items.getName('B').uuid });
    await sheet.close();
    return [item.effects.size, heard];
  })()`);
  expect(told).toEqual([1, ['ActiveEffect', 'Item']]);
});

test('a sheet of the first generation has the same by its own methods, once each', async () => {
  const told = await page.evaluate(`(async () => {
    const heard = [];
    class Sheet extends foundry.appv1.sheets.ActorSheet {
      async _renderInner() {
        return $('<form>' + this.actor.items.map(({ id, name }) => '<li class="item" data-item-id="' + id + '">' + name + '</li>').join('') + '</form>');
      }
      static get defaultOptions() { return foundry.utils.mergeObject(super.defaultOptions, { dragDrop: [{ dragSelector: '.item' }] }); }
      async _onDropItem(event, data) { heard.push(data.type); return super._onDropItem(event, data); }
      async _onDropItemCreate(data, event) { heard.push(data.name); return super._onDropItemCreate(data, event); }
    }
    const actor = await Actor.create({ name: 'Old', type: actorType, items: [{ name: 'One', type: itemType, sort: 100 }, { name: 'Two', type: itemType, sort: 200 }] });
    const sheet = new Sheet(actor);
    await sheet.render(true).whenRendered;
    await sheet.render(true).whenRendered;
    const [root] = sheet.element;
    await drop(root.querySelector('form'), { type: 'Item', uuid: game.items.getName('B').uuid });
    const told = [actor.items.size, dragged(root.querySelector('.item')).type];
    await drop(root.querySelector('.item'), actor.items.getName('Two').toDragData());
    told.push(actor.items.size, actor.items.getName('Two').sort < actor.items.getName('One').sort);
    await drop(root, game.actors.getName('Blessed').effects.contents[0].toDragData());
    told.push(actor.effects.size, heard);
    await sheet.close();
    return told;
  })()`);
  expect(told).toEqual([3, 'Item', 3, true, 1, ['Item', 'B', 'Item']]);
});

test('an editor in a form of the first generation opens by its button and saves what is written', async () => {
  const told = await page.evaluate(`(async () => {
    const { Handlebars } = globalThis;
    class Form extends foundry.appv1.api.FormApplication {
      saved = [];
      async _renderInner() {
        const html = Handlebars.compile('<form>{{editor text target="system.text" button=true editable=true engine="prosemirror"}}</form>')({ text: '<p>Before</p>' });
        const jq = $(html);
        this.form = jq[0];
        return jq;
      }
      async _updateObject(event, data) { this.saved.push(data['system.text']); }
    }
    const form = new Form({}, { closeOnSubmit: false });
    await form.render(true).whenRendered;
    const [root] = form.element;
    const told = [root.querySelector('.editor-content[data-edit="system.text"]')?.textContent.trim(), 'system.text' in form.editors];
    root.querySelector('.editor-edit').click();
    await new Promise(resolve => setTimeout(resolve, 300));
    told.push(root.querySelector('.ProseMirror') !== null, form.editors['system.text'].active);
    const { instance } = form.editors['system.text'];
    instance.view.dispatch(instance.view.state.tr.insertText('After ', 1));
    await form.saveEditor('system.text');
    told.push(form.saved, form.editors['system.text'].active);
    await form.close();
    return told;
  })()`);
  expect(told).toEqual(['Before', true, true, true, ['<p>After Before</p>'], false]);
});
