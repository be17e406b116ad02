/** A world whose files or records were damaged on the disk. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Data } from '../shared/json';
import { connectAs, startTestHost } from '../testing/host';
import { openedByTests } from '../testing/opened';
import { openLevel } from './store';

const { closing, newFolder, newHost } = openedByTests();

describe('a damaged store', () => {
  const filled = async (): Promise<string> => {
    const world = newFolder();
    const host = await startTestHost({ world });
    const gm = await connectAs(host, 'Gamemaster');
    for (let number = 0; number < 20; number++) {
      const pages = [{ name: 'One' }, { name: 'Two' }];
      await gm.modify('create', 'JournalEntry', { data: [{ name: `Entry ${number}`, pages }] });
    }
    gm.close();
    await host.close();
    return world;
  };
  const startsWith = async (world: string): Promise<{ entries: number; damage: readonly string[] }> => {
    const host = await newHost({ world });
    const gm = await connectAs(host, 'Gamemaster');
    closing.push(() => gm.close());
    const { documents } = await gm.world();
    return { entries: documents['JournalEntry']?.length ?? 0, damage: host.damage() };
  };

  test('names the record that is no longer JSON, and starts with the rest', async () => {
    const world = await filled();
    const level = await openLevel(join(world, 'data'));
    const [key] = (await level.keys({ gte: '!journal!', lt: '!journal"' }).all()) as [string];
    await level.put(key, '{"name":' as unknown as Data, { valueEncoding: 'utf8' });
    await level.close();
    const { entries, damage } = await startsWith(world);
    expect(entries).toBe(19);
    expect(damage).toEqual([expect.stringContaining(key)]);
  });

  test('names a page that its entry lists and that is gone', async () => {
    const world = await filled();
    const level = await openLevel(join(world, 'data'));
    const [key] = (await level.keys({ gte: '!journal.pages!', lt: '!journal.pages"' }).all()) as [string];
    await level.del(key);
    await level.close();
    const { entries, damage } = await startsWith(world);
    expect(entries).toBe(20);
    expect(damage).toEqual([expect.stringContaining(key)]);
  });

  test('names a damaged database file, keeps a copy, and starts with what is left', async () => {
    const world = await filled();
    const data = join(world, 'data');
    const level = await openLevel(data);
    await level.compactRange('!', '~');
    await level.close();
    const [file] = readdirSync(data).filter(name => /\.(?:ldb|sst)$/.test(name)) as [string];
    const bytes = readFileSync(join(data, file));
    bytes.fill(0x55, 100, 400);
    writeFileSync(join(data, file), bytes);
    const { damage } = await startsWith(world);
    expect(damage.join('\n')).toContain(file);
    expect(damage.join('\n')).toContain('backup');
    expect(existsSync(`${data}.damaged-1`)).toBe(true);
  });

  test('starts without its list of files', async () => {
    const world = await filled();
    const data = join(world, 'data');
    writeFileSync(join(data, 'CURRENT'), 'MANIFEST-999999\n');
    const { entries, damage } = await startsWith(world);
    expect(entries).toBe(20);
    expect(damage).toHaveLength(1);
  });

  test('reports that it cannot be opened at all, and leaves it alone', async () => {
    const world = newFolder();
    mkdirSync(world, { recursive: true });
    writeFileSync(join(world, 'data'), 'a file where the folder should be');
    await expect(startTestHost({ world })).rejects.toThrow();
    expect(readFileSync(join(world, 'data'), 'utf8')).toContain('a file');
  });
});
