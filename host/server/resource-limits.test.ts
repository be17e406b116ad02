/** How much of the server's memory and time pages can use: everything is limited, and the others play on. */
import { cpSync, mkdirSync } from 'node:fs';
import { createConnection, type Socket as TcpSocket } from 'node:net';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { rawLine, webSocketFrame } from '../testing/frames';
import { joinWith, probeModule, send, type Client } from '../testing/host';
import { openedByTests } from '../testing/opened';
import type { Host } from './index';

const { closing, newFolder, newHost, joinAll } = openedByTests();
const text = (frame: string): Buffer => webSocketFrame(0x81, Buffer.from(frame));
const message = (length: number) => ({ data: [{ content: 'x'.repeat(length) }] });
const player = async (host: Host, name: string): Promise<Client> => {
  const [client] = await joinAll(host, name);
  if (!client) throw new Error('nobody joined');
  return client;
};
const ended = (line: TcpSocket): Promise<void> => new Promise(resolve => void line.once('close', () => resolve()));
const count = (host: Host, event: string): number => host.traffic().sent[event]?.count ?? 0;

describe('bytes', () => {
  test.each([
    ['sixty times a megabyte', 60, 60],
    ['the same ones a thousand times', 1, 1_000],
  ])('%s: the connection is closed before they come, and nobody receives them', async (_what, given, named) => {
    const host = await newHost();
    const other = await player(host, 'Player 2');
    const line = await rawLine(host, host.login('Player 1'));
    const places = Array.from({ length: named }, (_, n) => `{"_placeholder":true,"num":${n % given}}`);
    line.write(text(`45${given}-["module.probe-module",[${places.join()}]]`));
    line.on('error', () => undefined);
    for (let n = 0; n < given; n++) line.write(webSocketFrame(0x82, Buffer.alloc(900_000, 7)));
    await vi.waitFor(() => expect(host.faults().join()).toContain('bytes'));
    await other.world();
    expect(count(host, 'module.probe-module')).toBe(0);
    line.destroy();
  });
});

describe('a page that reads nothing of what it is sent', () => {
  test('is not answered without limit: its requests wait, and continue when it reads the first answers', async () => {
    const host = await newHost();
    const other = await player(host, 'Player 2');
    for (let n = 0; n < 6; n++) await other.modify('create', 'ChatMessage', message(900_000));
    const line = await rawLine(host, host.login('Player 1'));
    line.pause();
    const before = count(host, 'world answer');
    const asked = 200;
    for (let n = 0; n < asked; n++) line.write(text(`42${n}["world",{}]`));
    for (let n = 0; n < 20; n++) await other.ask('boot', {});
    await new Promise(resolve => setTimeout(resolve, 500));
    expect(count(host, 'world answer') - before).toBeLessThan(12);
    let got = 0;
    line.on('data', (piece: Buffer) => (got += piece.length));
    line.resume();
    while (got < 40_000_000) await other.ask('boot', {});
    expect(count(host, 'world answer') - before).toBeGreaterThan(6);
    line.destroy();
  });

  test('is not sent events without limit: its connection is cut, and the others receive everything', async () => {
    const host = await newHost();
    const [one, other] = (await joinAll(host, 'Player 1', 'Player 2')) as [Client, Client];
    const line = await rawLine(host, host.login('Player 3'));
    line.pause();
    let heard = 0;
    other.socket.on('module.probe-module', () => heard++);
    const away = new Promise<void>(resolve => {
      other.socket.on('userConnected', (_user, isHere) => isHere === false && resolve());
    });
    for (let n = 0; n < 25; n++) {
      one.socket.emit('module.probe-module', 'x'.repeat(900_000));
      await one.ask('boot', {});
    }
    await away;
    expect((await other.world()).activeUsers).toHaveLength(2);
    expect(heard).toBe(25);
    line.destroy();
  });

  test('asks for more than can wait: its connection is cut', async () => {
    const host = await newHost();
    const [one, other] = (await joinAll(host, 'Player 1', 'Player 2')) as [Client, Client];
    const closed = one.next('disconnect');
    for (let n = 0; n < 60; n++) one.socket.emit('modifyDocument', { documentName: 'x'.repeat(990_000) });
    for (let n = 0; n < 60; n++) one.modify('create', 'ChatMessage', message(990_000)).catch(() => undefined);
    await closed;
    expect((await other.world()).activeUsers).toEqual([other.userId]);
  });
});

test('a user who joins endlessly ends only their own sessions', async () => {
  const host = await newHost();
  const Cookie = host.login('Gamemaster');
  const first = host.login('Player 1');
  for (let n = 0; n < 600; n++) host.login('Player 1');
  const isIn = async (cookie: string): Promise<boolean> =>
    (await send(`${host.url}/game`, { Cookie: cookie })).status === 200;
  expect(await isIn(Cookie)).toBe(true);
  expect(await isIn(first)).toBe(false);
});

test('one address cannot take all places', async () => {
  const host = await newHost();
  const lines: TcpSocket[] = [];
  closing.push(() => {
    for (const line of lines) line.destroy();
  });
  const open = (): Promise<TcpSocket> =>
    new Promise(resolve => {
      const line = createConnection(host.port, '127.0.0.1', () => resolve(line));
      line.on('error', () => undefined);
      lines.push(line);
    });
  for (let n = 0; n < 500; n++) await open();
  await ended(await open());
  expect(lines.filter(({ destroyed }) => destroyed)).toHaveLength(1);
  for (const line of lines.splice(0)) line.destroy();
  expect((await player(host, 'Player 1')).userId).not.toBe('');
});

