import { ED25519_TORSION_SUBGROUP, ed25519 } from '@noble/curves/ed25519.js';
import { describe, expect, test } from 'vitest';
import { fromBase64, toBase64 } from './bytes';
import { makeRecoveryCode, parseRecoveryCode, spokenCode } from '../record/recovery-code';
import { agreeingSecret, isWholeKey, keyPairOf, newKey, signingSecret } from './keys';
import { canSealTo, isSigned, open, openOwn, seal, sealOwn, signed } from './sealing';
import { quickRandom } from '../testing/tables';

const random = quickRandom(3);
const [ann, bob, eve] = [newKey(random), newKey(random), newKey(random)];

describe('a sealed box', () => {
  const box = seal('the hidden card', ann, bob.public, 'table entry 7', random);

  // shows secrets.1
  test('is opened by the one it is sealed to', () => {
    expect(open(box, bob, ann.public, 'table entry 7')).toBe('the hidden card');
  });
  test('does not open for another key, elsewhere, or as if it went the other way', () => {
    expect(open(box, eve, ann.public, 'table entry 7')).toBeUndefined();
    expect(open(box, bob, eve.public, 'table entry 7')).toBeUndefined();
    expect(open(box, bob, ann.public, 'table entry 8')).toBeUndefined();
    expect(open(box, ann, bob.public, 'table entry 7')).toBeUndefined();
  });
  test('does not open with any one character changed', () => {
    for (let at = 0; at < box.length; at += 7) {
      const changed = `${box.slice(0, at)}${box[at] === 'A' ? 'B' : 'A'}${box.slice(at + 1)}`;
      expect(open(changed, bob, ann.public, 'table entry 7')).toBeUndefined();
    }
  });
  test('of what is no box or no key is nothing', () => {
    expect(open('', bob, ann.public, 'x')).toBeUndefined();
    expect(open('ä!', bob, ann.public, 'x')).toBeUndefined();
    expect(open(box, bob, 'AAAA', 'table entry 7')).toBeUndefined();
    expect(open(box, bob, toBase64(new Uint8Array(32)), 'table entry 7')).toBeUndefined();
  });
  test('is as long for a short name as for a longer one', () => {
    const [short, long] = ['x', 'x'.repeat(90)].map(text => seal(text, ann, bob.public, '', random).length);
    expect(short).toBe(long);
  });
  test("keeps every letter, the padding's own too", () => {
    for (const text of ['', 'Петроград', '\u0080\u0000', 'a'.repeat(95), 'a'.repeat(96)]) {
      expect(open(seal(text, ann, bob.public, 'c', random), bob, ann.public, 'c')).toBe(text);
    }
  });
});

test('what one seals for oneself only the same secret opens', () => {
  const box = sealOwn('the deck', ann.secret, 'place', random);
  expect(openOwn(box, ann.secret, 'place')).toBe('the deck');
  expect(openOwn(box, bob.secret, 'place')).toBeUndefined();
  expect(openOwn(box, ann.secret, 'another')).toBeUndefined();
});

test('a secret gives its public key back', () => {
  expect(keyPairOf(ann.secret, ann.public)).toEqual(ann);
  expect(keyPairOf('too short', ann.public)).toBeUndefined();
});

test('bytes of any length survive as text', () => {
  for (let length = 0; length < 20; length++) expect(fromBase64(toBase64(random(length)))).toHaveLength(length);
  const bytes = random(100);
  expect(fromBase64(toBase64(bytes))).toEqual(bytes);
  expect(toBase64(Uint8Array.of(255, 255, 254))).toBe('___-');
});

