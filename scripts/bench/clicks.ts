/** From a click to the paint of the last page that shows its result: real pages on the embedded host. */
import { loadavg } from 'node:os';
import type { Browser, Page } from 'playwright-core';
import { defaultOptions } from '../../src/kernel/options';
import { isObject } from '../../src/kernel/reading';
import type { AnyGame } from '../../src/table/record/model';
import { openHost, type TestHost } from '../../tests/harness/host';
import { join, openBrowser, type Person } from '../../tests/harness/people';
import { playByClicking } from '../../tests/harness/playing';
import { dismissWelcome, makeTable, openTableWindow, revisionOf, waitForBeginning } from '../../tests/harness/table';
import { bytesOf, rounded, spreadOf, sum } from './module-size';

const CLICKS = 40;
/** No task of a page that only watches should be longer (ms). */
const LONG = 50;
const SEED = 3;
const NAME = 'Bench';

/**
 * A page's notes: the time of its last click, when its table window first showed each revision and when that was painted, and
 * its long tasks.
 */
interface Notes {
  clicked: number;
  readonly shown: Record<string, number>;
  readonly painted: Record<string, number>;
  readonly long: { readonly at: number; readonly lasted: number }[];
}
declare global {
  var benchNotes: Notes;
}

/** Pages' clocks begin when they load; this offset makes them comparable. */
const note = (page: Page, table: string): Promise<void> =>
  page.evaluate(id => {
    const notes: Notes = (globalThis.benchNotes = { clicked: 0, shown: {}, painted: {}, long: [] });
    const now = (): number => performance.timeOrigin + performance.now();
    addEventListener(
      'click',
      () => {
        notes.clicked = now();
      },
      { capture: true },
    );
    const look = (): void => {
      const revision = document.querySelector<HTMLElement>(`.rt-table-app[data-table="${id}"]`)?.dataset['revision'];
      if (revision === undefined || notes.shown[revision] !== undefined) return;
      notes.shown[revision] = now();
      // a frame is painted between its callbacks and the next task
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          notes.painted[revision] = now();
          port1.close();
        };
        port2.postMessage(undefined);
      });
    };
    new PerformanceObserver(list => {
      for (const { startTime, duration } of list.getEntries())
        notes.long.push({ at: performance.timeOrigin + startTime, lasted: duration });
    }).observe({ type: 'longtask' });
    const observed = { subtree: true, childList: true, attributes: true, attributeFilter: ['data-revision'] };
    new MutationObserver(look).observe(document.body, observed);
  }, table);

const notesOf = ({ page }: Person): Promise<Notes> => page.evaluate(() => globalThis.benchNotes);

/** When a page showed or painted this revision, or a later one if several came at once. */
const timeOf = (times: Notes['shown'], revision: number): number =>
  Math.min(
    ...Object.entries(times)
      .filter(([key]) => Number(key) >= revision)
      .map(([, time]) => time),
  );

interface Click {
  readonly revision: number;
  readonly clicked: number;
  /** The index of the person who clicked. */
  readonly by: number;
}

/** Plays by clicking; for each click, its time and the resulting revision. */
const play = async (
  players: readonly Person[],
  everybody: readonly Person[],
  table: string,
  most: number,
): Promise<readonly Click[]> => {
  const [first] = players;
  const made: Click[] = [];
  let revision = first ? await revisionOf(first.page, table) : 0;
  await playByClicking(players, everybody, table, {
    seed: SEED,
    most,
    async each() {
      const clicked = (await Promise.all(everybody.map(notesOf))).map(one => one.clicked);
      const last = Math.max(...clicked);
      made.push({ revision: revision + 1, clicked: last, by: clicked.indexOf(last) });
      revision = first ? await revisionOf(first.page, table) : 0;
    },
  });
  return made;
};

/** Two people at the first seats of a game, bots at the others. */
export const holdersOf = (game: AnyGame): Readonly<Record<string, string>> =>
  Object.fromEntries(
    game.seats(defaultOptions(game.options)).map((seat, n) => [seat, n < 2 ? `Player ${n + 1}` : 'Bot']),
  );

/** Milliseconds of tasks in a page from now on, as the browser counts them. */
const taskTime = async ({ page, context }: Person): Promise<() => Promise<number>> => {
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  const read = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
  const before = await read();
  return async () => (await read()) - before;
};

/** Long tasks, while a click became visible, of pages that neither clicked nor refereed. */
const longTasks = (made: readonly Click[], notes: readonly Notes[], referee: number): readonly number[] =>
  made.flatMap(({ revision, clicked, by }) => {
    const until = Math.max(...notes.map(({ painted }) => timeOf(painted, revision)));
    return notes.flatMap(({ long }, n) =>
      n === by || n === referee
        ? []
        : long.filter(({ at }) => at >= clicked && at <= until).map(({ lasted }) => lasted),
    );
  });

/** How a measurement differs from that of one table with two players. */
export interface Company {
  readonly clicks?: number;
  /** Further pages that only watch. */
  readonly spectators?: number;
}

