/** What a world with many finished games costs a page: copies of one record, the last of which are opened with the world. */
import { readFileSync } from 'node:fs';
import { join as joined } from 'node:path';
import type { Browser } from 'playwright-core';
import { connectAs } from 'vtt-stand-in/testing';
import { chaptersFrom } from '../../src/table/record/chapters';
import { importRecord } from '../../src/table/record/record-file';
import { openHost } from '../../tests/harness/host';
import { join, openBrowser, ready } from '../../tests/harness/people';
import { rounded } from './module-size';

const RECORD = joined(import.meta.dirname, '..', '..', 'tests', 'fixtures', 'record-3.json');
const SIZES = [5, 200] as const;
const ID = 'revolution-tables';
/** So many entries are made with one request. */
const AT_ONCE = 4;

/** The journal entries of so many tables, each with the chapters of one finished game. */
const tables = (count: number): readonly Record<string, unknown>[] => {
  const read = importRecord(readFileSync(RECORD, 'utf8'));
  if ('problem' in read) throw new Error(read.problem);
  const { head, raws } = read;
  const chapters = chaptersFrom(raws, raw => String((JSON.parse(raw) as { readonly p?: string }).p ?? ''));
  return Array.from({ length: count }, (_, n) => ({
    name: `Finished ${n}`,
    flags: {
      [ID]: {
        head: JSON.stringify({ ...head, id: `finished${String(n).padStart(8, '0')}` }),
        lease: { user: '', client: '', version: '', epoch: 0 },
      },
    },
    pages: chapters.map(chapter => ({ name: 'Chapter', type: 'text', flags: { [ID]: chapter } })),
  }));
};

const measure = async (browser: Browser, count: number): Promise<object> => {
  const host = await openHost({ latency: { mean: 0, spread: 0 }, queriesVisible: false });
  try {
    const line = await connectAs(host.host, 'Gamemaster');
    const data = tables(count);
    for (let n = 0; n < data.length; n += AT_ONCE)
      await line.modify('create', 'JournalEntry', { data: data.slice(n, n + AT_ONCE) });
    line.close();
    const { page, context } = await join(browser, host.host.url, 'Gamemaster');
    // the first page fills the browser's store
    await page.reload();
    await ready(page);
    const started = await page.evaluate(() => performance.now());
    await page.waitForTimeout(1000);
    const session = await context.newCDPSession(page);
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    const opened = await page.evaluate<number>(`game.modules.get('${ID}').api.tables().length`);
    await context.close();
    return { finished: count, opened, millisecondsToReady: rounded(started), heapMegabytes: rounded(usedSize / 1e6) };
  } finally {
    await host.close();
  }
};

/** A page's start and memory in a world of few finished games, and in one of many. */
export const worlds = async (): Promise<readonly object[]> => {
  const browser = await openBrowser();
  const found: object[] = [];
  try {
    for (const count of SIZES) found.push(await measure(browser, count));
    return found;
  } finally {
    await browser.close();
  }
};
