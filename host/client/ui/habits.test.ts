/** What modules do as a habit with settings, forms and texts. docs/foreign-modules.md */
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { folderWithModule } from '../../testing/host';
import { openSession } from '../../testing/session';

/** Settings of every kind of type. */
const MODULE = `Hooks.once('init', () => {
  const { StringField, NumberField, SetField, ColorField, BooleanField, SchemaField, ArrayField } = foundry.data.fields;
  const add = (key, data) => game.settings.register('habits', key,
    { name: key, scope: 'world', config: true, onChange: () => globalThis.changed.push(key), ...data });
  globalThis.changed = [];
  add('text', { type: new StringField({ choices: { a: 'A', b: 'B' }, initial: 'b' }) });
  add('number', { type: new NumberField({ min: 0, max: 5, step: 1, initial: 2, nullable: false }) });
  add('set', { type: new SetField(new StringField({ choices: { a: 'A', b: 'B' } }), { initial: ['a'] }) });
  add('colour', { type: new ColorField({ initial: '#ff0000' }) });
  add('flag', { type: new BooleanField({ initial: true }) });
  add('old', { type: Number, default: 3, range: { min: 1, max: 9, step: 2 } });
  add('picture', { type: String, default: 'icons/svg/castle.svg', filePicker: 'image' });
  add('plain', { type: String, default: 'x' });
  add('list', { type: Array, default: ['a', 'b'] });
  add('own', { type: new StringField({ initial: 'own' }), input: (field, { name, value }) => {
    const input = Object.assign(document.createElement('input'), { name, value, className: 'of-the-module' });
    return input;
  } });
  game.settings.register('habits', 'shape', { scope: 'world', config: false,
    type: new SchemaField({ name: new StringField({ initial: 'square' }), sides: new ArrayField(new NumberField()) }) });
});`;

const modules = folderWithModule('habits', MODULE);
const session = openSession({ modulesDir: modules.modulesDir }, { remove: modules.remove });
let page: Page;

beforeAll(() => {
  ({ gm: page } = session);
});

test('a setting whose type is a field begins with what the field says, and is read as the field makes it', async () => {
  const told = await page.evaluate(`(async () => {
    const get = key => game.settings.get('habits', key);
    const first = [get('text'), get('number'), [...get('set')], get('flag'), get('shape')];
    await game.settings.set('habits', 'set', new Set(['b', 'a']));
    await game.settings.set('habits', 'shape', { name: 'line', sides: [1, 2] });
    const then = [get('set') instanceof Set, [...get('set')], get('shape')];
    await game.settings.set('habits', 'set', ['a']);
    return [first, then, String(get('colour'))];
  })()`);
  expect(told).toEqual([
    ['b', 2, ['a'], true, { name: 'square', sides: [] }],
    [true, ['b', 'a'], { name: 'line', sides: [1, 2] }],
    '#ff0000',
  ]);
});

test('each setting has the element of its type; saving unchanged changes none, and a change is saved with its type', async () => {
  const told = await page.evaluate(`(async () => {
    const { sheet } = game.settings;
    await sheet.render(true);
    const at = key => sheet.element.querySelector('[name="habits.' + key + '"]');
    const kinds = ['text', 'number', 'set', 'colour', 'flag', 'old', 'picture', 'plain', 'own'].map(key => at(key).localName);
    globalThis.changed.length = 0;
    await sheet.submit();
    const untouched = [...globalThis.changed];
    await sheet.render(true);
    at('set').value = ['b'];
    at('number').value = 4;
    at('plain').value = 'y';
    await sheet.submit();
    await sheet.close();
    const get = key => game.settings.get('habits', key);
    return [get('list'), kinds, untouched, globalThis.changed.sort(), [...get('set')], get('number'), get('plain'), get('own')];
  })()`);
  expect(told).toEqual([
    ['a', 'b'],
    [
      'select',
      'range-picker',
      'multi-select',
      'color-picker',
      'input',
      'range-picker',
      'file-picker',
      'input',
      'input',
    ],
    [],
    ['number', 'plain', 'set'],
    ['b'],
    4,
    'y',
    'own',
  ]);
});

