/** A page in which bots think: how long its tasks are, and how many of them kept everything else waiting. */
import type { Browser, Page } from 'playwright-core';
import { openHost } from '../../tests/harness/host';
import { inTable, until } from '../../tests/harness/in-page';
import { join, openBrowser } from '../../tests/harness/people';
import { dismissWelcome, makeTable } from '../../tests/harness/table';
import { against } from './numbers';

/** Nothing should keep a page longer than this (ms): it is also from where on browsers speak of a long task. */
const LONG = 50;
/** Entries of the records that are waited for in each table. */
const ENTRIES = 40;

interface AtWork {
  readonly game: string;
  readonly holders: Readonly<Record<string, string>>;
}

/** Who plays at the tables that one page referees at once: bots that look ahead, and bots that do not, to compare. */
const PAGES: Readonly<Record<string, readonly AtWork[]>> = {
  threeAtATable: [{ game: 'all-bridges', holders: { reds: 'Bot', senate: 'Bot', moderates: 'Bot' } }],
  quickAtTwoTables: [
    { game: 'prelude', holders: { revolutionary: 'Bot: Deputy', government: 'Bot: Deputy' } },
    { game: 'civil-war', holders: { red: 'Bot: Commissar', white: 'Bot: Commissar' } },
  ],
  strongAtTwoTables: [
    { game: 'prelude', holders: { revolutionary: 'Bot: Kingmaker', government: 'Bot: Kingmaker' } },
    { game: 'civil-war', holders: { red: 'Bot: Strategist', white: 'Bot: Strategist' } },
  ],
};

declare global {
  var benchLongTasks: number[];
}

/** From now on the page notes each task that keeps it long. */
const note = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const long: number[] = (globalThis.benchLongTasks = []);
    new PerformanceObserver(list => {
      for (const { duration } of list.getEntries()) long.push(duration);
    }).observe({ entryTypes: ['longtask'] });
  });

/** One page and its tables, until each record has grown. */
const measure = async (browser: Browser, tables: readonly AtWork[]): Promise<object> => {
  const host = await openHost({ latency: { mean: 0, spread: 0 }, noCanvas: true });
  try {
    const gm = await join(browser, host.host.url, 'Gamemaster');
    await dismissWelcome(gm);
    const made: string[] = [];
    for (const [n, { game, holders }] of tables.entries())
      made.push(await makeTable(gm, { name: `Bench ${n}`, game, holders, scene: false }));
    const entries = async (table: string): Promise<number> =>
      (await inTable(gm.page, table, ({ timeline }) => timeline.revision)) ?? 0;
    const from = await Promise.all(made.map(entries));
    await note(gm.page);
    const start = performance.now();
    for (const [n, table] of made.entries())
      await until('the bots play on', async () => (await entries(table)) >= (from[n] ?? 0) + ENTRIES);
    const lasted = performance.now() - start;
    const played = (await Promise.all(made.map(entries))).reduce((all, now, n) => all + now - (from[n] ?? 0), 0);
    const long = await gm.page.evaluate(() => globalThis.benchLongTasks);
    return {
      entries: played,
      seconds: Math.round(lasted / 1000),
      longTasks: long.length,
      longest: against(Math.max(0, ...long), LONG),
    };
  } finally {
    await host.close();
  }
};

/** Each page after the other. */
export const botsAtWork = async (): Promise<object> => {
  const browser = await openBrowser();
  try {
    const found: Record<string, object> = {};
    for (const [name, tables] of Object.entries(PAGES)) found[name] = await measure(browser, tables);
    return found;
  } finally {
    await browser.close();
  }
};
