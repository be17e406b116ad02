/** Files and records made to slow down or block their reader. */
import { describe, expect, test } from 'vitest';
import { type Entry, MOST_PROOFS } from '../record/model';
import { verify } from '../judgement/verify';
import { newKey } from '../crypto/keys';
import { entryKey, makeEntry } from '../record/codec';
import { openTimeline } from '../record/timeline';
import { exportRecord, importRecord } from '../record/record-file';
import { rewritten } from '../testing/rewriting';
import { begunTable } from '../testing/seated-tables';
import { game, problemOf } from '../testing/toy-table';

describe('a hostile file', () => {
  // shows trust.11
  test('of forty thousand entries is refused, and a record of them is read no further than any game goes', async () => {
    const { table } = await begunTable(game);
    const junk = Object.fromEntries(Array.from({ length: 40_000 }, (_, n) => [entryKey(n + 1), `{"kind":"x${n}"}`]));
    expect(importRecord(exportRecord(table.head, junk))).toMatchObject({ problem: 'too-many-entries' });
    const { problems } = openTimeline(game, table.head, junk, { keys: {} });
    expect(problems.length).toBeLessThan(1000);
    expect(verify(game, table.head, junk, table.tableSecret)).toMatchObject({
      problem: { problem: 'too-many-entries' },
    });
  });

  // shows trust.11
  test('of thousands of keys, each with a proof that is none, is not looked at for longer than a table has browsers', async () => {
    const { table } = await begunTable(game);
    const { head } = table;
    const proof = 'A'.repeat(86);
    const count = MOST_PROOFS + 50;
    const keys = Array.from({ length: count }, () => newKey(table.random).public);
    const entries = keys.map((key, n) => {
      const entry = { r: 1, e: 1, p: 'A'.repeat(22), t: 1, kind: 'key', user: 'x', key, proof, seats: [] } as const;
      return [entryKey(n + 1), makeEntry(entry)] as const;
    });
    const read = openTimeline(
      game,
      head,
      rewritten(head, Object.fromEntries(entries), one => [one]),
      { keys: {} },
    );
    expect([read.proofs, read.keys, read.moments.length]).toEqual([MOST_PROOFS, {}, count]);
  });

  describe('makes its reader keep no more than a table has:', () => {
    const MANY = 600;
    const read = async (junk: (n: number) => object) => {
      const { table } = await begunTable(game);
      const told = Object.keys(table.raws).length;
      const entries = Array.from({ length: MANY }, (_, n) => {
        const entry = { r: 1, e: 1, p: 'A'.repeat(22), t: 1, ...junk(n) } as Entry;
        return [entryKey(told + n + 1), makeEntry(entry)] as const;
      });
      const raws = rewritten(table.head, { ...table.raws, ...Object.fromEntries(entries) }, one => [one]);
      return { before: table.referee.timeline, after: openTimeline(game, table.head, raws, { keys: {} }) };
    };

    // shows trust.11
    test("seats that the game does not have are nobody's", async () => {
      const { before, after } = await read(n => ({
        kind: 'seat',
        seat: `seat ${n}`,
        holder: { kind: 'open' },
        user: 'gm',
        by: 'given',
      }));
      expect(after.moments).toHaveLength(before.moments.length);
      expect(after.holders).toEqual(before.holders);
      expect(after.problems).toHaveLength(500);
    });

    test('browsers that nobody knows receive nothing', async () => {
      const { table } = await begunTable(game);
      const { public: key } = newKey(table.random);
      const { before, after } = await read(n => ({ kind: 'deputy', user: `user ${n}`, key }));
      expect([after.deputies, after.keepers]).toEqual([before.deputies, before.keepers]);
    });

    test('people beyond the number in any world are not kept', async () => {
      const trusted = await read(n => ({ kind: 'trust', user: `user ${n}`, trusted: true, by: 'gm' }));
      const looking = await read(n => ({ kind: 'look', user: `user ${n}`, open: true }));
      const keeping = await read(n => ({ kind: 'referee', user: `user ${n}`, client: 'one' }));
      const kept = [trusted.after.trusted, looking.after.looking, keeping.after.keepers];
      expect(kept.map(({ length }) => length)).toEqual([400, 400, 400]);
    });
  });

  // shows trust.11
  test('with thirty million pieces, or an option that the game does not know, is named for it', async () => {
    const { table, gm } = await begunTable(game);
    const edit = { kind: 'add', piece: 'coin', to: 'deck', count: 30_000_000 } as const;
    expect(problemOf(await gm.ask({ kind: 'edit', edit }))).toBe('letter-malformed');
    const head = { ...table.head, options: { ...table.head.options, cheat: true } };
    expect(verify(game, head, table.raws, table.tableSecret)).toMatchObject({
      revision: 0,
      problem: { problem: 'unknown-option' },
    });
  });
});
