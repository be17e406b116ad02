import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildHost } from '../../build';
import type { Host } from '../../server';
import { joinAs, openBrowser } from '../../testing/browser';
import { startTestHost, worldFolder } from '../../testing/host';
import type { Doc, PageGlobals, Rolled } from '../../testing/page-globals';

declare const foundry: PageGlobals['foundry'];
declare const JournalEntry: PageGlobals['JournalEntry'];
declare const Scene: PageGlobals['Scene'];
declare const Cards: PageGlobals['Cards'];
declare const Hooks: PageGlobals['Hooks'];
declare const Roll: PageGlobals['Roll'];
declare const _del: PageGlobals['_del'];
declare const hostFaults: PageGlobals['hostFaults'];
declare const probe: PageGlobals['probe'];
declare const game: PageGlobals['game'];

const folder = worldFolder();
let browser: Browser, host: Host, gm: Page, player: Page;

beforeAll(async () => {
  await buildHost();
  [browser, host] = await Promise.all([openBrowser(), startTestHost({ world: folder.world })]);
  [gm, player] = await Promise.all([joinAs(browser, host, 'Gamemaster'), joinAs(browser, host, 'Player 1')]);
});
afterAll(async () => {
  await browser?.close();
  await host?.close();
  folder.remove();
});

/** Waits until the server has told `page` all that was done before. */
const settled = (page: Page): Promise<unknown> => page.evaluate(() => new Promise(resolve => {
  game.socket.socket.emit('boot', {}, resolve);
}));

describe('the boot', () => {
  test('runs the hooks in order; user and translations come when they do in Foundry', async () => {
    const seen = await gm.evaluate(() => probe.map(({ hook, user, words, ready }) => [hook, user, words, ready]));
    expect(seen.filter(([hook]) => !String(hook).startsWith('canvas'))).toEqual([
      ['init', null, 'PROBE.Hello', false], ['i18nInit', null, 'Hello {name}', false],
      ['setup', 'Gamemaster', 'Hello {name}', false], ['ready', 'Gamemaster', 'Hello {name}', true],
    ]);
  });

  test('knows the module by its manifest', async () => {
    const known = await gm.evaluate(() => game.modules.get('probe-module'));
    expect(known).toMatchObject({ title: 'Probe', active: true, flags: { probe: true } });
  });
});