test('packages extend the elements of forms by the members that core’s have', async () => {
  const told = await page.evaluate(`(async () => {
    const { AbstractFormInputElement } = foundry.applications.elements;
    class Marks extends AbstractFormInputElement {
      static tagName = 'marks-input';
      _buildElements() {
        this._primaryInput = document.createElement('input');
        this._applyInputAttributes(this._primaryInput);
        return [this._primaryInput];
      }
      _onClick() { globalThis.clickedOn = true; }
    }
    customElements.define('marks-input', Marks);
    const form = document.createElement('form');
    form.innerHTML = '<label><marks-input name="m" value="3" required placeholder="P"></marks-input></label>';
    document.body.append(form);
    const marks = form.firstChild.firstChild;
    marks.click();
    const { placeholder, required } = marks._primaryInput;
    const told = [placeholder, required, globalThis.clickedOn, marks.form === form, marks.abortSignal.aborted];
    const signal = marks.abortSignal;
    form.remove();
    return [...told, signal.aborted];
  })()`);
  expect(told).toEqual(['P', true, true, true, false, true]);
});

test('texts are shortened, and a link is made of what is dropped', async () => {
  const told = await page.evaluate(`(async () => {
    const { TextEditor } = foundry.applications.ux;
    const actor = await Actor.create({ name: 'Hero', type: 'figure' });
    return [TextEditor.truncateText('A rather long text', { maxLength: 10 }),
      TextEditor.truncateText('A rather long text', { maxLength: 10, splitWords: false, suffix: '' }),
      await TextEditor.getContentLink({ type: 'Actor', uuid: actor.uuid }) === '@UUID[' + actor.uuid + ']{Hero}'];
  })()`);
  expect(told).toEqual(['A rather l…', 'A rather', true]);
});

test('the chat has a button that saves its log', async () => {
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.evaluate(`(async () => {
      await ChatMessage.create({ content: 'Well met.' });
      document.querySelector('#chat-controls button[data-action="export"]').click();
    })()`),
  ]);
  expect(saved.suggestedFilename()).toMatch(/^chat-log-[0-9-]+\.txt$/);
});

test('keys that change others are asked for by either name', async () => {
  await page.keyboard.down('Alt');
  const told = await page.evaluate(`['Alt', 'ALT', 'Shift'].map(key => game.keyboard.isModifierActive(key))`);
  await page.keyboard.up('Alt');
  expect(told).toEqual([true, true, false]);
});

test('a template makes an object of named values', async () => {
  const made = await page.evaluate(`Handlebars.compile('{{#with (object a=1 b="x")}}{{a}}{{b}}{{/with}}')({})`);
  expect(made).toBe('1x');
});

test('packages ask a window whether it can leave the page, and a document for its link', async () => {
  const told = await page.evaluate(`(async () => {
    const item = await Item.create({ name: 'Sword', type: 'thing' });
    const { visionSourceClass, lightSourceClass } = CONFIG.Canvas;
    return [ui.chat._canDetach(), item._createDocumentLink() === '@UUID[' + item.uuid + ']{Sword}',
      game.items._source.at(-1).name, typeof visionSourceClass, lightSourceClass.name];
  })()`);
  expect(told).toEqual([false, true, 'Sword', 'function', 'PointLightSource']);
});

test('a click on a link calls its document, which a package may wrap; a page opens in its entry', async () => {
  const told = await page.evaluate(`(async () => {
    const entry = await JournalEntry.create({ name: 'Lore', pages: [{ name: 'One' }, { name: 'Two' }] });
    const two = entry.pages.getName('Two');
    const link = document.createElement('a');
    Object.assign(link, { className: 'content-link', textContent: 'x' }).dataset.uuid = two.uuid;
    document.body.append(link);
    const opened = new Promise(resolve => Hooks.once('renderJournalEntrySheet', resolve));
    link.click();
    const sheet = await opened;
    const isOfEntry = sheet.document === entry;
    sheet.goToPage(entry.pages.getName('One').id);
    await new Promise(resolve => Hooks.once('renderJournalEntrySheet', resolve));
    const shown = [...sheet.element.querySelectorAll('article h2')].map(head => head.textContent).join();
    await sheet.close();
    const { _onClickDocumentLink } = Item.prototype;
    const called = new Promise(resolve => { Item.prototype._onClickDocumentLink = function () { resolve(this.name); }; });
    link.dataset.uuid = game.items.contents[0].uuid;
    link.click();
    const name = await called;
    Item.prototype._onClickDocumentLink = _onClickDocumentLink;
    link.remove();
    return [isOfEntry, shown, name];
  })()`);
  expect(told).toEqual([true, 'One', 'Sword']);
});

