import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isPlain, type Data } from '../shared/json';
import type { DocumentAnswer } from '../shared/wire';
import { connectAs, startTestHost, worldFolder, type Client } from '../testing/host';
import type { Host } from './index';

const folder = worldFolder();
let host: Host;
let gm: Client;
let player: Client;
let other: Client;

beforeAll(async () => {
  host = await startTestHost({ world: folder.world });
  [gm, player, other] = (await Promise.all(
    ['Gamemaster', 'Player 1', 'Player 2'].map(name => connectAs(host, name)),
  )) as [Client, Client, Client];
});
afterAll(async () => {
  for (const client of [gm, player, other]) client.close();
  await host.close();
  folder.remove();
});

const first = ({ result }: DocumentAnswer): Data => {
  const [item] = result;
  if (!isPlain(item)) throw new Error('The answer holds no source.');
  return item;
};
const createEntry = async (data: Data = {}): Promise<Data> =>
  first(await gm.modify('create', 'JournalEntry', { data: [{ name: 'Entry', ...data }] }));
const saved = async (collection: string, id: unknown): Promise<Data | undefined> =>
  (await player.world()).documents[collection]?.find(source => source['_id'] === id);

describe('creating', () => {
  test('completes the data, gives it an id and its creator', async () => {
    const entry = await createEntry();
    expect(entry).toMatchObject({ name: 'Entry', pages: [], flags: {}, ownership: { default: 0, [gm.userId]: 3 } });
    expect(entry['_id']).toMatch(/^[A-Za-z0-9]{16}$/);
  });

  test('keeps an id only if requested', async () => {
    const data = [{ _id: 'AAAAAAAAAAAAAAAA', name: 'Entry' }];
    expect(first(await gm.modify('create', 'JournalEntry', { data }))['_id']).not.toBe('AAAAAAAAAAAAAAAA');
    expect(first(await gm.modify('create', 'JournalEntry', { data, keepId: true }))['_id']).toBe('AAAAAAAAAAAAAAAA');
    await expect(gm.modify('create', 'JournalEntry', { data, keepId: true })).rejects.toThrow('already exists');
  });

  test('refuses an id that is not sixteen letters or digits', async () => {
    const data = [{ _id: 'too-short', name: 'Entry' }];
    await expect(gm.modify('create', 'JournalEntry', { data, keepId: true })).rejects.toThrow('_id');
  });

  test('makes its embedded documents too', async () => {
    const entry = await createEntry({ pages: [{ name: 'Page', text: { content: '<p>x</p>' } }] });
    expect(entry['pages']).toMatchObject([{ name: 'Page', type: 'text', text: { content: '<p>x</p>', format: 1 } }]);
  });

  // shows host.5
  test('refuses a document without a name and one of a type that v14 removed', async () => {
    await expect(gm.modify('create', 'JournalEntry', { data: [{}] })).rejects.toThrow('name: may not be blank');
    await expect(gm.modify('create', 'MeasuredTemplate', { data: [{}] })).rejects.toThrow('not a valid document type');
  });

  // shows host.4
  test('drops unknown fields silently, and reports them as a host fault', async () => {
    const before = host.faults().length;
    const entry = await createEntry({ bogus: 1, pages: [{ name: 'Page', text: { nonsense: 2 } }] });
    expect(entry).not.toHaveProperty('bogus');
    expect(host.faults().slice(before).join()).toMatch(/JournalEntry.*bogus/);
    expect(host.faults().slice(before).join()).toMatch(/JournalEntryPage.*text\.nonsense/);
  });

  test('gives every scene a level', async () => {
    const scene = first(await gm.modify('create', 'Scene', { data: [{ name: 'Scene' }] }));
    expect(scene['levels']).toHaveLength(1);
  });

  test('in a compendium is refused: it is locked', async () => {
    const operation = { pack: 'probe-module.decks', data: [{ name: 'x' }] };
    await expect(gm.modify('create', 'Cards', operation)).rejects.toThrow('locked');
  });
});

