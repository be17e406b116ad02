/** The seventh list: tokens that follow, a menu of notes, styles of messages, settings of the canvas. */
import {
  complaints,
  named,
  onField,
  settled,
  truth,
  withoutLibrary,
  type Scenario,
  type TestSession,
} from './scenario';

/** Two tokens of a scene, and where each lies on the page. */
const twoTokens = async ({ gm, player }: TestSession): Promise<void> => {
  await onField(gm, player);
  await gm.evaluate(`canvas.scene.createEmbeddedDocuments('Token', ['Knight', 'Dog'].map((name, n) =>
    ({ name, x: 600 + 300 * n, y: 600 }))).then(() => undefined)`);
  await gm.waitForFunction('canvas.tokens.placeables.length === 2');
  await gm.evaluate(`canvas.pan({ x: 800, y: 700, scale: 0.5 })`);
};

const middleOf = ({ gm }: TestSession, name: string): Promise<{ x: number; y: number }> =>
  gm.evaluate(`(() => {
    const { center } = canvas.tokens.placeables.find(token => token.name === '${name}');
    return canvas.clientCoordinatesFromCanvas(center);
  })()`);

/** Whether the Dog comes along when the Knight moves. */
const follows = async (session: TestSession): Promise<true | undefined> => {
  const placeOf = async (): Promise<string> => {
    const scene = named((await session.documents())['Scene'], 'Field');
    const dog = named(scene?.['tokens'] as Record<string, unknown>[], 'Dog');
    return `${String(dog?.['x'])} ${String(dog?.['y'])}`;
  };
  const before = await placeOf();
  await session.gm.evaluate(`canvas.scene.tokens.getName('Knight').update({ x: 1400, y: 1000 }).then(() => undefined)`);
  return settled(async () => ((await placeOf()) === before ? undefined : true));
};

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A module by which the Dog, selected first, follows the Knight. `lead` tells it so. */
const following = (
  id: string,
  what: string,
  lead: (session: TestSession, knight: Point) => Promise<void>,
): Scenario => ({
  id,
  what,
  async play(session) {
    const { gm } = session;
    await withoutLibrary(gm);
    await twoTokens(session);
    const [dog, knight] = [await middleOf(session, 'Dog'), await middleOf(session, 'Knight')];
    await gm.mouse.click(dog.x, dog.y);
    await lead(session, knight);
    return complaints({ 'the dog does not follow': await follows(session) });
  },
});

export const companion = following(
  'companion-follow',
  'a selected token follows the one under the pointer after the key F',
  async ({ gm }, { x, y }) => {
    await gm.mouse.move(x, y);
    await gm.keyboard.press('f');
    await truth(gm, `Boolean(canvas.scene.tokens.getName('Dog').flags['companion-follow'])`);
  },
);

export const followMe = following(
  'follow-me-if-you-can',
  'a selected token follows the one that is selected after its button was pressed',
  async ({ gm }, { x, y }) => {
    await gm.locator('.follow-me-button').first().click();
    await gm.mouse.click(x, y);
  },
);

export const notesMenu: Scenario = {
  id: 'poi-teleport',
  what: 'a right click on a note shows a menu, which leads to the scene of its journal entry',
  async play({ gm, player }) {
    await withoutLibrary(gm);
    await onField(gm, player);
    await gm.evaluate(`(async () => {
      const entry = await JournalEntry.create({ name: 'Cave', pages: [{ name: 'One' }] });
      await Scene.create({ name: 'Cave', width: 1000, height: 1000, journal: entry.id });
      await canvas.scene.createEmbeddedDocuments('Note', [{ entryId: entry.id, x: 800, y: 700 }]);
      canvas.pan({ x: 800, y: 700, scale: 0.5 });
    })()`);
    await gm.waitForFunction('canvas.notes.placeables.length === 1');
    const at = await gm.evaluate<{ x: number; y: number }>(`canvas.clientCoordinatesFromCanvas({ x: 800, y: 700 })`);
    // it listens once the note is drawn
    await gm.waitForFunction(`canvas.notes.placeables[0].listenerCount('rightdown') > 0`);
    await gm.mouse.click(at.x, at.y, { button: 'right' });
    const view = gm.locator('#poi-tp-ctx-menu [data-trigger="viewScene"], .poi-tp-ctx-menu [data-trigger="viewScene"]');
    await view.first().click();
    return complaints({ 'the scene is not viewed': await truth(gm, `canvas.scene?.name === 'Cave'`) });
  },
};

export const flavours: Scenario = {
  id: 'your-flavor',
  what: 'a player chooses a layout, and both read the player’s messages in it',
  async play({ gm, player }) {
    await withoutLibrary(player);
    await onField(gm, player);
    await player.evaluate(`ui.controls.activate({ control: 'tokens' }).then(() => undefined)`);
    await player.locator('[data-tool="your-flavor"]').click();
    const opened = await truth(player, `document.querySelector('.yf-config-container') !== null`);
    await player.evaluate(`game.modules.get('your-flavor').api.getManager()
      .saveConfig({ enabled: true, layout: 'parchment' }).then(() => undefined)`);
    await player.evaluate(`ui.chat.processMessage('Well met.')`);
    const isStyled = `document.querySelector('.chat-message.yf-processed, .chat-message [class*="yf-"]') !== null`;
    return complaints({
      'its window does not open': opened,
      'the player sees no layout': await truth(player, isStyled),
      'the game master sees no layout': await truth(gm, isStyled),
    });
  },
};

export const potato: Scenario = {
  id: 'potato-or-not',
  what: 'a player says how fast the computer is, and the settings of the canvas follow on that page alone',
  async play({ gm, player }) {
    await withoutLibrary(player);
    await player.locator('.potato-level-container[data-level="0"]').click();
    await player.locator('#potato-or-not-preset-selector button[type="submit"]').click();
    const slow = `game.settings.get('core', 'maxFPS') === 20 && game.settings.get('core', 'mipmap') === false`;
    return complaints({
      'the settings stay': await truth(player, slow),
      'the game master has them too': await truth(gm, `!(${slow})`),
    });
  },
};
