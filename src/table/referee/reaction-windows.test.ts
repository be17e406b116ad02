import { describe, expect, test } from 'vitest';
import { parseEntry } from '../record/codec';
import { entryKey } from '../record/codec';
import type { Entry } from '../record/model';
import { verify } from '../judgement/verify';
import { windowIn } from '../judgement/reaction-window';
import { atWindow, type WindowTable } from '../testing/reaction-windows';
import { problemOf, reasonOf } from '../testing/toy-table';

const [us, them, third] = ['stalinists', 'militarists', 'evolutionists'] as const;
const all = [us, them, third];
const last = ({ table }: WindowTable): Entry =>
  parseEntry(table.raws[entryKey(table.referee.timeline.revision)]) as Entry;
const isRight = ({ table: { game, head, raws, tableSecret } }: WindowTable) =>
  expect(verify(game, head, raws, tableSecret)).toMatchObject({ ok: true });

describe('a window', () => {
  test('asks all players, and stays open while one of them has not answered', async () => {
    const table = await atWindow();
    expect(table.window()).toMatchObject({ seats: all, waits: [], times: { seconds: 30, away: 180 } });
    await table.pass(us);
    await table.pass(third);
    expect(table.window().seats).toEqual(all);
  });
  test('does not reveal who has passed before it closes', async () => {
    const table = await atWindow();
    const before = table.entries();
    expect(await table.pass(us)).toMatchObject({ ok: true, held: true });
    expect(await table.pass(them)).toMatchObject({ ok: true, held: true });
    expect(table.entries()).toBe(before);
  });
  test('closes for all at once, with one entry that lists who has passed', async () => {
    const table = await atWindow();
    const { opened } = table.window();
    const before = table.entries();
    for (const seat of [third, us, them]) await table.pass(seat);
    expect(table.entries()).toBe(before + 1);
    const entry = last(table);
    expect(entry).toMatchObject({ kind: 'turn', by: 'window', seat: 'table' });
    expect(entry.kind === 'turn' && entry.passes?.map(({ seat, by }) => [seat, by])).toEqual(
      all.map(seat => [seat, 'own']),
    );
    expect(windowIn(table.table.referee.timeline)?.opened).not.toBe(opened);
    isRight(table);
  });
  test('a pass may be taken back by asking to wait', async () => {
    const table = await atWindow();
    for (const seat of [us, them]) await table.pass(seat);
    await table.wait(us);
    await table.pass(third);
    expect(table.window().waits).toEqual([us]);
    await table.pass(us);
    expect(last(table)).toMatchObject({ by: 'window' });
    isRight(table);
  });
  test('a pass for an earlier window is none for this', async () => {
    const table = await atWindow();
    const { table: at } = table;
    const seen = at.referee.timeline.revision;
    const late = table.at[us]?.envelope({ kind: 'command', seat: us, command: { kind: 'pass' } }, seen);
    for (const seat of all) await table.pass(seat);
    while (!windowIn(at.referee.timeline)) throw new Error('no second window');
    expect(problemOf(await at.referee.handle(late))).toBe('stale');
  });
  test('is asked again of everybody by a new referee', async () => {
    const table = await atWindow();
    const { table: at } = table;
    for (const seat of [us, them]) await table.pass(seat);
    at.restart({ client: 'three', epoch: 3 });
    await at.referee.serve();
    await table.pass(third);
    expect(table.window().seats).toEqual(all);
    for (const seat of [us, them]) await table.pass(seat);
    expect(last(table)).toMatchObject({ by: 'window' });
    isRight(table);
  });
});

describe('the clock', () => {
  test('passes for all who have not asked to wait, when its time is up and not before', async () => {
    const table = await atWindow();
    const before = table.entries();
    await table.goBy(29);
    expect(table.entries()).toBe(before);
    await table.goBy(1);
    expect(table.entries()).toBe(before + 1);
    expect(last(table)).toMatchObject({ passes: all.map(seat => ({ seat, by: 'clock' })) });
    isRight(table);
  });
  test('does not run for a seat that waits', async () => {
    const table = await atWindow();
    await table.wait(them);
    await table.goBy(100);
    expect(table.window().waits).toEqual([them]);
    await table.pass(them);
    expect(last(table)).toMatchObject({
      passes: [
        { seat: us, by: 'clock' },
        { seat: them, by: 'own' },
        { seat: third, by: 'clock' },
      ],
    });
    isRight(table);
  });
  test('does not run while people vote', async () => {
    const table = await atWindow();
    const to = table.table.referee.timeline.revision - 1;
    await table.as(us, { kind: 'propose', seat: us, what: { kind: 'undo', to } });
    await table.goBy(100);
    expect(table.window().seats).toEqual(all);
  });
  test('does not run where the table waits until all have passed', async () => {
    const table = await atWindow({ window: 'until-all' });
    await table.goBy(10_000);
    expect(table.window().seats).toEqual(all);
  });
});

describe('one who is away', () => {
  const waiting = async () => {
    const table = await atWindow({ window: 'until-all', 'window-away': '60' });
    for (const seat of [us, them]) await table.pass(seat);
    return table;
  };
  const browserOf = ({ at }: WindowTable, seat: string) => {
    const browser = at[seat];
    if (!browser) throw new Error(seat);
    return browser;
  };
  test('is passed for by two others after the agreed time', async () => {
    const table = await waiting();
    expect(reasonOf(await table.away(browserOf(table, us), third))).toBe('not-away-yet');
    await table.goBy(60);
    await table.away(browserOf(table, us), third);
    expect(table.window().seats).toEqual(all);
    await table.away(browserOf(table, us), third);
    expect(table.window().seats).toEqual(all);
    await table.away(browserOf(table, them), third);
    expect(last(table)).toMatchObject({ passes: [{ by: 'own' }, { by: 'own' }, { seat: third, by: 'others' }] });
    isRight(table);
  });
  test('is passed for by a game master who does not play, at once', async () => {
    const table = await waiting();
    await table.away(table.gm, third);
    expect(last(table)).toMatchObject({ by: 'window' });
    isRight(table);
  });
  test('cannot be reported by themselves', async () => {
    const table = await waiting();
    await table.goBy(60);
    expect(reasonOf(await table.away(browserOf(table, us), us))).toBe('yourself-away');
  });
});

describe('a bot', () => {
  test('lets a window pass unseen as well, and is no longer waited for', async () => {
    const table = await atWindow();
    await table.gm.ask({ kind: 'seat', seat: third, holder: { kind: 'bot', bot: 'apparatchik' } });
    await table.table.referee.idle();
    const { opened } = table.window();
    for (const seat of table.window().seats.filter(seat => seat !== third)) await table.pass(seat);
    await table.table.referee.idle();
    expect(windowIn(table.table.referee.timeline)?.opened).not.toBe(opened);
    isRight(table);
  });
});