describe('updating', () => {
  // shows host.9
  test('merges objects, replaces arrays, deletes by operator, and sends the others the difference', async () => {
    const entry = await createEntry({ flags: { m: { a: 1, list: [1, 2], gone: true } } });
    const heard = player.next('modifyDocument');
    await gm.modify('update', 'JournalEntry', {
      updates: [{ _id: entry['_id'], name: 'Entry', 'flags.m.list': [3], 'flags.m.-=gone': null, 'flags.m.b': 2 }],
      mine: { any: 'key' },
    });
    const [answer] = (await heard) as [DocumentAnswer];
    expect(first(answer)).toMatchObject({ _id: entry['_id'], flags: { m: { list: [3], '-=gone': null, b: 2 } } });
    expect(first(answer)).not.toHaveProperty('name');
    expect(answer.operation).toMatchObject({ mine: { any: 'key' } });
    expect(answer.userId).toBe(gm.userId);
    expect((await saved('JournalEntry', entry['_id']))?.['flags']).toEqual({ m: { a: 1, b: 2, list: [3] } });
  });

  // shows host.9
  test('without a difference does nothing and informs nobody', async () => {
    const entry = await createEntry({ name: 'Same' });
    const heard: unknown[] = [];
    player.socket.on('modifyDocument', answer => heard.push(answer));
    const { result } = await gm.modify('update', 'JournalEntry', { updates: [{ _id: entry['_id'], name: 'Same' }] });
    await player.world();
    expect(result).toEqual([]);
    expect(heard).toEqual([]);
    player.socket.off('modifyDocument');
  });

  test('a deleted field of the schema gets its initial value', async () => {
    const entry = await createEntry({ sort: 7 });
    await gm.modify('update', 'JournalEntry', { updates: [{ _id: entry['_id'], '-=sort': null }] });
    expect((await saved('JournalEntry', entry['_id']))?.['sort']).toBe(0);
  });

  test('of an embedded document reaches it and no other', async () => {
    const entry = await createEntry({ pages: [{ name: 'One' }, { name: 'Two' }] });
    const [, two] = entry['pages'] as [Data, Data];
    const parentUuid = `JournalEntry.${String(entry['_id'])}`;
    const updates = [{ _id: two['_id'], 'text.content': 'new' }];
    await gm.modify('update', 'JournalEntryPage', { parentUuid, updates });
    const after = await saved('JournalEntry', entry['_id']);
    expect(after?.['pages']).toMatchObject([
      { name: 'One', text: { content: '' } },
      { name: 'Two', text: { content: 'new' } },
    ]);
  });

  test('of a missing document is refused', async () => {
    const updates = [{ _id: 'AAAAAAAAAAAAAAAB', name: 'x' }];
    await expect(gm.modify('update', 'JournalEntry', { updates })).rejects.toThrow('does not exist');
  });

  test('activates one scene by deactivating the other', async () => {
    const { result } = await gm.modify('create', 'Scene', { data: [{ name: 'One' }, { name: 'Two' }] });
    const [one, two] = result as Data[];
    for (const scene of [one, two]) {
      await gm.modify('update', 'Scene', { updates: [{ _id: scene?.['_id'], active: true }] });
    }
    expect((await saved('Scene', one?.['_id']))?.['active']).toBe(false);
    expect((await saved('Scene', two?.['_id']))?.['active']).toBe(true);
  });
});

describe('reading', () => {
  const read = (client: Client, documentName: string, operation: Data): Promise<Data[]> =>
    client.ask('modifyDocument', { action: 'get', documentName, operation });

  test('sends the server’s data of one document to the asking page only', async () => {
    const entry = await createEntry({ name: 'Read', pages: [{ name: 'Page' }] });
    const heard: unknown[] = [];
    gm.socket.on('modifyDocument', answer => heard.push(answer));
    const found = await read(player, 'JournalEntry', { query: { _id: entry['_id'] } });
    expect(found).toMatchObject([{ _id: entry['_id'], name: 'Read', pages: [{ name: 'Page' }] }]);
    expect(await read(player, 'JournalEntry', { query: { _id: 'AAAAAAAAAAAAAAAC' } })).toEqual([]);
    await gm.world();
    expect(heard).toEqual([]);
    gm.socket.off('modifyDocument');
  });

  test('reaches embedded documents through their parent, but no password', async () => {
    const entry = await createEntry({ pages: [{ name: 'One' }, { name: 'Two' }] });
    const parentUuid = `JournalEntry.${String(entry['_id'])}`;
    expect(await read(player, 'JournalEntryPage', { parentUuid, query: { name: 'Two' } })).toMatchObject([
      { name: 'Two' },
    ]);
    const users = await read(player, 'User', { query: {} });
    expect(users.length).toBeGreaterThan(1);
    expect(users.every(({ password }) => password === '')).toBe(true);
  });

  test('comes after earlier changes', async () => {
    const entry = await createEntry({ name: 'Before' });
    const write = gm.modify('update', 'JournalEntry', { updates: [{ _id: entry['_id'], name: 'After' }] });
    const [found] = await read(gm, 'JournalEntry', { query: { _id: entry['_id'] } });
    await write;
    expect(found).toMatchObject({ name: 'After' });
  });
});

