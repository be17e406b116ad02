/** The cost of a world with many finished games: copies of one record, the last of which are opened with the world. */
import { readFileSync } from 'node:fs';
import { join as joined } from 'node:path';
import type { Browser } from 'playwright-core';
import { connectAs } from 'vtt-stand-in/testing';
import { chaptersFrom } from '../../src/table/record/pack-chapters';
import { importRecord } from '../../src/table/record/record-file';
import { GAMES } from '../../src/testing/all-games';
import { openHost, type TestHost } from '../../tests/harness/host';
import { join, openBrowser, ready } from '../../tests/harness/people';
import { machineNow, measureClicks } from './clicks';
import { rounded } from './module-size';

const RECORD = joined(import.meta.dirname, '..', '..', 'tests', 'fixtures', 'record-3.json');
const FEW = 5;
const MANY = 200;
const ID = 'revolution-tables';
/** How many entries are created in one request. */
const AT_ONCE = 4;

/** Journal entries of tables, each with the chapters of one finished game. */
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

/** A host whose world has this many finished tables. */
const hostOf = async (count: number): Promise<TestHost> => {
  const host = await openHost({ latency: { mean: 0, spread: 0 }, queriesVisible: false });
  const line = await connectAs(host.host, 'Gamemaster');
  const data = tables(count);
  for (let n = 0; n < data.length; n += AT_ONCE)
    await line.modify('create', 'JournalEntry', { data: data.slice(n, n + AT_ONCE) });
  line.close();
  return host;
};

/** Clicks that are measured in each world. */
const CLICKS = 12;

const measure = async (browser: Browser, count: number): Promise<object> => {
  const host = await hostOf(count);
  try {
    const machine = machineNow();
    const { page, context } = await join(browser, host.host.url, 'Gamemaster');
    // the first load fills the browser's cache
    await page.reload();
    await ready(page);
    const started = await page.evaluate(() => performance.now());
    await page.waitForTimeout(1000);
    const session = await context.newCDPSession(page);
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    const opened = await page.evaluate<number>(`game.modules.get('${ID}').api.tables().length`);
    await context.close();
    const [game] = GAMES;
    const playing = game && (await measureClicks(host, browser, game, { clicks: CLICKS }));
    for (const one of browser.contexts()) await one.close();
    return {
      finished: count,
      machine,
      opened,
      millisecondsToReady: rounded(started),
      heapMegabytes: rounded(usedSize / 1e6),
      playing,
    };
  } finally {
    await host.close();
  }
};

/** A page's start, memory and commands in a world with few finished games, and in one with many. */
export const worlds = async (many = MANY): Promise<readonly object[]> => {
  const browser = await openBrowser();
  const found: object[] = [];
  try {
    for (const count of [FEW, many]) found.push(await measure(browser, count));
    return found;
  } finally {
    await browser.close();
  }
};
