/** What modules do as a habit with messages, rolls and packages. docs/foreign-modules.md */
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { folderWithModule } from '../../testing/host';
import { openSession } from '../../testing/session';

const modules = folderWithModule('habits', '', { compatibility: { minimum: 13, verified: 14.351 } });
const session = openSession({ modulesDir: modules.modulesDir }, { player: true, remove: modules.remove });
let page: Page;
let player: Page;

beforeAll(() => {
  ({ gm: page, player } = session);
});

test('the world, the system and modules have all fields of their manifests; versions are texts', async () => {
  const told = await page.evaluate(`(() => {
    const missing = (of, names) => names.split(' ').filter(name => !(name in of));
    const every = 'id title description version compatibility authors media url license readme bugs changelog flags ' +
      'scripts esmodules styles languages packs packFolders relationships socket manifest download protected exclusive ' +
      'persistentStorage availability tags';
    return [
      missing(game.world, every + ' system background joinTheme coreVersion systemVersion playtime nextSession safeMode'),
      missing(game.system, every + ' documentTypes background initiative grid primaryTokenAttribute secondaryTokenAttribute'),
      missing(game.modules.get('habits'), every + ' active library documentTypes'),
      game.modules.get('habits').compatibility, game.world.coreVersion.split('.')[0], game.world.system,
    ];
  })()`);
  expect(told).toEqual([[], [], [], { minimum: '13', verified: '14.351' }, '14', 'plain-system']);
});

test('the types that packages declare have labels', async () => {
  expect(await page.evaluate(`[CONFIG.Actor.typeLabels, CONFIG.Item.typeLabels]`)).toEqual([
    { figure: 'TYPES.Actor.figure' },
    { thing: 'TYPES.Item.thing' },
  ]);
});

test('the speaker is what is given, else the selected token, else the character, else the user', async () => {
  const told = await page.evaluate(`(async () => {
    const scene = await Scene.create({ name: 'Field', width: 1000, height: 1000, active: true });
    await scene.view();
    const [hero, lone] = await Actor.createDocuments([{ name: 'Hero', type: 'figure' }, { name: 'Lone', type: 'figure' }]);
    const [token] = await scene.createEmbeddedDocuments('Token', [{ name: 'Knight', actorId: hero.id, x: 0, y: 0 }]);
    const names = { [scene.id]: 'scene', [hero.id]: 'hero', [lone.id]: 'lone', [token.id]: 'token' };
    const of = options => Object.fromEntries(Object.entries(ChatMessage.getSpeaker(options)).map(([k, v]) => [k, names[v] ?? v]));
    const user = of();
    token.object.control();
    const selected = of();
    const aliased = of({ alias: 'A voice' });
    token.object.release();
    const given = [of({ token }), of({ token: token.object }), of({ actor: hero }), of({ actor: lone })];
    await game.user.update({ character: lone.id });
    const character = of();
    await game.user.update({ character: null });
    return { user, selected, aliased, given, character };
  })()`);
  const knight = { scene: 'scene', actor: 'hero', token: 'token', alias: 'Knight' };
  expect(told).toEqual({
    user: { scene: 'scene', actor: null, token: null, alias: 'Gamemaster' },
    selected: knight,
    aliased: { ...knight, alias: 'A voice' },
    given: [
      knight,
      knight,
      { ...knight, alias: 'Hero' },
      { scene: 'scene', actor: 'lone', token: null, alias: 'Lone' },
    ],
    character: { scene: 'scene', actor: 'lone', token: null, alias: 'Lone' },
  });
});

test('a message is sent to those that a mode names, also by the names of version 13', async () => {
  const told = await player.evaluate(`(async () => {
    const gm = game.users.getName('Gamemaster').id;
    const short = ({ whisper, blind }) => [whisper.includes(gm), whisper.includes(game.userId), blind];
    const roll = mode => new Roll('1d6').toMessage({}, mode).then(short);
    return [
      await roll({ rollMode: 'gmroll' }), await roll({ messageMode: 'blind' }), await roll({ rollMode: 'selfroll' }),
      await roll({ rollMode: 'publicroll' }), short(await ChatMessage.create({ content: 'x' }, { rollMode: 'gmroll' })),
      short(ChatMessage.applyRollMode({ content: 'x' }, 'blindroll')), short(ChatMessage.applyMode({ content: 'x' })),
      game.settings.get('core', 'rollMode'), Object.keys(CONFIG.Dice.rollModes),
    ];
  })()`);
  expect(told).toEqual([
    [true, false, false],
    [true, false, true],
    [false, true, false],
    [false, false, false],
    [true, false, false],
    [true, false, true],
    [false, false, false],
    null,
    ['publicroll', 'gmroll', 'blindroll', 'selfroll'],
  ]);
});

test('packages wrap how a roll is evaluated, and make a link of it', async () => {
  const told = await page.evaluate(`(async () => {
    const { _evaluate } = Roll.prototype;
    Roll.prototype._evaluate = async function (...options) {
      for (const die of this.dice) die.results.push(...Array.from({ length: die.number }, () => ({ result: 4, active: true })));
      return _evaluate.apply(this, options);
    };
    const roll = await new Roll('2d6 + 1').evaluate();
    Roll.prototype._evaluate = _evaluate;
    const link = roll.toAnchor({ label: 'Hit', classes: ['mine'] });
    const open = new Roll('1d20').toAnchor();
    return [roll.total, link.className, link.textContent, open.dataset.formula, (await Roll.simulate('1d1', 3)).join()];
  })()`);
  expect(told).toEqual([9, 'inline-roll inline-result mine', 'Hit: 9', '1d20', '1,1,1']);
});

test('a new document has the picture of its kind, and may have none', async () => {
  const told = await page.evaluate(`(async () => {
    const actor = await Actor.create({ name: 'A', type: 'figure' });
    const item = await Item.create({ name: 'I', type: 'thing' });
    const pictures = [actor.img, item.img, (await RollTable.create({ name: 'T' })).img, (await Macro.create({ name: 'M' })).img];
    const scene = await Scene.create({ name: 'Pictures', width: 500, height: 500 });
    const [token] = await scene.createEmbeddedDocuments('Token', [{ name: 'T', x: 0, y: 0 }]);
    pictures.push(token.texture.src, actor.prototypeToken.texture.src);
    await item.update({ img: null });
    return [pictures, item.img, Actor.getDefaultArtwork({}).texture.src === actor.img, Item.DEFAULT_ICON];
  })()`);
  expect(told).toEqual([
    [
      'icons/svg/mystery-man.svg',
      'icons/svg/item-bag.svg',
      'icons/svg/d20-grey.svg',
      'icons/svg/dice-target.svg',
      'icons/svg/mystery-man.svg',
      'icons/svg/mystery-man.svg',
    ],
    null,
    true,
    'icons/svg/item-bag.svg',
  ]);
});
