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

const fixture = (format: number): string =>
  readFileSync(join(import.meta.dirname, `../../../tests/fixtures/record-${format}.json`), 'utf8');

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
  readonly rolled?: boolean;
  readonly share?: string;
  readonly root?: string;
  readonly client?: string;
  readonly e?: number;
  readonly sitting?: { readonly key: string; readonly proof: string };
  readonly events?: readonly { readonly kind: string; readonly die?: number }[];
  readonly secret?: string;
  readonly table?: string;
  readonly sealed?: readonly { readonly to: string; readonly box: string }[];
}
const canonical = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const sorted = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${sorted.map(([key, one]) => `${JSON.stringify(key)}:${canonical(one)}`).join()}}`;
};
const sha = (of: string | Uint8Array): Buffer => createHash('sha256').update(of).digest();
const derive = (secret: string | Uint8Array, use: string, bytes: number): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', secret, '', `revolution-tables 1 ${use}`, bytes));
const withoutFilling = (bytes: Uint8Array): Uint8Array => bytes.subarray(0, bytes.lastIndexOf(0x80));
/** The first part of a key, of two or of one, checks signatures. */
const isSigned = (text: string, signature = '', key = ''): boolean => {
  const owner = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: key.slice(0, 43) }, format: 'jwk' });
  return verify(null, Buffer.from(text), owner, Buffer.from(signature, 'base64url'));
};
const publicPart = (curve: 'ed25519' | 'x25519', secret: Uint8Array): string => {
  const prefix = `302e020100300506032b65${curve === 'ed25519' ? '70' : '6e'}04220420`;
  const der = Buffer.concat([Buffer.from(prefix, 'hex'), secret]);
  return String(
    createPublicKey(createPrivateKey({ key: der, format: 'der', type: 'pkcs8' })).export({ format: 'jwk' }).x,
  );
};

/** A stranger's results for a record of one format. */
const readingOf = (format: number) => {
  const { head, entries: raws } = JSON.parse(fixture(format)) as {
    readonly head: Readonly<Record<string, unknown>>;
    readonly entries: Readonly<Record<string, string>>;
  };
  const texts = Object.keys(raws)
    .sort()
    .map(key => raws[key] ?? '');
  const entries = texts.map(text => JSON.parse(text) as Told);
  const link = (text: string): string =>
    sha(text)
      .toString('base64url')
      .slice(0, format === 1 ? 22 : 43);
  const linkAt = (revision: number): string => link(revision ? (texts[revision - 1] ?? '') : canonical(head));
  const nameOf = (key: string): string => (format < 3 ? key.slice(0, 12) : sha(key).toString('base64url'));
  const keys = Object.fromEntries(entries.flatMap(({ kind, key = '', user }) => (kind === 'key' ? [[key, user]] : [])));
  const browserOf = ({ m = '' }: Told): string | undefined =>
    Object.keys(keys).find(key => m.startsWith(`${nameOf(key)}.`));
  const requestOf = ({ m: id, seen = 0 }: Told, ask: object): string =>
    `revolution-tables 1 request\n${canonical({ table: head['id'], id, seen, link: linkAt(seen), ask })}`;
  const isAsked = (entry: Told, ask: object, s = entry.s): boolean =>
    isSigned(requestOf(entry, ask), s, browserOf(entry));
  const { secret = '', table = '' } = entries.at(-1) ?? {};
  const seed = sha(
    Buffer.from(
      secret +
        ['red', 'white']
          .map(seat => entries.find(({ kind, seat: its }) => kind === 'number' && its === seat)?.number ?? '')
          .join(''),
      'hex',
    ),
  );
  /** Of each entry that rolls, the seed that its shares are mixed into; nobody has undone anything, or kept the key. */
  const seedOf = (at: number): Buffer => {
    if (format === 1) return seed;
    const shares = ['red', 'white'].map(
      seat =>
        entries.slice(0, at + 1).findLast(one => one.seat === seat && one.rolled === true && one.share)?.share ?? '-',
    );
    if (shares.every(share => share === '-')) return seed;
    return sha(`revolution-tables 2 dice ${seed.toString('hex')} ${shares.join(' ')}`);
  };
  return { head, entries, linkAt, keys, isAsked, secret, table, seedOf };
};

/** Compact JSON, as the head of compact.ts tells it. */
const expanded = (bytes: Uint8Array, words: readonly string[]): unknown => {
  let at = 0;
  const next = (): number => bytes[at++] ?? 0;
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

describe.each([1, 2, 3])('a stranger who reads a record of format %i', format => {
  const { head, entries, linkAt, isAsked, secret, table, seedOf } = readingOf(format);

  test('follows the chain', () => {
    expect(head['format']).toBe(format);
    expect(entries.every(({ r, p }, n) => r === n + 1 && p === linkAt(n))).toBe(true);
  });

  test('sees that each browser has proved whose it is', () => {
    const claims = entries.filter(({ kind }) => kind === 'key');
    expect(claims.length).toBeGreaterThan(1);
    for (const { key = '', user, proof } of claims) {
      const told = canonical({ world: head['world'], table: head['id'], user, key });
      expect(key).toHaveLength(format < 3 ? 43 : 86);
      expect(isSigned(`revolution-tables 1 key\n${told}`, proof, key)).toBe(true);
    }
  });

  test('sees who has committed to a number, and that they have shown that one', () => {
    for (const entry of entries.filter(({ kind }) => kind === 'commitment')) {
      const { seat, hash, root } = entry;
      expect(isAsked(entry, { kind: 'commit', seat, hash, ...(root !== undefined && { root }) })).toBe(true);
      const opened = entries.find(one => one.kind === 'number' && one.seat === seat);
      const number = opened?.number ?? '';
      expect(sha(`revolution-tables 1 number ${String(head['id'])} ${seat} ${number}`).toString('hex')).toBe(hash);
      expect(opened && isAsked(opened, { kind: 'number', seat, number })).toBe(true);
    }
  });

  test('sees that the referee has kept their promise, and that the key is the table’s', () => {
    expect(sha(Buffer.from(secret, 'hex')).toString('hex')).toBe(head['commitment']);
    const own = Buffer.from(table, 'base64url');
    const key =
      format < 3
        ? publicPart('ed25519', own)
        : publicPart('ed25519', derive(own, 'signing key', 32)) +
          publicPart('x25519', derive(own, 'agreement key', 32));
    expect(key).toBe(head['tableKey']);
    const box = Buffer.from(String(head['sealedSecret']), 'base64url');
    const cipher = xchacha20poly1305(
      derive(table, 'own', 32),
      box.subarray(0, 24),
      Buffer.from(`${String(head['id'])} secret`),
    );
    expect(Buffer.from(withoutFilling(cipher.decrypt(box.subarray(24)))).toString()).toBe(secret);
  });

  test('sees to which key letters were sealed in each sitting, by the table’s own word', () => {
    const sat = entries.filter(({ kind }) => kind === 'referee');
    expect(sat.length).toBeGreaterThan(0);
    for (const { user, client, e, p, sitting } of sat) {
      const told = canonical({ table: head['id'], user, client, epoch: e, link: p, key: sitting?.key });
      const isTold = isSigned(`revolution-tables 3 sitting\n${told}`, sitting?.proof, String(head['tableKey']));
      expect(isTold).toBe(format > 2);
    }
  });

  test('rolls each die again', () => {
    const die = (at: number, turn: number): number => {
      const place = Buffer.alloc(8);
      place.writeUInt32BE(turn);
      // of four thousand million words four are unfair for six sides: none of them is met here
      return 1 + (sha(Buffer.concat([seedOf(at), place])).readUInt32BE() % 6);
    };
    const rolls = entries.flatMap(({ n = 0, events = [] }, at) =>
      events.flatMap(({ kind, die: face }) => (kind === 'morale-rolled' ? [{ at, n, face }] : [])),
    );
    expect(rolls.length).toBeGreaterThan(1);
    for (const { at, n, face } of rolls) expect(die(at, n)).toBe(face);
  });

  test('opens what each seat has commanded, and sees its signature', () => {
    const commands = entries.filter(({ kind, by }) => kind === 'turn' && by === 'command');
    expect(commands.length).toBeGreaterThan(200);
    for (const entry of commands) {
      const { r, seat = '', share, sealed = [] } = entry;
      const box = sealed.find(({ to }) => to === `@${seat}`)?.box ?? '';
      const own = Buffer.from(derive(table, `seat 0 ${seat}`, 32)).toString('base64url');
      const place = Buffer.from(`${String(head['id'])} entry ${r}`);
      const part = aessiv(derive(own, 'small seals', 64), place).decrypt(Buffer.from(box, 'base64url'));
      const words = head['words'] as readonly string[];
      const told = expanded(withoutFilling(part), words) as { readonly c: object; readonly s: string };
      const ask = { kind: 'command', seat, command: told.c, ...(share !== undefined && { share }) };
      expect(isAsked(entry, ask, told.s)).toBe(true);
    }
  });
});
