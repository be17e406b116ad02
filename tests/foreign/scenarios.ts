/**
 * What two players do with modules that other people wrote, and what the world's database holds afterwards. The modules
 * are never part of this project: whoever runs this has them in a folder of his own. docs/foreign-modules.md
 */
import type { Page } from 'playwright-core';
import type { WorldPayload } from '../../host/shared/wire';

type Source = Record<string, unknown>;

/** Two pages at one table, and what the server keeps. */
export interface Evening {
  readonly gm: Page;
  readonly player: Page;
  /** The documents of the world by type, asked of the server on a line of its own. */
  documents(): Promise<WorldPayload['documents']>;
}

export interface Scenario {
  readonly id: string;
  readonly what: string;
  /** Plays, and answers with what is wrong in the database afterwards: nothing, if all is well. */
  play(evening: Evening): Promise<readonly string[]>;
}

const named = (list: readonly Source[] | undefined, name: string): Source | undefined =>
  list?.find(source => source['name'] === name);

const settled = async <T>(read: () => Promise<T | undefined>): Promise<T | undefined> => {
  for (let tries = 0; tries < 60; tries++) {
    const found = await read();
    if (found !== undefined) return found;
    await new Promise(resolve => setTimeout(resolve, 100));
  }
  return undefined;
};

const wrapping: Scenario = {
  id: 'lib-wrapper',
  what: 'a library that wraps methods: two wrappers around one, in their order',
  async play({ gm, documents }) {
    await gm.evaluate(`(async () => {
      const target = 'CONFIG.JournalEntry.documentClass.prototype._preCreate';
      libWrapper.register('probe-module', target, function (wrapped, data, ...rest) {
        this.updateSource({ name: this.name + ' wrapped' });
        return wrapped(data, ...rest);
      }, 'WRAPPER');
      await JournalEntry.create({ name: 'Entry' });
      libWrapper.unregister('probe-module', target);
      await JournalEntry.create({ name: 'Plain' });
    })()`);
    const { JournalEntry } = await documents();
    return [
      ...(named(JournalEntry, 'Entry wrapped') ? [] : ['the wrapped method did not change the entry']),
      ...(named(JournalEntry, 'Plain') ? [] : ['the wrapper still stood after it was taken off']),
    ];
  },
};

const sockets: Scenario = {
  id: 'socketlib',
  what: 'a library of sockets: a player has the game master write what he may not write himself',
  async play({ gm, player, documents }) {
    const register = `(() => {
      globalThis.shared = socketlib.registerModule('probe-module');
      shared.register('write', async name => (await JournalEntry.create({ name })).id);
      shared.register('hear', word => { globalThis.heard = word; });
    })()`;
    await gm.evaluate(register);
    await player.evaluate(register);
    const id = await player.evaluate(`shared.executeAsGM('write', 'By the player')`);
    await player.evaluate(`shared.executeForEveryone('hear', 'all')`);
    const heard = await settled(async () => (await gm.evaluate('globalThis.heard')) ?? undefined);
    const entry = named((await documents()).JournalEntry, 'By the player');
    return [
      ...(entry && entry['_id'] === id ? [] : ['the entry that the player asked for is not there']),
      ...(heard === 'all' ? [] : ['the game master did not hear what was said to everyone']),
    ];
  },
};

const clocks: Scenario = {
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
      const setting = (await documents()).Setting?.find(({ key }) => key === 'global-progress-clocks.activeClocks');
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

const tray: Scenario = {
  id: 'dice-calculator',
  what: 'controls beside the chat: a player rolls two dice with the buttons',
  async play({ player, documents }) {
    const button = player.locator('.dice-tray__button[data-formula="d6"]').first();
    await button.waitFor({ timeout: 5000 });
    await button.click();
    await button.click();
    await player.locator('.dice-tray__roll').first().click();
    const message = await settled(async () =>
      (await documents()).ChatMessage?.find(({ rolls }) => Array.isArray(rolls) && rolls.length > 0),
    );
    const [roll] = (message?.['rolls'] ?? []) as string[];
    const { formula } = JSON.parse(roll ?? '{}') as { formula?: string };
    return formula === '2d6' ? [] : [`the roll in the database is ${formula ?? 'none'}`];
  },
};

const resources: Scenario = {
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
      (await documents()).Setting?.find(({ key, value }) => key === 'fvtt-party-resources.gold' && value === '7'),
    );
    await player.evaluate(`pr.dashboard.redraw(true)`);
    await player.locator('.window-app').first().waitFor({ timeout: 5000 });
    return kept ? [] : ['the resource is not in the database'];
  },
};

