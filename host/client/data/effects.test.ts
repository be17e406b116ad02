/** What effects change, what the index of documents finds, and in which context a sound plays. docs/foreign-modules.md */
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { folderWithModule } from '../../testing/host';
import { openSession } from '../../testing/session';

/** A type of actors and one of effects with models of their own. */
const MODULE = `Hooks.once('init', () => {
  const { NumberField, StringField, BooleanField, SetField, ArrayField, SchemaField } = foundry.data.fields;
  const number = initial => new NumberField({ initial, nullable: false, required: true });
  class Hero extends foundry.abstract.TypeDataModel {
    static defineSchema() {
      return { strength: number(10), speed: number(6), title: new StringField({ initial: 'Sir' }), blind: new BooleanField(),
        tongues: new SetField(new StringField()), list: new ArrayField(number(0)), hp: new SchemaField({ value: number(5), max: number(8) }) };
    }
    prepareDerivedData() { this.load = this.strength * 10; }
  }
  CONFIG.Actor.dataModels.hero = Hero;
  CONFIG.ActiveEffect.changeTypes.halve = { label: 'Halve', defaultPriority: 15, handler: (target, change) => {
    const value = Math.floor(foundry.utils.getProperty(target, change.key) / 2);
    foundry.utils.setProperty(target, change.key, value);
    return { [change.key]: value };
  } };
  CONFIG.ActiveEffect.documentClass = class extends ActiveEffect {
    get isSuppressed() { return super.isSuppressed || this.name === 'Suppressed'; }
  };
});`;

const modules = folderWithModule('effects', MODULE);
const session = openSession({ modulesDir: modules.modulesDir }, { player: true, remove: modules.remove });
let page: Page;
let player: Page;

beforeAll(() => {
  ({ gm: page, player } = session);
});

/** The value at a path of a new hero after some changes. */
const after = (path: string, changes: readonly object[]): Promise<unknown> =>
  page.evaluate(`(async () => {
    const actor = await Actor.create({ name: 'Hero', type: 'hero' });
    await actor.createEmbeddedDocuments('ActiveEffect', [{ name: 'E', system: { changes: ${JSON.stringify(changes)} } }]);
    const found = foundry.utils.getProperty(actor, ${JSON.stringify(path)});
    const plain = found instanceof Set ? [...found] : found;
    await actor.delete();
    return plain;
  })()`);

const change = (type: string, value: unknown, key = 'system.strength', more = {}) => ({ key, type, value, ...more });

test.each<[string, string, readonly object[], unknown]>([
  ['a number added', 'system.strength', [change('add', 2)], 12],
  ['as a text, as before version 14', 'system.strength', [change('add', '2')], 12],
  ['subtracted', 'system.strength', [change('subtract', 3)], 7],
  [
    'multiplied before it is added, by their priorities',
    'system.strength',
    [change('add', 1), change('multiply', 2)],
    21,
  ],
  [
    'with another priority',
    'system.strength',
    [change('add', 1), change('multiply', 2, 'system.strength', { priority: 30 })],
    22,
  ],
  ['raised', 'system.strength', [change('upgrade', 15)], 15],
  ['not raised to less', 'system.strength', [change('upgrade', 5)], 10],
  ['lowered', 'system.strength', [change('downgrade', 5)], 5],
  ['replaced last', 'system.strength', [change('override', 3), change('add', 9)], 3],
  ['deep in the data', 'system.hp.max', [change('add', 2, 'system.hp.max')], 10],
  ['a text joined', 'system.title', [change('add', ' X', 'system.title')], 'Sir X'],
  ['a flag set', 'system.blind', [change('override', true, 'system.blind')], true],
  ['a set with one more', 'system.tongues', [change('add', 'elvish', 'system.tongues')], ['elvish']],
  ['a field of the document itself', 'name', [change('override', 'Another', 'name')], 'Another'],
  ['a flag of a package', 'flags.effects.n', [change('override', 3, 'flags.effects.n')], 3],
  ['by a type that a package adds', 'system.strength', [change('halve', '')], 5],
  ['what is derived follows', 'system.load', [change('add', 2)], 120],
  ['what is derived, in the last phase', 'system.load', [change('add', 1, 'system.load', { phase: 'final' })], 101],
  ['nothing by what cannot be a number', 'system.strength', [change('add', 'many')], 10],
  ['nothing by a type that nobody knows', 'system.strength', [change('nonsense', 4)], 10],
  ['nothing at the prototype', 'system.strength', [change('override', 1, '__proto__.strength')], 10],
])('an effect changes an actor: %s', async (_what, path, changes, expected) => {
  expect(await after(path, changes)).toEqual(expected);
});

