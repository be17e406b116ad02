import { describe, expect, test } from 'vitest';
import { GAMES } from '../../testing/all-games';
import { playOn, seatedTable } from '../testing/seated-tables';
import { toBase64, toUtf8 } from '../crypto/bytes';
import { deflatedBy } from './packing';
import { shrinkerOf } from './shrinking';

const bytesOf = (texts: readonly string[]): number => JSON.stringify(texts).length / texts.length;

describe.each(GAMES)('the entries of $id', game => {
  test('take 500 bytes at most on the way, with their signature, and come back exactly', async () => {
    const { table, at } = await seatedTable(game, { seed: 2 }, 2);
    await playOn(table, at, 40);
    const { small, whole } = shrinkerOf(table.head.words);
    const texts = Object.values(table.raws);
    const turns = texts.filter(text => text.includes('"by":"command"'));
    expect(turns.length).toBeGreaterThan(20);
    expect(bytesOf(turns.map(small))).toBeLessThanOrEqual(500);
    // another reader, who has seen nothing of it
    const other = shrinkerOf(table.head.words);
    for (const text of texts) {
      expect(small(text).length).toBeLessThanOrEqual(text.length);
      expect(whole(small(text))).toBe(text);
      expect(other.whole(small(text))).toBe(text);
    }
  });
});

// what stands in worlds was made with these very words
test('an entry that was stored once is still read', () => {
  const { small, whole } = shrinkerOf(['red', 'cards-drawn']);
  const text =
    '{"r":10,"e":1,"p":"kyUSefXHGT_ae4G_UCdYzhikw8FnjRnH8qXfPqIVoi0","t":1795571712842,"kind":"turn","seat":"red","by":"command","n":2,"barrier":true,"events":[{"kind":"cards-drawn","seat":"red","count":2}]}';
  const STORED =
    '~AFuDuNsA2eHZlaHBqWkRHu4h8YmpJu7xoc4pkVUZmdnlFm55WUF5HhaFEWkBhZ5h-ZkGUD-aW5qamhuaGxpZmBjhcCEky2E6EqieYIQgZ1Q0A5PzS0G5zag2thYA';
  expect(whole(STORED)).toBe(text);
  expect(small(text)).toBe(STORED);
});

describe('what is not ours', () => {
  const { small, whole } = shrinkerOf(['red']);
  test.each(['', 'x', '{"r":1}', '{"r":1, "e":2}', '~', '~~~~', '~AA', '~____', `~${'A'.repeat(300_000)}`])(
    'stays as it is: %.12s',
    text => {
      expect(whole(text)).toBe(text);
      expect(whole(small(text))).toBe(text);
    },
  );
  test('bytes that would swell up to megabytes are not swelled', () => {
    const told = deflatedBy(new Uint8Array(), toUtf8(`{"a":"${'0'.repeat(30_000_000)}"}`));
    const bomb = `~${toBase64(Uint8Array.of(told.length >> 8, told.length & 255, ...told))}`;
    expect(whole(bomb)).toBe(bomb);
  });
  test('another table’s names read nothing, or something that is no entry of this one', () => {
    const text = JSON.stringify({ kind: 'turn', seat: 'red', events: ['nevsky', 'nevsky', 'shipyards', 'shipyards'] });
    const stored = shrinkerOf(['nevsky', 'shipyards', 'somewhere']).small(text);
    expect(shrinkerOf(['other', 'names', 'quite']).whole(stored)).not.toBe(text);
  });
});
