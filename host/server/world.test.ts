import { expect, test } from 'vitest';
import { defaultAssumptions } from '../shared/assumptions';
import type { Data } from '../shared/json';
import { furnish } from './fresh';
import type { Sources, Store } from './store';
import { World } from './world';

test('a change that cannot be saved is refused with the reason, and has no effect', async () => {
  let full = false;
  const sources: Sources = new Map();
  const store: Store = {
    sources,
    write: () => (full ? Promise.reject(new Error('The world could not be saved')) : Promise.resolve()),
    damage: [],
    isFull: false,
    close: () => Promise.resolve(),
  };
  await furnish(store);
  const world = new World(store, defaultAssumptions(), () => undefined);
  const [gm] = [...world.collection('users').keys()] as [string];
  const create = (name: string): Promise<unknown> =>
    world.modify(gm, { action: 'create', documentName: 'JournalEntry', operation: { data: [{ name }] } });
  await create('Saved');
  const [entry] = [...world.collection('journal').values()] as [Data];
  full = true;
  await expect(create('Lost')).rejects.toThrow('could not be saved');
  await expect(
    world.modify(gm, {
      action: 'update',
      documentName: 'JournalEntry',
      operation: { updates: [{ _id: entry['_id'], name: 'Lost' }] },
    }),
  ).rejects.toThrow('could not be saved');
  await expect(
    world.modify(gm, {
      action: 'create',
      documentName: 'JournalEntryPage',
      operation: { parentUuid: `JournalEntry.${String(entry['_id'])}`, data: [{ name: 'Lost' }] },
    }),
  ).rejects.toThrow('could not be saved');
  await expect(
    world.modify(gm, {
      action: 'delete',
      documentName: 'JournalEntry',
      operation: { ids: [String(entry['_id'])] },
    }),
  ).rejects.toThrow('could not be saved');
  expect([...world.collection('journal').values()]).toEqual([entry]);
  full = false;
  await expect(create('Later')).resolves.toHaveLength(1);
});
