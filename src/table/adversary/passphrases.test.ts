/** One key for all tables of a world, locked by a passphrase in flags that everybody reads and a game master writes. */
import { createHash, scryptSync } from 'node:crypto';
import { xchacha20poly1305 } from '@noble/ciphers/chacha.js';
import { describe, expect, test } from 'vitest';
import { fromBase64, toBase64 } from '../crypto/bytes';
import { newKey } from '../crypto/keys';
import { isLockOf, markOf, openKept, parseLocked, personsKey, sealKept } from '../record/keyring';
import { isLongEnough, lock, SHORTEST, unlock, WORK, type Work } from '../record/passphrase';
import { quickRandom } from '../testing/tables';

const random = quickRandom(6);
const ANN = { world: 'home', user: 'ann' };
const EVE = { world: 'home', user: 'eve' };
const PASSPHRASE = 'Sieben Gänse im Nebel';
/** What a guess costs in tests that ask for something else. */
const CHEAP: Work = { N: 2, r: 1, p: 1 };
const person = toBase64(random(32));
const lockedBy = (passphrase: string, secret = person, owner = ANN) => lock(secret, passphrase, owner, random, CHEAP);

describe('whoever has a stolen world and guesses at home', () => {
  // shows trust.21
  test('pays for each guess with scrypt of 128 MB, and can compute it in no cheaper way', async () => {
    expect(WORK).toEqual({ N: 131_072, r: 8, p: 1 });
    expect(128 * WORK.N * WORK.r).toBe(128 * 2 ** 20);
    expect(SHORTEST).toBeGreaterThanOrEqual(12);
    const { salt, box } = await lock(person, PASSPHRASE, ANN, random);
    // a stranger needs just this to open it
    const given = [
      new Uint8Array(Buffer.from(salt, 'base64url')),
      new Uint8Array(Buffer.from(box, 'base64url')),
    ] as const;
    const key = (N: number): Uint8Array =>
      new Uint8Array(scryptSync(PASSPHRASE, given[0], 32, { N, r: 8, p: 1, maxmem: 2 ** 28 }));
    const opened = (N: number, told = N): string => {
      const place = Buffer.from(`home ann passphrase ${told} 8 1`);
      const cipher = xchacha20poly1305(key(N), given[1].subarray(0, 24), new Uint8Array(place));
      return Buffer.from(cipher.decrypt(given[1].subarray(24))).toString();
    };
    expect(opened(2 ** 17)).toContain(person);
    expect(() => opened(2 ** 14)).toThrow();
    expect(() => opened(2 ** 14, 2 ** 17)).toThrow();
  });

  // shows trust.21
  test('finds no secret, no passphrase and no hash of either in it, and each lock another', async () => {
    const [one, two] = [await lockedBy(PASSPHRASE), await lockedBy(PASSPHRASE)];
    const [key, table] = [newKey(random), newKey(random)];
    const box = sealKept({ keys: [key.secret], table: table.secret }, person, ANN, 'one', random);
    const world = JSON.stringify([one, two, box]);
    for (const secret of [person, key.secret, table.secret, PASSPHRASE]) {
      expect(world).not.toContain(secret);
      for (const way of ['hex', 'base64', 'base64url'] as const)
        expect(world).not.toContain(createHash('sha256').update(secret).digest(way));
    }
    expect(one.salt).not.toBe(two.salt);
    expect(one.box).not.toBe(two.box);
  });

  test('is not helped by short ones: they are not taken', () => {
    for (const short of ['', 'sesame', ' '.repeat(40), `  ${'x'.repeat(SHORTEST - 1)}  `])
      expect(isLongEnough(short)).toBe(false);
    expect(isLongEnough(PASSPHRASE)).toBe(true);
  });
});

describe('a passphrase', () => {
  test('opens what it has locked, however its letters were typed, and nothing else does', async () => {
    const locked = await lockedBy(PASSPHRASE);
    expect(parseLocked(JSON.parse(JSON.stringify(locked)))).toEqual(locked);
    expect(await unlock(locked, PASSPHRASE, ANN, CHEAP)).toBe(person);
    expect(await unlock(locked, ` ${PASSPHRASE.normalize('NFD')} `, ANN, CHEAP)).toBe(person);
    for (const wrong of ['', PASSPHRASE.toLowerCase(), `${PASSPHRASE}!`, 'Sieben Gaense im Nebel'])
      expect(await unlock(locked, wrong, ANN, CHEAP)).toBeUndefined();
  });
});

