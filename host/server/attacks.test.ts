/** Attacks by a player: with forged frames, or from other sites. */
import { readdirSync } from 'node:fs';
import { createConnection } from 'node:net';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Data } from '../shared/json';
import { joinWith, startTestHost, type Client } from '../testing/host';
import { openedByTests } from '../testing/opened';
import type { Host } from './index';
import { openLevel } from './store';

const { closing, newFolder, newHost, joinAll } = openedByTests();
const seated = async (host: Host): Promise<{ gm: Client; player: Client }> => {
  const [gm, player] = (await joinAll(host, 'Gamemaster', 'Player 1')) as [Client, Client];
  return { gm, player };
};
const user = async (client: Client, id: string): Promise<Data> =>
  (await client.world()).documents['User']?.find(({ _id }) => _id === id) ?? {};

describe('a player becomes Gamemaster', () => {
  test.each<[string, Data]>([
    ['by the field', { role: 4 }],
    ['by replacing', { '==role': 4 }],
    ['by deleting', { '-=role': null }],
    ['by a dotted permission', { 'permissions.SETTINGS_MODIFY': true }],
    ['by a replaced permission', { '==permissions': { SETTINGS_MODIFY: true } }],
    ['by a replaced permission, dotted', { '==permissions.SETTINGS_MODIFY': true }],
    ['by an operator inside', { permissions: { '==SETTINGS_MODIFY': true } }],
    ['by an operator at the end of a path', { 'permissions.==SETTINGS_MODIFY': true }],
    ['together with what they may', { flags: { a: 1 }, '==role': 4 }],
  ])('%s: refused without any effect', async (_how, changes) => {
    const host = await newHost();
    const { gm, player } = await seated(host);
    const updates = [{ _id: player.userId, ...changes }];
    for (const options of [{}, { diff: false }, { recursive: false }, { diff: false, recursive: false }]) {
      await expect(player.modify('update', 'User', { updates, ...options })).rejects.toThrow('lacks permission');
    }
    expect(await user(gm, player.userId)).toMatchObject({ role: 1, permissions: {}, flags: {} });
  });

  test('by a setting of their own under the name of the permissions', async () => {
    const host = await newHost();
    const { player } = await seated(host);
    const value = JSON.stringify({ SETTINGS_MODIFY: [1, 2, 3, 4] });
    await player.modify('create', 'Setting', { data: [{ key: 'core.permissions', value, user: player.userId }] });
    const [own] = (await player.world()).documents['Setting'] ?? [];
    const world = { data: [{ key: 'some.setting', value: '1' }] };
    await expect(player.modify('create', 'Setting', world)).rejects.toThrow('lacks permission');
    for (const changes of [{ user: null }, { '==user': null }, { '-=user': null }, { key: 'other.key' }]) {
      const updates = [{ _id: own?.['_id'], ...changes }];
      await expect(player.modify('update', 'Setting', { updates })).rejects.toThrow('lacks permission');
    }
  });
});

test.each<[string, Data]>([
  ['plainly', { ownership: { default: 3 } }],
  ['by a path', { 'ownership.default': 3 }],
  ['by replacing', { '==ownership': { default: 3 } }],
  ['by a path that replaces', { 'ownership.==default': 3 }],
  ['by deleting', { '-=ownership': null }],
])('an owner who is not a game master gives rights away %s: refused', async (_how, changes) => {
  const host = await newHost();
  const { gm, player } = await seated(host);
  const ownership = { [player.userId]: 3 };
  const { result } = await gm.modify('create', 'JournalEntry', { data: [{ name: 'Entry', ownership }] });
  const _id = (result[0] as Data)['_id'];
  const before = (await gm.world()).documents['JournalEntry'];
  await expect(player.modify('update', 'JournalEntry', { updates: [{ _id, ...changes }] })).rejects.toThrow('lacks');
  expect((await gm.world()).documents['JournalEntry']).toEqual(before);
});

test.each<[string, Data]>([
  ['by replacing', { '==_id': 'gm' }],
  ['by replacing, together with what they may', { flags: { a: 1 }, '==_id': 'gm' }],
  ['by deleting', { '-=_id': null }],
])('a player takes the Gamemaster’s id %s: both keep their roles, also on disk', async (_how, given) => {
  const world = newFolder();
  const host = await newHost({ world });
  const { gm, player } = await seated(host);
  const changes = '==_id' in given ? { ...given, '==_id': gm.userId } : given;
  const who = async (client: Client): Promise<readonly unknown[]> =>
    ((await client.world()).documents['User'] ?? []).map(({ _id, name, role }) => [_id, name, role]);
  const before = await who(gm);
  await player.modify('update', 'User', { updates: [{ _id: player.userId, ...changes }] }).catch(() => undefined);
  expect(await who(gm)).toEqual(before);
  gm.close();
  player.close();
  await host.close();
  const again = await newHost({ world });
  const { gm: later } = await seated(again);
  expect((await who(later)).toSorted()).toEqual(before.toSorted());
});

