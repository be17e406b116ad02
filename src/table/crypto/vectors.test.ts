/** The numbers of docs/cryptography.md: as our code has them, and as a stranger computes them with the cryptography of Node. */
import {
  createCipheriv,
  createHash,
  createPrivateKey,
  createPublicKey,
  diffieHellman,
  hkdfSync,
  sign,
} from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { xchacha20poly1305 } from '@noble/ciphers/chacha.js';
import { ed25519 } from '@noble/curves/ed25519.js';
import { expect, test } from 'vitest';
import { seededDice } from '../../kernel/dice';
import { hashOfNumber, seedOf } from '../record/seed';
import { mixedSeed } from '../record/shares';
import { fromBase64, linkOf, toBase64, toHex, toUtf8 } from './bytes';
import { keyId, keyPairOf } from './keys';
import { keyForSender, newEphemeralKey, sealBy } from './envelope-keys';
import { open, seal, sealOwn, signed } from './sealing';
import { sealSmall, seatSecret } from './siv';

const page = readFileSync(join(import.meta.dirname, '../../../docs/cryptography.md'), 'utf8');
const told: readonly unknown[] = Object.values(JSON.parse(/```json\n([\s\S]*?)```/.exec(page)?.[1] ?? '{}') as object);

const bytes = (from: number, count: number): Uint8Array => Uint8Array.from({ length: count }, (_, n) => from + n);
const nonce = (count: number): Uint8Array => bytes(64, count);
const [own, other] = [0, 32].map(from => {
  const pair = keyPairOf(toBase64(bytes(from, 32)), '');
  if (!pair) throw new Error('no key');
  return pair;
}) as [NonNullable<ReturnType<typeof keyPairOf>>, NonNullable<ReturnType<typeof keyPairOf>>];
const OF_TWO = 'x'.repeat(86);
const [twoOwn, twoOther] = [0, 32].map(from => {
  const pair = keyPairOf(toBase64(bytes(from, 32)), OF_TWO);
  if (!pair) throw new Error('no key');
  return pair;
}) as [typeof own, typeof own];
/** A key that is not kept, of known bytes. */
const passing = (from: number) => newEphemeralKey(() => bytes(from, 32));
const [ofLetter, ofSitting] = [passing(96), passing(128)];
const TEXT = 'revolution-tables 1 test\nyes';
const SEATS = ['north', 'south'];
const NUMBER = '22'.repeat(16);

test('the numbers of the page are those of our code', () => {
  const seat = seatSecret(own.secret, 'north', 3);
  const seed = seedOf('11'.repeat(32), SEATS, { north: NUMBER });
  const mixed = mixedSeed(seed, SEATS, { south: own.secret });
  const box = seal('the hidden card', own, other.public, 'table entry 7', nonce);
  expect(open(box, other, own.public, 'table entry 7')).toBe('the hidden card');
  expect(told).toEqual([
    own.public,
    other.public,
    signed(TEXT, own),
    box,
    sealOwn('the deck', own.secret, 'table secret', nonce),
    twoOwn.public,
    twoOther.public,
    keyId(twoOwn.public),
    signed(TEXT, twoOwn),
    seal('the hidden card', twoOwn, twoOther.public, 'table entry 7', nonce),
    ofLetter.public,
    ofSitting.public,
    sealBy(
      keyForSender(ofLetter, twoOwn, ofSitting.public, twoOther.public),
      'letter',
      'a bid of 3',
      'table ask 1',
      nonce,
    ),
    seat,
    sealSmall(toUtf8('{"c":1}'), seat, 'table entry 7'),
    linkOf('{}'),
    hashOfNumber('table', 'north', NUMBER),
    toHex(seed),
    toHex(mixed),
    seededDice(mixed, 7).roll(8, 6),
  ]);
});

const base64 = (of: Uint8Array): string => Buffer.from(of).toString('base64url');
const sha = (of: string | Uint8Array): Buffer => createHash('sha256').update(of).digest();
const derive = (secret: string | Uint8Array, use: string, count: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `revolution-tables 1 ${use}`, count));
const filled = (text: string, block: number): Buffer => {
  const raw = Buffer.concat([Buffer.from(text), Buffer.of(0x80)]);
  return Buffer.concat([raw, Buffer.alloc((block - (raw.length % block)) % block)]);
};
const privateKey = (curve: 'ed25519' | 'x25519', secret: Uint8Array) => {
  const prefix = curve === 'ed25519' ? '302e020100300506032b657004220420' : '302e020100300506032b656e04220420';
  const key = Buffer.concat([Buffer.from(prefix, 'hex'), secret]);
  return createPrivateKey({ key, format: 'der', type: 'pkcs8' });
};
const publicOf = (key: ReturnType<typeof privateKey>): string =>
  String(createPublicKey(key).export({ format: 'jwk' }).x);

