import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../../testing/all-games';
import { playOn, seatedTable } from '../testing/seated-tables';
import { toBase64, toUtf8 } from '../crypto/bytes';
import { deflatedBy } from './packing';
import { type Shrinker, shrinkerOf } from './shrinking';
import type { Raws } from './timeline';

const mean = (sizes: readonly number[]): number => sizes.reduce((sum, size) => sum + size, 0) / sizes.length;

/** Entries as a page stores them, each after those before it. */
const storedOf = ({ small }: Shrinker, texts: readonly (readonly [string, string])[]): Raws =>
  texts.reduce<Raws>((stored, [key, text], n) => {
    const before = Object.fromEntries(texts.slice(0, n));
    return { ...stored, [key]: small(text, before) };
  }, {});

/** The bytes of a command in the record, with its signature, that each page may be sent, on average. */
const MOST: Readonly<Record<string, number>> = {
  'civil-war': 255,
  'dual-powers': 285,
  prelude: 320,
  'all-bridges': 285,
  kremlin: 265,
};

describe.each(GAMES)('the entries of $id', game => {
  test('are light on the way, with their signature, and come back exactly', async () => {
    const { table, at } = await seatedTable(game, { seed: 2 }, 2);
    await playOn(table, at, 40);
    const texts = Object.entries(table.raws).sort();
    const stored = storedOf(shrinkerOf(table.head.words), texts);
    const turns = texts.filter(([, text]) => text.includes('"by":"command"'));
    expect(turns.length).toBeGreaterThan(20);
    const bytes = mean(turns.map(([key]) => stored[key]?.length ?? Infinity));
    expect(bytes).toBeLessThanOrEqual(MOST[game.id] ?? 0);
    for (const [key, text] of texts) expect(stored[key]?.length).toBeLessThanOrEqual(text.length);
    // another reader, who has seen nothing of it; and each by itself
    const other = shrinkerOf(table.head.words);
    expect(other.whole(stored)).toEqual(table.raws);
    for (const [key, text] of texts) expect(other.whole({ [key]: other.small(text) })).toEqual({ [key]: text });
  });

  test('are read whatever an owner of their page changes or adds while they are written', async () => {
    const { table, at } = await seatedTable(game, { seed: 2 }, 1);
    await playOn(table, at, 12);
    const texts = Object.entries(table.raws).sort();
    const [last = ['', ''], ...others] = texts.toReversed();
    const before = Object.fromEntries(others);
    const stored = storedOf(shrinkerOf(table.head.words), others.toReversed());
    const [[changed = '', honest = ''] = []] = others;
    for (const tampered of [honest.replace('"t":', '"t":1'), '{"p":"x"}', '{"p":7}', '!', '']) {
      const { small } = shrinkerOf(table.head.words);
      const written = { ...stored, [last[0]]: small(last[1], { ...before, [changed]: tampered }) };
      expect(shrinkerOf(table.head.words).whole(written)).toEqual(table.raws);
    }
    const strange = { 0: '{"p":"x"}', '-': 'x', '00000001x': honest };
    const { whole, small } = shrinkerOf(table.head.words);
    const all = { ...stored, ...strange, [last[0]]: small(last[1], { ...before, ...strange }) };
    expect(whole(all)).toEqual({ ...table.raws, ...strange });
  });

  test('say nothing else where one before them was changed, and are read again when it is put back', async () => {
    const { table, at } = await seatedTable(game, { seed: 2 }, 1);
    await playOn(table, at, 12);
    const texts = Object.entries(table.raws).sort();
    const stored = storedOf(shrinkerOf(table.head.words), texts);
    const [key = '', text = ''] = texts.at(-8) ?? [];
    const changed = text.replace('"t":', '"t":1');
    const { whole, small } = shrinkerOf(table.head.words);
    const read = whole({ ...stored, [key]: changed });
    for (const [one, honest] of texts) {
      if (one < key) expect(read[one]).toBe(honest);
      // what follows from something else stays unread
      if (one > key && stored[one]?.startsWith('!')) expect(read[one]).toBe(stored[one]);
    }
    expect(whole({ ...stored, [key]: small(text) })).toEqual(table.raws);
  });
});

