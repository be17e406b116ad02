/** When a browser warns that a record differs from what it has seen, and when it does not. */
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { toy } from '../../kernel/testing/toy/toy';
import type { TableClient } from '../../table/panels/client-model';
import type { AnyGame } from '../../table/record/model';
import { openTimeline, type Raws } from '../../table/record/timeline';
import { playOn, seatedTable } from '../../table/testing/seated-tables';

const warnings: string[] = [];
let lease = 1;
const kept: Record<string, object> = { seen: {}, sent: {} };

// normally the build inserts the version
vi.stubGlobal('MODULE_VERSION', 'test');
vi.useFakeTimers();
// other test files share this process, and would hang with fake timers
afterAll(() => void vi.useRealTimers());
vi.stubGlobal('window', globalThis);
vi.stubGlobal('ui', { notifications: { error: (text: string) => warnings.push(text) } });
vi.stubGlobal('game', {
  userId: 'somebody',
  world: { id: 'world' },
  settings: {
    get: (_id: string, key: string) => kept[key],
    set: async (_id: string, key: string, value: object) => void (kept[key] = value),
  },
});
vi.mock('./keys', () => ({ noteOwnKey: async () => undefined, ownKey: () => undefined, ownKeys: () => new Set() }));
vi.mock('../wording', () => ({ fetchWording: async () => undefined }));
vi.mock('../documents/table-entry', () => ({
  entryOf: () => ({}),
  leaseOf: () => ({ epoch: lease }),
  claimedOf: () => 0,
}));
const { compareWithMemory } = await import('./memory');

beforeEach(() => {
  warnings.length = 0;
  lease = 1;
});

/** An upper bound (ms) for everything in these tests. */
const LONG = 20_000;

/** A page that reads a record, and a referee who is replaced while an entry of theirs is in flight. */
const forked = async (id: string) => {
  const { table, at } = await seatedTable(toy as unknown as AnyGame);
  await playOn(table, at, 5);
  const last = Object.keys(table.raws).length;
  const before: Raws = Object.fromEntries(Object.entries(table.raws).slice(0, last - 1));
  const late: Raws = { ...table.raws };
  for (const key of Object.keys(table.raws).slice(last - 1)) Reflect.deleteProperty(table.raws, key);
  table.restart({ epoch: 2 });
  await table.referee.serve();
  await playOn(table, at, 3, undefined, 99);
  const client = { id, isLocked: false, timeline: table.referee.timeline };
  const look = (raws: Raws): Promise<void> => {
    client.timeline = openTimeline(toy as unknown as AnyGame, table.head, raws, { keys: {} });
    return compareWithMemory(client as unknown as TableClient);
  };
  return { look, before, late, after: { ...table.raws } };
};

test('replacing an entry that came after the next lease warns nobody', async () => {
  const { look, before, late, after } = await forked('late');
  await look(before);
  lease = 2;
  await look(late);
  await look(after);
  await vi.advanceTimersByTimeAsync(LONG);
  expect(warnings).toEqual([]);
});

// shows record.4
test('replacing an entry that came before the next lease warns everybody', async () => {
  const { look, before, late, after } = await forked('in time');
  await look(before);
  await look(late);
  lease = 2;
  await look(after);
  await vi.advanceTimersByTimeAsync(LONG);
  expect(warnings.join()).toContain('entries-replaced');
});

test('replacing an entry that had stayed under the next lease warns everybody', async () => {
  const { look, before, late, after } = await forked('stayed');
  await look(before);
  lease = 2;
  await look(late);
  await vi.advanceTimersByTimeAsync(LONG);
  await look(after);
  await vi.advanceTimersByTimeAsync(LONG);
  expect(warnings.join()).toContain('entries-replaced');
});