describe('what a game master puts into the flags instead', () => {
  // shows trust.21
  test('is not opened: of another person or world, of a cheaper lock, or changed in any place', async () => {
    const locked = await lockedBy(PASSPHRASE);
    expect(await unlock(locked, PASSPHRASE, EVE, CHEAP)).toBeUndefined();
    expect(await unlock(locked, PASSPHRASE, { ...ANN, world: 'away' }, CHEAP)).toBeUndefined();
    expect(await unlock(locked, PASSPHRASE, ANN, { ...CHEAP, r: 2 })).toBeUndefined();
    for (let at = 0; at < locked.box.length; at += 5) {
      const letter = locked.box[at] === 'A' ? 'B' : 'A';
      const box = `${locked.box.slice(0, at)}${letter}${locked.box.slice(at + 1)}`;
      expect(await unlock({ ...locked, box }, PASSPHRASE, ANN, CHEAP)).toBeUndefined();
    }
    const odd: readonly object[] = [
      { ...locked, version: 2 },
      { ...locked, salt: 'short' },
      { ...locked, box: 'A'.repeat(500) },
      { ...locked, N: 2 ** 30 },
    ];
    for (const one of odd) expect(parseLocked(one)).toBeUndefined();
  });

  // shows trust.21
  test('is not taken for mine by a browser that has my secret, whatever they know but it', async () => {
    const mine = await lockedBy(PASSPHRASE);
    expect(isLockOf(person, ANN, mine)).toBe(true);
    // the same person with another passphrase, chosen at another browser
    expect(isLockOf(person, ANN, await lockedBy('Acht Gänse im Nebel'))).toBe(true);
    const theirs = toBase64(random(32));
    const forged = await lockedBy(PASSPHRASE, theirs);
    expect(isLockOf(person, ANN, forged)).toBe(false);
    expect(isLockOf(person, ANN, { ...forged, mark: mine.mark })).toBe(false);
    expect(isLockOf(person, ANN, { ...mine, salt: forged.salt })).toBe(false);
    expect(isLockOf(person, EVE, mine)).toBe(false);
    expect(markOf(person, ANN, mine)).toBe(mine.mark);
  });

  // shows trust.21
  test('brings no key into my browsers: not theirs, nor mine of another table', () => {
    const [own, table, forged] = [newKey(random), newKey(random), newKey(random)];
    const what = { keys: [own.secret], table: table.secret };
    const box = sealKept(what, person, ANN, 'one', random);
    expect(openKept(box, person, ANN, 'one')).toEqual(what);
    const wrong: readonly unknown[] = [
      openKept(box, person, ANN, 'two'),
      openKept(box, person, EVE, 'one'),
      openKept(box, person, { ...ANN, world: 'away' }, 'one'),
      openKept(sealKept({ keys: [forged.secret] }, toBase64(random(32)), ANN, 'one', random), person, ANN, 'one'),
      openKept({ keys: [forged.secret] }, person, ANN, 'one'),
      openKept('A'.repeat(10_000), person, ANN, 'one'),
      openKept(undefined, person, ANN, 'one'),
    ];
    expect(wrong.every(one => one === undefined)).toBe(true);
  });
});

// shows trust.21
test('whoever says that they are another browser of mine has nothing without the passphrase: its keys follow from the secret', () => {
  const table = { id: 'one', tableKey: newKey(random).public };
  const key = personsKey(person, table);
  expect(personsKey(person, table)).toEqual(key);
  expect(fromBase64(key.secret)).toHaveLength(32);
  expect(personsKey(person, { ...table, id: 'two' }).public).not.toBe(key.public);
  expect(personsKey(toBase64(random(32)), table).public).not.toBe(key.public);
  // who has the key of one table has neither the secret nor the key of another
  expect(personsKey(key.secret, table).public).not.toBe(key.public);
});
