/** Connections that send nothing, or send very slowly: each is closed by the server after a while. */
import { createConnection } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { openedByTests } from '../testing/opened';
import type { Host } from './index';
import { PATIENCE } from './options';

const { newHost } = openedByTests();
const drops: NodeJS.Timeout[] = [];
afterEach(() => {
  for (const one of drops.splice(0)) clearInterval(one);
});

/** Sends the first text, then the other again and again; returns the server's answer when it closes the connection. */
const drip = (host: Host, first: string, drop = ''): Promise<string> =>
  new Promise(resolve => {
    const line = createConnection(Number(new URL(host.url).port), '127.0.0.1');
    let heard = '';
    line.on('data', data => {
      heard += String(data);
    });
    line.on('error', () => undefined);
    line.on('close', () => resolve(heard));
    line.write(first);
    if (drop) drops.push(setInterval(() => line.write(drop), 5));
  });

const POST =
  'POST /join HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n';

describe('a line is closed', () => {
  const impatient = (head: number, whole: number): Promise<Host> => newHost({ patience: { head, whole, looks: 5 } });

  test('that says nothing', async () => {
    expect(await drip(await impatient(30, 60), '')).not.toContain(' 200 ');
  });

  test('that never ends its head, though a drop comes all the time', async () => {
    // the whole request may take any time: only its head is limited
    expect(await drip(await impatient(30, 0), 'GET /join HTTP/1.1\r\nHost: localhost\r\n', 'X-A: b\r\n')).toMatch(
      /408|^$/,
    );
  });

  test('that never ends what it sends, though a drop comes all the time', async () => {
    expect(await drip(await impatient(30, 60), POST, '{"a": 1, ')).not.toContain(' 200 ');
  });
});

test('a host waits ten seconds for a head and thirty for a request, and looks more often than either', async () => {
  expect(PATIENCE).toEqual({ head: 10_000, whole: 30_000, looks: 5_000 });
  const host = await newHost();
  const { status } = await fetch(new URL('join', `${host.url}/`));
  expect(status).toBe(200);
});
