/** Windows, settings and controls of the interface. */
import { named, settled, type Scenario, type Source } from './scenario';

export const clocks: Scenario = {
  id: 'global-progress-clocks',
  what: 'settings, windows of the second generation and a query: a player moves a clock of the world',
  async play({ gm, player, documents }) {
    await gm.evaluate(`Scene.create({ name: 'Table', active: true })`);
    await player.waitForFunction(`canvas.ready && canvas.scene?.name === 'Table'`, undefined, { timeout: 10_000 });
    await gm.evaluate(`game.settings.set('global-progress-clocks', 'minimumEditorRole', CONST.USER_ROLES.PLAYER)`);
    await gm.evaluate(`clockDatabase.addClock({ id: 'dawn', name: 'Dawn', max: 4 })`);
    const there = await settled(async () => (await player.evaluate(`clockDatabase.get('dawn')?.max`)) ?? undefined);
    if (there !== 4) return ['the clock did not reach the player'];
    await player.evaluate(`clockDatabase.update({ id: 'dawn', value: 3 })`);
    const kept = await settled(async () => {
      const setting = (await documents())['Setting']?.find(({ key }) => key === 'global-progress-clocks.activeClocks');
      const value = JSON.parse(String(setting?.['value'] ?? '{}')) as Record<string, { value: number }>;
      return value['dawn']?.value === 3 ? 3 : undefined;
    });
    const shown = await player.locator('.clock-entry').count();
    return [
      ...(kept === 3 ? [] : ['the clock stands elsewhere in the database']),
      ...(shown > 0 ? [] : ['the player sees no clock']),
    ];
  },
};

export const tray: Scenario = {
  id: 'dice-calculator',
  what: 'controls beside the chat: a player rolls two dice with the buttons',
  async play({ player, documents }) {
    const button = player.locator('.dice-tray__button[data-formula="d6"]').first();
    await button.waitFor({ timeout: 5000 });
    await button.click();
    await button.click();
    await player.locator('.dice-tray__roll').first().click();
    const message = await settled(async () =>
      (await documents())['ChatMessage']?.find(({ rolls }) => Array.isArray(rolls) && rolls.length > 0),
    );
    const [roll] = (message?.['rolls'] ?? []) as string[];
    const { formula } = JSON.parse(roll ?? '{}') as { formula?: string };
    return formula === '2d6' ? [] : [`the roll in the database is ${formula ?? 'none'}`];
  },
};

export const resources: Scenario = {
  id: 'fvtt-party-resources',
  what: 'windows of the first generation: the game master adds a resource by the form, both see it',
  async play({ gm, player, documents }) {
    const register = `pr.api.register_resource('gold')`;
    await gm.evaluate(register);
    await player.evaluate(register);
    await gm.evaluate(`game.settings.set('fvtt-party-resources', 'gold', 6).then(() => pr.api.increment('gold'))`);
    await gm.evaluate(`pr.dashboard.redraw(true)`);
    await gm.locator('.window-app').first().waitFor({ timeout: 5000 });
    const kept = await settled(async () =>
      (await documents())['Setting']?.find(({ key, value }) => key === 'fvtt-party-resources.gold' && value === '7'),
    );
    await player.evaluate(`pr.dashboard.redraw(true)`);
    await player.locator('.window-app').first().waitFor({ timeout: 5000 });
    return kept ? [] : ['the resource is not in the database'];
  },
};

export const requests: Scenario = {
  id: 'simple-requests',
  what: 'controls and a queue beside the chat over a library: a player asks for the floor, the game master gives it',
  async play({ gm, player, documents }) {
    await player.locator('.sr-chat-hand-level-1').first().click();
    const shown = gm.locator('.sr-request-container-chat').first();
    await shown.waitFor({ timeout: 5000 });
    // it pulses, and so is never still enough to be clicked
    await shown.dispatchEvent('click');
    const prompt = player.locator('[class*="epic"], [id*="epic"]').first();
    const isCalled = await prompt.waitFor({ timeout: 5000 }).then(
      () => true,
      () => false,
    );
    await gm.evaluate(`game.settings.set('simple-requests', 'firstRequest', false)`);
    const kept = await settled(async () =>
      (await documents())['Setting']?.find(
        ({ key, value }) => key === 'simple-requests.firstRequest' && value === 'false',
      ),
    );
    const gone = await settled(async () =>
      (await gm.locator('.sr-request-container-chat').count()) === 0 ? true : undefined,
    );
    return [
      ...(isCalled ? [] : ['the player was not told that he has the floor']),
      ...(gone ? [] : ['the request still stands in the queue of the game master']),
      ...(kept ? [] : ['the setting is not in the database']),
    ];
  },
};

