/** The text editor: what packages add to it, what is written in it, and the windows and the chat that use it. */
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { joinAs } from '../../../testing/browser';
import { openSession } from '../../../testing/session';

const session = openSession();
let page: Page;

beforeAll(() => {
  ({ gm: page } = session);
});

const CHAT = '#chat-message .editor-content.ProseMirror[contenteditable="true"]';

test('a package adds a plugin in an editor’s event, and writes through its view', async () => {
  const told = await page.evaluate(`(async () => {
    const { Plugin, PluginKey, dom } = foundry.prosemirror;
    let view;
    document.addEventListener('plugins', event => {
      event.plugins.own = new Plugin({ key: new PluginKey('own'), view: made => { view = made; return {}; } });
    }, { once: true });
    const editor = foundry.applications.elements.HTMLProseMirrorElement.create({ name: 'text', value: '<p>One</p>' });
    const opened = new Promise(resolve => editor.addEventListener('open', resolve, { once: true }));
    document.body.append(editor);
    await opened;
    const { state } = view;
    view.dispatch(state.tr.replaceWith(0, state.doc.content.size, dom.parseString('<p>Two <em>three</em></p>').content));
    const { value } = editor;
    editor.value = '<ul><li><p>Four</p></li></ul>';
    const next = editor.value;
    editor.remove();
    return [value, next, dom.serializeString(dom.parseString('<p>x</p>')), view.isDestroyed];
  })()`);
  expect(told).toEqual(['<p>Two <em>three</em></p>', '<ul><li><p>Four</p></li></ul>', '<p>x</p>', true]);
});

test('an editor’s text keeps its sections, tables and their names', async () => {
  const texts = [
    '<section class="secret" id="secret-1"><p>Hush</p></section>',
    '<h2>Head</h2><p>A <strong>b</strong> <u>c</u> <a href="https://example.org">d</a></p><hr>',
    '<table><tbody><tr><td><p>1</p></td></tr></tbody></table>',
    '<div class="boxed"><p>In it</p></div>',
    '<p style="text-align: center;">Middle<br>of it</p>',
  ];
  const kept = await page.evaluate(`${JSON.stringify(texts)}.map(text => {
    const { dom } = foundry.prosemirror;
    return dom.serializeString(dom.parseString(text));
  })`);
  expect(kept).toEqual(texts);
});

test('the hook of a new editor may replace its state', async () => {
  const said = await page.evaluate(`(async () => {
    Hooks.once('createProseMirrorEditor', (uuid, plugins, options) => {
      options.state = foundry.prosemirror.EditorState.create({
        doc: foundry.prosemirror.dom.parseString('<p>Another</p>'), plugins: Object.values(plugins),
      });
    });
    const target = document.createElement('div');
    document.body.append(target);
    const editor = await foundry.applications.ux.ProseMirrorEditor.create(target, '<p>One</p>', {});
    const text = editor.view.state.doc.textContent;
    editor.destroy();
    target.remove();
    return text;
  })()`);
  expect(said).toBe('Another');
});

test('an editor that is opened by a button shows the text, opens, and saves', async () => {
  await page.evaluate(`document.body.insertAdjacentHTML('beforeend',
    '<form id="by-button"><prose-mirror name="text" toggled value="&lt;p&gt;One&lt;/p&gt;"></prose-mirror></form>')`);
  const content = page.locator('#by-button .editor-content');
  expect(await content.innerHTML()).toBe('<p>One</p>');
  expect(await content.getAttribute('contenteditable')).toBeNull();
  await page.evaluate(`document.querySelector('#by-button button.toggle').click()`);
  await page.locator('#by-button .ProseMirror[contenteditable="true"]').fill('Two');
  expect(
    await page.evaluate(`new foundry.applications.ux.FormDataExtended(document.querySelector('#by-button')).object`),
  ).toEqual({ text: '<p>Two</p>' });
  await page.evaluate(`document.querySelector('#by-button').remove()`);
});

test('the chat sends its text as written on Enter, and begins a new line on Shift and Enter', async () => {
  await page.locator(CHAT).fill('Hello <b>all</b>');
  await page.locator(CHAT).press('Enter');
  await page.waitForFunction(`game.messages.contents.at(-1)?.content === 'Hello &lt;b&gt;all&lt;/b&gt;'`);
  expect(await page.evaluate(`document.querySelector('#chat-message').value`)).toBe('');
  await page.locator(CHAT).pressSequentially('/roll 1d6');
  await page.locator(CHAT).press('Enter');
  await page.waitForFunction('game.messages.contents.at(-1)?.rolls.length === 1');
});

test('a page of a journal has its own window, in which its text is edited', async () => {
  await page.evaluate(`JournalEntry.create({ name: 'Log', pages: [{ name: 'First', type: 'text', text: { content: '<p>Old</p>' } }] })
    .then(entry => entry.pages.contents[0].sheet.render({ force: true }))`);
  const window = page.locator('.application.journal-entry-page');
  await window.locator('.ProseMirror').fill('New');
  await window.locator('button[type="submit"]').click();
  await page.waitForFunction(`game.journal.getName('Log').pages.contents[0].text.content === '<p>New</p>'`);
});

test('an actor and an item of the system have windows of the system', async () => {
  await page.evaluate(
    `Actor.create({ name: 'Anna', type: 'figure' }).then(actor => actor.sheet.render({ force: true }))`,
  );
  await page.locator('.application.sheet input[name="name"]').fill('Boris');
  await page.locator('.application.sheet button[type="submit"]').click();
  await page.waitForFunction(`game.actors.getName('Boris') !== undefined`);
  expect(
    await page.evaluate(`Item.create({ name: 'Bag', type: 'thing' }).then(item => item.sheet.constructor.name)`),
  ).toBe('PlainItemSheet');
});

