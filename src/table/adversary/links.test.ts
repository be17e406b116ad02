/** An author of a record's texts who tries to make two with one link: a link has all bits of its hash. */
import { expect, test } from 'vitest';
import { verify } from '../judgement/verify';
import { entryKey, makeEntry, parseEntry } from '../record/codec';
import type { Entry } from '../record/model';
import { openTimeline } from '../record/timeline';
import { begunTable } from '../testing/seated-tables';
import { game } from '../testing/toy-table';

// shows trust.18
test('new tables have links of 256 bits, and requests name the whole of them', async () => {
  const { table, ann } = await begunTable(game);
  const { timeline } = table.referee;
  expect(timeline.hash).toMatch(/^[\w-]{43}$/);
  for (const { entry } of timeline.moments) expect(entry.p).toMatch(/^[\w-]{43}$/);
  expect((await ann.ask({ kind: 'command', seat: 'north', command: { kind: 'bid', coins: 1 } as never })).ok).toBe(
    true,
  );
});

// shows trust.18
test('a link that is cut to its first 132 bits links nothing at such a table', async () => {
  const { table, ann } = await begunTable(game);
  const { revision } = table.referee.timeline;
  const key = entryKey(revision);
  const entry = parseEntry(table.raws[key]) as Entry;
  const raws = { ...table.raws, [key]: makeEntry({ ...entry, p: entry.p.slice(0, 22) }) };
  expect(openTimeline(game, table.head, raws, ann.reader('north')).problems).toMatchObject([
    { problem: 'entry-foreign' },
  ]);
  expect(verify(game, table.head, raws, table.tableSecret)).toMatchObject({ ok: false });
});