test.each(['pages', '==pages', '-=pages'])(
  'an owner of an entry cannot change its pages beyond their own rights by %s',
  async key => {
    const host = await newHost();
    const { gm, player } = await seated(host);
    const pages = [{ name: "The game master's", ownership: { default: 0, [player.userId]: 0 } }];
    const ownership = { [player.userId]: 3 };
    const { result } = await gm.modify('create', 'JournalEntry', { data: [{ name: 'Entry', ownership, pages }] });
    const _id = (result[0] as Data)['_id'];
    const before = (await gm.world()).documents['JournalEntry'];
    const value = key.startsWith('-') ? null : [{ name: 'Mine' }];
    await player.modify('update', 'JournalEntry', { updates: [{ _id, [key]: value }] }).catch(() => undefined);
    expect((await gm.world()).documents['JournalEntry']).toEqual(before);
  },
);

test('a message keeps its author, whoever changes it and however', async () => {
  const host = await newHost();
  const { gm, player } = await seated(host);
  const { result } = await player.modify('create', 'ChatMessage', { data: [{ content: 'mine' }] });
  const _id = (result[0] as Data)['_id'];
  for (const client of [gm, player]) {
    for (const changes of [{ author: gm.userId }, { '==author': gm.userId }, { '-=author': null }]) {
      await expect(client.modify('update', 'ChatMessage', { updates: [{ _id, ...changes }] })).rejects.toThrow('lacks');
    }
  }
  for (const author of [{ author: gm.userId }, { '==author': gm.userId }]) {
    const forged = { data: [{ content: 'yours', ...author }] };
    await expect(player.modify('create', 'ChatMessage', forged)).rejects.toThrow('lacks permission');
  }
});

test.each([
  '{"flags":{"__proto__":{"polluted":1}}}',
  '{"flags":{"a":{"constructor":{"prototype":{"polluted":1}}}}}',
  '{"flags.__proto__.polluted":1}',
  '{"flags.constructor.prototype.polluted":1}',
  '{"__proto__.polluted":1}',
  '{"constructor.prototype.polluted":1}',
  '{"==__proto__":{"polluted":1}}',
  '{"flags":{"==__proto__":{"polluted":1}}}',
  '{"flags.==__proto__.polluted":1}',
  '{"flags":{"-=constructor":null}}',
])('an update with %s reaches no prototype', async text => {
  const host = await newHost();
  const { gm, player } = await seated(host);
  const changes = JSON.parse(text) as Data;
  const updates = [{ ...(JSON.parse(`{"_id":"${player.userId}"}`) as Data) }];
  Object.defineProperties(updates[0], Object.getOwnPropertyDescriptors(changes));
  await player.modify('update', 'User', { updates }).catch(() => undefined);
  await player.modify('create', 'ChatMessage', { data: [Object.assign({ content: 'x' }, changes)] }).catch(() => {});
  expect(({} as Data)['polluted']).toBeUndefined();
  expect(typeof {}.constructor).toBe('function');
  const after = await user(gm, player.userId);
  expect(JSON.stringify(after)).not.toMatch(/polluted|__proto__|constructor/);
  expect((await user(player, gm.userId))['name']).toBe('Gamemaster');
});

test('an unknown action deletes nothing', async () => {
  const host = await newHost();
  const { gm } = await seated(host);
  for (const action of ['remove', 'constructor', '__proto__', '', undefined]) {
    const request = gm.ask('modifyDocument', { action, documentName: 'User', operation: { ids: [gm.userId] } });
    await expect(request).rejects.toThrow('not an action');
  }
  expect((await gm.world()).documents['User']).toHaveLength(7);
});

describe('passwords', () => {
  test('never leave the server, and the store keeps only their hashes', async () => {
    const world = newFolder();
    const host = await newHost({ world });
    const { gm, player } = await seated(host);
    const told = gm.next('modifyDocument');
    const answer = await player.modify('update', 'User', { updates: [{ _id: player.userId, password: 'sesame' }] });
    expect(JSON.stringify([answer, await told, await gm.world()])).not.toMatch(/sesame|scrypt/);
    const joining = async (password: string): Promise<number> =>
      (await joinWith(host.url, { username: 'player 1', password })).status;
    expect([await joining(''), await joining('wrong'), await joining('sesame')]).toEqual([403, 403, 302]);
    gm.close();
    player.close();
    await host.close();
    const level = await openLevel(join(world, 'data'));
    const kept = JSON.stringify(await level.get(`!users!${player.userId}`));
    await level.close();
    expect(kept).toMatch(/scrypt:/);
    expect(kept).not.toContain('sesame');
  });
});

test('the test endpoints are shut unless the host was started with them', async () => {
  const host = await newHost({ doors: false });
  for (const door of ['faults', 'traffic', 'assume']) {
    expect((await fetch(`${host.url}/host/${door}`)).status).toBe(404);
  }
  const body = JSON.stringify({ 'tile-anchor': 'data' });
  const headers = { 'Content-Type': 'application/json' };
  expect((await fetch(`${host.url}/host/assume`, { method: 'POST', headers, body })).status).toBe(404);
});

