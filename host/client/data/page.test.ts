import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { joinAs, joinByForm, openBrowser } from '../../testing/browser';
import { startTestHost, worldFolder } from '../../testing/host';
import { type Doc, type PageGlobals, settled } from '../../testing/page-globals';
import { asDocumented } from '../../testing/page/as-documented';
import { diceAndCards } from '../../testing/page/dice-and-cards';
import { documentsOfPages } from '../../testing/page/documents';
import { openSession } from '../../testing/session';
declare const foundry: PageGlobals['foundry'];
declare const JournalEntry: PageGlobals['JournalEntry'];
declare const Hooks: PageGlobals['Hooks'];
declare const CONFIG: PageGlobals['CONFIG'];
declare const probe: PageGlobals['probe'];
declare const game: PageGlobals['game'];

const session = openSession({}, { player: true });
let gm: Page;
let player: Page;

beforeAll(() => {
  ({ gm, player } = session);
});

describe('the boot', () => {
  // shows host.7
  test('runs the hooks in order; user and translations are available when they are in Foundry', async () => {
    const seen = await gm.evaluate(() => probe.map(({ hook, user, words, ready }) => [hook, user, words, ready]));
    expect(seen.filter(([hook]) => !String(hook).startsWith('canvas'))).toEqual([
      ['init', null, 'PROBE.Hello', false],
      ['i18nInit', null, 'Hello {name}', false],
      ['setup', 'Gamemaster', 'Hello {name}', false],
      ['ready', 'Gamemaster', 'Hello {name}', true],
    ]);
  });

  // shows host.1
  test('knows the module by its manifest', async () => {
    const known = await gm.evaluate(() => game.modules.get('probe-module'));
    expect(known).toMatchObject({ title: 'Probe', active: true, flags: { probe: true } });
  });
});

describe('reading from the server', () => {
  test('makes new documents from the server’s data, and changes nothing on the page', async () => {
    await gm.evaluate(() => JournalEntry.create({ name: 'Stored' }));
    await settled(player);
    const found = await player.evaluate(async () => {
      const own = game.journal.size;
      const entry = game.journal.getName('Stored');
      const read = await CONFIG.DatabaseBackend.get(JournalEntry, { query: { _id: entry?.id } });
      return { isOther: read[0] !== entry, names: read.map(({ name }) => name), more: game.journal.size - own };
    });
    expect(found).toEqual({ isOther: true, names: ['Stored'], more: 0 });
  });

  test('needs a query', async () => {
    const refused = await player.evaluate(() =>
      CONFIG.DatabaseBackend.get(JournalEntry, {}).then(
        () => '',
        (error: Error) => error.message,
      ),
    );
    expect(refused).toContain('query');
  });
});

documentsOfPages(session);

describe('settings', () => {
  test('call onChange of the world’s on every page, reject players, and keep the client’s in this browser', async () => {
    await gm.evaluate(() => game.settings.set('probe-module', 'world', 7));
    await settled(player);
    expect(await player.evaluate(() => game.settings.get('probe-module', 'world'))).toBe(7);
    const refused = player.evaluate(() => game.settings.set('probe-module', 'world', 8));
    await expect(refused).rejects.toThrow('lacks permission to update Setting');
    await player.evaluate(() => game.settings.set('probe-module', 'client', 'b'));
    expect(await player.evaluate(() => localStorage.getItem('probe-module.client'))).toBe('"b"');
    expect(await gm.evaluate(() => game.settings.get('probe-module', 'client'))).toBe('a');
    const unknown = gm.evaluate(() => game.settings.get('core', 'noSuchSetting' as 'rollMode'));
    await expect(unknown).rejects.toThrow('not a registered game setting');
  });

  test('use the client’s language, with English for missing keys', async () => {
    await player.evaluate(() => game.settings.set('core', 'language', 'fi'));
    await player.reload();
    await player.waitForFunction(() => 'game' in globalThis && game.ready);
    expect(
      await player.evaluate(() => [
        game.i18n.lang,
        game.i18n.format('PROBE.Hello', { name: 'Aino' }),
        game.i18n.localize('PROBE.Only'),
        game.i18n.has('PROBE.None'),
      ]),
    ).toEqual(['fi', 'Terve Aino', 'Only English', false]);
  });
});

