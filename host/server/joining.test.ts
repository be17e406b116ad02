/** Who may join, from where and how; and attacks on that. */
import { networkInterfaces } from 'node:os';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { io } from 'socket.io-client';
import { joinWith, send } from '../testing/host';
import { openedByTests } from '../testing/opened';
import type { Host } from './index';

const { newHost, joinAll } = openedByTests();
const GAMEMASTER = { username: 'Gamemaster' };

describe('without a password', () => {
  test.each<[string, Record<string, string>]>([
    ['a proxy passes the request on', { 'X-Forwarded-For': '10.0.0.9' }],
    ['a proxy says so in the standard way', { Forwarded: 'for=10.0.0.9' }],
    ['a proxy names itself only', { Via: '1.1 tunnel' }],
    ['a tunnel says where the request comes from', { 'CF-Connecting-IP': '10.0.0.9' }],
    ['a name elsewhere was made to point here', { Host: 'evil.example' }],
  ])('nobody joins where %s', async (_how, headers) => {
    const host = await newHost();
    for (const username of ['Gamemaster', 'Assistant', 'Player 1']) {
      expect(await joinWith(host.url, { username }, headers)).toMatchObject({ status: 403, cookie: '' });
    }
  });

  test('everybody joins on the machine itself, under each of its names', async () => {
    const host = await newHost({ names: ['table.example'] });
    for (const name of ['localhost', '127.0.0.1', 'table.example']) {
      const { status } = await joinWith(host.url, GAMEMASTER, { Host: `${name}:${host.port}` });
      expect(status).toBe(302);
    }
  });
});

describe('a page of another site', () => {
  const asked = async (host: Host, headers: Record<string, string>): Promise<number> =>
    (await joinWith(host.url, GAMEMASTER, headers)).status;

  test.each<[string, Record<string, string>]>([
    ['says where it is', { Origin: 'http://evil.example' }],
    ['hides where it is', { Origin: 'null' }],
    ['is told apart by the browser', { 'Sec-Fetch-Site': 'cross-site' }],
    ['stands at another port of this machine', { 'Sec-Fetch-Site': 'same-site' }],
  ])('logs nobody in by a form where it %s', async (_how, headers) => {
    expect(await asked(await newHost(), headers)).toBe(403);
  });

  test("has no token of the form, nor another visitor's", async () => {
    const host = await newHost();
    expect(await joinWith(host.url, { ...GAMEMASTER, token: '' })).toMatchObject({ status: 403, cookie: '' });
    const other = await send(`${host.url}/join`);
    const token = /name="token" value="([^"]*)"/.exec(other.text)?.[1] ?? '';
    expect(await joinWith(host.url, { ...GAMEMASTER, token })).toMatchObject({ status: 403, cookie: '' });
  });

  test('logs nobody in by a link: the form waits, unless the user opened it directly', async () => {
    const host = await newHost();
    const open = (site: string) => send(`${host.url}/join?user=Gamemaster`, { 'Sec-Fetch-Site': site });
    for (const site of ['cross-site', 'same-site']) {
      const { text, headers } = await open(site);
      expect(text).not.toContain('data-at-once');
      expect(String(headers['set-cookie'])).not.toContain('session');
    }
    expect((await open('none')).text).toContain('data-at-once');
  });

  test('opens no socket with a user’s cookie, although the game’s page does', async () => {
    const host = await newHost();
    const open = (Origin: string): Promise<boolean> =>
      new Promise(resolve => {
        const extraHeaders = { Cookie: host.login('Gamemaster'), Origin };
        const socket = io(host.url, { transports: ['websocket'], forceNew: true, reconnection: false, extraHeaders });
        const tell = (isOpen: boolean): void => {
          socket.disconnect();
          resolve(isOpen);
        };
        socket.once('connect', () => tell(true));
        socket.once('connect_error', () => tell(false));
      });
    expect(await open('http://evil.example')).toBe(false);
    expect(await open('null')).toBe(false);
    expect(await open(host.url)).toBe(true);
  });

  test('can frame no page, and no file is taken for another type', async () => {
    const host = await newHost();
    const Cookie = host.login('Gamemaster');
    for (const path of ['join', 'game', 'modules/probe-module/module.json', 'nowhere']) {
      const { headers } = await send(`${host.url}/${path}`, { Cookie });
      expect(headers['content-security-policy']).toContain('frame-ancestors');
      expect(headers).toMatchObject({ 'x-frame-options': 'SAMEORIGIN', 'x-content-type-options': 'nosniff' });
    }
  });
});

