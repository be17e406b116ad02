/** The tenth list: tags, riders, faces, doors in reach, macros for others, pictures of characters, visible effects. */
import {
  complaints,
  named,
  onField,
  settled,
  truth,
  withoutLibrary,
  type Scenario,
  type Source,
  type TestSession,
} from './scenario';

/** Both pages see a Knight of the player's and a Horse, far from each other. */
const begin = async ({ gm, player }: TestSession): Promise<void> => {
  for (const page of [gm, player]) await withoutLibrary(page);
  await onField(gm, player);
  await gm.evaluate(`(async () => {
    const type = game.documentTypes.Actor.at(-1);
    const made = await Actor.create(['Knight', 'Horse'].map((name, n) => ({ name, type, img: 'icons/svg/castle.svg',
      ownership: { default: n === 0 ? 3 : 0 } })));
    await canvas.scene.createEmbeddedDocuments('Token', made.map(({ id, name }, n) => ({
      name, actorId: id, actorLink: true, x: 600 + 300 * n, y: 600 })));
  })()`);
  for (const page of [gm, player]) {
    await page.waitForFunction('canvas.tokens.placeables.length === 2');
    await page.evaluate(`canvas.pan({ x: 800, y: 700, scale: 0.5 })`);
  }
};

const tokenOf = async ({ documents }: TestSession, name: string): Promise<Source | undefined> =>
  named(named((await documents())['Scene'], 'Field')?.['tokens'] as Source[], name);

interface Point {
  readonly x: number;
  readonly y: number;
}

const placeOf = ({ gm }: TestSession, x: number, y: number): Promise<Point> =>
  gm.evaluate(`canvas.clientCoordinatesFromCanvas({ x: ${x}, y: ${y} })`);

export const tags: Scenario = {
  id: 'tagger',
  what: 'a token gets a tag in its window, and has it on both pages (its search reads templates, which 14 removed)',
  async play(session) {
    const { gm, player } = session;
    await begin(session);
    await gm.evaluate(`canvas.scene.tokens.getName('Horse').sheet.render({ force: true }).then(() => undefined)`);
    const field = gm.locator('.tagger input[type="text"]').first();
    await field.fill('steed');
    await field.press('Enter');
    await gm.locator('form:has(.tagger) button[type="submit"]').last().click();
    const found = `Tagger.hasTags(canvas.scene.tokens.getName('Horse'), 'steed')`;
    return complaints({
      'the game master sees no tag': await truth(gm, found),
      'the player sees no tag': await truth(player, found),
    });
  },
};

export const riders: Scenario = {
  id: 'Rideable',
  what: 'a token mounts the one under the pointer, comes along, and dismounts',
  async play(session) {
    const { gm } = session;
    await begin(session);
    const [knight, horse] = [await placeOf(session, 650, 650), await placeOf(session, 950, 650)];
    await gm.mouse.click(knight.x, knight.y);
    await gm.mouse.move(horse.x, horse.y);
    await truth(gm, `canvas.tokens.hover?.name === 'Horse'`);
    await gm.keyboard.press('m');
    const mounted = await settled(async () =>
      Number((await tokenOf(session, 'Knight'))?.['elevation']) > 0 ? true : undefined,
    );
    await gm.evaluate(`canvas.scene.tokens.getName('Horse').update({ x: 1400, y: 1000 }).then(() => undefined)`);
    const rides = await settled(async () => {
      const { x, y } = ((await tokenOf(session, 'Knight')) ?? {}) as unknown as Point;
      return x >= 1350 && y >= 950 ? true : undefined;
    });
    await gm.evaluate(
      `canvas.tokens.placeables.find(({ name }) => name === 'Knight').control({ releaseOthers: true })`,
    );
    await gm.keyboard.press('n');
    const down = await settled(async () =>
      (await tokenOf(session, 'Knight'))?.['elevation'] === 0 ? true : undefined,
    );
    return complaints({ 'the knight does not mount': mounted, 'nor rides': rides, 'nor dismounts': down });
  },
};