/** Measures every click of a game that two people play, in three pages and those of the spectators. */
export const measureClicks = async (
  host: TestHost,
  browser: Browser,
  game: AnyGame,
  { clicks: most = CLICKS, spectators = 0 }: Company = {},
): Promise<object> => {
  const sit = (name: string): Promise<Person> => join(browser, host.host.url, name);
  const gm = await sit('Gamemaster');
  const players = [await sit('Player 1'), await sit('Player 2')];
  const watching: Person[] = [];
  while (watching.length < spectators) watching.push(await sit('Player 3'));
  const everybody = [gm, ...players, ...watching];
  await dismissWelcome(gm);
  const table = await makeTable(gm, { name: NAME, game: game.id, holders: holdersOf(game) });
  await waitForBeginning(everybody, table);
  for (const person of everybody) await openTableWindow(person, table);
  await Promise.all(everybody.map(({ page }) => note(page, table)));
  const before = everybody.map(({ received }) => received.length);
  const worked = await Promise.all(everybody.map(taskTime));
  const made = await play(players, everybody, table, most);
  const sent = everybody.flatMap(({ received }, n) => received.slice(before[n]));
  const tasks = await Promise.all(worked.map(read => read()));
  const notes = await Promise.all(everybody.map(notesOf));
  const spread = (of: (one: Notes) => Notes['shown']) =>
    spreadOf(
      made
        .map(({ revision, clicked }) => Math.max(...notes.map(one => timeOf(of(one), revision))) - clicked)
        .filter(Number.isFinite),
    );
  const long = longTasks(made, notes, 0);
  // bots play as well: each entry is a command
  const commands = entriesIn(sent);
  const share = commands * everybody.length;
  return {
    pages: everybody.length,
    clicks: made.length,
    commands,
    millisecondsToTheLastPage: spread(({ shown }) => shown),
    millisecondsToTheLastPaint: spread(({ painted }) => painted),
    taskMillisecondsOfAPagePerCommand: rounded(sum(tasks) / share),
    watching: { longTasks: long.filter(one => one > LONG).length, longest: rounded(Math.max(0, ...long)) },
    bytesToAPagePerCommand: rounded(sum(sent.map(bytesOf)) / share),
    byPart: bytesByPart(sent, share),
  };
};

/** Rounds of a fixed piece of work, which shows how fast the machine is during the measurement. */
const ROUNDS = 40;

/** How busy the machine is, and the milliseconds for a fixed piece of work, by the clock and of the processor. */
export const machineNow = (): object => {
  const begun = performance.now();
  const { user } = process.cpuUsage();
  let text = '';
  for (let n = 0; n < ROUNDS; n++)
    text = JSON.stringify(Array.from({ length: 5_000 }, (_, at) => ({ at, text: `${text.length} ${at}` })));
  return {
    load: loadavg().map(rounded),
    fixedWorkMilliseconds: rounded(performance.now() - begun),
    ofTheProcessor: rounded((process.cpuUsage().user - user) / 1000),
  };
};

/**
 * The clicks of each game, each with the load of the machine. A failing game is listed with its fault, and the others
 * are still measured. Calls `told` after each game.
 */
export const clicks = async (
  games: readonly AnyGame[],
  told: (game: string, found: object) => void = () => undefined,
  company: Company = {},
): Promise<object> => {
  const browser = await openBrowser();
  const found: Record<string, object> = {};
  try {
    for (const game of games) {
      const machine = machineNow();
      // queries reach only their addressee, as in Foundry; the tests of secrecy send them to every page
      const host = await openHost({ latency: { mean: 0, spread: 0 }, queriesVisible: false });
      try {
        found[game.id] = { machine, ...(await measureClicks(host, browser, game, company)) };
      } catch (error) {
        found[game.id] = { machine, fault: String(error) };
      } finally {
        for (const context of browser.contexts()) await context.close();
        await host.close();
      }
      told(game.id, found[game.id] ?? {});
    }
    return found;
  } finally {
    await browser.close();
  }
};

// The messages that pages received, by topic.

/** A frame of Socket.IO: an event, or the answer to a request. */
const FRAME = /^4([23])\d*(\[.*)$/s;

const documentOf = (value: unknown): string =>
  isObject(value) && typeof value['documentName'] === 'string'
    ? ` ${value['documentName']} ${String(value['action'] ?? '')}`
    : '';

/** The topic of an event: its name, and the kind of document or message. */
const partOf = (frame: string): string => {
  const [, kind, json = ''] = FRAME.exec(frame) ?? [];
  if (!kind) return 'framing';
  const [first, second]: readonly unknown[] = JSON.parse(json);
  if (kind === '3') return `answer${documentOf(isObject(first) ? first['value'] : undefined)}`;
  const saying = isObject(second) && typeof second['kind'] === 'string' ? ` ${second['kind']}` : '';
  return `${String(first)}${documentOf(second)}${saying}`;
};

/** How many entries of records these frames brought: each is a command, of a person or a bot. */
export const entriesIn = (frames: readonly string[]): number =>
  new Set(frames.flatMap(frame => [...frame.matchAll(/"(\d{8})":"[~!{]/g)].map(([, key]) => key))).size;

/** Bytes for each page and command, by topic, the largest first. */
export const bytesByPart = (frames: readonly string[], share: number): Readonly<Record<string, number>> => {
  const bytes = new Map<string, number>();
  for (const frame of frames) {
    const part = partOf(frame);
    bytes.set(part, (bytes.get(part) ?? 0) + Buffer.byteLength(frame));
  }
  return Object.fromEntries(
    [...bytes].sort(([, a], [, b]) => b - a).map(([part, all]) => [part, rounded(all / share)]),
  );
};