test('the window of modules is searched, filtered and unfolded, and saves only what is used', async () => {
  const told = await page.evaluate(`(async () => {
    const { ModuleManagement } = foundry.applications.sidebar.apps;
    const app = await new ModuleManagement().render({ force: true });
    const root = app.element;
    const shown = () => [...root.querySelectorAll('.package-list .package')].filter(one => one.offsetParent !== null).length;
    const all = shown();
    const search = root.querySelector('search.flexrow input[type="search"]');
    const type = text => { search.value = text; search.dispatchEvent(new Event('input')); return shown(); };
    const found = [type('no module has this name'), type('hab'), type('')];
    root.querySelector('[data-filter="inactive"]').click();
    await new Promise(resolve => setTimeout(resolve, 50));
    const inactive = shown();
    root.querySelector('[data-filter="all"]').click();
    const description = root.querySelector('.package-description');
    const folded = description.offsetParent === null;
    root.querySelector('search [data-action="toggleExpanded"]').click();
    await new Promise(resolve => setTimeout(resolve, 50));
    const told = [all > 0, found[0], found[1] > 0, found[2] === all, inactive, folded, description.classList.contains('hidden'),
      root.querySelector('.package-overview .package-title .title').textContent.trim().length > 0,
      Object.keys(new foundry.applications.ux.FormDataExtended(root).object).every(id => game.modules.has(id))];
    await app.close();
    return told;
  })()`);
  expect(told).toEqual([true, 0, true, true, 0, true, false, true, true]);
});

test('the settings tab has its parts, and a missing folder is no failed request of the page', async () => {
  const failed: string[] = [];
  const note = (response: { status(): number; url(): string }): void => {
    if (response.status() >= 400) failed.push(response.url());
  };
  page.on('response', note);
  const told = await page.evaluate(`(async () => {
    const tab = ui.settings.element;
    const parts = ['p.version', 'div.build span.value', 'div.system span.value', 'div.system-links'].map(one =>
      tab.querySelector('.info ' + one) !== null);
    const refused = await foundry.applications.apps.FilePicker.implementation.browse('data', 'nowhere/at/all').then(() => '', String);
    return [parts, tab.querySelector('.documentation a:last-child') !== null, refused.includes('does not exist')];
  })()`);
  page.off('response', note);
  expect(told).toEqual([[true, true, true, true], true, true]);
  expect(failed).toEqual([]);
});

test('a package extends the sheet of journals with a context of its own, for an entry that is not saved', async () => {
  const told = await page.evaluate(`(async () => {
    const pages = [{ name: 'P', type: 'text', text: { format: 1, content: '<p>Hello there</p>' } }];
    const { sheets, api } = foundry.applications;
    class Preview extends sheets.journal.JournalEntrySheet {
      static DEFAULT_OPTIONS = { id: 'preview-of-a-package' };
      async _prepareContext() { return { ...(await super._prepareContext()), own: true }; }
    }
    const app = new Preview({ document: new JournalEntry({ name: 'Unsaved', pages }) });
    await app.render(true);
    const told = [app.rendered, app.element.textContent.includes('Hello there')];
    await app.close();
    const bare = [api.ApplicationV2, api.HandlebarsApplicationMixin(api.ApplicationV2)];
    for (const Base of bare) told.push(typeof (await new (class extends Base {})()._prepareContext()));
    for (const { sheet } of [game.items.contents[0], await Macro.create({ name: 'M', type: 'script', command: '1' })])
      told.push(typeof (await sheet._prepareContext()));
    return told;
  })()`);
  expect(told).toEqual([true, true, 'object', 'object', 'object', 'object']);
});
