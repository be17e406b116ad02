/** Files and records that are meant to hold up whoever reads them. */
import { describe, expect, test } from 'vitest';
import { toy } from '../../kernel/testing/toy/toy';
import { type AnyGame, MOST_PROOFS, type Reply } from '../record/model';
import { verify } from '../record/verify';
import { begunTable } from '../testing/tables';
import { newKey } from '../sealing/sealing';
import { entryKey, makeEntry } from '../record/codec';
import { openTimeline } from '../record/timeline';
import { exportRecord } from '../record/export';
import { importRecord } from '../record/transfer';
import { rewritten } from '../testing/rewriting';

const game = toy as unknown as AnyGame;
const problemOf = (reply: Reply) => ('problem' in reply ? reply.problem.problem : reply);

describe('a hostile file', () => {
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