test('only active effects change it, those of its items too if they carry over; the source stays', async () => {
  const told = await page.evaluate(`(async () => {
    const changes = [{ key: 'system.strength', type: 'add', value: 1 }];
    const actor = await Actor.create({ name: 'Hero', type: 'hero', ownership: { default: 3 } });
    const now = () => actor.system.strength;
    const [one] = await actor.createEmbeddedDocuments('ActiveEffect', [{ name: 'One', system: { changes } }]);
    await actor.createEmbeddedDocuments('ActiveEffect', [{ name: 'Suppressed', system: { changes } }]);
    const told = [now(), actor.overrides.system.strength, actor._source.system.strength, actor.appliedEffects.length];
    await one.update({ disabled: true });
    told.push(now(), foundry.utils.isEmpty(actor.overrides));
    await one.update({ disabled: false });
    const [item] = await actor.createEmbeddedDocuments('Item', [{ name: 'Ring', type: game.documentTypes.Item.at(-1),
      effects: [{ name: 'Two', transfer: true, system: { changes } }, { name: 'Three', transfer: false, system: { changes } }] }]);
    told.push(now());
    await item.effects.getName('Two').update({ disabled: true });
    told.push(now());
    await item.delete();
    await one.delete();
    told.push(now());
    return told;
  })()`);
  expect(told).toEqual([11, 11, 10, 1, 10, true, 12, 11, 10]);
  await player.waitForFunction(`game.actors.getName('Hero')?.system.strength === 10`);
});

test('the statuses and what lasts for a time are those of all effects that apply, also of items', async () => {
  const told = await page.evaluate(`(async () => {
    const effects = [{ name: 'Ill', transfer: true, statuses: ['poison'] }, { name: 'Own', transfer: false, statuses: ['dead'] }];
    const actor = await Actor.create({ name: 'Bearer', type: 'hero', effects: [{ name: 'Brief', duration: { value: 60, units: 'seconds' } }, { name: 'Always' }],
      items: [{ name: 'Ring', type: game.documentTypes.Item.at(-1), effects }] });
    return [[...actor.statuses], actor.temporaryEffects.map(({ name }) => name).sort()];
  })()`);
  expect(told).toEqual([['poison'], ['Brief', 'Ill']]);
});

test('changes as version 13 wrote them are read, and written where version 14 has them', async () => {
  const told = await page.evaluate(`(async () => {
    const changes = [2, 1, 5, 4, 3].map(mode => ({ key: 'system.speed', mode, value: '2', priority: null }));
    const actor = await Actor.create({ name: 'Old', type: 'hero', effects: [{ name: 'Old', changes: changes.slice(0, 1) }] });
    const [effect] = actor.effects;
    const told = [actor.system.speed, effect._source.system.changes[0].type, 'changes' in effect._source];
    await effect.update({ changes });
    told.push(effect.system.changes.map(({ type }) => type), effect.changes.length, actor.system.speed);
    return told;
  })()`);
  expect(told).toEqual([8, 'add', false, ['add', 'multiply', 'override', 'upgrade', 'downgrade'], 5, 2]);
});

test('a custom change is told to packages, which decide; a model without fields takes what is there', async () => {
  const told = await page.evaluate(`(async () => {
    const heard = [];
    const id = Hooks.on('applyActiveEffect', (actor, change, current) => {
      heard.push([actor.name, change.key, current]);
      foundry.utils.setProperty(actor, change.key, 99);
    });
    const type = game.documentTypes.Actor.find(one => one !== 'hero' && one !== 'base');
    const actor = await Actor.create({ name: 'Plain', type, system: { gold: 5, note: 'a' } });
    await actor.createEmbeddedDocuments('ActiveEffect', [{ name: 'E', system: { changes: [
      { key: 'system.gold', type: 'add', value: 3 }, { key: 'system.note', type: 'add', value: 'b' },
      { key: 'system.new', type: 'override', value: 4 }] } }]);
    const plain = [actor.system.gold, actor.system.note, actor.system.new];
    await actor.createEmbeddedDocuments('ActiveEffect', [{ name: 'F', system: { changes: [{ key: 'system.gold', type: 'custom', value: '1' }] } }]);
    Hooks.off('applyActiveEffect', id);
    return [plain, heard.some(([name, key]) => name === 'Plain' && key === 'system.gold'), ActiveEffect.CHANGE_TYPES.halve.label,
      ActiveEffect.applyChange(actor, { key: 'name', type: 'override', value: 'X' }, { modifyTarget: false }), actor.name];
  })()`);
  expect(told).toEqual([[8, 'ab', 4], true, 'Halve', { name: 'X' }, 'Plain']);
});

