/** The twelfth list: a card game of tokens, the width of the sidebar, a countdown, and who speaks. */
import {
  complaints,
  onField,
  settled,
  truth,
  withoutLibrary,
  type Scenario,
  type Source,
  type TestSession,
} from './scenario';

const begin = async ({ gm, player }: TestSession): Promise<void> => {
  for (const page of [gm, player]) await withoutLibrary(page);
  await onField(gm, player);
};

const settingOf = async ({ documents }: TestSession, key: string): Promise<unknown> => {
  const settings: readonly Source[] = (await documents())['Setting'] ?? [];
  const value = settings.find(setting => setting['key'] === key)?.['value'];
  return typeof value === 'string' ? JSON.parse(value) : value;
};

interface Match {
  readonly scores?: Readonly<Record<string, { readonly score: number }>>;
}

export const pazaak: Scenario = {
  id: 'pazaak-fvtt',
  what: 'two tokens play: decks are chosen in a dialog, a card is drawn from a table and counted',
  async play(session) {
    const { gm } = session;
    await begin(session);
    await gm.evaluate(`(async () => {
      const type = game.documentTypes.Actor.at(-1);
      const actors = await Actor.create(['Ann', 'Bob'].map(name => ({ name, type })));
      await canvas.scene.createEmbeddedDocuments('Token', actors.map(({ id, name }, n) =>
        ({ actorId: id, name, x: 400 + n * 200, y: 400 })));
      for (const token of canvas.tokens.placeables) token.control({ releaseOthers: false });
    })()`);
    await gm.locator('.pazaak-tab-btn').click();
    await gm.locator('[data-action="startGame"]').first().click();
    await gm.locator('dialog [data-action="start"], .dialog [data-action="start"]').first().click();
    await gm.locator('[data-action="drawCard"]').first().click();
    await gm.locator('[data-action="confirmTurn"]').first().click();
    const counted = await settled(async () => {
      const match = (await settingOf(session, 'pazaak-fvtt.pazaakState')) as Match | null | undefined;
      return Object.values(match?.scores ?? {}).some(({ score }) => score > 0) ? true : undefined;
    });
    return complaints({ 'no card is counted in the match': counted });
  },
};

export const resizer: Scenario = {
  id: 'mrkb-sidebar-resizer',
  what: 'the edge of the sidebar is dragged: it is wider, and stays so after a reload',
  async play(session) {
    const { player } = session;
    await begin(session);
    const edge = await player.locator('#sidebar-resizer').boundingBox();
    if (!edge) return ['the sidebar has no edge to drag'];
    await player.mouse.move(edge.x + edge.width / 2, edge.y + 200);
    await player.mouse.down();
    await player.mouse.move(edge.x - 120, edge.y + 200, { steps: 4 });
    await player.mouse.up();
    const wide = `document.querySelector('#sidebar-content').offsetWidth > 380`;
    const isWider = await truth(player, wide);
    await player.reload();
    await player.waitForFunction('window.game?.ready');
    return complaints({
      'the sidebar is no wider': isWider,
      'its width is not kept': await truth(
        player,
        `game.settings.get('mrkb-sidebar-resizer', 'sidebar-size') > 380 && document.querySelector('#sidebar-resizer') !== null`,
      ),
    });
  },
};

export const countdown: Scenario = {
  id: 'simple-countdown',
  what: 'its tool opens the countdown, it is set and begun, and the player sees it run',
  async play(session) {
    const { gm, player } = session;
    await begin(session);
    await gm.evaluate(`ui.controls.activate({ control: 'notes' })`);
    await gm.locator('#scene-controls-tools [data-tool="simple-countdown"]').click();
    await gm.locator('#countdown_min_value').waitFor();
    await gm.evaluate(`game.modules.get('simple-countdown').api.init(500, true)`);
    const seconds = `Number(document.querySelector('#countdown_sec_value')?.value ?? 60)`;
    const shown = await truth(player, `document.querySelector('#countdown_min_value')?.value === '8'`);
    return complaints({
      'the player sees no countdown of eight minutes': shown,
      'it does not run': await truth(gm, `${seconds} < 19`),
    });
  },
};

export const speaker: Scenario = {
  id: 'speak-as',
  what: 'a character is chosen below the chat, and speaks the next message',
  async play(session) {
    const { gm } = session;
    await begin(session);
    await gm.evaluate(`Actor.create({ name: 'Herald', type: game.documentTypes.Actor.at(-1) })`);
    await gm.evaluate(`ui.sidebar.changeTab('journal', 'primary'); ui.sidebar.changeTab('chat', 'primary')`);
    const bar = gm.locator('#divnamelist');
    await bar.locator('#speakerSwitch').check();
    await bar.locator('#namelist').fill('Herald');
    await gm.waitForTimeout(200);
    await gm.evaluate(`ui.chat.processMessage('Hear ye')`);
    const spoken = await settled(async () => {
      const messages: readonly Source[] = (await session.documents())['ChatMessage'] ?? [];
      const said = messages.find(({ content }) => String(content).includes('Hear ye'));
      return said ? ((said['speaker'] as Source)['alias'] as string) : undefined;
    });
    return complaints({ [`the message is spoken by ${spoken}`]: spoken === 'Herald' });
  },
};
