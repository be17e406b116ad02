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
declare const _replace: PageGlobals['_replace'];
declare const CONFIG: PageGlobals['CONFIG'];
declare const hostFaults: PageGlobals['hostFaults'];
declare const probe: PageGlobals['probe'];
declare const game: PageGlobals['game'];

const folder = worldFolder();
let browser: Browser;
let host: Host;
let gm: Page;
let player: Page;

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
const settled = (page: Page): Promise<unknown> =>
  page.evaluate(
    () =>
      new Promise(resolve => {
        game.socket.socket.emit('boot', {}, resolve);
      }),
  );

describe('the boot', () => {
  test('runs the hooks in order; user and translations come when they do in Foundry', async () => {
    const seen = await gm.evaluate(() => probe.map(({ hook, user, words, ready }) => [hook, user, words, ready]));
    expect(seen.filter(([hook]) => !String(hook).startsWith('canvas'))).toEqual([
      ['init', null, 'PROBE.Hello', false],
      ['i18nInit', null, 'Hello {name}', false],
      ['setup', 'Gamemaster', 'Hello {name}', false],
      ['ready', 'Gamemaster', 'Hello {name}', true],
    ]);
  });

  test('knows the module by its manifest', async () => {
    const known = await gm.evaluate(() => game.modules.get('probe-module'));
    expect(known).toMatchObject({ title: 'Probe', active: true, flags: { probe: true } });
  });
});

