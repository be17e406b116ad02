/** The cost of many small values: a text of a megabyte can contain half a million, so their number is limited. */
import { describe, expect, test, vi } from 'vitest';
import type { Data } from '../shared/json';
import { notJson } from '../shared/json';
import { clean, list, idOf, type Findings } from '../shared/schema';
import { rawLine, webSocketFrame } from '../testing/frames';
import type { Client } from '../testing/host';
import { openedByTests } from '../testing/opened';

const { newHost, joinAll } = openedByTests();
const join = async (...names: string[]) => {
  const host = await newHost();
  return { host, clients: await joinAll(host, ...names) };
};
const alone = async () => {
  const { host, clients } = await join('Player 1');
  const [one] = clients as [Client];
  return { host, one };
};
const text = (frame: string): Buffer => webSocketFrame(0x81, Buffer.from(frame));

describe('a frame', () => {
  test.each<[string, string]>([
    ['empty objects', '{},'],
    ['empty lists', '[],'],
    ['numbers', '0,'],
  ])('of 250,000 %s closes its connection before it is parsed', async (_what, one) => {
    const host = await newHost();
    const line = await rawLine(host, host.login('Player 1'));
    line.on('error', () => undefined);
    line.write(text(`421["query",[${one.repeat(250_000)}0]]`));
    await vi.waitFor(() => expect(host.faults().join()).toContain('more than 200000 values'), 20_000);
    expect(host.traffic().received['query']).toBeUndefined();
    line.destroy();
  });

  test('that greets with half a megabyte, which would stay in memory while the page is open, is no greeting', async () => {
    const host = await newHost();
    const [other] = (await joinAll(host, 'Player 2')) as [Client];
    const line = await rawLine(host, host.login('Player 1'));
    line.on('error', () => undefined);
    line.write(text(`40{"a":"${'x'.repeat(500_000)}"}`));
    await vi.waitFor(() => expect(host.faults().join()).toContain('greets at length'), 20_000);
    expect((await other.world()).userId).toBe(other.userId);
    line.destroy();
  });

  test('with a ping, which no browser can send, closes its connection, also for a stranger', async () => {
    const host = await newHost();
    for (const cookie of [host.login('Player 1'), '']) {
      const line = await rawLine(host, cookie);
      line.on('error', () => undefined);
      const closed = new Promise(resolve => line.once('close', resolve));
      line.write(webSocketFrame(0x89, Buffer.alloc(0)));
      await closed;
    }
    expect((await joinAll(host, 'Player 2'))[0]?.userId).toBeDefined();
  });
});

describe('a request of a player', () => {
  test.each<[string, Data]>([
    ['a text', { data: ['x'.repeat(900_000)] }],
    ['a list', { data: [[0, 1]] }],
    ['nothing', { data: [null] }],
    ['a text as a change', { updates: ['x'.repeat(900_000)] }],
  ])('creates or changes no document out of %s', async (_what, operation) => {
    const { one } = await alone();
    const action = 'data' in operation ? 'create' : 'update';
    await expect(one.modify(action, 'ChatMessage', operation)).rejects.toThrow('is an object');
  });

  test('has no more values in lists than in objects', async () => {
    const { one } = await alone();
    const message = { content: 'a', whisper: Array.from({ length: 20_001 }, () => 0) };
    await expect(one.modify('create', 'ChatMessage', { data: [message] })).rejects.toThrow('too many values');
  });

  test.each(['create', 'update'] as const)('makes no million objects out of dotted keys by %s', async action => {
    const { one } = await alone();
    const path = '.b'.repeat(37);
    const flags = Object.fromEntries(Array.from({ length: 5_000 }, (_, n) => [`a${n}${path}`, 0]));
    const asked =
      action === 'create'
        ? one.modify(action, 'ChatMessage', { data: [{ content: 'a', flags }] })
        : one.modify(action, 'User', { updates: [{ _id: one.userId, flags }] });
    await expect(asked).rejects.toThrow('more than 40000 values');
  });

  test.each<[string, string, Data]>([
    ['flags', 'ChatMessage', {}],
    ['another field that takes anything', 'User', {}],
  ])('does not fill %s of a document in many steps', async (what, name) => {
    const { one } = await alone();
    const created = name === 'User' ? undefined : await one.modify('create', name, { data: [{ content: 'a' }] });
    const _id = created ? (created.result[0] as Data)['_id'] : one.userId;
    const field = what === 'flags' ? 'flags' : 'hotbar';
    const add = (step: number): Promise<unknown> =>
      one.modify('update', name, {
        updates: [{ _id, [field]: { [`s${step}`]: Array.from({ length: 15_000 }, () => ({})) } }],
      });
    await add(0);
    await add(1);
    await expect(add(2)).rejects.toThrow('more than 40000 values');
  });

  test('adds no more small values to the world than can be sent to everybody', async () => {
    const { one } = await alone();
    const data = [{ content: 'a', flags: { a: Array.from({ length: 19_000 }, () => ({})) } }];
    let added = 0;
    const add = async (): Promise<void> => {
      for (; added < 30; added++) await one.modify('create', 'ChatMessage', { data });
    };
    await expect(add()).rejects.toThrow('too much');
    expect(added).toBeGreaterThan(10);
  });

  test('makes no macro in another’s name', async () => {
    const { clients } = await join('Gamemaster', 'Player 1');
    const [gm, one] = clients as [Client, Client];
    const macro = { name: 'M', type: 'chat', command: '/roll 1d6' };
    await expect(one.modify('create', 'Macro', { data: [{ ...macro, author: gm.userId }] })).rejects.toThrow('lacks');
    await one.modify('create', 'Macro', { data: [macro] });
  });

  test.each(['JournalEntry', 'x', 'Actor.a.Item', '..'])('puts nothing below the parent "%s"', async parentUuid => {
    const { clients } = await join('Gamemaster');
    const [gm] = clients as [Client];
    for (const name of ['JournalEntryPage', 'Combatant', 'Item', 'Token']) {
      await expect(gm.modify('create', name, { data: [{ name: 'a' }], parentUuid })).rejects.toThrow();
    }
  });
});

