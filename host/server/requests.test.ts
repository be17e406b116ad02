/** Requests that no browser makes, byte by byte: none ends the host, blocks others, or opens anything. */
import { createConnection } from 'node:net';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { openedByTests } from '../testing/opened';
import type { Host } from './index';

const { newHost } = openedByTests();

/** Sends bytes over a new connection, and returns what came back before it closed or was silent for a time (ms). */
const raw = (host: Host, bytes: string | Buffer, { silence = 0, isReset = false } = {}): Promise<string> =>
  new Promise(resolve => {
    const line = createConnection(host.port, '127.0.0.1');
    let heard = '';
    const end = (): void => {
      line.destroy();
      resolve(heard);
    };
    line.setTimeout(silence, end);
    line.on('data', data => (heard += String(data)));
    line.on('error', () => undefined);
    line.on('close', end);
    line.on('connect', () => line.write(bytes, () => isReset && line.resetAndDestroy()));
  });

const get = (path: string, ...headers: readonly string[]): string =>
  [`GET ${path} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...headers, '', ''].join('\r\n');
const post = (type: string, body: string | Buffer, ...headers: readonly string[]): Buffer =>
  Buffer.concat([
    Buffer.from(
      [
        'POST /join HTTP/1.1',
        'Host: localhost',
        'Connection: close',
        `Content-Type: ${type}`,
        `Content-Length: ${body.length}`,
        ...headers,
        '',
        '',
      ].join('\r\n'),
    ),
    Buffer.from(body),
  ]);
const upgrade = (path: string, ...headers: readonly string[]): string =>
  [`GET ${path} HTTP/1.1`, 'Host: localhost', 'Upgrade: websocket', 'Connection: Upgrade', ...headers, '', ''].join(
    '\r\n',
  );

const JSON_TYPE = 'application/json';
const FORM = 'application/x-www-form-urlencoded';
const LONG = 15_000;
/** After this time (ms) without an answer the attacker disconnects; most are answered at once. */
const GIVEN_UP = 300;

const TRICKS: Readonly<Record<string, string | Buffer>> = {
  'no host': 'GET /join HTTP/1.0\r\n\r\n',
  'another host, in its address':
    'GET http://evil.example/join HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n',
  'two hosts': get('/join', 'Host: evil.example'),
  'an address of slashes': get('/'.repeat(LONG)),
  'an address of dots': get('/modules/probe-module/' + '../'.repeat(LONG / 3)),
  'an address of per cents': get('/icons/' + '%'.repeat(LONG)),
  'an address of encoded dots': get('/modules/probe-module/' + '%2e%2e%2f'.repeat(1_000) + 'etc/passwd'),
  'an address with a zero byte': get('/modules/probe-module/module.json%00.png'),
  'an address with backslashes': get('/assets/..\\..\\..\\package.json'),
  'an address of brackets': get('/join?user' + '[a]'.repeat(LONG / 3)),
  'an address of a thousand users': get('/join?' + 'user=a&'.repeat(2_000)),
  'a prototype in its query': get('/join?__proto__[user]=Gamemaster&user=x'),
  'a long cookie': get('/game', `Cookie: ${';'.repeat(LONG)}`),
  'a cookie of blanks': get('/game', `Cookie: a;${' '.repeat(LONG)}b`),
  'a long host': get('/join').replace('localhost', ':1'.repeat(LONG / 2)),
  'a long origin': get('/join', `Origin: ${'http://'.repeat(2_000)}`),
  'ten thousand ranges': get('/modules/probe-module/module.json', `Range: bytes=${'0-0,'.repeat(3_000)}1-1`),
  'a head beyond all bounds': get('/join', `X-A: ${'a'.repeat(100_000)}`),
  'five thousand heads': get('/join', ...Array.from({ length: 5_000 }, (_, n) => `X-${n}: 1`)),
  'a method nobody knows': get('/join').replace('GET', 'BREW'),
  'a connection to another': 'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n',
  'a trace': get('/join').replace('GET', 'TRACE'),
  'two lengths': post(FORM, 'username=Gamemaster', 'Content-Length: 3'),
  'a length and chunks': post(FORM, 'username=Gamemaster', 'Transfer-Encoding: chunked'),
  'JSON nested fifty thousand deep': post(JSON_TYPE, '['.repeat(50_000) + ']'.repeat(50_000)),
  'JSON with a prototype': post(JSON_TYPE, '{"__proto__":{"token":"x"},"username":{"length":1}}'),
  'a form of fifty thousand fields': post(FORM, 'a&'.repeat(49_000)),
  'a form in an unknown alphabet': post(`${FORM}; charset=utf-7`, 'username=Gamemaster'),
  'a megabyte of noughts, packed': post(JSON_TYPE, gzipSync(Buffer.alloc(50_000_000, 32)), 'Content-Encoding: gzip'),
  'a packing nobody knows': post(JSON_TYPE, '{}', 'Content-Encoding: zstd-nonsense'),
  'not packed at all': post(JSON_TYPE, '{}', 'Content-Encoding: gzip'),
  'a form without its token': post(FORM, 'username=Gamemaster'),
  'a form with a token twice': post(FORM, 'username=Gamemaster&token=a&token=b'),
  'a line that is upgraded elsewhere': upgrade('/game', 'Sec-WebSocket-Key: aaaaaaaaaaaaaaaaaaaaaa=='),
  'a line with a key of nothing': upgrade('/socket.io/?EIO=4&transport=websocket'),
  'a line by another way': get('/socket.io/?EIO=4&transport=polling'),
  'a line of an older kind': upgrade(
    '/socket.io/?EIO=3&transport=websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
  ),
  'a line that is spoken to in clear':
    upgrade(
      '/socket.io/?EIO=4&transport=websocket',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
    ) + 'x'.repeat(1_000),
  'a hundred requests at once': get('/join').replace('Connection: close\r\n', '').repeat(100),
};

test('none opens anything or ends the host, and the next request is answered', async () => {
  const host = await newHost();
  for (const [name, bytes] of Object.entries(TRICKS)) {
    const answer = await raw(host, bytes, { silence: GIVEN_UP });
    expect([name, answer]).not.toEqual([name, expect.stringMatching(/^HTTP\/1.1 5|set-cookie: session|root:/i)]);
    // also if nobody waits for the answer
    await raw(host, bytes, { isReset: true });
    // on a slow machine too: this connection closes when it has its answer
    expect([name, await raw(host, get('/join'))]).toEqual([name, expect.stringContaining(' 200 ')]);
  }
  expect(host.faults()).toEqual([]);
});
