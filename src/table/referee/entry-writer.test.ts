import { describe, expect, test } from 'vitest';
import { entryKey } from '../record/codec';
import type { Ask } from '../record/model';
import type { TestTable } from '../testing/tables';
import { begunTable, playOn } from '../testing/seated-tables';
import { game, problemOf } from '../testing/toy-table';

const bid = (seat: string, coins = 1): Ask => ({ kind: 'command', seat, command: { kind: 'bid', coins } as never });

/** Runs something that must change nothing. */
const unchanged = async (table: TestTable, act: () => Promise<unknown>): Promise<void> => {
  const before = JSON.stringify(table.raws);
  await act();
  expect(JSON.stringify(table.raws)).toBe(before);
};

describe('the store', () => {
  test('that fails loses nothing and does nothing', async () => {
    const { table, ann } = await begunTable(game);
    const envelope = ann.envelope(bid('north'));
    const { state } = table.referee.timeline;
    table.isBroken = true;
    await unchanged(table, async () => {
      expect(problemOf(await table.referee.handle(envelope))).toBe('not-stored');
    });
    expect(table.referee.timeline.state).toBe(state);
    table.isBroken = false;
    expect((await table.referee.handle(envelope)).ok).toBe(true);
  });

  test('brings a new referee to the same position, and the game goes on', async () => {
    const { table, at } = await begunTable(game);
    await playOn(table, at, 12);
    const before = table.referee.timeline;
    const referee = table.restart({ epoch: 2, client: 'two' });
    expect(referee.timeline).toEqual(before);
    await referee.serve();
    expect(referee.timeline.epoch).toBe(2);
    await playOn(table, at, 500);
    expect(referee.timeline.ending).toBeDefined();
    expect(referee.timeline.problems).toEqual([]);
  });

  test('with another client’s entry at its end is continued from there', async () => {
    const { table, ann, at } = await begunTable(game);
    table.raws[entryKey(table.referee.timeline.revision + 1)] = '{"kind":"mode"}';
    const referee = table.restart();
    expect(referee.timeline.problems).toHaveLength(1);
    expect((await ann.ask(bid('north'))).ok).toBe(true);
    await playOn(table, at, 10);
    expect(ann.sees('north').problems).toHaveLength(1);
    expect(ann.sees('north').state).toEqual(game.hide(referee.timeline.state, 'north'));
  });

  test('of a referee that is closed is left alone', async () => {
    const { table, ann } = await begunTable(game);
    const old = table.referee;
    table.restart({ epoch: 2, client: 'two' });
    await unchanged(table, async () => {
      expect(problemOf(await old.handle(ann.envelope(bid('north'))))).toBe('not-referee');
    });
  });
});
