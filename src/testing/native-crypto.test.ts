/** Node's cryptography, which most tests use, gives the same as the library that is shipped. */
import { ED25519_TORSION_SUBGROUP, ed25519, x25519 } from '@noble/curves/ed25519.js';
import { hkdf } from '@noble/hashes/hkdf.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { describe, expect, test } from 'vitest';
import { quickRandom } from '../table/testing/tables';
import * as native from './native-crypto';

const random = quickRandom(7);
const CASES = Array.from({ length: 40 }, () => random(32));
const MESSAGES = [new Uint8Array(), random(1), random(200)];
const strict = { zip215: false };
/** The order of the prime group: a signature whose number is larger is another text of the same one. */
const ORDER = ed25519.Point.Fn.ORDER;

/** What comes of it, or that it is refused. */
const outcome = (of: () => unknown): unknown => {
  try {
    return of();
  } catch {
    return 'refused';
  }
};
const hex = (text: string): Uint8Array => Uint8Array.from(Buffer.from(text, 'hex'));
const flipped = (bytes: Uint8Array, at: number): Uint8Array => bytes.map((byte, n) => (n === at ? byte ^ 1 : byte));

/** Points that lead every secret to nothing, texts that are no point or stand for one in another way, and no keys. */
const ODD = [
  ...ED25519_TORSION_SUBGROUP.map(hex),
  ...[0, 1, 18, 19, 0xec, 0xed, 0xee, 0xff].map(first =>
    new Uint8Array(32).fill(0xff).fill(first, 0, 1).fill(0x7f, 31),
  ),
  new Uint8Array(32),
  new Uint8Array(32).fill(0xff),
  hex('e0eb7a7c3b41b8ae1656e3faf19fc46ada098deb9c32b1fd866205165f49b800'),
  hex('5f9c95bca3508c24b1d0b1559c83ef5b04445cc4581c8e86d8224eddd09f1157'),
  new Uint8Array(31),
  new Uint8Array(33),
  new Uint8Array(),
];

test('this file has the library itself', () => {
  expect(ed25519.sign).not.toBe(native.ed25519.sign);
});

describe('of every secret', () => {
  test('the public keys', () => {
    for (const secret of [...CASES, ...ODD]) {
      expect(outcome(() => native.ed25519.getPublicKey(secret))).toEqual(outcome(() => ed25519.getPublicKey(secret)));
      expect(outcome(() => native.x25519.getPublicKey(secret))).toEqual(outcome(() => x25519.getPublicKey(secret)));
    }
  });
  test('what it agrees on with a key, and that it agrees on nothing with what is none', () => {
    const [mine = new Uint8Array()] = CASES;
    for (const other of [...CASES, ...ODD])
      for (const secret of [mine, other])
        expect(outcome(() => native.x25519.getSharedSecret(secret, other))).toEqual(
          outcome(() => x25519.getSharedSecret(secret, other)),
        );
  });
});

describe('of every signature', () => {
  test('its bytes', () => {
    for (const secret of CASES)
      for (const message of MESSAGES)
        expect(native.ed25519.sign(message, secret)).toEqual(ed25519.sign(message, secret));
  });
  test('whether it is right, also when it was altered', () => {
    const expectSame = (signature: Uint8Array, message: Uint8Array, key: Uint8Array): unknown => {
      const verdict = outcome(() => ed25519.verify(signature, message, key, strict));
      expect(outcome(() => native.ed25519.verify(signature, message, key, strict))).toEqual(verdict);
      return verdict;
    };
    for (const secret of CASES.slice(0, 6)) {
      const key = ed25519.getPublicKey(secret);
      for (const message of MESSAGES) {
        const signature = ed25519.sign(message, secret);
        expect(expectSame(signature, message, key)).toBe(true);
        for (let at = 0; at < signature.length; at += 9)
          expect(expectSame(flipped(signature, at), message, key)).toBe(false);
        expect(expectSame(signature, random(3), key)).toBe(false);
        expect(expectSame(signature, message, flipped(key, 3))).not.toBe(true);
        // the same number and once the order
        const number = BigInt(`0x${Buffer.from(signature.slice(32)).reverse().toString('hex')}`) + ORDER;
        const larger = hex(number.toString(16).padStart(64, '0')).toReversed();
        expect(expectSame(Uint8Array.from([...signature.slice(0, 32), ...larger]), message, key)).toBe(false);
        for (const odd of ODD) {
          expect(expectSame(signature, message, odd)).not.toBe(true);
          expect(expectSame(Uint8Array.from([...odd, ...signature.slice(32)]), message, key)).not.toBe(true);
          // of no secret: nothing times the base point
          expectSame(Uint8Array.from([...odd, ...new Uint8Array(32)]), message, odd);
        }
      }
    }
  });
  test('whether it is right with a key to which a small part was added', () => {
    const [secret = new Uint8Array()] = CASES;
    for (const part of ED25519_TORSION_SUBGROUP) {
      const mixed = ed25519.Point.fromBytes(ed25519.getPublicKey(secret)).add(ed25519.Point.fromHex(part)).toBytes();
      for (const message of MESSAGES) {
        const signature = ed25519.sign(message, secret);
        const shipped = outcome(() => ed25519.verify(signature, message, mixed, strict));
        expect(outcome(() => native.ed25519.verify(signature, message, mixed, strict))).toEqual(shipped);
      }
    }
  });
});

test('of every text its hash, and the keys that are derived with it', () => {
  for (let length = 0; length < 300; length += 13) {
    const text = random(length);
    expect(native.sha256(text)).toEqual(sha256(text));
    expect(native.sha256.create().update(text).digest()).toEqual(sha256(text));
    expect(hkdf(native.sha256, text, undefined, random(0), 64)).toEqual(hkdf(sha256, text, undefined, random(0), 64));
  }
  // @ts-expect-error a text is no bytes
  expect(() => native.sha256('text')).toThrow();
});