describe('passwords', () => {
  // on a slow machine too, no second passes between two guesses
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());

  test('can only be guessed slowly, without making others at the same address wait', async () => {
    const host = await newHost({ password: 'sesame' });
    const answers: number[] = [];
    for (let guess = 0; guess < 25; guess++) {
      answers.push((await joinWith(host.url, { ...GAMEMASTER, password: `guess ${guess}` })).status);
    }
    expect(answers.filter(status => status === 429).length).toBeGreaterThan(15);
    expect((await joinWith(host.url, { ...GAMEMASTER, password: 'sesame' })).status).toBe(429);
    expect((await joinWith(host.url, { username: 'Player 1' })).status).toBe(302);
  });

  test('cannot be guessed faster by simultaneous tries', async () => {
    const host = await newHost({ password: 'sesame' });
    const guesses = Array.from({ length: 25 }, () => joinWith(host.url, { ...GAMEMASTER, password: 'wrong' }));
    const answers = (await Promise.all(guesses)).map(({ status }) => status);
    expect(answers.filter(status => status === 429).length).toBeGreaterThan(15);
  });

  test("a new one ends the user's other sessions and pages", async () => {
    const host = await newHost();
    const [gm, one, other] = await joinAll(host, 'Gamemaster', 'Player 1', 'Player 1');
    const cookie = host.login('Player 1');
    const isIn = async (): Promise<boolean> => (await send(`${host.url}/game`, { Cookie: cookie })).status === 200;
    expect(await isIn()).toBe(true);
    const gone = other?.next('disconnect');
    await one?.modify('update', 'User', { updates: [{ _id: one.userId, password: 'sesame' }] });
    await gone;
    expect(await isIn()).toBe(false);
    expect((await one?.world())?.userId).toBe(one?.userId);
    const last = one?.next('disconnect');
    await gm?.modify('update', 'User', { updates: [{ _id: one?.userId, password: 'other' }] });
    await last;
  });

  test('a deleted user has no session left', async () => {
    const host = await newHost();
    const [gm, player] = await joinAll(host, 'Gamemaster', 'Player 1');
    const gone = player?.next('disconnect');
    await gm?.modify('delete', 'User', { ids: [player?.userId ?? ''] });
    await gone;
  });
});

describe('a host that others can reach', () => {
  const opened = (): Promise<Host> => newHost({ hostname: '0.0.0.0', password: 'sesame', doors: true });
  const outside = Object.values(networkInterfaces())
    .flat()
    .find(one => one?.family === 'IPv4' && !one.internal)?.address;
  const addresses = ['localhost', ...(outside ? [outside] : [])];

  test('wants a password for the Gamemaster', async () => {
    await expect(newHost({ hostname: '0.0.0.0' })).rejects.toThrow('--password');
  });

  test.each(addresses)('at %s admits nobody without a password or an invitation', async address => {
    const host = await opened();
    const at = `http://${address}:${host.port}`;
    for (const username of ['Gamemaster', 'Assistant', 'Player 1']) {
      expect((await joinWith(at, { username })).status).toBe(403);
    }
    expect((await joinWith(at, { ...GAMEMASTER, password: 'sesame' })).status).toBe(302);
    const link = new URL(host.invitations().get('Player 1') ?? '');
    const invitation = new URLSearchParams(link.hash.slice(1)).get('invitation') ?? '';
    expect(link.search).toBe('');
    const joined = await joinWith(at, { username: '', invitation });
    expect(joined.status).toBe(302);
    expect((await send(`${at}/game`, { Cookie: joined.cookie })).status).toBe(200);
    for (const other of [
      '',
      'x',
      invitation.slice(1),
      `${invitation.slice(0, -1)}_`,
      invitation.replace(/\..*/, '.'),
    ]) {
      expect((await joinWith(at, { username: 'Player 1', invitation: other })).status).toBe(403);
    }
    expect((await send(`${at}/host/faults`)).status).toBe(address === 'localhost' ? 200 : 404);
  });

  test('invites by links that only the Gamemaster receives, and that a password ends', async () => {
    const host = await opened();
    const [gm, player] = await joinAll(host, 'Gamemaster', 'Player 1');
    const invitation = await gm?.ask<string>('invitation', player?.userId);
    await expect(player?.ask('invitation', gm?.userId)).rejects.toThrow('Only the Gamemaster');
    await expect(gm?.ask('invitation', 'nobody')).rejects.toThrow('no such user');
    expect(host.invitations().get('Player 1')).toContain(invitation);
    expect(host.invitations().has('Gamemaster')).toBe(false);
    await player?.modify('update', 'User', { updates: [{ _id: player.userId, password: 'own' }] });
    expect((await joinWith(host.url.replace('0.0.0.0', 'localhost'), { invitation: invitation ?? '' })).status).toBe(
      403,
    );
  });
});