test('the index of documents finds them by the beginning of any word, by type, limit and ownership', async () => {
  const told = await page.evaluate(`(async () => {
    await JournalEntry.create([{ name: 'The Dark Tower', pages: [{ name: 'Dark cellar', type: 'text' }] },
      { name: 'Darkness', ownership: { default: 2 } }]);
    await Item.create({ name: 'Dark sword', type: game.documentTypes.Item.at(-1) });
    await game.documentIndex.ready;
    const names = (query, options) => Object.fromEntries(Object.entries(game.documentIndex.lookup(query, options))
      .filter(([, found]) => found.length > 0).map(([type, found]) => [type, found.map(({ entry }) => entry.name).sort()]));
    const [one] = game.documentIndex.lookup('dark sw').Item;
    return [names('dark'), names('DARK', { documentTypes: ['Item'] }), names('dark', { documentTypes: ['JournalEntry'], limit: 1 }).JournalEntry.length,
      names('tow'), names('ower'), [one.documentName, one.uuid === game.items.getName('Dark sword').uuid, one.entry instanceof Item, one.pack ?? null],
      names('dark', { filterEntries: one => one.entry.name.endsWith('ness') })];
  })()`);
  const journal = ['Darkness', 'The Dark Tower'];
  expect(told).toEqual([
    { JournalEntry: journal, JournalEntryPage: ['Dark cellar'], Item: ['Dark sword'] },
    { Item: ['Dark sword'] },
    1,
    { JournalEntry: ['The Dark Tower'] },
    {},
    ['Item', true, true, null],
    { JournalEntry: ['Darkness'] },
  ]);
  const seen = await player.evaluate(`game.documentIndex.lookup('dark', { ownership: 'OBSERVER' })`);
  expect(
    Object.entries(seen as object)
      .map(([type, found]) => [type, found.length])
      .filter(([, n]) => n),
  ).toEqual([['JournalEntry', 1]]);
});

test('sounds have a context, a gain and fades, and those that play are known', async () => {
  const told = await page.evaluate(`(async () => {
    const { Sound, AudioHelper } = foundry.audio;
    const { audio } = game;
    const contexts = ['music', 'environment', 'interface'].map(name => audio[name] instanceof AudioContext);
    const rate = 8000, head = new DataView(new ArrayBuffer(44 + rate));
    [...'RIFF    WAVEfmt     '].forEach((c, i) => head.setUint8(i, c.charCodeAt(0)));
    head.setUint32(4, 36 + rate, true); head.setUint32(16, 16, true); head.setUint16(20, 1, true); head.setUint16(22, 1, true);
    head.setUint32(24, rate, true); head.setUint32(28, rate, true); head.setUint16(32, 1, true); head.setUint16(34, 8, true);
    [...'data'].forEach((c, i) => head.setUint8(36 + i, c.charCodeAt(0))); head.setUint32(40, rate, true);
    const src = URL.createObjectURL(new Blob([head.buffer], { type: 'audio/wav' }));
    const sound = new Sound(src, { context: audio.environment });
    const heard = [];
    for (const event of ['load', 'play', 'pause', 'stop']) sound.addEventListener(event, () => heard.push(event));
    await sound.play({ volume: 0.5, fade: 10 });
    const told = [contexts, sound.context === audio.environment, audio.playing.get(sound.id) === sound, sound.gainNode instanceof GainNode];
    const started = performance.now();
    await sound.fade(0.1, { duration: 200 });
    told.push(Math.round(sound.volume * 10), performance.now() - started >= 150);
    const faded = sound.fade(0.9, { duration: 5000 });
    await sound.stop();
    await faded;
    told.push(audio.playing.has(sound.id), heard.join());
    const own = audio.create({ src, context: audio.interface, singleton: true });
    told.push(own === audio.create({ src, singleton: true }), own.context === audio.interface, new Sound(src).context === audio.music);
    const timer = sound.wait(20);
    told.push(timer instanceof Promise, (await AudioHelper.preloadSound(src)) instanceof Sound);
    return told;
  })()`);
  expect(told).toEqual([
    [true, true, true],
    true,
    true,
    true,
    1,
    true,
    false,
    'load,play,stop',
    true,
    true,
    true,
    true,
    true,
  ]);
});

test('a sound is played for others too where that is asked for, for all or some; forged ones are not', async () => {
  const watch = `(() => {
    globalThis.heard = [];
    const { play } = foundry.audio.Sound.prototype;
    foundry.audio.Sound.prototype.play = function (...all) { heard.push(this.src); return play.apply(this, all); };
  })()`;
  await page.evaluate(watch);
  await player.evaluate(watch);
  const id = await player.evaluate('game.user.id');
  await page.evaluate(`(async () => {
    const { AudioHelper } = foundry.audio;
    await AudioHelper.play({ src: 'all.ogg' }, true).catch(() => undefined);
    await AudioHelper.play({ src: 'own.ogg' }, false).catch(() => undefined);
    await AudioHelper.play({ src: 'none.ogg' }, { recipients: [] }).catch(() => undefined);
    await AudioHelper.play({ src: 'some.ogg' }, { recipients: ['${String(id)}'] }).catch(() => undefined);
    for (const forged of [null, 'x', {}, { src: 5 }, { src: '' }, { src: 'a'.repeat(100000) }]) game.socket.emit('playAudio', forged);
    await AudioHelper.play({ src: 'last.ogg' }, true).catch(() => undefined);
  })()`);
  await player.waitForFunction(`heard.includes('last.ogg')`);
  expect(await player.evaluate('heard')).toEqual(['all.ogg', 'some.ogg', 'last.ogg']);
});