const cards: Scenario = {
  id: 'complete-card-management',
  what: 'card sheets and cards on the canvas: dealt, placed by the game master, and by a player through his socket',
  async play({ gm, player, documents }) {
    const made = (await gm.evaluate(`(async () => {
      const scene = await Scene.create({ name: 'Table', width: 2000, height: 2000, padding: 0, active: true });
      const user = game.users.getName('Player 1').id;
      const face = { name: 'Face', img: 'icons/svg/card-hand.svg' };
      const cards = ['Ace', 'King', 'Queen'].map((name, sort) => ({ name, sort, faces: [face], back: face, face: 0 }));
      const deck = await Cards.create({ name: 'Deck', type: 'deck', cards });
      const hand = await Cards.create({ name: 'Hand', type: 'hand', ownership: { default: 0, [user]: 3 } });
      await deck.deal([hand], 2, { chatNotification: false });
      return { scene: scene.id, deck: deck.uuid, hand: hand.id };
    })()`)) as { scene: string; deck: string; hand: string };
    const ready = `canvas.ready && canvas.scene?.id === '${made.scene}'`;
    await gm.waitForFunction(ready, undefined, { timeout: 10_000 });
    await player.waitForFunction(ready, undefined, { timeout: 10_000 });
    await gm.evaluate(`ccm.api.placeCard(fromUuidSync('${made.deck}'), { x: 600, y: 600 })`);
    await player.evaluate(`ccm.api.placeCard([...game.cards.get('${made.hand}').cards][0], { x: 1200, y: 600 })`);
    const placed = await settled(async () => {
      const scene = named((await documents()).Scene, 'Table');
      const flags = (scene?.['flags'] as Record<string, { cardCollection?: string[] }>)['complete-card-management'];
      return flags?.cardCollection?.length === 2 ? flags.cardCollection : undefined;
    });
    await player.evaluate(`(async () => {
      const document = game.cards.get('${made.hand}');
      await new ccm.apps.CardsSheets.HandSheet({ document }).render({ force: true });
    })()`);
    const shown = await player.locator('.ccm [data-card-id]').count();
    const hand = (await documents()).Cards?.find(({ _id }) => _id === made.hand);
    return [
      ...(placed ? [] : ['the scene does not list both the deck and the card of the player']),
      ...((hand?.['cards'] as unknown[] | undefined)?.length === 2 ? [] : ['the hand does not hold two cards']),
      ...(shown === 2 ? [] : [`the sheet of the hand shows ${shown} cards`]),
    ];
  },
};

const effects: Scenario = {
  id: 'fxmaster',
  what: 'drawing on the canvas: a filter over the scene, kept by its flags',
  async play({ gm, player, documents }) {
    await gm.evaluate(`Scene.create({ name: 'Field', width: 1000, height: 1000, padding: 0, active: true })`);
    for (const page of [gm, player]) {
      await page.waitForFunction(`canvas.ready && canvas.scene?.name === 'Field'`, undefined, { timeout: 10_000 });
    }
    await gm.waitForFunction(`globalThis.FXMASTER?.filters !== undefined`, undefined, { timeout: 10_000 });
    await gm.evaluate(`FXMASTER.filters.setFilters([{ type: 'color', options: {} }])`);
    const kept = await settled(async () => {
      const flags = named((await documents()).Scene, 'Field')?.['flags'] as Record<string, object> | undefined;
      return flags?.['fxmaster'] && JSON.stringify(flags['fxmaster']).includes('color') ? true : undefined;
    });
    const shown = `Object.keys(FXMASTER.filters.filters).length`;
    await gm.evaluate(
      `Scene.create({ name: 'Elsewhere', width: 500, height: 500, padding: 0 }).then(one => one.view())`,
    );
    const elsewhere = await settled(async () => ((await gm.evaluate(shown)) === 0 ? true : undefined));
    await gm.evaluate(`game.scenes.getName('Field').view()`);
    const again = await settled(async () => ((await gm.evaluate(shown)) === 1 ? true : undefined));
    return [
      ...(kept ? [] : ['the filter is not among the flags of the scene']),
      ...(elsewhere ? [] : ['the filter lies over another scene too']),
      ...(again ? [] : ['the filter is gone after another scene was viewed']),
    ];
  },
};