test('a test endpoint refuses a page of another name that this machine was made to answer to', async () => {
  const host = await newHost();
  const asked = (name: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const socket = createConnection(host.port, '127.0.0.1', () => {
        socket.write(`GET /host/faults HTTP/1.1\r\nHost: ${name}\r\nConnection: close\r\n\r\n`);
      });
      socket.once('data', data => resolve(String(data).slice(9, 12)));
      socket.once('error', reject);
    });
  expect(await asked(`evil.example:${host.port}`)).toBe('404');
  expect(await asked(`localhost:${host.port}`)).toBe('200');
});

test.each([
  ['a form on a page of another site', { Origin: 'http://evil.example' }],
  ['a form on a page without a site', { Origin: 'null' }],
  ['somebody behind a proxy on this machine', { 'X-Forwarded-For': '10.0.0.9' }],
])('a test endpoint refuses %s', async (_who, own) => {
  const host = await newHost();
  const ask = async (headers: Record<string, string>): Promise<number> => {
    const body = new URLSearchParams({ 'tile-anchor': 'data' });
    return (await fetch(`${host.url}/host/assume`, { method: 'POST', body, headers })).status;
  };
  expect(await ask(own)).toBe(404);
  expect(await ask({ Origin: `http://localhost:${host.port}` })).toBe(200);
});

test('a request during the loading of the world is answered like any other', async () => {
  const world = newFolder();
  const first = await startTestHost({ world });
  const { port } = first;
  await first.close();
  const starting = startTestHost({ world, port });
  const answers: number[] = [];
  let isOpen = false;
  while (!isOpen) {
    try {
      answers.push((await fetch(`http://localhost:${port}/join`)).status);
      isOpen = true;
    } catch {
      await new Promise(resolve => setTimeout(resolve, 1));
    }
  }
  closing.push(async () => (await starting).close());
  expect(answers).toEqual([200]);
});

test('a world is neither emptied nor opened if another host uses its port', async () => {
  const world = newFolder();
  const host = await newHost({ world });
  const { gm } = await seated(host);
  await gm.modify('create', 'JournalEntry', { data: [{ name: 'Entry' }] });
  await expect(startTestHost({ world, port: host.port, reset: true })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  expect(readdirSync(join(world, 'data')).length).toBeGreaterThan(2);
  await gm.modify('create', 'JournalEntry', { data: [{ name: 'Another' }] });
});

describe('a player at a door', () => {
  const WALLS = [
    { _id: 'plaindoor0000001', c: [0, 0, 1, 1], door: 1, ds: 0 },
    { _id: 'lockeddoor000001', c: [0, 0, 1, 1], door: 1, ds: 2 },
    { _id: 'secretdoor000001', c: [0, 0, 1, 1], door: 2, ds: 0 },
    { _id: 'plainwall0000001', c: [0, 0, 1, 1], door: 0, ds: 0 },
  ];

  test('opens what is neither locked nor secret, and changes nothing else by any way of writing it', async () => {
    const host = await newHost();
    const { gm, player } = await seated(host);
    const scene = { _id: 'house00000000001', name: 'House', walls: WALLS };
    await gm.modify('create', 'Scene', { data: [scene], keepId: true, keepEmbeddedIds: true });
    const parentUuid = 'Scene.house00000000001';
    const attempt = (changes: Data, options: Data = {}): Promise<unknown> =>
      player.modify('update', 'Wall', { updates: [changes], parentUuid, ...options });
    await attempt({ _id: 'plaindoor0000001', ds: 1 });
    const forged: Data[] = [
      { _id: 'lockeddoor000001', ds: 0 },
      { _id: 'lockeddoor000001', '==ds': 1 },
      { _id: 'lockeddoor000001', '-=ds': null },
      { _id: 'secretdoor000001', ds: 1 },
      { _id: 'plainwall0000001', ds: 1 },
      { _id: 'plainwall0000001', ds: 1, door: 1 },
      { _id: 'plaindoor0000001', ds: 0, c: [5, 5, 6, 6] },
      { _id: 'plaindoor0000001', ds: 2 },
      { _id: 'plaindoor0000001', ds: 0, flags: { core: { x: 1 } } },
      { _id: 'plaindoor0000001', door: 0 },
    ];
    for (const changes of forged) {
      for (const options of [{}, { diff: false }, { recursive: false }]) {
        await expect(attempt(changes, options), JSON.stringify(changes)).rejects.toThrow('lacks permission');
      }
    }
    await expect(player.modify('delete', 'Wall', { ids: ['plaindoor0000001'], parentUuid })).rejects.toThrow('lacks');
    await expect(player.modify('create', 'Wall', { data: [{ c: [0, 0, 1, 1] }], parentUuid })).rejects.toThrow('lacks');
    const [house] = (await gm.world()).documents['Scene'] ?? [];
    const states = (house?.['walls'] as Data[]).map(({ _id, door, ds, c }) => [_id, door, ds, c]);
    expect(states).toEqual(WALLS.map(({ _id, door, ds, c }) => [_id, door, _id === 'plaindoor0000001' ? 1 : ds, c]));
  });
});
