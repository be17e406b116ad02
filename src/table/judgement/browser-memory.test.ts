import { describe, expect, test } from 'vitest';
import { lostAct, lostSince, parseSeen, parseSent, seenOf, strangeAct, withSent } from './browser-memory';
import type { Entry } from '../record/model';
import { openTimeline, type Raws } from '../record/timeline';
import { linkOf } from '../crypto/bytes';
import { entryKey, makeEntry, parseEntry } from '../record/codec';
import { begunTable, playOn, seatedTable } from '../testing/seated-tables';
import { game } from '../testing/toy-table';

const record = async () => {
  const { table, at } = await seatedTable(game);
  await playOn(table, at, 20);
  const read = (raws: Raws) => openTimeline(game, table.head, raws, { keys: {} });
  const until = (last: number) => read(Object.fromEntries(Object.entries(table.raws).slice(0, last)));
  return { table, at, read, until };
};

describe('a user who has seen a record', () => {
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

  // shows record.4, trust.9
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

  test('ignores storage content of any other form', () => {
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

const played = async () => {
  const setting = await begunTable(game);
  const { table, ann, at } = setting;
  await playOn(table, at, 12);
  await ann.ask({ kind: 'propose', seat: 'north', what: { kind: 'mode', mode: 'free' } });
  return {
    ...setting,
    strange: (raws = table.raws, after = 0, keys = [ann.key.public]) => {
      const timeline = openTimeline(game, table.head, raws, ann.reader('north'));
      return strangeAct(timeline, 'ann', new Set(keys), after);
    },
  };
};

/** The record with one entry rewritten by a holder of the table's key, and all after it chained to that. */
const rewritten = (raws: Readonly<Record<string, string>>, change: (entry: Entry) => Entry): Record<string, string> => {
  const forged: Record<string, string> = {};
  let p: string | undefined;
  for (const key of Object.keys(raws).sort()) {
    const entry = change(parseEntry(raws[key]) as Entry);
    const raw = makeEntry({ ...entry, p: p ?? entry.p });
    forged[key] = raw;
    p = linkOf(raw);
  }
  return forged;
};

describe('what stands in my name', () => {
  test('is mine, in an honest record', async () => {
    const { strange } = await played();
    expect(strange()).toBeUndefined();
  });

  // shows trust.9
  test('is noticed by my browser where I have not signed it', async () => {
    const { table, strange } = await played();
    const number = rewritten(table.raws, entry =>
      entry.kind === 'number' && entry.seat === 'north' ? { ...entry, number: 'ab'.repeat(16) } : entry,
    );
    expect(strange(number)).toMatchObject({ problem: 'acts-forged' });
    const { revision } = table.referee.timeline;
    const proposal = rewritten(table.raws, entry =>
      entry.kind === 'proposal' ? { ...entry, what: { kind: 'mode', mode: 'advised' } } : entry,
    );
    expect(strange(proposal, revision - 1)).toEqual({ problem: 'acts-forged', details: { entry: revision } });
    expect(strange(proposal, revision)).toBeUndefined();
  });

  test('is reported where another browser has signed it', async () => {
    const { table, strange } = await played();
    const phone = await table.browser('ann');
    await phone.ask({ kind: 'propose', seat: 'north', what: { kind: 'mode', mode: 'free' } });
    const entry = table.referee.timeline.moments.findLast(one => one.entry.kind === 'proposal')?.entry.r;
    expect(strange()).toMatchObject({ problem: 'acts-elsewhere', details: { entry } });
  });

  test('is my own where another tab of this browser has signed it with a key of its own', async () => {
    const { table, ann, strange } = await played();
    const tab = await table.browser('ann');
    await tab.ask({ kind: 'propose', seat: 'north', what: { kind: 'mode', mode: 'free' } });
    expect(strange(table.raws, 0, [ann.key.public, tab.key.public])).toBeUndefined();
  });
});

describe('what I did', () => {
  // shows trust.9
  test('is missed when the record says something else there', async () => {
    const { table, ann } = await played();
    const ask = { kind: 'propose', seat: 'north', what: { kind: 'mode', mode: 'free' } } as const;
    const envelope = ann.envelope(ask);
    const reply = await table.referee.handle(envelope);
    const revision = reply.ok ? reply.revision : 0;
    const sent = withSent([], ask, { id: envelope.id, revision });
    expect(lostAct(ann.sees('north'), sent)).toBeUndefined();
    const other = {
      ...table.raws,
      [entryKey(revision)]: (table.raws[entryKey(revision)] ?? '').replace('free', 'advised'),
    };
    const { [entryKey(revision)]: _, ...without } = table.raws;
    expect(lostAct(openTimeline(game, table.head, without, ann.reader('north')), sent)).toBeUndefined();
    const swapped = other[entryKey(revision)]?.replace(envelope.id, `${envelope.id.slice(0, -1)}_`) ?? '';
    const timeline = openTimeline(game, table.head, { ...without, [entryKey(revision)]: swapped }, ann.reader('north'));
    expect(lostAct(timeline, sent)).toEqual({ problem: 'acts-lost', details: { entry: revision } });
  });

  test('is kept for forty requests, and nothing else is accepted as it', () => {
    const many = Array.from({ length: 60 }, (_, n) => ({ id: `a.${n}`, revision: n }));
    const kept = many.reduce(
      (all: ReturnType<typeof parseSent>, one) => withSent(all, { kind: 'undo', seat: 'x' }, one),
      [],
    );
    expect(kept).toHaveLength(40);
    expect(parseSent(kept)).toEqual(kept);
    expect(withSent([], { kind: 'look', open: true }, { id: 'a', revision: 1 })).toEqual([]);
    for (const value of [undefined, 7, {}, [{ id: 1 }], many]) expect(parseSent(value)).toEqual([]);
  });
});
