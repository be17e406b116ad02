/** Frames that no page of ours would send: none ends the host, and other pages are answered meanwhile. */
import { describe, expect, test } from 'vitest';
import type { Client } from '../testing/host';
import { malformed, rawLine } from '../testing/frames';
import { openedByTests } from '../testing/opened';
import type { Host } from './index';

const { newHost, joinAll } = openedByTests();
const nested = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`;
const two = async (host: Host): Promise<[Client, Client]> =>
  (await joinAll(host, 'Player 1', 'Player 2')) as [Client, Client];

describe('a page sends', () => {
  test.each<[string, unknown[]]>([
    ['a function as a question', ['world', () => 0]],
    ['a function to a module', ['module.probe-module', () => 0]],
    ['functions in the wrong places', ['modifyDocument', () => 0, {}, () => 0]],
    ['a function instead of an answer to a query', ['queryAnswer', () => 0]],
    ['nothing', ['queryAnswer']],
    ['nothing where an object stands', ['query', null]],
    ['no list', ['modifyDocument', { action: 'create', documentName: 'ChatMessage', operation: { data: {} } }]],
    [
      'nothing in a list',
      ['modifyDocument', { action: 'update', documentName: 'User', operation: { updates: [null] } }],
    ],
    ['a number as an event', [7 as never, {}]],
    ['an event of the language', ['__proto__', {}]],
    ['a fault without a text', ['hostFault', { toString: 1 }]],
  ])('%s: it is answered or ignored, and all pages continue', async (_what, frame) => {
    const host = await newHost();
    const [one, other] = await two(host);
    (one.socket.emit as (...frame: unknown[]) => void)(...frame);
    expect((await other.world()).activeUsers).toHaveLength(2);
    expect((await one.world()).userId).toBe(one.userId);
  });

  test.each([
    ['nested 6,000 deep', nested(6_000)],
    ['nested 41 deep', nested(41)],
    ['longer than a megabyte', `"${'x'.repeat(1_000_001)}"`],
    ['60 megabytes long', `"${'x'.repeat(60_000_000)}"`],
  ])('a frame %s: its connection is closed, and nobody receives it', async (_what, data) => {
    const host = await newHost();
    const [one, other] = await two(host);
    const heard: unknown[] = [];
    other.socket.on('module.probe-module', () => heard.push(1));
    const closed = one.next('disconnect');
    // sent below the client's encoder, which would refuse some of them
    one.socket.io.engine.write(`2["module.probe-module",${data}]`);
    await closed;
    expect((await other.world()).userId).toBe(other.userId);
    expect(heard).toEqual([]);
  });

  test.each<[string, unknown]>([
    ['nested as deep as may be', JSON.parse(nested(39))],
    ['of almost a megabyte', 'x'.repeat(990_000)],
    ['with brackets in a text', `${'[{'.repeat(100)}"\\`],
  ])('a frame %s: all others receive it', async (_what, data) => {
    const host = await newHost();
    const [one, other] = await two(host);
    const heard = other.next('module.probe-module');
    one.socket.emit('module.probe-module', data);
    expect(await heard).toEqual([data, one.userId]);
  });
});