describe('documents', () => {
  test('are created on every page; the options reach the hooks of all', async () => {
    await player.evaluate(() => {
      Hooks.on('createJournalEntry', (...[doc, options, userId]: [Doc, { mine: unknown }, string]) => {
        Object.assign(globalThis, { heard: [doc.name, options.mine, userId] });
      });
    });
    const gmId = await gm.evaluate(async () => {
      await JournalEntry.create({ name: 'Shared' }, { mine: { deep: 1 } });
      return game.userId;
    });
    await settled(player);
    const heard = await player.evaluate(() => (globalThis as unknown as { heard: unknown }).heard);
    expect(heard).toEqual(['Shared', { deep: 1 }, gmId]);
  });

  test('a pre-hook runs on the asking page only, and its false is a veto', async () => {
    const listen = (): void => {
      const counted = globalThis as unknown as { pre: number };
      counted.pre = 0;
      Hooks.on('preCreateJournalEntry', (...[doc]: [Doc]) => {
        counted.pre += 1;
        return doc.name !== 'Vetoed';
      });
    };
    await Promise.all([gm.evaluate(listen), player.evaluate(listen)]);
    expect(await gm.evaluate(async () => (await JournalEntry.create({ name: 'Vetoed' })) === undefined)).toBe(true);
    await gm.evaluate(() => JournalEntry.create({ name: 'Passed' }));
    await settled(player);
    const pre = (page: Page): Promise<number> => page.evaluate(() => (globalThis as unknown as { pre: number }).pre);
    expect([await pre(gm), await pre(player)]).toEqual([2, 0]);
  });

  test('update merges, deletes by _del, and stays silent without a difference', async () => {
    const seen = await gm.evaluate(async () => {
      const entry = await JournalEntry.create({ name: 'Flags', flags: { m: { a: 1, b: { c: 2 } } } });
      const fired: unknown[] = [];
      const id = Hooks.on('updateJournalEntry', (_entry: Doc, changed: Record<string, unknown>) => {
        fired.push(changed['flags']);
      });
      await entry.update({ 'flags.m.b.c': 2 });
      await entry.update({ 'flags.m.b.d': 3 });
      await entry.update({ flags: { m: { a: _del } } });
      await entry.setFlag('m', 'list', [1]);
      await entry.unsetFlag('m', 'b');
      Hooks.off('updateJournalEntry', id);
      return { fired, flags: entry.flags, list: entry.getFlag('m', 'list') };
    });
    expect(seen.flags).toEqual({ m: { list: [1] } });
    expect(seen.fired).toEqual([
      { m: { b: { d: 3 } } }, { m: { '-=a': null } }, { m: { list: [1] } }, { m: { '-=b': null } },
    ]);
    expect(seen.list).toEqual([1]);
  });

  test('a player without permission is rejected with Foundry\'s words', async () => {
    await gm.evaluate(() => JournalEntry.create({ name: 'Closed', ownership: { default: 2 } }));
    await settled(player);
    const message = await player.evaluate(async () => {
      const entry = game.journal.getName('Closed');
      const refused = await entry?.update({ name: 'Mine' }).then(() => '', (error: Error) => error.message);
      return `${String(entry?.isOwner)} ${String(refused)}`;
    });
    expect(message).toMatch(/^false User Player 1 lacks permission to update JournalEntry \[/);
  });

  test('what JSON cannot carry and what the schema does not know are host faults', async () => {
    const faults = await gm.evaluate(async () => {
      const before = hostFaults.length;
      await JournalEntry.create({ name: 'Odd', bogus: 1, flags: { m: { map: new Map() } } });
      return hostFaults.slice(before);
    });
    expect(faults.join('\n')).toMatch(/bogus/);
    expect(faults.join('\n')).toMatch(/flags\.m\.map is Map/);
    await settled(gm);
    expect(host.faults().join('\n')).toContain('bogus');
  });

  test('tiles and levels are embedded in a scene; a level\'s levels are a Set', async () => {
    const seen = await gm.evaluate(async () => {
      const scene = await Scene.create({
        name: 'Board', padding: 0, levels: [{ _id: 'boardlevel000000', name: 'Board' }],
      }, { keepId: true });
      const data = { x: 1, y: 2, width: 10, height: 10, levels: ['boardlevel000000'] };
      const [tile] = await scene.createEmbeddedDocuments('Tile', [data]);
      await tile?.update({ x: 5 });
      return [tile?.['x'], tile?.['levels'] instanceof Set, tile?.uuid === `${scene.uuid}.Tile.${tile?.id ?? ''}`];
    });
    expect(seen).toEqual([5, true, true]);
  });
});

describe('settings', () => {
  test('of the world: onChange everywhere, a rejection for players; of the client: this browser', async () => {
    await gm.evaluate(() => game.settings.set('probe-module', 'world', 7));
    await settled(player);
    expect(await player.evaluate(() => game.settings.get('probe-module', 'world'))).toBe(7);
    const refused = player.evaluate(() => game.settings.set('probe-module', 'world', 8));
    await expect(refused).rejects.toThrow('lacks permission to update Setting');
    await player.evaluate(() => game.settings.set('probe-module', 'client', 'b'));
    expect(await player.evaluate(() => localStorage.getItem('probe-module.client'))).toBe('"b"');
    expect(await gm.evaluate(() => game.settings.get('probe-module', 'client'))).toBe('a');
    const removed = gm.evaluate(() => game.settings.get('core', 'rollMode'));
    await expect(removed).rejects.toThrow('not a registered game setting');
  });

  test('the language is the client\'s; English fills the gaps', async () => {
    await player.evaluate(() => game.settings.set('core', 'language', 'fi'));
    await player.reload();
    await player.waitForFunction(() => 'game' in globalThis && game.ready);
    expect(await player.evaluate(() => [
      game.i18n.lang, game.i18n.format('PROBE.Hello', { name: 'Aino' }),
      game.i18n.localize('PROBE.Only'), game.i18n.has('PROBE.None'),
    ])).toEqual(['fi', 'Terve Aino', 'Only English', false]);
  });
});

describe('messages between pages', () => {
  test('a query is handled by the addressed user, who learns who asks', async () => {
    expect(await player.evaluate(() => game.users.activeGM.query('probe-module.echo', { a: 1 }, { timeout: 2000 })))
      .toEqual({ data: { a: 1 }, from: 'Player 1' });
    const unknown = player.evaluate(() => game.users.activeGM.query('probe-module.none', {}));
    await expect(unknown).rejects.toThrow('no query handler');
  });

  test('the module\'s socket reaches the others', async () => {
    await player.evaluate(() => game.socket.emit('module.probe-module', { from: 'player' }));
    await gm.waitForFunction(() => probe.some(({ hook }) => hook === 'socket'));
    expect(await gm.evaluate(() => probe.find(({ hook }) => hook === 'socket')?.data)).toEqual({ from: 'player' });
  });
});

describe('dice', () => {
  test('roll, travel as JSON texts and are rolls again in the message', async () => {
    const [total, again, again2] = await gm.evaluate(async () => {
      const roll = await new Roll('2d6 + 3').evaluate();
      const message = await roll.toMessage({ flavor: 'x' });
      const [first] = message['rolls'] as Rolled[];
      const source = message.toObject()['rolls'] as string[];
      return [roll.total, first?.total, (JSON.parse(source[0] ?? '{}') as Rolled).total];
    });
    expect(again).toBe(total);
    expect(again2).toBe(total);
  });

  test('fromData takes the results it is given', async () => {
    expect(await gm.evaluate(() => Roll.fromData({
      class: 'Roll', formula: '2d6', evaluated: true, total: 9,
      terms: [{
        class: 'Die', number: 2, faces: 6, evaluated: true, results: [4, 5].map(result => ({ result, active: true })),
      }],
    }).total)).toBe(9);
  });
});

describe('cards', () => {
  test('a drawn card stays in its deck, drawn, and its copy comes home again', async () => {
    const seen = await gm.evaluate(async () => {
      const quiet = { chatNotification: false };
      const cards = [1, 2, 3].map(value => ({ name: `Card ${value}`, value, sort: value }));
      const stacks = [{ name: 'Deck', type: 'deck', cards }, { name: 'Hand', type: 'hand' }];
      const [deck, hand] = await Cards.createDocuments(stacks);
      const call = (doc: Doc | undefined, method: string, ...args: unknown[]): Promise<Doc[]> =>
        (doc?.[method] as (...args: unknown[]) => Promise<Doc[]>).apply(doc, args);
      const [card] = await call(hand, 'draw', deck, 1, quiet);
      const stack = (doc: Doc | undefined, part: string): number => (doc?.[part] as Doc[]).length;
      const count = (): number[] =>
        [stack(deck, 'availableCards'), stack(deck, 'drawnCards'), stack(hand, 'availableCards')];
      const drawn = count();
      await call(deck, 'recall', quiet);
      return { card: card?.name, drawn, recalled: count() };
    });
    expect(seen).toEqual({ card: 'Card 1', drawn: [2, 1, 1], recalled: [3, 0, 0] });
  });
});

describe('the connection', () => {
  test('two pages of one user; a restarted server is followed by a reload', async () => {
    const own = worldFolder();
    const first = await startTestHost({ world: own.world });
    const page = await joinAs(browser, first, 'Player 1');
    await page.evaluate(() => Object.assign(globalThis, { before: true }));
    await first.close();
    const second = await startTestHost({ world: own.world, port: first.port });
    await page.waitForFunction(() => !('before' in globalThis) && 'game' in globalThis && game.ready);
    await page.context().close();
    await second.close();
    own.remove();
  });

  test('works under a route prefix, on a host name that is not localhost, without a canvas', async () => {
    const own = worldFolder();
    const remote = await startTestHost({ world: own.world, routePrefix: 'foo', noCanvas: true });
    const lan = await openBrowser(['--host-resolver-rules=MAP table.example 127.0.0.1']);
    const page = await joinAs(lan, remote, 'Gamemaster', `http://table.example:${remote.port}/foo`);
    const where = await page.evaluate(() => [globalThis.isSecureContext, foundry.utils['getRoute']?.('modules/x.js')]);
    expect(where).toEqual([false, 'foo/modules/x.js']);
    expect(await page.evaluate(() => JournalEntry.create({ name: 'There' }).then(({ name }) => name))).toBe('There');
    expect(await page.evaluate(() => probe.some(({ hook }) => hook.startsWith('canvas')))).toBe(false);
    await lan.close();
    await remote.close();
    own.remove();
  });
});
