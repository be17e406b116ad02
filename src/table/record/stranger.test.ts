/**
 * Somebody who has read docs/record.md and nothing else of this project verifies what they can of a record. They use
 * the cryptography of Node and of a library, and no line of ours.
 */
import { createHash, createPrivateKey, createPublicKey, hkdfSync, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { aessiv } from '@noble/ciphers/aes.js';
import { xchacha20poly1305 } from '@noble/ciphers/chacha.js';
import { describe, expect, test } from 'vitest';

interface Told {
  readonly r: number;
  readonly p: string;
  readonly kind: string;
  readonly m?: string;
  readonly seen?: number;
  readonly s?: string;
  readonly key?: string;
  readonly user?: string;
  readonly proof?: string;
  readonly seat?: string;
  readonly hash?: string;
  readonly number?: string;
  readonly by?: string;
  readonly n?: number;
  readonly events?: readonly { readonly kind: string; readonly die?: number }[];
  readonly secret?: string;
  readonly table?: string;
  readonly sealed?: readonly { readonly to: string; readonly box: string }[];
}
const file = JSON.parse(readFileSync(join(import.meta.dirname, '../../../tests/fixtures/record-1.json'), 'utf8')) as {
  readonly head: Readonly<Record<string, unknown>>;
  readonly entries: Readonly<Record<string, string>>;
};
const { head } = file;
const texts = Object.keys(file.entries)
  .sort()
  .map(key => file.entries[key] ?? '');
const entries = texts.map(text => JSON.parse(text) as Told);

const canonical = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const sorted = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${sorted.map(([key, one]) => `${JSON.stringify(key)}:${canonical(one)}`).join()}}`;
};
const sha = (of: string | Uint8Array): Buffer => createHash('sha256').update(of).digest();
const link = (text: string): string => sha(text).toString('base64url').slice(0, 22);
const linkAt = (revision: number): string => link(revision ? (texts[revision - 1] ?? '') : canonical(head));
const isSigned = (text: string, signature = '', key = ''): boolean => {
  const owner = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: key }, format: 'jwk' });
  return verify(null, Buffer.from(text), owner, Buffer.from(signature, 'base64url'));
};
const derive = (secret: string, use: string, bytes: number): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', secret, '', `revolution-tables 1 ${use}`, bytes));
const withoutFilling = (bytes: Uint8Array): Uint8Array => bytes.subarray(0, bytes.lastIndexOf(0x80));

const keys = Object.fromEntries(entries.flatMap(({ kind, key = '', user }) => (kind === 'key' ? [[key, user]] : [])));
const browserOf = ({ m = '' }: Told): string | undefined =>
  Object.keys(keys).find(key => m.startsWith(`${key.slice(0, 12)}.`));
const requestOf = ({ m: id, seen = 0 }: Told, ask: object): string =>
  `revolution-tables 1 request\n${canonical({ table: head['id'], id, seen, link: linkAt(seen), ask })}`;
const revealed = entries.at(-1);
const secret = revealed?.secret ?? '';
const table = revealed?.table ?? '';

/** Compact JSON, as the head of compact.ts describes it. */
const expanded = (bytes: Uint8Array): unknown => {
  let at = 0;
  const next = (): number => bytes[at++] ?? 0;
  const words = head['words'] as readonly string[];
  const sized = (low: number): number => {
    if (low < 15) return low;
    for (let [size, shift] = [0, 0]; ; shift += 7) {
      const byte = next();
      size |= (byte & 0x7f) << shift;
      if (byte < 0x80) return size;
    }
  };
  const taken = (size: number): Buffer => Buffer.from(bytes.subarray(at, (at += size)));
  const one = (): unknown => {
    const lead = next();
    if (lead < 0x80) return lead;
    if (lead < 0xc0) return words[((lead & 0x3f) << 8) | next()];
    const low = lead & 15;
    if (lead < 0xd0) return Array.from({ length: sized(low) }, one);
    if (lead < 0xe0) return Object.fromEntries(Array.from({ length: sized(low) }, () => [one(), one()]));
    if (lead < 0xf0) return taken(sized(low)).toString();
    if (lead === 0xf3) return Number(one());
    if (lead === 0xf4) return taken(64).toString('base64url');
    return [false, true, null][low];
  };
  return one();
};

describe('a stranger', () => {
  test('follows the chain', () => {
    expect(entries.every(({ r, p }, n) => r === n + 1 && p === linkAt(n))).toBe(true);
  });

  test('sees that each browser has proved whose it is', () => {
    const claims = entries.filter(({ kind }) => kind === 'key');
    expect(claims.length).toBeGreaterThan(2);
    for (const { key, user, proof } of claims) {
      const told = canonical({ world: head['world'], table: head['id'], user, key });
      expect(isSigned(`revolution-tables 1 key\n${told}`, proof, key)).toBe(true);
    }
  });

  test('sees who has committed to a number, and that they have shown that one', () => {
    for (const entry of entries.filter(({ kind }) => kind === 'commitment')) {
      const { seat, hash } = entry;
      expect(isSigned(requestOf(entry, { kind: 'commit', seat, hash }), entry.s, browserOf(entry))).toBe(true);
      const opened = entries.find(one => one.kind === 'number' && one.seat === seat);
      const number = opened?.number ?? '';
      expect(sha(`revolution-tables 1 number ${String(head['id'])} ${seat} ${number}`).toString('hex')).toBe(hash);
      expect(opened && isSigned(requestOf(opened, { kind: 'number', seat, number }), opened.s, browserOf(opened))).toBe(
        true,
      );
    }
  });

  test('sees that the referee has kept their promise, and that the key is the table’s', () => {
    expect(sha(Buffer.from(secret, 'hex')).toString('hex')).toBe(head['commitment']);
    const der = Buffer.concat([
      Buffer.from('302e020100300506032b657004220420', 'hex'),
      Buffer.from(table, 'base64url'),
    ]);
    const own = createPublicKey(createPrivateKey({ key: der, format: 'der', type: 'pkcs8' }));
    expect(own.export({ format: 'jwk' }).x).toBe(head['tableKey']);
    const box = Buffer.from(String(head['sealedSecret']), 'base64url');
    const cipher = xchacha20poly1305(
      derive(table, 'own', 32),
      box.subarray(0, 24),
      Buffer.from(`${String(head['id'])} secret`),
    );
    expect(Buffer.from(withoutFilling(cipher.decrypt(box.subarray(24)))).toString()).toBe(secret);
  });

  test('rolls each die again', () => {
    const numbers = ['red', 'white'].map(
      seat => entries.find(({ kind, seat: its }) => kind === 'number' && its === seat)?.number ?? '',
    );
    const seed = sha(Buffer.from(secret + numbers.join(''), 'hex'));
    const die = (turn: number): number => {
      const place = Buffer.alloc(8);
      place.writeUInt32BE(turn);
      // of four thousand million values four are unfair for six sides: none of them occurs here
      return 1 + (sha(Buffer.concat([seed, place])).readUInt32BE() % 6);
    };
    const rolls = entries.flatMap(({ n = 0, events = [] }) =>
      events.flatMap(({ kind, die: face }) => (kind === 'morale-rolled' ? [{ n, face }] : [])),
    );
    expect(rolls.length).toBeGreaterThan(1);
    for (const { n, face } of rolls) expect(die(n)).toBe(face);
  });

  test('opens what each seat has commanded, and sees its signature', () => {
    const commands = entries.filter(({ kind, by }) => kind === 'turn' && by === 'command');
    expect(commands.length).toBeGreaterThan(200);
    for (const entry of commands) {
      const { r, seat = '', sealed = [] } = entry;
      const box = sealed.find(({ to }) => to === `@${seat}`)?.box ?? '';
      const own = Buffer.from(derive(table, `seat 0 ${seat}`, 32)).toString('base64url');
      const place = Buffer.from(`${String(head['id'])} entry ${r}`);
      const part = aessiv(derive(own, 'small seals', 64), place).decrypt(Buffer.from(box, 'base64url'));
      const { c: command, s } = expanded(withoutFilling(part)) as { readonly c: object; readonly s: string };
      expect(isSigned(requestOf(entry, { kind: 'command', seat, command }), s, browserOf(entry))).toBe(true);
    }
  });
});