test('a game master pulls a player to a scene, by the method or as modules do; other users cannot', async () => {
  const player = await joinAs(session.browser, session.host, 'Player 1');
  await page.evaluate(`Scene.create({ name: 'Hall', width: 800, height: 800 })
    .then(hall => hall.pullUsers([game.users.getName('Player 1')]))`);
  await player.waitForFunction(`game.scenes.get(game.user.viewedScene)?.name === 'Hall'`);
  await page.evaluate(`Scene.create({ name: 'Yard', width: 800, height: 800 })
    .then(yard => game.socket.emit('pullToScene', yard.id, game.users.getName('Player 1').id))`);
  await player.waitForFunction(`game.scenes.get(game.user.viewedScene)?.name === 'Yard'`);
  const before = session.host.faults().length;
  await player.evaluate(
    `game.socket.emit('pullToScene', game.scenes.getName('Hall').id, game.users.getName('Gamemaster').id)`,
  );
  await player.evaluate(`game.user.setFlag('world', 'told', true)`);
  expect(await page.evaluate(`game.scenes.get(game.user.viewedScene)?.name === 'Hall'`)).toBe(false);
  expect(session.host.faults().slice(before)).toEqual([]);
  await player.context().close();
});

test('an entry is shown to all who may observe it, to all by force, or to named users; only its owner shows it', async () => {
  const [reader, other] = [
    await joinAs(session.browser, session.host, 'Player 1'),
    await joinAs(session.browser, session.host, 'Player 2'),
  ];
  const reads = (text: string): string =>
    `[...document.querySelectorAll('.journal-entry-page')].some(one => one.textContent.includes('${text}'))`;
  await page.evaluate(`(async () => {
    const page = (name, ownership) => ({ name, type: 'text', text: { content: '<p>' + name + '</p>' }, ...(ownership && { ownership }) });
    const levels = { default: 0, [game.users.getName('Player 1').id]: 2 };
    await JournalEntry.create({ name: 'Letter', ownership: levels, pages: [page('For one'), page('Kept back', { default: 0, ...levels, [game.users.getName('Player 1').id]: 0 })] });
    await JournalEntry.create({ name: 'Poster', pages: [page('For all')] });
    await JournalEntry.create({ name: 'Note', pages: [page('For two'), page('Its second page')] });
  })()`);
  expect(await page.evaluate(`game.journal.getName('Letter').show().then(shown => shown.name)`)).toBe('Letter');
  await reader.waitForFunction(reads('For one'));
  // a page that its user may not observe stays hidden
  expect(await reader.evaluate(reads('Kept back'))).toBe(false);
  await page.evaluate(`game.journal.getName('Poster').show(true).then(() => undefined)`);
  for (const one of [reader, other]) await one.waitForFunction(reads('For all'));
  expect(await other.evaluate(reads('For one'))).toBe(false);
  await page.evaluate(`foundry.documents.collections.Journal.show(game.journal.getName('Note').pages.getName('Its second page'),
    { force: true, users: [game.users.getName('Player 2').id] }).then(() => undefined)`);
  await other.waitForFunction(reads('Its second page'));
  expect(await reader.evaluate(reads('Its second page'))).toBe(false);
  // one page was shown, so its neighbour was not
  expect(await other.evaluate(reads('For two'))).toBe(false);
  // by force it is shown to who may read the entry and not this page of it
  await page.evaluate(`foundry.documents.collections.Journal.show(game.journal.getName('Letter').pages.getName('Kept back'),
    { force: true }).then(() => undefined)`);
  await reader.waitForFunction(reads('Kept back'));
  // one page was shown; opened as usual, its entry has all pages again
  await page.evaluate(
    `foundry.documents.collections.Journal.show(game.journal.getName('Letter').pages.getName('For one')).then(() => undefined)`,
  );
  await page.evaluate(
    `game.journal.getName('Letter').sheet.render({ force: true, pageId: game.journal.getName('Letter').pages.getName('For one').id }).then(() => undefined)`,
  );
  await page.waitForFunction(reads('For one'));
  expect(await page.evaluate(reads('Kept back'))).toBe(false);
  await page.evaluate(`game.journal.getName('Letter').sheet.render({ force: true }).then(() => undefined)`);
  await page.waitForFunction(reads('Kept back'));
  await expect(reader.evaluate(`game.journal.getName('Letter').show(true)`)).rejects.toThrow('own');
  await reader.evaluate(`game.socket.emit('showEntry', game.journal.getName('Letter').uuid, true)`);
  await reader.evaluate(`game.user.setFlag('world', 'shown', true)`);
  expect(await other.evaluate(reads('For one'))).toBe(false);
  for (const one of [reader, other]) await one.context().close();
});

test('an effect with a duration is a temporary one', async () => {
  const told = await page.evaluate(`Actor.create({ name: 'Clara', type: 'figure' }).then(actor =>
    actor.createEmbeddedDocuments('ActiveEffect', [{ name: 'Short', duration: { value: 3, units: 'rounds' } }, { name: 'Long' }]))
    .then(made => made.map(({ isTemporary, isSuppressed, target, parent }) => [isTemporary, isSuppressed, target === parent]))`);
  expect(told).toEqual([
    [true, false, true],
    [false, false, true],
  ]);
});

test('shutting down the game sends all pages to the join form', async () => {
  const player = await joinAs(session.browser, session.host, 'Player 2');
  await expect(player.evaluate('game.shutDown()')).rejects.toThrow('Gamemaster');
  await page.evaluate('game.shutDown().then(() => undefined)').catch(() => undefined);
  await player.waitForURL(/\/join$/);
  await page.waitForURL(/\/join$/);
});
