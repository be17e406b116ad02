/** Compendia of the world: who may make, fill and delete them, and what stays when the host starts anew. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { isPlain, type Data } from '../shared/json';
import { connectAs, startTestHost, worldFolder, type Client } from '../testing/host';
import type { Host } from './index';

const folder = worldFolder();
const ID = 'world.old-maps';
let host: Host;
let gm: Client;
let player: Client;

const start = async (): Promise<void> => {
  host = await startTestHost({ world: folder.world });
  gm = await connectAs(host, 'Gamemaster');
  player = await connectAs(host, 'Player 1');
};
const stop = async (): Promise<void> => {
  for (const client of [gm, player]) client.close();
  await host.close();
};

beforeAll(start);
afterAll(async () => {
  await stop();
  folder.remove();
});

const manage = (client: Client, action: string, data: unknown): Promise<unknown> =>
  client.ask('manageCompendium', { action, data });
const indexOf = async (client: Client): Promise<readonly Data[] | undefined> =>
  (await client.world()).packs.find(({ metadata }) => metadata.id === ID)?.index;
const entry = { name: 'Finland', pages: [{ name: 'Coast' }] };

test('only a game master makes one, with a label, a free name and documents that stand alone', async () => {
  await expect(manage(player, 'create', { label: 'Mine', type: 'Actor' })).rejects.toThrow('Only a game master');
  for (const [data, why] of [
    [{ type: 'Actor' }, 'label'],
    [{ label: '../..', type: 'Actor' }, 'no name'],
    [{ label: 'Cards', type: 'Card' }, 'cannot hold'],
    [{ label: 'Cards', type: '__proto__' }, 'not a valid document type'],
    [null, 'label'],
  ] as const) {
    await expect(manage(gm, 'create', data)).rejects.toThrow(why);
  }
  const told = player.next('manageCompendium');
  expect(await manage(gm, 'create', { label: 'Old Maps', type: 'JournalEntry' })).toMatchObject({
    metadata: { id: ID, label: 'Old Maps', packageType: 'world' },
    index: [],
  });
  expect((await told)[0]).toMatchObject({ action: 'create', data: { metadata: { id: ID } } });
  await expect(manage(gm, 'create', { label: 'Old maps', type: 'Actor' })).rejects.toThrow('already');
  await expect(manage(gm, 'burn', ID)).rejects.toThrow('not an action');
});

test('a game master makes, changes and deletes documents in it, and others are told', async () => {
  const told = player.next('modifyDocument');
  const { result } = await gm.modify('create', 'JournalEntry', { data: [entry, entry], pack: ID });
  expect((await told)[0]).toMatchObject({ action: 'create', operation: { pack: ID } });
  const [first, second] = result.filter(isPlain);
  const id = String(first?.['_id']);
  await gm.modify('update', 'JournalEntry', { updates: [{ _id: id, name: 'Karelia' }], pack: ID });
  const parentUuid = `Compendium.${ID}.JournalEntry.${id}`;
  await gm.modify('create', 'JournalEntryPage', { data: [{ name: 'Woods' }], parentUuid, pack: ID });
  await gm.modify('delete', 'JournalEntry', { ids: [String(second?.['_id'])], pack: ID });
  expect(await indexOf(player)).toMatchObject([{ name: 'Karelia', uuid: parentUuid }]);
  const [kept] = await player.ask<Data[]>('packDocuments', { pack: ID });
  expect((kept?.['pages'] as Data[]).map(({ name }) => name)).toEqual(['Coast', 'Woods']);
  expect((await gm.world()).documents['JournalEntry']).toEqual([]);
});

test('a player changes nothing in it, no other type goes in, and what a package brings stays locked', async () => {
  const [{ _id = '' } = {}] = (await indexOf(gm)) ?? [];
  await expect(player.modify('create', 'JournalEntry', { data: [entry], pack: ID })).rejects.toThrow('Only a game');
  await expect(player.modify('delete', 'JournalEntry', { ids: [String(_id)], pack: ID })).rejects.toThrow(
    'Only a game',
  );
  await expect(gm.modify('create', 'Actor', { data: [{ name: 'A', type: 'base' }], pack: ID })).rejects.toThrow(
    'holds',
  );
  await expect(
    gm.modify('create', 'JournalEntryPage', {
      data: [{ name: 'P' }],
      parentUuid: `JournalEntry.${String(_id)}`,
      pack: ID,
    }),
  ).rejects.toThrow('holds');
  await expect(gm.modify('create', 'JournalEntry', { data: [entry], pack: 'probe-module.none' })).rejects.toThrow(
    'locked',
  );
  expect(await indexOf(player)).toHaveLength(1);
});

test('a damaged list stops nothing, and is set aside', async () => {
  const list = join(folder.world, 'packs', 'packs.json');
  const whole = readFileSync(list, 'utf8');
  const told: unknown[] = [];
  const spy = vi.spyOn(console, 'error').mockImplementation(line => void told.push(line));
  for (const damaged of [
    '{"na',
    '[{"name":"../data","label":"x","type":"Actor"}]',
    '[{"name":"a","label":"x","type":"Card"}]',
  ]) {
    await stop();
    writeFileSync(list, damaged);
    await start();
    expect(await indexOf(player)).toBeUndefined();
    expect(readFileSync(`${list}.damaged`, 'utf8')).toBe(damaged);
    expect(told.pop()).toMatch(/list of compendia cannot be read.*Mend it/);
  }
  spy.mockRestore();
  await stop();
  writeFileSync(list, whole);
  await start();
  expect(await indexOf(player)).toHaveLength(1);
});

test('it is there when the host starts anew, and gone with its folder when it is deleted', async () => {
  await stop();
  await start();
  expect(await indexOf(player)).toMatchObject([{ name: 'Karelia' }]);
  await expect(manage(player, 'delete', ID)).rejects.toThrow('Only a game master');
  const told = player.next('manageCompendium');
  await manage(gm, 'delete', ID);
  expect((await told)[0]).toEqual({ action: 'delete', data: ID });
  expect(await indexOf(player)).toBeUndefined();
  expect(existsSync(join(folder.world, 'packs', 'old-maps'))).toBe(false);
  await expect(manage(gm, 'delete', ID)).rejects.toThrow('no compendium');
});