describe('reading from the server', () => {
  test('makes new documents of what stands there, and changes nothing on the page', async () => {
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

  test('hooks are not awaited: a document is made before a slow listener has done its work', async () => {
    const order = await gm.evaluate(async () => {
      const said: string[] = [];
      const slow = async (what: string): Promise<void> => {
        await new Promise(resume => {
          setTimeout(resume, 50);
        });
        said.push(what);
      };
      const ids = [
        Hooks.on('preCreateJournalEntry', () => slow('pre')),
        Hooks.on('createJournalEntry', () => slow('post')),
      ];
      const made = await JournalEntry.create({ name: 'Unhurried' });
      said.push('made');
      await new Promise(resume => {
        setTimeout(resume, 150);
      });
      Hooks.off('preCreateJournalEntry', ids[0] ?? 0);
      Hooks.off('createJournalEntry', ids[1] ?? 0);
      return [made !== undefined, said.indexOf('made') < said.indexOf('post'), said.length];
    });
    // what a pre-hook promises is no veto either
    expect(order).toEqual([true, true, 3]);
  });

  test('update merges, deletes by _del, and stays silent without a difference', async () => {
    const seen = await gm.evaluate(async () => {
      const entry = await JournalEntry.create({ name: 'Flags', flags: { 'probe-module': { a: 1, b: { c: 2 } } } });
      const fired: unknown[] = [];
      const id = Hooks.on('updateJournalEntry', (_entry: Doc, changed: Record<string, unknown>) => {
        fired.push(changed['flags']);
      });
      await entry.update({ 'flags.probe-module.b.c': 2 });
      await entry.update({ 'flags.probe-module.b.d': 3 });
      await entry.update({ flags: { 'probe-module': { a: _del } } });
      await entry.setFlag('probe-module', 'list', [1]);
      await entry.unsetFlag('probe-module', 'b');
      Hooks.off('updateJournalEntry', id);
      return { fired, flags: entry.flags, list: entry.getFlag('probe-module', 'list') };
    });
    expect(seen.flags).toEqual({ 'probe-module': { list: [1] } });
    expect(seen.fired).toEqual([
      { 'probe-module': { b: { d: 3 } } },
      { 'probe-module': { '-=a': null } },
      { 'probe-module': { list: [1] } },
      { 'probe-module': { '-=b': null } },
    ]);
    expect(seen.list).toEqual([1]);
  });

  test('_replace replaces, recursive: false merges nothing, delete tells everyone', async () => {
    const seen = await gm.evaluate(async () => {
      const entry = await JournalEntry.create({ name: 'Replaced', flags: { m: { a: 1 }, n: { b: 1 } } });
      await entry.update({ flags: { m: _replace({ c: 2 }) } });
      const replaced = entry.toObject()['flags'];
      await entry.update({ flags: { o: { d: 3 } } }, { recursive: false });
      return { replaced, flat: entry.toObject()['flags'], id: entry.id };
    });
    expect(seen).toMatchObject({ replaced: { m: { c: 2 }, n: { b: 1 } }, flat: { o: { d: 3 } } });
    await gm.evaluate(id => JournalEntry.deleteDocuments([id]).then(() => undefined), seen.id);
    await settled(player);
    const [hooks, left] = await player.evaluate(
      id => [
        probe.filter(one => one.hook === 'deleteJournalEntry' && one.id === id).length,
        game.journal.get(id) === undefined,
      ],
      seen.id,
    );
    expect([hooks, left]).toEqual([1, true]);
  });

  test("a package's own document class stands for the type", async () => {
    const name = await gm.evaluate(async () => {
      class OwnTile extends CONFIG.Tile.documentClass {}
      CONFIG.Tile.documentClass = OwnTile;
      const scene = await Scene.create({ name: 'Own tiles' });
      const [tile] = await scene.createEmbeddedDocuments('Tile', [{ width: 1, height: 1 }]);
      return tile?.constructor.name;
    });
    expect(name).toBe('OwnTile');
  });

  test("a player without permission is rejected with Foundry's words", async () => {
    await gm.evaluate(() => JournalEntry.create({ name: 'Closed', ownership: { default: 2 } }));
    await settled(player);
    const message = await player.evaluate(async () => {
      const entry = game.journal.getName('Closed');
      const refused = await entry?.update({ name: 'Mine' }).then(
        () => '',
        (error: Error) => error.message,
      );
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

  test("tiles and levels are embedded in a scene; a level's levels are a Set", async () => {
    const seen = await gm.evaluate(async () => {
      const scene = await Scene.create(
        {
          name: 'Board',
          padding: 0,
          levels: [{ _id: 'boardlevel000000', name: 'Board' }],
        },
        { keepId: true },
      );
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

  test("the language is the client's; English fills the gaps", async () => {
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

describe('what holds for the whole world', () => {
  test('its time is told to every page with how far it went, and its pause too', async () => {
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

  test('a setting that two calls make at once has the value of the second', async () => {
    const value = await gm.evaluate(`(async () => {
      game.settings.register('probe-module', 'both', { scope: 'world', type: String, default: '' });
      await Promise.all(['one', 'two'].map(value => game.settings.set('probe-module', 'both', value)));
      return game.settings.get('probe-module', 'both');
    })()`);
    expect(value).toBe('two');
  });

  test('what is debounced as a method is called on its object', async () => {
    const name = await gm.evaluate(`new Promise(resolve => {
      const object = { name: 'mine', ask: foundry.utils.debounce(function () { resolve(this.name); }, 1) };
      object.ask();
    })`);
    expect(name).toBe('mine');
  });
});

describe('presence', () => {
  test('a user is active while a page of his is connected', async () => {
    const active = (): Promise<unknown> => gm.evaluate(() => game.users.getName('Player 2')?.['active']);
    await gm.evaluate(() => {
      Object.assign(globalThis, { came: [] });
      Hooks.on('userConnected', (user: Doc, connected: boolean) => {
        (globalThis as unknown as { came: unknown[] }).came.push([user.name, connected]);
      });
    });
    expect(await active()).toBe(false);
    const page = await joinAs(browser, host, 'Player 2');
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
  test('a handler may not learn who asks: query-user=absent', async () => {
    const assume = (value: string): Promise<Response> =>
      fetch(`${host.url}/host/assume`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ 'query-user': value }),
      });
    await assume('absent');
    const answer = await player.evaluate(() => game.users.activeGM.query('probe-module.echo', {}));
    await assume('present');
    expect(answer).toEqual({ data: {}, from: null });
  });

  test('a query is handled by the addressed user, who learns who asks', async () => {
    expect(
      await player.evaluate(() => game.users.activeGM.query('probe-module.echo', { a: 1 }, { timeout: 2000 })),
    ).toEqual({ data: { a: 1 }, from: 'Player 1' });
    const unknown = player.evaluate(() => game.users.activeGM.query('probe-module.none', {}));
    await expect(unknown).rejects.toThrow('no query handler');
  });

  test("the module's socket reaches the others", async () => {
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

  test('a package adds a die by its letter; an unknown one is an error', async () => {
    const seen = await gm.evaluate(async () => {
      class Hammer extends foundry.dice.terms.DiceTerm {
        static DENOMINATION = 'h';
        constructor(data: object) {
          super({ ...data, faces: 6 });
        }
      }
      CONFIG.Dice.terms['h'] = Hammer;
      CONFIG.Dice.randomUniform = () => 0.5;
      const roll = await new Roll('3dh - 1').evaluate();
      return [roll.formula, roll.total, roll.dice[0] instanceof Hammer, Roll.validate('2dq'), Roll.validate('2d6 +')];
    });
    expect(seen).toEqual(['3dh - 1', 8, true, false, false]);
  });

  test('fromData takes the results it is given', async () => {
    expect(
      await gm.evaluate(
        () =>
          Roll.fromData({
            class: 'Roll',
            formula: '2d6',
            evaluated: true,
            total: 9,
            terms: [
              {
                class: 'Die',
                number: 2,
                faces: 6,
                evaluated: true,
                results: [4, 5].map(result => ({ result, active: true })),
              },
            ],
          }).total,
      ),
    ).toBe(9);
  });
});

describe('cards', () => {
  test('a drawn card stays in its deck, drawn, and its copy comes home again', async () => {
    const seen = await gm.evaluate(async () => {
      const quiet = { chatNotification: false };
      const cards = [1, 2, 3].map(value => ({ name: `Card ${value}`, value, sort: value }));
      const stacks = [
        { name: 'Deck', type: 'deck', cards },
        { name: 'Hand', type: 'hand' },
      ];
      const [deck, hand] = await Cards.createDocuments(stacks);
      const call = (doc: Doc | undefined, method: string, ...args: unknown[]): Promise<Doc[]> =>
        (doc?.[method] as (...args: unknown[]) => Promise<Doc[]>).apply(doc, args);
      const [card] = await call(hand, 'draw', deck, 1, quiet);
      const stack = (doc: Doc | undefined, part: string): number => (doc?.[part] as Doc[]).length;
      const count = (): number[] => [
        stack(deck, 'availableCards'),
        stack(deck, 'drawnCards'),
        stack(hand, 'availableCards'),
      ];
      const drawn = count();
      await call(deck, 'recall', quiet);
      return { card: card?.name, drawn, recalled: count() };
    });
    expect(seen).toEqual({ card: 'Card 1', drawn: [2, 1, 1], recalled: [3, 0, 0] });
  });
});

test('a hook that returns false stops a pass of cards before anything is written', async () => {
  const left = await gm.evaluate(async () => {
    const stacks = [
      { name: 'From', type: 'pile', cards: [{ name: 'Kept' }] },
      { name: 'To', type: 'pile' },
    ];
    const [from, to] = await Cards.createDocuments(stacks);
    const id = Hooks.on('passCards', (_from: Doc, _to: Doc, { action }: { action: string }) => action !== 'play');
    const [card] = from?.['availableCards'] as Doc[];
    await (card?.['play'] as (to?: Doc) => Promise<unknown>).call(card, to);
    Hooks.off('passCards', id);
    return [from, to].map(stack => (stack?.['availableCards'] as Doc[]).length);
  });
  expect(left).toEqual([1, 0]);
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