describe('a recovery code', () => {
  const code = makeRecoveryCode(ann.secret) ?? '';

  // shows secrets.6
  test('gives the key back, in small letters and with blanks too', () => {
    expect(parseRecoveryCode(code)).toEqual({ secret: ann.secret });
    expect(parseRecoveryCode(` ${code.toLowerCase().replaceAll('-', ' ')} `)).toEqual({ secret: ann.secret });
    expect(parseRecoveryCode(code.replaceAll('0', 'O').replaceAll('1', 'l'))).toEqual({ secret: ann.secret });
  });
  test('tells a letter that is none, a letter too few, and a slip', () => {
    expect(parseRecoveryCode(`${code}!`)).toEqual({ problem: 'code-letter', details: { letter: '!' } });
    expect(parseRecoveryCode(code.slice(1))).toEqual({ problem: 'code-length', details: { length: 55, wanted: 56 } });
    for (let at = 0; at < code.length; at++) {
      if (code[at] === '-') continue;
      const slip = `${code.slice(0, at)}${code[at] === '7' ? '8' : '7'}${code.slice(at + 1)}`;
      expect(parseRecoveryCode(slip)).toEqual({ problem: 'code-mistyped' });
    }
  });
  test("of a browser's key is short enough to be read aloud, and another for another key", () => {
    expect(spokenCode(ann.public)).toMatch(/^[0-9A-Z]{4}\u2011[0-9A-Z]{4}\u2011[0-9A-Z]{4}$/);
    expect(spokenCode(ann.public)).toBe(spokenCode(ann.public));
    expect(spokenCode(ann.public)).not.toBe(spokenCode(bob.public));
  });
  test('of what is no key is none', () => {
    expect(makeRecoveryCode('abc')).toBeUndefined();
  });
});

describe('a public key of before keys were apart', () => {
  const ann = newKey(random, '');
  const bob = newKey(random, '');
  const point = ed25519.Point.fromBytes(fromBase64(ann.public) ?? new Uint8Array());
  const parts = ED25519_TORSION_SUBGROUP.map(hex => ed25519.Point.fromHex(hex));
  const mixed = parts.map(part => toBase64(point.add(part).toBytes())).filter(key => key !== ann.public);

  // shows trust.18
  test('answers to its secret alone: seven others of the same secret are refused', () => {
    expect(isWholeKey(ann.public)).toBe(true);
    expect(mixed).toHaveLength(7);
    for (const key of mixed) {
      expect(isWholeKey(key)).toBe(false);
      expect(canSealTo(bob, key)).toBe(false);
      expect(isSigned('yes', signed('yes', ann), key)).toBe(false);
    }
  });
  test('of a small order, or of no point, is none', () => {
    for (const part of parts) expect(isWholeKey(toBase64(part.toBytes()))).toBe(false);
    expect(isWholeKey(toBase64(new Uint8Array(32).fill(255)))).toBe(false);
    expect(isWholeKey('AAAA')).toBe(false);
  });
});

describe('a public key of two parts', () => {
  const [signing, agreeing] = [ann.public.slice(0, 43), ann.public.slice(43)];

  test('is refused where either part is outside the prime order, or none', () => {
    expect(isWholeKey(ann.public)).toBe(true);
    const point = ed25519.Point.fromBytes(fromBase64(signing) ?? new Uint8Array());
    for (const hex of ED25519_TORSION_SUBGROUP.slice(1)) {
      const mixed = toBase64(point.add(ed25519.Point.fromHex(hex)).toBytes()) + agreeing;
      expect(isWholeKey(mixed)).toBe(false);
      expect(isSigned('yes', signed('yes', ann), mixed)).toBe(false);
    }
    // zero, one, and the same point written beyond the prime
    for (const [first, rest, last] of [
      [0, 0, 0],
      [1, 0, 0],
      [0xee, 0xff, 0x7f],
      [0xff, 0xff, 0xff],
    ] as const) {
      const part = Uint8Array.from({ length: 32 }, (_, n) => (n === 0 ? first : n === 31 ? last : rest));
      expect(isWholeKey(signing + toBase64(part))).toBe(false);
      expect(canSealTo(bob, signing + toBase64(part))).toBe(false);
    }
    expect(isWholeKey(`${signing}${agreeing.slice(1)}`)).toBe(false);
  });

  // shows trust.18
  test('signs with one secret and agrees with another: who has only one of them can do only that', () => {
    const secret = fromBase64(ann.secret) ?? new Uint8Array();
    const ofSigning = { secret: toBase64(signingSecret(secret, true)), public: signing };
    const ofAgreeing = { secret: toBase64(agreeingSecret(secret, true)), public: signing };
    const box = seal('the hidden card', bob, ann.public, 'here', random);
    expect(isSigned('yes', signed('yes', ofSigning), ann.public)).toBe(true);
    expect(open(box, ofSigning, bob.public, 'here')).toBeUndefined();
    expect(isSigned('yes', signed('yes', ofAgreeing), ann.public)).toBe(false);
    // who takes the signing key to the other curve, and seals to that, is not read
    expect(open(seal('x', bob, signing, 'here', random), ann, bob.public, 'here')).toBeUndefined();
  });
});