/** AES-SIV by RFC 5297, of Node's AES in single blocks. */
const siv = (key: Buffer, text: Buffer, context: Buffer): string => {
  const half = key.length / 2;
  const block = (of: Buffer): Buffer => {
    const cipher = createCipheriv('aes-256-ecb', key.subarray(0, half), null).setAutoPadding(false);
    return Buffer.concat([cipher.update(of), cipher.final()]);
  };
  const xor = (a: Uint8Array, b: Uint8Array): Buffer => Buffer.from(a.map((one, n) => one ^ (b[n] ?? 0)));
  const doubled = (of: Buffer): Buffer => {
    const result = Buffer.from(of.map((one, n) => ((one << 1) | ((of[n + 1] ?? 0) >> 7)) & 255));
    if ((of[0] ?? 0) & 128) result[15] = (result[15] ?? 0) ^ 0x87;
    return result;
  };
  const cmac = (of: Buffer): Buffer => {
    const once = doubled(block(Buffer.alloc(16)));
    const isWhole = of.length > 0 && of.length % 16 === 0;
    const at = isWhole ? of.length - 16 : of.length - (of.length % 16);
    const rest = of.subarray(at);
    const last = isWhole
      ? xor(rest, once)
      : xor(Buffer.concat([rest, Buffer.of(128), Buffer.alloc(15 - rest.length)]), doubled(once));
    let state: Buffer = Buffer.alloc(16);
    for (let n = 0; n < at; n += 16) state = block(xor(state, of.subarray(n, n + 16)));
    return block(xor(state, last));
  };
  const mixed = xor(doubled(cmac(Buffer.alloc(16))), cmac(context));
  const end = text.subarray(text.length - 16);
  const tag = cmac(Buffer.concat([text.subarray(0, text.length - 16), xor(end, mixed)]));
  const start = Buffer.from(tag);
  start[8] = (start[8] ?? 0) & 127;
  start[12] = (start[12] ?? 0) & 127;
  const cipher = createCipheriv('aes-256-ctr', key.subarray(half), start);
  return Buffer.concat([tag, cipher.update(text)]).toString('base64url');
};

// shows trust.18
test('a stranger finds the same with the cryptography of Node', () => {
  const signing = [bytes(0, 32), bytes(32, 32)].map(secret => privateKey('ed25519', secret));
  const [mine, theirs] = signing.map(publicOf) as [string, string];
  // Node takes no Ed25519 key to the other curve: its secret there is the first half of a hash
  const agreeing = [bytes(0, 32), bytes(32, 32)].map(secret =>
    privateKey('x25519', createHash('sha512').update(secret).digest().subarray(0, 32)),
  );
  expect(publicOf(agreeing[1] ?? privateKey('x25519', bytes(0, 32)))).toBe(
    base64(ed25519.utils.toMontgomery(fromBase64(theirs) ?? new Uint8Array())),
  );
  const shared = diffieHellman({
    privateKey: agreeing[0] ?? privateKey('x25519', bytes(0, 32)),
    publicKey: createPublicKey(agreeing[1] ?? privateKey('x25519', bytes(0, 32))),
  });
  const [letter, sitting] = [privateKey('x25519', bytes(96, 32)), privateKey('x25519', bytes(128, 32))];
  const agree = (one: ReturnType<typeof privateKey>, theirs: ReturnType<typeof privateKey>): Buffer =>
    diffieHellman({ privateKey: one, publicKey: createPublicKey(theirs) });
  const ofTwo = (from: number) => {
    const signs = privateKey('ed25519', derive(bytes(from, 32), 'signing key', 32));
    const agrees = privateKey('x25519', derive(bytes(from, 32), 'agreement key', 32));
    return { signs, agrees, public: publicOf(signs) + publicOf(agrees) };
  };
  const [two, other] = [ofTwo(0), ofTwo(32)];
  const boxed = (key: Uint8Array, text: string, context: string): string => {
    const cipher = xchacha20poly1305(new Uint8Array(key), nonce(24), new Uint8Array(Buffer.from(context)));
    return base64(Buffer.concat([nonce(24), cipher.encrypt(new Uint8Array(filled(text, 96)))]));
  };
  const secret = base64(bytes(0, 32));
  const seat = base64(derive(secret, 'seat 3 north', 32));
  const seed = sha(Buffer.concat([Buffer.alloc(32, 0x11), Buffer.alloc(16, 0x22), Buffer.alloc(16)]));
  const mixed = sha(`revolution-tables 2 dice ${seed.toString('hex')} - ${secret}`);
  const words = [0, 1].flatMap(counter => {
    const hash = sha(Buffer.concat([mixed, Buffer.of(0, 0, 0, 7, 0, 0, 0, counter)]));
    return Array.from({ length: 8 }, (_, n) => hash.readUInt32BE(4 * n));
  });
  const faces = words.filter(word => word < 2 ** 32 - (2 ** 32 % 6)).map(word => (word % 6) + 1);
  expect(told).toEqual([
    mine,
    theirs,
    base64(sign(null, Buffer.from(TEXT), signing[0] ?? privateKey('ed25519', bytes(0, 32)))),
    boxed(derive(shared, `${mine} ${theirs}`, 32), 'the hidden card', 'table entry 7'),
    boxed(derive(secret, 'own', 32), 'the deck', 'table secret'),
    two.public,
    other.public,
    base64(sha(two.public)),
    base64(sign(null, Buffer.from(TEXT), two.signs)),
    boxed(
      derive(agree(two.agrees, other.agrees), `${two.public} ${other.public}`, 32),
      'the hidden card',
      'table entry 7',
    ),
    publicOf(letter),
    publicOf(sitting),
    boxed(
      derive(
        Buffer.concat([agree(letter, sitting), agree(two.agrees, sitting), agree(letter, other.agrees)]),
        `letter ${publicOf(letter)} ${two.public} ${publicOf(sitting)} ${other.public}`,
        32,
      ),
      'a bid of 3',
      'table ask 1',
    ),
    seat,
    siv(derive(seat, 'small seals', 64), filled('{"c":1}', 32), Buffer.from('table entry 7')),
    base64(sha('{}')),
    sha(`revolution-tables 1 number table north ${NUMBER}`).toString('hex'),
    seed.toString('hex'),
    mixed.toString('hex'),
    faces.slice(0, 8),
  ]);
});
