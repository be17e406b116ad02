/** Keys that each do one thing, with unique names; and a referee who presents the table as an older one. */
import { describe, expect, test } from 'vitest';
import { keyId, newKey } from '../crypto/keys';
import { sealEnvelope, newMessageId } from '../wire/envelopes';
import { verify } from '../judgement/verify';
import { signingKey } from '../record/authors';
import { entryKey, makeEntry, parseEntry } from '../record/codec';
import { linkOfHead, parseHead } from '../record/head';
import type { Ask, Entry } from '../record/model';
import { makeClaim } from '../record/signatures';
import { linkAt, openTimeline } from '../record/timeline';
import { olderHead } from '../testing/rewriting';
import { tableOf } from '../testing/tables';
import { begunTable, playOn } from '../testing/seated-tables';
import { game, problemOf } from '../testing/toy-table';

const BID: Ask = { kind: 'command', seat: 'north', command: { kind: 'bid', coins: 1 } as never };

describe('the name of a key', () => {
  const alike = (end: string): string => `${'A'.repeat(42)}${'A'.repeat(43)}${end}`;

  // shows trust.18
  test('is another for each key, however many letters they have in common', () => {
    const [ann, eve] = [alike('A'), alike('E')];
    expect(keyId(ann)).toMatch(/^[\w-]{43}$/);
    expect(keyId(ann)).not.toBe(keyId(eve));
    const keys = { [eve]: 'ann', [ann]: 'ann' };
    expect(signingKey(keys, `${keyId(ann)}.12345678`, 'ann')).toBe(ann);
    // at a table of before the two have one name
    expect(keyId(ann.slice(0, 43))).toBe(keyId(eve.slice(0, 43)));
  });

  // shows trust.18
  test('that is cut to its first letters names nobody: no message, and nothing that is sealed', async () => {
    const { table, ann } = await begunTable(game);
    const short = ann.key.public.slice(0, 12);
    const envelope = ann.envelope(BID);
    expect(problemOf(await table.referee.handle({ ...envelope, id: `${short}.12345678` }))).toBe('letter-malformed');
    const accepted = table.referee.timeline.moments.find(({ entry }) => entry.kind === 'key' && entry.user === 'ann');
    const { entry } = accepted ?? {};
    if (entry?.kind !== 'key') throw new Error('no key');
    const cut = { ...entry, sealed: entry.sealed?.map(part => ({ ...part, to: short })) } as Entry;
    const raws = { ...table.raws, [entryKey(entry.r)]: makeEntry(cut) };
    expect(openTimeline(game, table.head, raws, ann.reader('north')).seatSecrets).toEqual({});
    expect(ann.sees('north').seatSecrets).not.toEqual({});
    expect(verify(game, table.head, raws, table.tableSecret)).toMatchObject({ ok: false, revision: entry.r });
  });
});

describe('a table of keys that are apart', () => {
  // shows trust.18
  test('takes no key of the older kind, proved or not', async () => {
    const { table, ann } = await begunTable(game);
    const old = newKey(table.random, '');
    const before = JSON.stringify(table.raws);
    await table.referee.announce('ann', makeClaim(old, 'ann', table.head));
    const { revision } = table.referee.timeline;
    const asking = { ask: BID, seen: revision, link: linkAt(table.referee.timeline, revision) };
    const sealed = sealEnvelope(asking, old, table.head, newMessageId(old, table.random), table.random);
    expect(problemOf(await table.referee.handle(sealed))).toBe('unknown-browser');
    expect(JSON.stringify(table.raws)).toBe(before);
    const key = { r: revision + 1, e: 1, p: table.referee.timeline.hash, t: 5000, kind: 'key', user: 'ann' } as const;
    const { key: name, proof } = makeClaim(old, 'ann', table.head);
    const raws = { ...table.raws, [entryKey(revision + 1)]: makeEntry({ ...key, key: name, proof, seats: [] }) };
    expect(openTimeline(game, table.head, raws, ann.reader('north')).keys).not.toHaveProperty([name]);
    expect(verify(game, table.head, raws, table.tableSecret)).toMatchObject({ ok: false, revision: revision + 1 });
  });

  // shows trust.18
  test('is not told to be an older one: neither by its head alone, nor with another key', async () => {
    const { table, at } = await begunTable(game);
    await playOn(table, at, 10);
    const { head, raws, tableSecret } = table;
    for (const format of [1, 2] as const) expect(parseHead({ ...head, format })).toEqual({ problem: 'bad-head' });
    expect(parseHead({ ...olderHead(head, tableSecret), format: 3 })).toEqual({ problem: 'bad-head' });
    const older = olderHead(head, tableSecret);
    expect(parseHead(older)).toEqual(older);
    expect(verify(game, older, raws, tableSecret)).toMatchObject({ ok: false, revision: 1 });
    // a referee who chains all of it again is found at the first signed entry
    const forged: Record<string, string> = {};
    let timeline = openTimeline(game, older, {}, { keys: {} });
    expect(timeline.hash).toBe(linkOfHead(older));
    for (const [key, raw] of Object.entries(raws)) {
      const { sitting: _, ...entry } = parseEntry(raw) as Entry & { readonly sitting?: object };
      forged[key] = makeEntry({ ...entry, p: timeline.hash } as Entry);
      timeline = openTimeline(game, older, forged, { keys: {} });
    }
    const first = timeline.moments.find(({ entry }) => entry.kind === 'key')?.entry.r;
    expect(verify(game, older, forged, tableSecret)).toMatchObject({ ok: false, revision: first });
  });
});

test('an older table takes no key of two parts', async () => {
  const made = await tableOf(game, { holders: { north: { kind: 'user', user: 'ann' }, south: { kind: 'open' } } });
  const head = olderHead(made.head, made.tableSecret);
  const key = newKey(made.random);
  const claim = makeClaim(key, 'ann', head);
  const entry = { r: 1, e: 1, p: linkOfHead(head), t: 5000, kind: 'key', user: 'ann', ...claim, seats: [] } as const;
  expect(openTimeline(game, head, { [entryKey(1)]: makeEntry(entry) }, { keys: {} }).keys).toEqual({});
});