export const faces: Scenario = {
  id: 'about-face',
  what: 'a token turns to where it goes; the player sees the arrow',
  async play(session) {
    const { gm, player } = session;
    await begin(session);
    await gm.evaluate(`(async () => {
      await game.settings.set('about-face', 'indicator-state', 2);
      await game.settings.set('about-face', 'indicator-state-pc', 2);
      await game.settings.set('about-face', 'flip-or-rotate', 'flip-h');
      await canvas.scene.tokens.getName('Knight').update({ x: 400, y: 600 });
    })()`);
    const turned = await settled(async () => {
      const knight = await tokenOf(session, 'Knight');
      return (knight?.['texture'] as Source | undefined)?.['scaleX'] === -1 ? true : undefined;
    });
    await gm.evaluate(`canvas.scene.tokens.getName('Knight').sheet.render({ force: true }).then(() => undefined)`);
    await gm.locator('[data-tab="aboutFace"]').first().click();
    return complaints({
      'the token does not turn': turned,
      'the player sees no arrow': await truth(
        player,
        `canvas.tokens.placeables.find(({ name }) => name === 'Knight')?.aboutFaceIndicator?.graphics?.visible === true`,
      ),
      'its tab is not shown': await truth(
        gm,
        `document.querySelector('[name="flags.about-face.flipOrRotate"]')?.checkVisibility() === true`,
      ),
    });
  },
};

export const reach: Scenario = {
  id: 'arms-reach',
  what: 'a player opens a door beside their token, and cannot open one far away',
  async play(session) {
    const { gm, player } = session;
    await begin(session);
    await gm.evaluate(`canvas.scene.createEmbeddedDocuments('Wall', [
      { c: [750, 600, 750, 700], door: 1 }, { c: [1300, 600, 1300, 700], door: 1 }]).then(() => undefined)`);
    await gm.evaluate(`game.users.getName('Player 1').update({ character: game.actors.getName('Knight').id })
      .then(() => undefined)`);
    await player.waitForFunction('canvas.walls.placeables.every(({ doorControl }) => doorControl)');
    await gm.evaluate(`game.settings.set('arms-reach', 'doorInteractionMeasurement', 2 * canvas.scene.grid.distance)
      .then(() => undefined)`);
    await player.evaluate(`canvas.tokens.placeables.find(({ name }) => name === 'Knight').control()`);
    const doors = async (): Promise<string> => {
      const walls = named((await session.documents())['Scene'], 'Field')?.['walls'] as Source[];
      return walls.map(({ ds }) => ds).join(' ');
    };
    const far = await placeOf(session, 1300, 650);
    await player.mouse.move(far.x, far.y);
    await player.mouse.click(far.x, far.y);
    await player.waitForTimeout(500);
    const shut = (await doors()) === '0 0';
    const told = await truth(player, `document.querySelector('#notifications')?.textContent.trim().length > 0`);
    const near = await placeOf(session, 750, 650);
    await player.mouse.move(near.x, near.y);
    await player.mouse.click(near.x, near.y);
    return complaints({
      'the far door opens': shut,
      'nothing says why not': told,
      'the near door does not open': await settled(async () => ((await doors()) === '1 0' ? true : undefined)),
    });
  },
};

