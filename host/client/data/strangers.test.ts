/** What modules that nobody chose for the host use: documents, values, settings and compendia. docs/foreign-modules.md */
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { folderWithModule } from '../../testing/host';
import { openSession } from '../../testing/session';

const modules = folderWithModule('strange', '');
const session = openSession({ modulesDir: modules.modulesDir }, { player: true, remove: modules.remove });
let page: Page;
let player: Page;

beforeAll(() => {
  ({ gm: page, player } = session);
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

test('helpers that version 14 no longer has as globals are there in their namespace alone', async () => {
  for (const name of ['mergeObject', 'duplicate', 'randomID']) {
    expect(await page.evaluate(`[typeof globalThis.${name}, typeof foundry.utils.${name}]`)).toEqual([
      'undefined',
      'function',
    ]);
  }
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
  expect(session.host.faults()).toEqual([]);
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
  expect(session.host.faults()).toEqual([]);
});