test('reading tells nobody what a password is, or who has none', async () => {
  const { clients } = await join('Gamemaster', 'Player 1');
  const [gm, one] = clients as [Client, Client];
  await gm.modify('update', 'User', { updates: [{ _id: gm.userId, password: 'sesame' }] });
  const read = (query: Data): Promise<Data[]> =>
    one.ask('modifyDocument', { action: 'get', documentName: 'User', operation: { query } });
  const all = await read({});
  expect(await read({ password: '' })).toEqual(all);
  expect(all.length).toBeGreaterThan(2);
  expect(await read({ password: 'sesame' })).toEqual([]);
});

describe('what has no answer yet', () => {
  test('is counted for all pages of a user together, and no longer after the page has left', async () => {
    const { host, clients } = await join('Player 1', 'Player 1', 'Player 1', 'Player 2');
    const [one, second, third, other] = clients as [Client, Client, Client, Client];
    const query = { queryName: 'x', queryData: Array.from({ length: 60_000 }, () => 0), userId: other.userId };
    const closed = [one, second, third].map(
      ({ socket }) => new Promise(resolve => void socket.once('disconnect', resolve)),
    );
    for (const client of [one, second, third]) {
      for (let n = 0; n < 6; n++) client.ask('query', query).catch(() => undefined);
    }
    await Promise.race(closed);
    for (const client of [one, second, third]) client.close();
    await vi.waitFor(async () => expect((await other.world()).activeUsers).toEqual([other.userId]), 20_000);
    const [again] = (await joinAll(host, 'Player 1')) as [Client];
    for (let n = 0; n < 20; n++) again.ask('query', { ...query, queryData: n }).catch(() => undefined);
    expect((await again.world()).userId).toBe(again.userId);
  });
});

test('a value that JSON cannot represent is reported a few times, however long its name is and however often it occurs', () => {
  const found = notJson({ ['k'.repeat(3_000)]: Array.from({ length: 100_000 }, () => Infinity) });
  expect(found).toHaveLength(5);
  expect(found.join().length).toBeLessThan(2_000);
});

test('a value that a field cannot hold is reported a few times', () => {
  const findings: Findings = { unknown: [], invalid: [] };
  const data = { whisper: Array.from({ length: 1_000 }, () => 'x'.repeat(1_000)), ['y'.repeat(9)]: 0 };
  clean({ whisper: list(idOf('User')) }, data, findings);
  expect(findings.invalid).toHaveLength(20);
  expect(findings.invalid.join().length).toBeLessThan(10_000);
  expect(findings.unknown).toEqual(['y'.repeat(9)]);
});
