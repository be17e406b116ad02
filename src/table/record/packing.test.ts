import { describe, expect, test } from 'vitest';
import { toUtf8 } from '../crypto/bytes';
import { linkOfHead } from './head';
import { inflated, unpack } from './packing';
import { deflated, pack } from './pack-chapters';
import { playOn, seatedTable } from '../testing/seated-tables';
import { game } from '../testing/toy-table';

const record = async () => {
  const { table, at } = await seatedTable(game, {}, 2);
  await playOn(table, at, 60);
  return { raws: table.raws, link: linkOfHead(table.head) };
};

describe('packed entries', () => {
  test('come back exactly, and take less than half the space', async () => {
    const { raws, link } = await record();
    const packed = pack(raws, 1, link) ?? new Uint8Array();
    expect(unpack(packed, 1, link)).toEqual(raws);
    expect((packed.length * 4) / 3).toBeLessThan(JSON.stringify(raws).length / 2);
  });

  test('come back from the middle of a record too', async () => {
    const { raws } = await record();
    const later = Object.fromEntries(Object.entries(raws).slice(30));
    const checkpoint = (JSON.parse(Object.values(later)[0] ?? '{}') as { p: string }).p;
    expect(unpack(pack(later, 31, checkpoint) ?? new Uint8Array(), 31, checkpoint)).toEqual(later);
  });

  test('keep foreign, misnamed, damaged or differently written ones unchanged', async () => {
    const { raws, link } = await record();
    const [first = '', second = ''] = Object.values(raws);
    const odd: Record<string, string> = {
      ...raws,
      zzz: 'nobody knows',
      '00000003': second,
      '00000004': ` ${first}`,
      '00000005': '{"__proto__":1}',
      '00000006': '{"r":6,"m":"AAAAAAAAAAAA","sealed":[{"to":"@x","box":"AB"},7],"t":null,"n":-0}',
      '00000007': '',
      '00000008': '{"r":8,"sealed":[{"to":"@x","box":"!!"}],"m":"AAAAAAAAAAAA.BBBBBBBB","p":""}',
      '00000009': '[1,2]',
    };
    expect(unpack(pack(odd, 1, link) ?? new Uint8Array(), 1, link)).toEqual(odd);
  });

  test('with a single changed byte anywhere are damaged', async () => {
    const { raws, link } = await record();
    const few = Object.fromEntries(Object.entries(raws).slice(0, 12));
    const packed = pack(few, 1, link) ?? new Uint8Array();
    for (let at = 0; at < packed.length; at += 7) {
      const changed = Uint8Array.from(packed);
      changed[at] = (changed[at] ?? 0) ^ 0x10;
      const read = unpack(changed, 1, link);
      // the checksum of the compressed data is not checked, and need not be
      if (read) expect(read).toEqual(few);
    }
    const box = Uint8Array.from(packed);
    box[box.length - 1] = (box.at(-1) ?? 0) ^ 1;
    expect(unpack(box, 1, link)).toBeUndefined();
    expect(unpack(packed, 1, 'another checkpoint')).toBeUndefined();
    expect(unpack(packed.subarray(0, -1), 1, link)).toBeUndefined();
    expect(unpack(new Uint8Array(3), 1, link)).toBeUndefined();
  });
});

describe('deflated bytes', () => {
  test('unfold to what they were, and take no more memory than that', () => {
    for (const length of [0, 1, 5000, 300_000]) {
      const bytes = toUtf8('abcdefgh'.repeat(length / 8 + 1).slice(0, length));
      const back = inflated(deflated(bytes), length);
      expect(back).toEqual(bytes);
      expect(back?.buffer.byteLength).toBe(length);
    }
  });
  test('are given up as soon as they exceed the limit', () => {
    const bomb = deflated(new Uint8Array(64 * 1024 * 1024));
    const start = process.cpuUsage().user;
    expect(inflated(bomb, 1024)).toBeUndefined();
    expect((process.cpuUsage().user - start) / 1000).toBeLessThan(100);
  });
  test('that are cut off or malformed are damaged', () => {
    const bytes = deflated(toUtf8('a long text '.repeat(40)));
    expect(inflated(bytes.subarray(0, -6), 9999)).toBeUndefined();
    expect(inflated(toUtf8('no such thing'), 9999)).toBeUndefined();
    expect(inflated(new Uint8Array(), 9999)).toBeUndefined();
  });
});
