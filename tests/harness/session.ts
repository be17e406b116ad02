/** A test session: a host, a browser, users. At the end nothing may have gone wrong on any page. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import type { HostOptions } from 'vtt-stand-in';
import { NO_LIBRARY, openHost, type TestHost } from './host';
import { describeTables, until } from './in-page';
import { join, openBrowser, picture, ready, type Person, type Seating } from './people';
import { dismissWelcome } from './table';

export interface TestSession {
  readonly host: TestHost;
  readonly browser: Browser;
  readonly people: readonly Person[];
  /** One more page; several may be of the same user. */
  join(name: string, how?: Seating): Promise<Person>;
  /** Stops the server and starts it again; all open pages reconnect by themselves. */
  restartServer(): Promise<void>;
}

export interface Plan {
  /** Used in the names of pictures. */
  readonly title: string;
  readonly host?: Partial<HostOptions>;
  /** Uses the name that browsers do not count as secure. */
  readonly plain?: boolean;
  readonly seating?: Seating;
  /** A world that has not shown its welcome; it also opens the library for everyone who joins without a table. */
  readonly isNew?: boolean;
}

/** No console error or warning, unhandled rejection, failed request or host fault on any page. */
export const expectNoTroubles = (session: Pick<TestSession, 'host' | 'people'>): void => {
  const troubles = session.people.flatMap(({ name, troubles: own }) => own.map(trouble => `${name}: ${trouble}`));
  expect([...troubles, ...session.host.host.faults().map(fault => `host fault: ${fault}`)]).toEqual([]);
};

/** When a page was loaded; 0 while it is being loaded. */
const loadedAt = ({ page }: Person): Promise<number> => page.evaluate(() => performance.timeOrigin).catch(() => 0);

/** Messages of Foundry and the browser about a lost connection or an absent server. */
const BROKEN_LINE = /ERR_CONNECTION|WebSocket|The connection |connection to the server/;

/** Forgives messages about the lost connection after the first `since` messages (0: all). */
export const forgiveBrokenLine = ({ troubles }: Person, since = 0): void => {
  troubles.push(...troubles.splice(since).filter(trouble => !BROKEN_LINE.test(trouble)));
};

/** A game is hundreds of clicks, so only a plan that asks for a slow line gets one. */
const QUICK_LINE = { mean: 0, spread: 0 };

let browser: Promise<Browser> | undefined;

/** This worker's browser: each user has their own context, so sessions do not affect each other. */
const theBrowser = async (): Promise<Browser> => {
  const running = await browser;
  if (running?.isConnected()) return running;
  return (browser = openBrowser());
};

const opened = async ({
  host: options,
  plain = true,
  seating,
  isNew = false,
}: Plan): Promise<TestSession & { end(): Promise<void> }> => {
  const settings = isNew ? {} : { 'revolution-tables.welcomed': true, ...NO_LIBRARY };
  const [host, chromium] = await Promise.all([openHost({ latency: QUICK_LINE, settings, ...options }), theBrowser()]);
  const people: Person[] = [];
  return {
    host,
    browser: chromium,
    people,
    async join(name, how) {
      const url = plain ? host.plainUrl : host.host.url;
      const person = await join(chromium, url, name, { ...seating, ...how }, host.host.login(name));
      people.push(person);
      return person;
    },
    async restartServer() {
      const open = people.filter(({ page }) => !page.isClosed());
      const loaded = await Promise.all(open.map(loadedAt));
      const before = open.map(({ troubles }) => troubles.length);
      await host.restart();
      for (const [n, person] of open.entries()) {
        const hasReloaded = async (): Promise<boolean> => ![0, loaded[n]].includes(await loadedAt(person));
        await until(`${person.name}'s page has reloaded`, hasReloaded);
        await ready(person.page);
        forgiveBrokenLine(person, before[n]);
      }
    },
    async end() {
      for (const context of chromium.contexts()) await context.close();
      await host.close();
    },
  };
};

type Opened = Awaited<ReturnType<typeof opened>>;

/** Plays, and expects no troubles. A failure leaves pictures in tests/output. */
const watched = async (title: string, one: Opened, play: () => Promise<void>): Promise<void> => {
  try {
    await play();
    expectNoTroubles(one);
  } catch (error) {
    for (const [n, person] of one.people.entries()) {
      await picture(person, `${title}-${n}`).catch(() => undefined);
      const tables = await describeTables(person.page).catch(String);
      console.error(`${person.name}: ${tables}\n${person.troubles.join('\n')}`);
    }
    throw error;
  }
};

/** Plays a session to its end and expects no troubles. */
export const session = async (plan: Plan, play: (session: TestSession) => Promise<void>): Promise<void> => {
  const one = await opened(plan);
  try {
    await watched(plan.title, one, () => play(one));
  } finally {
    await one.end();
  }
};

/**
 * One session for all tests of a `describe`, each of which leaves it as the next may find it: begun before the first,
 * ended after the last.
 */
export const shared = <T>(
  plan: Plan,
  begin: (session: TestSession) => Promise<T>,
): ((play: (begun: T) => Promise<void>) => Promise<void>) => {
  let one: Opened | undefined;
  let begun: { readonly value: T } | undefined;
  beforeAll(async () => {
    const fresh = (one = await opened(plan));
    await watched(plan.title, fresh, async () => {
      begun = { value: await begin(fresh) };
    });
  });
  afterAll(() => one?.end());
  return async play => {
    if (!one || !begun) throw new Error(`${plan.title} has not begun`);
    const { value } = begun;
    await watched(plan.title, one, () => play(value));
  };
};

type Gathered<N extends readonly string[]> = [Person, ...{ [K in keyof N]: Person }];

/** A game master who has closed the welcome, and other users, by name. */
export const gather = async <const N extends readonly string[]>(
  one: TestSession,
  ...others: N
): Promise<Gathered<N>> => {
  const gm = await one.join('Gamemaster');
  const rest = await Promise.all(others.map(name => one.join(name)));
  await dismissWelcome(gm);
  // a mapped tuple, one person for each name, which TypeScript cannot infer from an array
  return [gm, ...rest] as unknown as Gathered<N>;
};
