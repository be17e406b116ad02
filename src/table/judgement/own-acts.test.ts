import { describe, expect, test } from 'vitest';
import { toy } from '../../kernel/testing/toy/toy';
import { linkOf } from '../crypto/bytes';
import { begunTable, playOn } from '../testing/tables';
import { entryKey, makeEntry, parseEntry } from '../record/codec';
import type { AnyGame, Entry } from '../record/model';
import { lostAct, parseSent, strangeAct, withSent } from './own-acts';
import { openTimeline } from '../record/timeline';

const game = toy as unknown as AnyGame;

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

/** The record with one entry written anew by whoever has the table's key, and all after it chained to that. */
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

  test('is mentioned where another browser has signed it', async () => {
    const { table, strange } = await played();
    const phone = await table.browser('ann');
    await phone.ask({ kind: 'propose', seat: 'north', what: { kind: 'mode', mode: 'free' } });
    const entry = table.referee.timeline.moments.findLast(one => one.entry.kind === 'proposal')?.entry.r;
    expect(strange()).toEqual({ problem: 'acts-elsewhere', details: { entry } });
  });

  test('is my own where another tab of this browser has signed it with a key of its own', async () => {
    const { table, ann, strange } = await played();
    const tab = await table.browser('ann');
    await tab.ask({ kind: 'propose', seat: 'north', what: { kind: 'mode', mode: 'free' } });
    expect(strange(table.raws, 0, [ann.key.public, tab.key.public])).toBeUndefined();
  });
});

describe('what I did', () => {
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

  test('is kept for forty acts, and nothing else is taken for it', () => {
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