export const macrosForOthers: Scenario = {
  id: 'advanced-macros',
  what: 'a macro runs for the user chosen in its window, whoever executes it',
  async play(session) {
    const { gm, player } = session;
    await begin(session);
    await gm.evaluate(`(async () => {
      await game.settings.set('core', 'permissions', { ...game.settings.get('core', 'permissions'),
        QUERY_USER: [1, 2, 3, 4] });
      const macro = await Macro.create({ name: 'Call', type: 'script', command: 'window.called = scope.word;',
        ownership: { default: 2 } });
      await macro.sheet.render({ force: true });
    })()`);
    await gm.locator('[name="flags.advanced-macros.runForSpecificUser"]').selectOption('GM');
    await gm.locator('form.macro-config button[type="submit"], .macro-config button[type="submit"]').first().click();
    await truth(player, `game.macros.getName('Call')?.flags['advanced-macros']?.runForSpecificUser === 'GM'`);
    await player.evaluate(`void game.macros.getName('Call').execute({ word: 'hello' })`);
    return complaints({
      'it does not run for the game master': await truth(gm, `window.called === 'hello'`),
      'it runs for the player': await truth(player, `window.called === undefined`),
    });
  },
};

export const pictures: Scenario = {
  id: 'image-hover',
  what: 'a player sees the picture of a character under the pointer, and one that the game master shows',
  async play(session) {
    const { gm, player } = session;
    await begin(session);
    const horse = await placeOf(session, 950, 650);
    await player.mouse.move(horse.x, horse.y);
    const shown = `document.querySelector('.image-hover-hud img, #image-hover-hud img')?.src.includes('castle') === true`;
    const seen = await truth(player, shown);
    await player.mouse.move(700, 200);
    const gone = await truth(player, `!(${shown})`);
    await gm.mouse.move(horse.x, horse.y);
    await truth(gm, `canvas.tokens.hover?.name === 'Horse'`);
    await gm.evaluate(`(() => {
      const key = [...game.keybindings.actions.keys()].find(one => one.startsWith('image-hover.') && /all/i.test(one));
      const [, name] = key.split('.');
      game.keybindings.actions.get(key).onDown({ repeat: false });
      return name;
    })()`);
    return complaints({
      'no picture appears': seen,
      'it does not go': gone,
      'the player is not shown it': await truth(player, shown),
    });
  },
};

export const visibleEffects: Scenario = {
  id: 'visual-active-effects',
  what: 'an effect that lasts is shown for the token, switched off by a double click, and removed',
  async play(session) {
    const { gm } = session;
    await begin(session);
    await gm.evaluate(`(async () => {
      const knight = game.actors.getName('Knight');
      await knight.createEmbeddedDocuments('ActiveEffect', [{ name: 'Haste', img: 'icons/svg/aura.svg',
        description: '<p>Faster</p>', duration: { value: 60, units: 'seconds' } }]);
      canvas.tokens.placeables.find(({ name }) => name === 'Knight').control({ releaseOthers: true });
    })()`);
    const icon = gm.locator('#visual-active-effects .effect-icon').first();
    await icon.waitFor({ timeout: 6000 });
    const before = await gm.evaluate(`game.actors.getName('Knight').effects.contents[0].duration.remaining`);
    await gm.evaluate(`game.time.advance(20).then(() => undefined)`);
    const counts = await truth(gm, `game.actors.getName('Knight').effects.contents[0].duration.remaining === 40`);
    await icon.dblclick();
    const off = await truth(gm, `game.actors.getName('Knight').effects.contents[0].disabled === true`);
    await gm
      .locator('#visual-active-effects .effect-icon')
      .first()
      .click({ button: 'right', modifiers: ['Shift'] });
    return complaints({
      [`it does not last a minute, but ${String(before)}`]: before === 60,
      'its time does not run': counts,
      'it is not switched off': off,
      'it is not removed': await truth(gm, `game.actors.getName('Knight').effects.size === 0`),
    });
  },
};

export const picturesInChat: Scenario = {
  id: 'chat-images',
  what: 'a player writes the address of a picture, and both see it in the message',
  async play(session) {
    const { gm, player } = session;
    await begin(session);
    await player.evaluate(`void ui.chat.processMessage('!ci|icons/svg/castle.svg!')`);
    const shown = `document.querySelector('.chat-message .ci-message-image img')?.src.includes('castle') === true`;
    return complaints({
      'the game master sees no picture': await truth(gm, shown),
      'the player sees no picture': await truth(player, shown),
    });
  },
};
