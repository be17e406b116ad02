import { describe, expect, test } from 'vitest';
import { toy } from '../../kernel/testing/toy/toy';
import { lostSince, parseSeen, seenOf } from './browser-memory';
import type { AnyGame } from '../record/model';
import { playOn, seatedTable } from '../testing/tables';
import { openTimeline, type Raws } from '../record/timeline';

const game = toy as unknown as AnyGame;

const record = async () => {
  const { table, at } = await seatedTable(game);
  await playOn(table, at, 20);
  const read = (raws: Raws) => openTimeline(game, table.head, raws, { keys: {} });
  const until = (last: number) => read(Object.fromEntries(Object.entries(table.raws).slice(0, last)));
  return { table, at, read, until };
};

describe('who has seen a record', () => {
  test('finds nothing wrong when it is the same, or has gone on', async () => {
    const { table, at, read, until } = await record();
    const seen = seenOf(read(table.raws));
    expect(seen?.revision).toBe(table.referee.timeline.revision);
    expect(lostSince(read(table.raws), seen)).toBeUndefined();
    await playOn(table, at, 5);
    expect(lostSince(read(table.raws), seen)).toBeUndefined();
    expect(lostSince(read(table.raws), undefined)).toBeUndefined();
    expect(lostSince(read(table.raws), seenOf(until(9)))).toBeUndefined();
  });

  test('notices the last entries cut off, though those that are left are without a fault, and names the turn', async () => {
    const { table, read, until } = await record();
    const whole = read(table.raws);
    const seen = seenOf(whole);
    const cut = until(whole.revision - 3);
    expect(cut.problems).toEqual([]);
    expect(lostSince(cut, seen)).toEqual({
      problem: 'entries-cut-off',
      details: { turn: game.status(whole.state).turn, entry: whole.revision, last: whole.revision - 3 },
    });
    expect(lostSince(read({}), seen)).toMatchObject({ problem: 'entries-cut-off', details: { last: 0 } });
  });

  test('notices that others were written in their place, however long the record is by now', async () => {
    const { table, at, read, until } = await record();
    const { revision } = table.referee.timeline;
    const seen = seenOf(read(table.raws));
    const kept = Object.entries(until(revision - 3).moments).length;
    for (const key of Object.keys(table.raws).slice(kept)) Reflect.deleteProperty(table.raws, key);
    table.restart({ epoch: 2 });
    await table.referee.serve();
    await playOn(table, at, 12, undefined, 99);
    const other = read(table.raws);
    expect(other.problems).toEqual([]);
    expect(other.revision).toBeGreaterThan(revision);
    expect(lostSince(other, seen)).toMatchObject({ problem: 'entries-replaced', details: { entry: revision } });
  });

  test('remembers nothing of what a storage holds that is none of this', () => {
    const odd = [
      { revision: -1, link: 'x', turn: 1 },
      { revision: 1, link: 7, turn: 1 },
    ];
    for (const value of [undefined, null, 7, {}, ...odd]) {
      expect(parseSeen(value)).toBeUndefined();
    }
    const seen = { revision: 3, link: 'abc', turn: 1 };
    expect(parseSeen(seen)).toEqual(seen);
  });
});