describe('deleting', () => {
  test('removes the embedded documents too, and moves the contents of a folder out of it', async () => {
    const folderOf = first(await gm.modify('create', 'Folder', { data: [{ name: 'Folder', type: 'JournalEntry' }] }));
    const entry = await createEntry({ folder: folderOf['_id'] });
    await gm.modify('delete', 'Folder', { ids: [String(folderOf['_id'])] });
    expect((await saved('JournalEntry', entry['_id']))?.['folder']).toBeNull();
  });

  test('leaves a scene its last level', async () => {
    const scene = first(await gm.modify('create', 'Scene', { data: [{ name: 'Scene' }] }));
    const [level] = scene['levels'] as [Data];
    const operation = { parentUuid: `Scene.${String(scene['_id'])}`, ids: [String(level['_id'])] };
    await expect(gm.modify('delete', 'Level', operation)).rejects.toThrow('last Level');
  });
});

describe('permission', () => {
  // shows referee.11
  test("a player is refused in Foundry's words, and nothing changes", async () => {
    const entry = await createEntry({ ownership: { default: 2 } });
    const updates = [{ _id: entry['_id'], name: 'Mine' }];
    await expect(player.modify('update', 'JournalEntry', { updates })).rejects.toThrow(
      `User Player 1 lacks permission to update JournalEntry [${String(entry['_id'])}]`,
    );
    expect((await saved('JournalEntry', entry['_id']))?.['name']).toBe('Entry');
  });

  test('one refused update of a batch refuses the batch', async () => {
    const [mine, yours] = [await createEntry({ ownership: { [player.userId]: 3 } }), await createEntry()];
    const updates = [mine, yours].map(({ _id }) => ({ _id, name: 'Taken' }));
    await expect(player.modify('update', 'JournalEntry', { updates })).rejects.toThrow('lacks permission');
    expect((await saved('JournalEntry', mine['_id']))?.['name']).toBe('Entry');
  });

  test('an owner adds pages to their entry', async () => {
    const entry = await createEntry({ ownership: { [player.userId]: 3 } });
    const operation = { parentUuid: `JournalEntry.${String(entry['_id'])}`, data: [{ name: 'Page' }] };
    const done = await player.modify('create', 'JournalEntryPage', operation);
    expect(done.userId).toBe(player.userId);
    await expect(other.modify('create', 'JournalEntryPage', operation)).rejects.toThrow('lacks permission');
  });
});

describe('many at once', () => {
  let entry: Data;
  beforeEach(async () => {
    entry = await createEntry({ ownership: { default: 3 } });
  });
  afterEach(() => player.socket.off('modifyDocument'));

  // shows host.9
  test('the last write wins, and everyone hears them in one order', async () => {
    const heard: unknown[] = [];
    player.socket.on('modifyDocument', (answer: DocumentAnswer) => heard.push(first(answer)['name']));
    const updates = (name: string): Data[] => [{ _id: entry['_id'], name }];
    await Promise.all(['a', 'b', 'c'].map(name => gm.modify('update', 'JournalEntry', { updates: updates(name) })));
    await player.world();
    expect(heard).toEqual(['a', 'b', 'c']);
    expect((await saved('JournalEntry', entry['_id']))?.['name']).toBe('c');
  });
});