const behaviors: Scenario = {
  id: 'regionba',
  what: 'behaviors of regions: a token that comes into a region has a message written, once',
  async play({ gm, player, documents }) {
    await gm.evaluate(`(async () => {
      const shapes = [{ type: 'rectangle', x: 0, y: 0, width: 400, height: 400 }];
      const behavior = {
        name: 'Tell',
        type: 'regionba.postChatMessage',
        system: { events: ['tokenMoveIn'] },
        flags: { regionba: { chatMessage: '{token} is in the wood', playerTokensTriggeronly: false, once: true } },
      };
      const scene = await Scene.create({
        name: 'Wood', width: 1000, height: 1000, padding: 0, active: true,
        regions: [{ name: 'Wood', shapes, behaviors: [behavior] }],
      });
      const [token] = await scene.createEmbeddedDocuments('Token', [{ name: 'Hare', x: 600, y: 600 }]);
      await token.update({ x: 100, y: 100 });
    })()`);
    await player.waitForFunction(`canvas.ready && canvas.scene?.name === 'Wood'`, undefined, { timeout: 10_000 });
    const told = await settled(async () =>
      (await documents()).ChatMessage?.find(({ content }) => content === 'Hare is in the wood'),
    );
    const disabled = await settled(async () => {
      const scene = named((await documents()).Scene, 'Wood') as { regions: { behaviors: Source[] }[] } | undefined;
      return scene?.regions[0]?.behaviors[0]?.['disabled'] === true ? true : undefined;
    });
    await gm.evaluate(`game.scenes.getName('Wood').tokens.contents[0].update({ x: 600 })`);
    await gm.evaluate(`game.scenes.getName('Wood').tokens.contents[0].update({ x: 100 })`);
    const messages = (await documents()).ChatMessage ?? [];
    return [
      ...(told ? [] : ['no message tells of the token']),
      ...(disabled ? [] : ['the behavior is not used up']),
      ...(messages.length === 1 ? [] : [`${messages.length} messages were written`]),
    ];
  },
};

const requests: Scenario = {
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
      (await documents()).Setting?.find(
        ({ key, value }) => key === 'simple-requests.firstRequest' && value === 'false',
      ),
    );
    const left = await gm.locator('.sr-request-container-chat').count();
    return [
      ...(isCalled ? [] : ['the player was not told that he has the floor']),
      ...(left === 0 ? [] : ['the request still stands in the queue of the game master']),
      ...(kept ? [] : ['the setting is not in the database']),
    ];
  },
};

const viewer: Scenario = {
  id: 'orcnog-card-viewer',
  what: 'cards in windows of the first generation over a library: the game master draws, a player sees the card',
  async play({ gm, player, documents }) {
    await gm.evaluate(`(async () => {
      const face = { name: 'Ace', img: 'icons/svg/card-hand.svg' };
      const back = { name: 'Back', img: 'icons/svg/card-joker.svg' };
      const cards = [{ name: 'Ace', faces: [face], back, face: null }, { name: 'King', faces: [face], back, face: null }];
      await Cards.create({ name: 'Drawn from', type: 'deck', cards, ownership: { default: 2 } });
      await Cards.create({ name: 'Drawn to', type: 'pile', ownership: { default: 2 } });
      game.modules.get('orcnog-card-viewer').api.draw('Drawn from', 'Drawn to', 1, true, false);
    })()`);
    const isSeen = await player
      .locator('#CardViewerTemplate, .card-viewer, [id*="ardViewer"], [class*="orcnog"]')
      .first()
      .waitFor({ state: 'attached', timeout: 8000 })
      .then(
        () => true,
        () => false,
      );
    const kept = await settled(async () => {
      const pile = named((await documents()).Cards, 'Drawn to');
      return (pile?.['cards'] as unknown[] | undefined)?.length === 1 ? true : undefined;
    });
    return [...(isSeen ? [] : ['the player sees no card']), ...(kept ? [] : ['the pile does not hold the drawn card'])];
  },
};

export const SCENARIOS: readonly Scenario[] = [
  wrapping,
  sockets,
  clocks,
  tray,
  resources,
  cards,
  effects,
  behaviors,
  requests,
  viewer,
];