describe('a request', () => {
  const keys = (length: number): Record<string, number> =>
    Object.fromEntries(Array.from({ length }, (_, n) => [`k${n}`, n]));

  test('of a player with excessively many keys is refused before it is carried out; a game master’s is not', async () => {
    const host = await newHost();
    const [gm, one] = (await joinAll(host, 'Gamemaster', 'Player 1')) as [Client, Client];
    const write = (client: Client, length: number): Promise<unknown> =>
      client.modify('create', 'ChatMessage', { data: [{ content: 'x', flags: { a: keys(length) } }] });
    await expect(write(one, 20_001)).rejects.toThrow('too many values');
    await write(one, 1_000);
    await write(gm, 20_001);
    const nested = Array.from({ length: 150 }, () => ({ content: 'x', flags: { a: [keys(150)] } }));
    await expect(one.modify('create', 'ChatMessage', { data: nested })).rejects.toThrow('too many values');
  });

  test('that creates a setting twice is refused, alone and in one list', async () => {
    const host = await newHost();
    const one = await player(host, 'Player 1');
    const setting = (key: string) => ({ key, value: '1', user: one.userId });
    await one.modify('create', 'Setting', { data: [setting('a'), setting('b')] });
    await expect(one.modify('create', 'Setting', { data: [setting('a')] })).rejects.toThrow('already exists');
    await expect(one.modify('create', 'Setting', { data: [setting('c'), setting('c')] })).rejects.toThrow('already');
  });
});

test.each(['password', '==password', '-=password'])(
  'the stored form of a password is sent to nobody by %s',
  async key => {
    const host = await newHost();
    const [one, other] = (await joinAll(host, 'Player 1', 'Player 2')) as [Client, Client];
    await one.modify('update', 'User', { updates: [{ _id: one.userId, password: 'first' }] });
    const told = other.next('modifyDocument');
    const answer = await one.modify('update', 'User', { updates: [{ _id: one.userId, [key]: 'sesame' }] });
    expect(JSON.stringify([answer, await told, await other.world()])).not.toMatch(/sesame|scrypt/);
  },
);

describe('a world inside its module’s folder', () => {
  test.each(['worlds/demo', 'demo'])('as %s is sent to nobody, nor is another world beside it', async place => {
    const folder = newFolder();
    cpSync(probeModule, folder, { recursive: true });
    const world = join(folder, place);
    mkdirSync(world, { recursive: true });
    const host = await newHost({ module: folder, world });
    const Cookie = host.login('Gamemaster');
    void host.invitations();
    const at = `${host.url}/modules/probe-module`;
    const status = async (path: string): Promise<number> => (await send(`${at}/${path}`, { Cookie })).status;
    expect(await status('module.json')).toBe(200);
    const ways = [place, `./${place}`, `x/../${place}`, place.replace('d', '%64'), `/${place}`, `${place}/../demo`];
    for (const way of ways) {
      for (const file of ['secret', 'sessions.json', 'data/CURRENT']) expect(await status(`${way}/${file}`)).toBe(404);
    }
  });
});

describe('a user who guesses a password endlessly', () => {
  const ELSEWHERE = { 'X-Forwarded-For': '10.0.0.9' };
  const GAMEMASTER = { username: 'Gamemaster', password: 'sesame' };
  // on a slow machine too, no second passes between two guesses
  const atOnce = (): void => void vi.useFakeTimers({ toFake: ['Date'] });
  afterEach(() => void vi.useRealTimers());

  test('locks out neither the machine itself nor a browser that has joined before', async () => {
    const host = await newHost({ password: 'sesame' });
    const known = await joinWith(host.url, GAMEMASTER, ELSEWHERE);
    expect(known.status).toBe(302);
    atOnce();
    for (let n = 0; n < 40; n++) await joinWith(host.url, { ...GAMEMASTER, password: 'wrong' }, ELSEWHERE);
    const status = async (headers: Record<string, string>, password = 'sesame'): Promise<number> =>
      (await joinWith(host.url, { ...GAMEMASTER, password }, headers)).status;
    expect(await status(ELSEWHERE)).toBe(429);
    expect(await status({})).toBe(302);
    expect(await status({ ...ELSEWHERE, Cookie: known.cookies })).toBe(302);
    const forged = known.cookies.replace(/known-(\d+)=[^.]*/, 'known-$1=AAAAAAAAAAAAAAAA');
    expect(await status({ ...ELSEWHERE, Cookie: forged })).toBe(429);
  });

  test('is slowed down also in a browser that has joined before', async () => {
    const host = await newHost({ password: 'sesame' });
    const { cookies } = await joinWith(host.url, GAMEMASTER, ELSEWHERE);
    const guesses: number[] = [];
    atOnce();
    for (let n = 0; n < 12; n++) {
      const headers = { ...ELSEWHERE, Cookie: cookies };
      guesses.push((await joinWith(host.url, { ...GAMEMASTER, password: 'wrong' }, headers)).status);
    }
    expect(guesses.filter(one => one === 429).length).toBeGreaterThan(5);
  });
});
