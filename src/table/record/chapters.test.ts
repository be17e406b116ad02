import { describe, expect, test } from 'vitest';
import { type Chapter, entriesOf, isNewChapter, makeChapter, parseChapter } from './chapters';
import { packChapter } from './pack-chapters';
import { toBase64 } from '../crypto/bytes';
import { quickRandom } from '../testing/tables';
import { exportRecord, importRecord } from './record-file';
import { openTimeline } from './timeline';
import { begunTable, playOn } from '../testing/seated-tables';
import { game } from '../testing/toy-table';

const record = async () => {
  const { table, at } = await begunTable(game);
  await playOn(table, at, 60);
  return table;
};
const problemOf = (value: object) => ('problem' in value ? value.problem : undefined);

describe('chapters', () => {
  // shows record.1
  test('close with a game turn once they are long enough, and when they are full', () => {
    const same = { before: 3, now: 3 };
    const next = { before: 3, now: 4 };
    expect([39, 40].map(held => isNewChapter(held, next))).toEqual([false, true]);
    expect([40, 119, 120].map(held => isNewChapter(held, same))).toEqual([false, false, true]);
  });

  // shows record.3
  test('come back from their packing as they were, and smaller', async () => {
    const { raws } = await record();
    const chapter = { ...makeChapter(1, 1, 'start'), entries: raws };
    const packed = packChapter(chapter);
    expect(entriesOf(packed)).toEqual(raws);
    expect(JSON.stringify(packed).length).toBeLessThan(JSON.stringify(chapter).length * 0.7);
    expect(packChapter(packed)).toBe(packed);
    expect(parseChapter(JSON.parse(JSON.stringify(packed)))).toEqual(packed);
    // in the world their entries are then removed completely
    expect(parseChapter(JSON.parse(JSON.stringify({ ...packed, entries: undefined })))).toEqual(packed);
  });

  test('that are damaged say so', () => {
    const chapter = makeChapter(2, 50, 'hash');
    const noise = quickRandom(1)(200);
    for (const packed of ['', '???', toBase64(noise), packChapter(chapter).packed?.slice(0, -4) ?? '']) {
      expect(entriesOf({ ...chapter, packed })).toEqual({ problem: 'chapter-damaged', details: { chapter: 2 } });
    }
    for (const value of [undefined, null, 7, {}, { ...chapter, from: 'x' }, { ...chapter, entries: [] }]) {
      expect(problemOf(parseChapter(value))).toBe('chapter-malformed');
    }
  });

  test('hold no more than there is room for, whatever they claim', () => {
    const bomb: Chapter = { ...makeChapter(1, 1, ''), entries: { '00000001': 'x'.repeat(5 * 1024 * 1024) } };
    expect(packChapter(bomb)).toBe(bomb);
  });
});

describe('a record as a file', () => {
  test('comes back the same', async () => {
    const { head, raws } = await record();
    const read = importRecord(exportRecord(head, raws));
    expect(read).toEqual({ head, raws });
  });

  test('can be read, and refereed with the key', async () => {
    const { head, raws, tableSecret, referee } = await record();
    const read = importRecord(exportRecord(head, raws));
    if ('problem' in read) throw new Error(read.problem);
    expect(openTimeline(game, read.head, read.raws, { keys: { table: tableSecret } })).toEqual(referee.timeline);
  });

  test('that is none says what it is', async () => {
    const { head, raws } = await record();
    const file = JSON.parse(exportRecord(head, raws)) as object;
    const changed = (change: object) => problemOf(importRecord(JSON.stringify({ ...file, ...change })));
    for (const text of ['', 'hello', '[]']) expect(problemOf(importRecord(text))).toBe('file-unreadable');
    expect(problemOf(importRecord('{}'))).toBe('file-no-record');
    expect(problemOf(importRecord(' '.repeat(17 * 1024 * 1024)))).toBe('file-too-long');
    expect(changed({ version: 9 })).toBe('file-other-version');
    expect(changed({ head: {} })).toBe('bad-head');
    expect(changed({ entries: 3 })).toBe('file-without-entries');
    expect(changed({ entries: { a: 'b' } })).toBe('file-odd-entry');
    expect(changed({ entries: { '00000001': 4 } })).toBe('file-odd-entry');
  });
});
