/** Documents, packs and dice by what the API's pages say of their members. docs/foreign-modules.md */
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { openSession } from '../../testing/session';

const session = openSession();
let page: Page;

beforeAll(() => {
  ({ gm: page } = session);
});

/** What an async function's body returns on the page. */
const told = (body: string): Promise<unknown> => page.evaluate(`(async () => { ${body} })()`);

const HERO = `const [type] = game.documentTypes.Actor; const [kind] = game.documentTypes.Item;
  const hero = await Actor.create({ name: 'Hero', type, items: [{ name: 'Sword', type: kind }] });
  const [sword] = hero.items;`;

test('an item knows its actor, and a document where it lies', async () => {
  expect(
    await told(`${HERO} return [sword.actor === hero, sword.isOwned, sword.parentCollection, sword.compendium,
      Object.keys(Actor.hierarchy).sort(), Actor.getCollectionName('Item')];`),
  ).toEqual([true, true, 'items', null, ['effects', 'items'], 'items']);
});

test('a uuid may start from a document', async () => {
  expect(
    await told(`${HERO} const [other] = await hero.createEmbeddedDocuments('Item', [{ name: 'Shield', type: kind }]);
      const within = sword.getRelativeUUID(hero), beside = sword.getRelativeUUID(other);
      return [within === '.Item.' + sword.id, beside === '.' + sword.id,
        (await fromUuid(within, { relative: hero })) === sword, fromUuidSync(beside, { relative: other }) === sword];`),
  ).toEqual([true, true, true, true]);
});

test('what is dropped becomes its document, and nothing of another kind', async () => {
  expect(
    await told(`${HERO} const refused = await Item.fromDropData({ uuid: hero.uuid }).catch(() => 'refused');
      const made = await Actor.fromDropData({ data: { name: 'New', type } });
      return [(await Actor.fromDropData({ uuid: hero.uuid })) === hero, refused, made.name, made.id];`),
  ).toEqual([true, 'refused', 'New', '']);
});

test('a class hears of its operations before and after, and may refuse them; parents hear what is about to happen', async () => {
  expect(
    await told(`${HERO} const heard = [];
      const cls = CONFIG.Item.documentClass;
      const before = { pre: cls._preUpdateOperation, on: cls._onUpdateOperation, about: hero._preUpdateDescendantDocuments };
      cls._preUpdateOperation = async documents => { heard.push('pre ' + documents.length); return globalThis.refuses ? false : undefined; };
      cls._onUpdateOperation = async documents => { heard.push('on ' + documents[0].name); };
      hero._preUpdateDescendantDocuments = (parent, name) => heard.push('about ' + name);
      await sword.update({ name: 'Blade' });
      globalThis.refuses = true;
      await sword.update({ name: 'Never' });
      globalThis.refuses = false;
      cls._preUpdateOperation = before.pre;
      cls._onUpdateOperation = before.on;
      return [heard, sword.name];`),
  ).toEqual([['pre 1', 'about items', 'on Blade', 'pre 1'], 'Blade']);
});

test('a field is found by its path, also in the data of a type', async () => {
  expect(
    await told(`${HERO} return [hero.getFieldForProperty('name') instanceof foundry.data.fields.StringField,
      hero.getFieldForProperty('prototypeToken.name') !== undefined, hero.getFieldForProperty('nothing') ?? null];`),
  ).toEqual([true, true, null]);
});

test('a page of a journal has a table of its headings, and stands in another text', async () => {
  expect(
    await told(`const text = { content: '<h1>One</h1><h2>Two</h2><p>Words</p><h2>Two</h2>' };
      const entry = await JournalEntry.create({ name: 'Book', pages: [{ name: 'Page', type: 'text', text }] });
      const [chapter] = entry.pages;
      const html = await foundry.applications.ux.TextEditor.enrichHTML('<p>@Embed[' + chapter.uuid + ' inline]</p>');
      return [Object.values(chapter.toc).map(({ level, slug, children }) => [level, slug, children.length]),
        html.includes('<h1>One</h1>'), html.includes('content-embed')];`),
  ).toEqual([
    [
      [1, 'one', 2],
      [2, 'two', 0],
      [2, 'two$1', 0],
    ],
    true,
    true,
  ]);
});

test('a pack has a place in the list, and levels of users by their roles', async () => {
  expect(
    await told(`const { CompendiumCollection } = foundry.documents.collections;
      const pack = await CompendiumCollection.createCompendium({ type: 'Actor', label: 'Mine', name: 'mine' });
      const folder = await Folder.create({ name: 'Shelf', type: 'Compendium' });
      await pack.setFolder(folder);
      const [player] = game.users.players;
      return [pack.folder === folder, pack.testUserPermission(game.user, 'OWNER'), pack.testUserPermission(player, 'OWNER'),
        pack.testUserPermission(player, 'OBSERVER')];`),
  ).toEqual([true, true, false, true]);
});

test('a slot of the hotbar has a macro; a table is made of a folder', async () => {
  expect(
    await told(`const macro = await Macro.create({ name: 'Cry', type: 'script', command: '' });
      await game.user.assignHotbarMacro(macro, 12);
      const slots = game.user.getHotbarMacros(2);
      const folder = await Folder.create({ name: 'Foes', type: 'Actor' });
      await Actor.create({ name: 'Imp', type: game.documentTypes.Actor[0], folder: folder.id });
      const table = await RollTable.fromFolder(folder);
      return [slots.length, slots[1].slot, slots[1].macro === macro, table.results.contents.map(({ name }) => name)];`),
  ).toEqual([10, 12, true, ['Imp']]);
});

test('each modifier of a die is a method, which packages wrap', async () => {
  expect(
    await told(`const { Die } = foundry.dice.terms;
      const keep = Die.prototype.keep;
      let wrapped = 0;
      Die.prototype.keep = function (...args) { wrapped++; return keep.apply(this, args); };
      const roll = await new Roll('4d6kh2').evaluate();
      Die.prototype.keep = keep;
      const die = new Die({ number: 2, faces: 6 });
      die.alter(2, 1);
      return [wrapped, roll.dice[0].values.length, Die.MODIFIERS.kh, die.number];`),
  ).toEqual([1, 2, 'keep', 5]);
});
