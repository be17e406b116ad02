/** Frames that no page of ours would send, and a connection to send them by. */
import { randomBytes } from 'node:crypto';
import { createConnection, type Socket as TcpSocket } from 'node:net';
import type { Host } from '../server';

/** A small pseudo-random generator with a seed. */
const numbers = (seed: number): ((below: number) => number) => {
  let state = seed;
  return below => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
};

/** One frame of the WebSocket protocol as a client sends it, masked by zeros. */
export const webSocketFrame = (opcode: number, payload: Buffer): Buffer => {
  const head =
    payload.length < 126
      ? Buffer.from([opcode, 0x80 | payload.length])
      : payload.length < 65_536
        ? Buffer.from([opcode, 0x80 | 126, payload.length >> 8, payload.length & 255])
        : Buffer.from([opcode, 0x80 | 127, 0, 0, 0, 0, 0, ...[16, 8, 0].map(shift => (payload.length >> shift) & 255)]);
  return Buffer.concat([head, Buffer.alloc(4), payload]);
};

const VALUES = [
  '0',
  'null',
  '""',
  '[]',
  '{}',
  '-1',
  '1e999',
  'true',
  '"\\u0000"',
  '[null]',
  '{"__proto__":{"a":1}}',
  '{"constructor":{"prototype":{"a":1}}}',
  '{"_placeholder":true,"num":0}',
  '{"_placeholder":true,"num":9}',
  '{"toString":1}',
  '{"then":1}',
  '{"length":-1}',
  '"x".repeat',
  '[[[[[[[[]]]]]]]]',
  '{"$":1',
  '\u2028',
] as const;
const EVENTS = [
  'world',
  'modifyDocument',
  'packDocuments',
  'query',
  'queryAnswer',
  'boot',
  'invitation',
  'pause',
  'userActivity',
  'regionEvent',
  'showEntry',
  'shareImage',
  'hostFault',
  'module.probe-module',
  'disconnect',
  'error',
  'connect',
  '__proto__',
  '',
] as const;
const KEYS = [
  'action',
  'documentName',
  'operation',
  'data',
  'updates',
  'ids',
  '_id',
  'flags',
  'parentUuid',
  'pack',
  'query',
  'queryId',
  'userId',
  'ok',
  'value',
  'content',
  'deleteAll',
  '==flags',
  '-=flags',
  'flags.a.b',
  'keepId',
  'password',
] as const;
const WORDS = ['create', 'update', 'delete', 'get', 'User', 'ChatMessage', 'Setting', 'Scene', 'Card', 'x'] as const;

/** Frames with many kinds of faults, the same each time. */
export const malformed = (seed: number): Buffer => {
  const below = numbers(seed);
  const one = <T>(list: readonly T[]): T => list[below(list.length)] as T;
  const value = (depth: number): string => {
    if (depth === 0 || below(4) === 0) return below(2) === 0 ? JSON.stringify(one(WORDS)) : one(VALUES);
    if (below(5) === 0) return `[${Array.from({ length: below(4) }, () => value(depth - 1)).join()}]`;
    return `{${Array.from({ length: below(5) }, () => `${JSON.stringify(one(KEYS))}:${value(depth - 1)}`).join()}}`;
  };
  const event = (): string => `[${[JSON.stringify(one(EVENTS)), value(5), value(3)].slice(0, 1 + below(3)).join()}]`;
  const whole = `42${below(2) === 0 ? below(99) : ''}${event()}`;
  switch (below(9)) {
    case 0:
      return webSocketFrame(0x81, Buffer.from(whole.slice(0, below(whole.length))));
    case 1:
      return webSocketFrame(0x81, Buffer.from(`4${one(['0', '1', '3', '4', '5', '6', '7', ''])}${event()}`));
    case 2:
      return webSocketFrame(0x81, Buffer.from(`45${below(12)}-${event()}`));
    case 3:
      return webSocketFrame(below(256), randomBytes(below(60)));
    case 4:
      return webSocketFrame(0x81, Buffer.from(`42${'['.repeat(below(9_000))}`));
    case 5:
      return webSocketFrame(0x82, Buffer.from(whole));
    case 6: {
      const bytes = Buffer.from(whole);
      for (let change = 0; change < 3; change++) bytes[below(bytes.length)] = below(256);
      return webSocketFrame(0x81, bytes);
    }
    default:
      return webSocketFrame(0x81, Buffer.from(whole));
  }
};

/** A socket below the library: it connects properly, and then sends anything. */
export const rawLine = (host: Pick<Host, 'port'>, cookie: string): Promise<TcpSocket> =>
  new Promise((resolve, reject) => {
    const socket = createConnection(host.port, '127.0.0.1', () => {
      socket.write(
        `GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: localhost:${host.port}\r\nCookie: ${cookie}\r\n` +
          'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n' +
          `Sec-WebSocket-Key: ${Buffer.alloc(16).toString('base64')}\r\n\r\n`,
      );
    });
    socket.once('data', () => {
      socket.write(webSocketFrame(0x81, Buffer.from('40')));
      socket.resume();
      resolve(socket);
    });
    // a connection that the server closes while more data is in transit
    socket.on('error', reject);
  });
