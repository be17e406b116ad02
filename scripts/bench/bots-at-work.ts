/** A page in which bots think: the length of its tasks, and how many of them blocked everything else. */
import type { Browser } from 'playwright-core';
import { openHost } from '../../tests/harness/host';
import { inTable, until } from '../../tests/harness/in-page';
import { join, openBrowser } from '../../tests/harness/people';
import { dismissWelcome, makeTable } from '../../tests/harness/table';
import { against } from './module-size';

/** Nothing should block a page longer than this (ms). */
const LONG = 50;
/** The number of entries to wait for in each table's record. */
const ENTRIES = 40;

interface AtWork {
  readonly game: string;
  readonly holders: Readonly<Record<string, string>>;
}

/** The tables that one page referees at once: bots that look ahead, and bots that do not, for comparison. */
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

/** A browser's report of a task, of one thread. */
interface Traced {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds it lasted, and those in which the machine worked on it. */
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

const MAIN_THREAD = 'CrRendererMain';
const TASK = 'ThreadControllerImpl::RunTask';

/** The tasks of a page in a trace: milliseconds by the clock, and of CPU time, which a busy machine does not lengthen. */
const tasksIn = (trace: Buffer): readonly { readonly lasted: number; readonly worked: number }[] => {
  const { traceEvents } = JSON.parse(trace.toString()) as { readonly traceEvents: readonly Traced[] };
  const pages = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === MAIN_THREAD)
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  return traceEvents
    .filter(({ name, pid, tid }) => name === TASK && pages.has(`${pid} ${tid}`))
    .map(({ dur = 0, tdur = 0 }) => ({ lasted: dur / 1000, worked: tdur / 1000 }));
};

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
    await browser.startTracing(gm.page, { categories: ['toplevel'] });
    for (const [n, table] of made.entries())
      await until('the bots play on', async () => (await entries(table)) >= (from[n] ?? 0) + ENTRIES);
    const tasks = tasksIn(await browser.stopTracing());
    const played = (await Promise.all(made.map(entries))).reduce((all, now, n) => all + now - (from[n] ?? 0), 0);
    await gm.context.close();
    return {
      entries: played,
      tasks: tasks.length,
      longerThanThat: tasks.filter(({ worked }) => worked > LONG).length,
      longestOfWork: against(Math.max(0, ...tasks.map(({ worked }) => worked)), LONG),
      longestByTheClock: against(Math.max(0, ...tasks.map(({ lasted }) => lasted)), LONG),
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