describe('a player writes', () => {
  const refused: readonly (readonly [string, string])[] = [
    ['elements nested without end', '<b>'.repeat(300_000)],
    ['elements nested too deep', '<b>'.repeat(101)],
    ['more elements than any page has', '<b></b>'.repeat(130_000)],
    ['more attributes', `<b ${'a=1 '.repeat(200_000)}>`],
    ['a style without end', `<b style="${'color:red;'.repeat(90_000)}">`],
    ['pictures without end', `<img srcset="${'a 1x,'.repeat(170_000)}">`],
    ['signs that open nothing', '<'.repeat(900_000)],
    ['entities without end', '&'.repeat(900_000)],
    ['comments without end', '<!---->'.repeat(120_000)],
  ];
  test.each(refused)('%s: refused', async (_what, content) => {
    const host = await newHost();
    const [one] = await two(host);
    await expect(one.modify('create', 'ChatMessage', { data: [{ content }] })).rejects.toThrow('This HTML');
    expect((await one.world()).documents['ChatMessage']).toEqual([]);
  });

  test('as much text and markup as a long page has: accepted', async () => {
    const host = await newHost();
    const [one] = await two(host);
    const content = `<p>${'Words, and <b>more</b> of them. '.repeat(2_000)}</p>`;
    await one.modify('create', 'ChatMessage', { data: [{ content: `${'<b>'.repeat(99)}x${'</b>'.repeat(99)}` }] });
    await one.modify('create', 'ChatMessage', { data: [{ content }] });
    expect((await one.world()).documents['ChatMessage']).toMatchObject([{}, { content }]);
  });

  test('flags of their own up to a limit', async () => {
    const host = await newHost();
    const [one] = await two(host);
    const write = (key: string, length: number): Promise<unknown> =>
      one.modify('update', 'User', { updates: [{ _id: one.userId, flags: { a: { [key]: 'x'.repeat(length) } } }] });
    await write('a', 400_000);
    await expect(write('b', 100_000)).rejects.toThrow('flags of User');
    await write('a', 10);
    await write('b', 400_000);
  });

  test('more than their share of the world: refused, until they delete some of it', async () => {
    const host = await newHost();
    const [one] = await two(host);
    const write = (): Promise<unknown> =>
      one.modify('create', 'ChatMessage', { data: [{ content: 'x'.repeat(990_000) }] });
    for (let message = 0; message < 16; message++) await write();
    await expect(write()).rejects.toThrow('added too much');
    const [first] = (await one.world()).documents['ChatMessage'] ?? [];
    await one.modify('delete', 'ChatMessage', { ids: [String(first?.['_id'])] });
    await write();
  });

  test.each<[string, Parameters<Client['modify']>]>([
    ['a path of too many parts', ['create', 'ChatMessage', { data: [{ [`flags${'.a'.repeat(400_000)}`]: 1 }] }]],
    [
      'too many documents',
      ['create', 'ChatMessage', { data: Array.from({ length: 5_001 }, () => ({ content: 'x' })) }],
    ],
    ['too many at once to delete', ['delete', 'ChatMessage', { ids: Array.from({ length: 5_001 }, () => 'x') }]],
  ])('%s: refused', async (_what, request) => {
    const host = await newHost();
    const [one] = await two(host);
    await expect(one.modify(...request)).rejects.toThrow('too many');
  });

  test('the same document so often that it is rewritten endlessly: refused', async () => {
    const host = await newHost();
    const [one] = await two(host);
    const flags = { a: { a: 'x'.repeat(400_000) } };
    await one.modify('update', 'User', { updates: [{ _id: one.userId, flags }] });
    const updates = Array.from({ length: 1_000 }, (_, n) => ({ _id: one.userId, 'flags.a.b': n }));
    await expect(one.modify('update', 'User', { updates })).rejects.toThrow('too much at once');
  });

  test('unreadable permissions, as a game master: those of a fresh world apply', async () => {
    const host = await newHost();
    const [gm, one] = (await joinAll(host, 'Gamemaster', 'Player 1')) as [Client, Client];
    await gm.modify('create', 'Setting', { data: [{ key: 'core.permissions', value: '{' }] });
    await one.modify('create', 'ChatMessage', { data: [{ content: 'x' }] });
  });
});

test('events with unknown names are neither counted nor reported at length', async () => {
  const host = await newHost();
  const [one] = await two(host);
  for (let event = 0; event < 3_000; event++) one.socket.emit(`event ${event} ${'x'.repeat(200)}`, {});
  await one.world();
  expect(Object.keys(host.traffic().received)).toEqual(['world']);
  expect(host.faults().length).toBeLessThanOrEqual(1_000);
});

test('20,000 malformed frames: the host survives, and another page is answered after every hundred', async () => {
  const host = await newHost();
  const [one] = (await joinAll(host, 'Player 2')) as [Client];
  const cookie = host.login('Player 1');
  let line = await rawLine(host, cookie);
  let answered = 0;
  for (let frame = 0; frame < 20_000; frame++) {
    if (line.destroyed || line.readyState !== 'open') line = await rawLine(host, cookie);
    line.write(malformed(frame));
    if (frame % 100 !== 99) continue;
    await one.ask('boot', {});
    answered++;
  }
  line.destroy();
  expect(answered).toBe(200);
  const { documents } = await one.world();
  expect(documents['User']?.map(({ name, role }) => [name, role])).toContainEqual(['Gamemaster', 4]);
});