describe('world time and pause', () => {
  test('every page learns their changes', async () => {
    const listen = `(() => {
      globalThis.told = [];
      Hooks.on('updateWorldTime', (time, delta, _options, userId) => told.push(['time', time, delta, game.users.get(userId).name]));
      Hooks.on('pauseGame', (paused, { userId }) => told.push(['paused', paused, game.users.get(userId).name]));
    })()`;
    await gm.evaluate(listen);
    await player.evaluate(listen);
    await gm.evaluate(`game.time.advance(3600).then(() => game.time.advance(-600))`);
    await gm.evaluate(`game.togglePause(true, { broadcast: true })`);
    await player.waitForFunction('game.paused');
    await gm.evaluate(`game.togglePause(false, { broadcast: true })`);
    await player.waitForFunction('!game.paused');
    const expected = [
      ['time', 3600, 3600, 'Gamemaster'],
      ['time', 3000, -600, 'Gamemaster'],
      ['paused', true, 'Gamemaster'],
      ['paused', false, 'Gamemaster'],
    ];
    for (const page of [gm, player]) expect(await page.evaluate('told')).toEqual(expected);
    expect(await player.evaluate('game.time.worldTime')).toBe(3000);
    await expect(player.evaluate('game.togglePause(true, { broadcast: true })')).rejects.toThrow('permission');
  });

  test('a setting created by two calls at once has the value of the second', async () => {
    const value = await gm.evaluate(`(async () => {
      game.settings.register('probe-module', 'both', { scope: 'world', type: String, default: '' });
      await Promise.all(['one', 'two'].map(value => game.settings.set('probe-module', 'both', value)));
      return game.settings.get('probe-module', 'both');
    })()`);
    expect(value).toBe('two');
  });

  test('a debounced method is called on its object', async () => {
    const name = await gm.evaluate(`new Promise(resolve => {
      const object = { name: 'mine', ask: foundry.utils.debounce(function () { resolve(this.name); }, 1) };
      object.ask();
    })`);
    expect(name).toBe('mine');
  });
});

describe('presence', () => {
  test('a user is active while one of their pages is connected', async () => {
    const active = (): Promise<unknown> => gm.evaluate(() => game.users.getName('Player 2')?.['active']);
    await gm.evaluate(() => {
      Object.assign(globalThis, { came: [] });
      Hooks.on('userConnected', (user: Doc, connected: boolean) => {
        (globalThis as unknown as { came: unknown[] }).came.push([user.name, connected]);
      });
    });
    expect(await active()).toBe(false);
    const page = await joinAs(session.browser, session.host, 'Player 2');
    expect(await active()).toBe(true);
    await page.context().close();
    await gm.waitForFunction(() => game.users.getName('Player 2')?.['active'] === false);
    const came = await gm.evaluate(() => (globalThis as unknown as { came: unknown }).came);
    expect(came).toEqual([
      ['Player 2', true],
      ['Player 2', false],
    ]);
  });
});

describe('messages between pages', () => {
  test('with query-user=absent a handler does not learn who asks', async () => {
    const assume = (value: string): Promise<Response> =>
      fetch(`${session.host.url}/host/assume`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ 'query-user': value }),
      });
    await assume('absent');
    const answer = await player.evaluate(() => game.users.activeGM.query('probe-module.echo', {}));
    await assume('present');
    expect(answer).toEqual({ data: {}, from: null });
  });

  test('a query runs on the addressed user’s page, which learns who asks', async () => {
    expect(
      await player.evaluate(() => game.users.activeGM.query('probe-module.echo', { a: 1 }, { timeout: 2000 })),
    ).toEqual({ data: { a: 1 }, from: 'Player 1' });
    const unknown = player.evaluate(() => game.users.activeGM.query('probe-module.none', {}));
    await expect(unknown).rejects.toThrow('no query handler');
  });

  test('the module’s socket reaches the other pages', async () => {
    await player.evaluate(() => game.socket.emit('module.probe-module', { from: 'player' }));
    await gm.waitForFunction(() => probe.some(({ hook }) => hook === 'socket'));
    expect(await gm.evaluate(() => probe.find(({ hook }) => hook === 'socket')?.data)).toEqual({ from: 'player' });
  });
});

diceAndCards(session);
asDocumented(session);

describe('the connection', () => {
  // shows host.10
  test('reloads two pages of one user after the server restarts', async () => {
    const own = worldFolder();
    const first = await startTestHost({ world: own.world });
    const page = await joinAs(session.browser, first, 'Player 1');
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
    const remote = await startTestHost({ world: own.world, routePrefix: 'foo', noCanvas: true, password: 'sesame' });
    const lan = await openBrowser(['--host-resolver-rules=MAP table.example 127.0.0.1']);
    const page = await (await lan.newContext()).newPage();
    await joinByForm(page, `http://table.example:${remote.port}/foo`, 'Gamemaster', 'sesame');
    const where = await page.evaluate(() => [globalThis.isSecureContext, foundry.utils['getRoute']?.('modules/x.js')]);
    expect(where).toEqual([false, 'foo/modules/x.js']);
    expect(await page.evaluate(() => JournalEntry.create({ name: 'There' }).then(({ name }) => name))).toBe('There');
    expect(await page.evaluate(() => probe.some(({ hook }) => hook.startsWith('canvas')))).toBe(false);
    await lan.close();
    await remote.close();
    own.remove();
  });
});