// what stands in worlds was made with these very words
test('an entry that was stored once is still read', () => {
  const { small, whole } = shrinkerOf(['red', 'cards-drawn']);
  const text =
    '{"r":10,"e":1,"p":"kyUSefXHGT_ae4G_UCdYzhikw8FnjRnH8qXfPqIVoi0","t":1795571712842,"kind":"turn","seat":"red","by":"command","n":2,"barrier":true,"events":[{"kind":"cards-drawn","seat":"red","count":2}]}';
  const STORED =
    '~AFuDuNsA2eHZlaHBqWkRHu4h8YmpJu7xoc4pkVUZmdnlFm55WUF5HhaFEWkBhZ5h-ZkGUD-aW5qamhuaGxpZmBjhcCEky2E6EqieYIQgZ1Q0A5PzS0G5zag2thYA';
  expect(whole({ 1: STORED })).toEqual({ 1: text });
  expect(small(text)).toBe(STORED);
});

// as they were made small before what they say followed from others; the entries stand in records of formats 1 and 3
test.each([
  [
    1,
    '~AHWDuNsI2eE-uZn57rkeAaFBGd5BlpWG-bqeWfGgFATyjoEh1EfO_l66ZZGhebrJZlFIngP5Dt1bkOwG9ZkRTk9AlWH4A-g4gnGGnJfRDEwryge5F8jRTUkFJhxIXgXzoak_Ob8UlGWNQGGOPQ2Yw9JAbG1sLQDyJ67REqr2sSsyu6lnU519fUJ9FHUkiww_-BGGUNDe5fHcO1vTCXLn4kmnQBRM7I2ebhihVTL4KIn8UROslGQCIBDf9by7IkuNkfyXvk67yy1Y2yw1cAp2zofkjpYralbwgvvwOBoUzYA5cSbNChylb8vWEBBk',
  ],
  [
    3,
    '~ALGDuNsI2eEGWeluEe5GUWaprkWhUf6JpnkBvvHpWVVlLkk5Xu7m5U7pPrm-JpkWFinJUD8aGEK9WZFTXuztkumaXeVR6GGU6pLnbOEUElRW6VFo6FzqURZZ6ZZR4ZmZ65Kfka-XaOxS4FmRno0UMqCgQQ8TSF6FBosRzhCAKsMIBKDPCEY4ckGAZmBaUT7IX0CObkoqMNVBMjqYD806yfmloPxuBIow7AnIHJaAYmtjawFEIQFDPQt5a4I5iqX2K1K96LTKx8SQixi8ZbSLkIyF5tSW-HVe2CH2yho16HpnXQ01hJpKX9B4II37AzYE5HqtaN9bhtShfs-xvQm8ZZtMeEfPQTWBzE1zigRrpznuL6gxiyn_TK2Nz11_e61smfjf',
  ],
])('an entry of format %i that was stored by itself is still read', (format, stored) => {
  const path = join(import.meta.dirname, '..', '..', '..', 'tests', 'fixtures', `record-${format}.json`);
  const { entries } = JSON.parse(readFileSync(path, 'utf8')) as { readonly entries: Raws };
  const { whole } = shrinkerOf(['red', 'cards-drawn']);
  expect(whole({ '00000012': stored })).toEqual({ '00000012': entries['00000012'] });
});

describe('what is not ours', () => {
  const { small, whole } = shrinkerOf(['red']);
  test.each([
    '',
    'x',
    '{"r":1}',
    '{"r":1, "e":2}',
    '~',
    '!',
    '!AAAAAAAAAAAA',
    '~~~~',
    '~AA',
    '~____',
    `~${'A'.repeat(300_000)}`,
  ])('stays as it is: %.12s', text => {
    expect(whole({ 1: text })).toEqual({ 1: text });
    expect(whole({ 1: small(text) })).toEqual({ 1: text });
  });
  test('bytes that would swell up to megabytes are not swelled', () => {
    const told = deflatedBy(new Uint8Array(), toUtf8(`{"a":"${'0'.repeat(30_000_000)}"}`));
    const bomb = `~${toBase64(Uint8Array.of(told.length >> 8, told.length & 255, ...told))}`;
    expect(whole({ 1: bomb })).toEqual({ 1: bomb });
  });
  test('another table’s names read nothing, or something that is no entry of this one', () => {
    const text = JSON.stringify({ kind: 'turn', seat: 'red', events: ['nevsky', 'nevsky', 'shipyards', 'shipyards'] });
    const stored = shrinkerOf(['nevsky', 'shipyards', 'somewhere']).small(text);
    expect(shrinkerOf(['other', 'names', 'quite']).whole({ 1: stored })).not.toEqual({ 1: text });
  });
});