export const clock: Scenario = {
  id: 'smalltime',
  what: 'the time of the world in a window of the second generation: the game master moves it, the player sees it',
  async play({ gm, player, documents }) {
    await gm.evaluate(`Scene.create({ name: 'TestSession', width: 1000, height: 1000, padding: 0, active: true })`);
    for (const page of [gm, player]) await page.locator('#smalltime-app').waitFor({ timeout: 10_000 });
    const hour = `document.querySelector('#smalltime-app #hourString').textContent.trim()`;
    const before = String(await player.evaluate(hour));
    await gm.locator('#smalltime-app #increase-large').click();
    const kept = await settled(async () =>
      (await documents())['Setting']?.find(({ key, value }) => key === 'core.time' && value === '3600'),
    );
    const moved = await settled(async () => ((await player.evaluate(hour)) === before ? undefined : true));
    const scene = named((await documents())['Scene'], 'TestSession');
    const flags = (scene?.['flags'] as Record<string, Source> | undefined)?.['smalltime'];
    return [
      ...(kept ? [] : ['the time of the world is not an hour later in the database']),
      ...(moved ? [] : ['the player sees the old time']),
      ...(flags?.['player-vis'] === undefined ? ['the scene has not the flag that the module gives it'] : []),
    ];
  },
};

export const finder: Scenario = {
  id: 'spotlight-omnisearch',
  what: 'a search over all documents, settings and keys: what is found is opened, and the setting is kept',
  async play({ gm, player, documents }) {
    await gm.evaluate(`JournalEntry.create({ name: 'Hidden orchard', ownership: { default: 2 } })`);
    await gm.evaluate(`CONFIG.SpotlightOmnisearch.rebuildIndex()`);
    await gm.evaluate(`void new CONFIG.SpotlightOmnisearch.app().render(true)`);
    const window = gm.locator('#spotlight');
    await window.locator('input').first().fill('orchard');
    const found = window.locator('.search-item:not(.type-header)', { hasText: 'Hidden orchard' }).first();
    await found.waitFor({ timeout: 10_000 });
    await found.click();
    const opened = await gm
      .locator('.application.journal-entry, .application.sheet.journal-sheet, .application.journal-sheet')
      .first()
      .waitFor({ timeout: 5000 })
      .then(
        () => true,
        () => false,
      );
    const searched = await player.evaluate(`CONFIG.SpotlightOmnisearch.INDEX !== undefined`);
    await gm.evaluate(`game.settings.set('spotlight-omnisearch', 'gmOnly', true)`);
    const kept = await settled(async () =>
      (await documents())['Setting']?.find(
        ({ key, value }) => key === 'spotlight-omnisearch.gmOnly' && value === 'true',
      ),
    );
    return [
      ...(opened ? [] : ['what was found did not open']),
      ...(searched ? [] : ['the player has no index']),
      ...(kept ? [] : ['the setting is not in the database']),
    ];
  },
};

export const tongues: Scenario = {
  id: 'polyglot',
  what: 'messages in languages, in fonts of its own: who does not know the language cannot read what is said',
  async play({ gm, player, documents }) {
    const language = String(await gm.evaluate(`Object.keys(game.polyglot.languages)[1]`));
    await gm.evaluate(`ChatMessage.create({
      content: 'The gate is open', style: CONST.CHAT_MESSAGE_STYLES.IC, speaker: { alias: 'Somebody' },
      flags: { polyglot: { language: '${language}' } },
    })`);
    const shown = async (page: typeof gm): Promise<string | undefined> => {
      const content = page.locator('.chat-message .message-content').last();
      await content.waitFor({ timeout: 10_000 });
      return settled(async () => (await content.innerHTML()) || undefined);
    };
    const [read, unread] = [await shown(gm), await shown(player)];
    const kept = (await documents())['ChatMessage']?.find(({ content }) => content === 'The gate is open');
    const flags = (kept?.['flags'] as Record<string, Source> | undefined)?.['polyglot'];
    return [
      ...(read?.includes('The gate is open') ? [] : [`the game master reads ${read ?? 'nothing'}`]),
      ...(unread && !unread.replace(/title="[^"]*"|data-tooltip="[^"]*"/g, '').includes('The gate is open')
        ? []
        : ['the player reads what he should not understand']),
      ...(flags?.['language'] === language ? [] : ['the message has not its language in the database']),
    ];
  },
};

export const challenge: Scenario = {
  id: 'challenge-tracker',
  what: 'a window of the second generation, over two libraries: the game master shows it and goes on, the player sees it',
  async play({ gm, player, documents }) {
    await gm.evaluate(`ChallengeTracker.open(4, 2, { title: 'Escape', show: true, persist: true })`);
    const drawn = '#challenge-tracker-wrapper';
    await gm.waitForSelector(drawn, { timeout: 10_000 });
    const seen = await settled(async () => ((await player.$(drawn)) ? true : undefined));
    await gm.evaluate(`ChallengeTracker.setByTitle('Escape', { outerCurrent: 3 })`);
    const kept = await settled(async () => {
      const flags = named((await documents())['User'], 'Gamemaster')?.['flags'] as Record<string, object> | undefined;
      const trackers = Object.values(flags?.['challenge-tracker'] ?? {}) as Source[];
      return trackers.some(one => one['title'] === 'Escape' && one['outerCurrent'] === 3) ? true : undefined;
    });
    return [
      ...(seen ? [] : ['the player does not see the tracker']),
      ...(kept ? [] : ['three successes are not in the database']),
    ];
  },
};
