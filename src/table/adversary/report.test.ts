/** A winner within the rules by rights, browsers or changes that others lack: Verify accepts and reports it. */
import { describe, expect, test } from 'vitest';
import { verify } from '../judgement/verify';
import { isPlain, type Report } from '../judgement/verify-report';
import type { Ask } from '../record/model';
import type { TestTable } from '../testing/tables';
import { begunTable, playOn } from '../testing/seated-tables';
import { game } from '../testing/toy-table';

const reportOf = (table: TestTable): Report => {
  const found = verify(game, table.head, table.raws, table.tableSecret);
  if (!found.ok) throw new Error(found.problem.problem);
  return found;
};

describe('Verify', () => {
  // shows trust.17
  test('has nothing to ask where each seat was played from one browser, by the rules alone', async () => {
    const { table, at } = await begunTable(game);
    await playOn(table, at, 30);
    const report = reportOf(table);
    expect(isPlain(report)).toBe(true);
    expect(report).toMatchObject({ rights: {}, hands: {}, seats: { north: { browsers: 1 }, south: { browsers: 1 } } });
  });

  // shows trust.17
  test.each<readonly [string, readonly Ask[], number]>([
    ['sets the mode', [{ kind: 'mode', mode: 'advised' }], 1],
    [
      'opens the view of the referee, and closes it',
      [
        { kind: 'look', open: true },
        { kind: 'look', open: false },
      ],
      1,
    ],
    ['gives their trust', [{ kind: 'trust', user: 'eve', trusted: true }], 1],
    ['empties a seat', [{ kind: 'seat', seat: 'south', holder: { kind: 'open' } }], 1],
  ])('names a game master who %s', async (_, asks, times) => {
    const { table, gm } = await begunTable(game);
    for (const ask of asks) expect((await gm.ask(ask)).ok).toBe(true);
    const report = reportOf(table);
    expect(report.rights).toEqual({ gm: times });
    expect(isPlain(report)).toBe(false);
  });

  // shows trust.17
  test('names nobody for a mode that all have agreed to', async () => {
    const { table, ann, bob } = await begunTable(game);
    await ann.ask({ kind: 'propose', seat: 'north', what: { kind: 'mode', mode: 'free' } });
    const on = table.referee.timeline.proposals[0]?.revision ?? 0;
    await bob.ask({ kind: 'vote', seat: 'south', on, yes: true });
    expect(table.referee.timeline.mode).toBe('free');
    expect(reportOf(table).rights).toEqual({});
  });

  // shows trust.2
  test('tells a seat that a second browser has played for: a referee can write one of their own as somebody’s', async () => {
    const { table } = await begunTable(game);
    const later = await table.browser('ann');
    expect((await later.ask({ kind: 'command', seat: 'north', command: { kind: 'bid', coins: 1 } as never })).ok).toBe(
      true,
    );
    const first = reportOf(table);
    expect(first.seats['north']).toEqual({ turns: 1, browsers: 2, strange: 1 });
    expect(isPlain(first)).toBe(false);
  });
});
