/** Users at a table: real Chromium pages, each in its own browser context, that record everything that goes wrong. */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { joinByForm, launchChromium } from 'vtt-stand-in/testing/browser';
import { until } from './in-page';
import { fixChance, makeHideable, watchKeys } from './page-conditions';
import { PLAIN_NAME } from './host';
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
  // a page of a test lives for seconds: interpreting its scripts takes longer than compiling them at once
  '--js-flags=--always-sparkplug',
  `--host-resolver-rules=MAP ${PLAIN_NAME} 127.0.0.1`,
];

/**
 * The time (ms) after which a hanging page fails. It decides nothing else: what takes seconds here may take ten times
 * as long on another machine.
 */
export const GIVEN_UP = 300_000;

export const openBrowser = (): Promise<Browser> => launchChromium(ARGS);

export interface Person {
  readonly name: string;
  readonly page: Page;
  readonly context: BrowserContext;
  /** Console errors and warnings, unhandled rejections, failed requests. */
  readonly troubles: string[];
  /** Every console line, including notifications to the user. */
  readonly said: string[];
  /** Everything the page has received: documents, queries, socket messages. */
  readonly received: string[];
}

export interface Seating {
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly colorScheme?: 'light' | 'dark';
  /** A phone: touch, and a page that widens to what reaches beyond it. */
  readonly isPhone?: boolean;
  readonly context?: BrowserContext;
  /** The language of Foundry in this browser. */
  readonly language?: string;
  /** Are steps with one possible answer taken automatically? */
  readonly autoChoice?: 'off' | 'choices' | 'rolls';
  /** A seed for keys and seeds: the same number gives the same game. Without it they are random. */
  readonly chance?: number;
}

/** Is it a connection cut on purpose, by a reload or a test? */
const isCut = (failure: string): boolean => failure.includes('ERR_ABORTED');

/** Is it a graphics driver's message about its own speed, which depends on the machine? */
const isOfDriver = (text: string): boolean => text.includes('GL Driver Message (OpenGL, Performance');

/** Records everything that goes wrong on a page, and everything it receives. */
export const watch = (page: Page): Pick<Person, 'troubles' | 'said' | 'received'> => {
  const troubles: string[] = [];
  const said: string[] = [];
  const received: string[] = [];
  page.on('console', message => {
    const kind = message.type();
    said.push(message.text());
    const text = `console ${kind}: ${message.text()} (${message.location().url})`;
    if ((kind === 'error' || kind === 'warning') && !isOfDriver(text)) troubles.push(text);
  });
  page.on('pageerror', error => troubles.push(`page error: ${error.stack ?? error.message}`));
  page.on('requestfailed', request => {
    const failure = request.failure()?.errorText ?? '';
    if (!isCut(failure)) troubles.push(`request failed: ${request.url()} ${failure}`);
  });
  page.on('response', response => {
    if (response.status() >= 400) troubles.push(`status ${response.status()}: ${response.url()}`);
  });
  page.on('websocket', socket => socket.on('framereceived', ({ payload }) => received.push(String(payload))));
  return { troubles, said, received };
};

/** Foundry keeps the settings of a browser in its local storage. */
const keepSetting = (context: BrowserContext, key: string, value: string): Promise<unknown> =>
  context.addInitScript(
    ([name, wanted]) => {
      localStorage.setItem(name, JSON.stringify(wanted));
    },
    [key, value] as const,
  );
const speak = (context: BrowserContext, language: string): Promise<unknown> =>
  keepSetting(context, 'core.language', language);

/** Waits until the world of a page is ready. */
export const ready = async (page: Page): Promise<void> => {
  await page.waitForFunction('globalThis.game?.ready === true');
};

/** Enters as the user of a session's Cookie header. */
const enter = async (page: Page, url: string, cookie: string): Promise<void> => {
  const [name = '', value = ''] = cookie.split('=');
  await page.context().addCookies([{ name, value, url }]);
  await page.goto(`${url}/game`);
  await ready(page);
};

/** Joins the world as a user, by the form or with a Cookie header, and waits until it is ready. */
export const join = async (
  browser: Browser,
  url: string,
  name: string,
  how: Seating = {},
  cookie?: string,
): Promise<Person> => {
  const context =
    how.context ??
    (await browser.newContext({
      viewport: how.viewport ?? { width: 1500, height: 950 },
      colorScheme: how.colorScheme ?? 'light',
      ...(how.isPhone && { isMobile: true, hasTouch: true }),
      reducedMotion: 'reduce',
    }));
  context.setDefaultTimeout(GIVEN_UP);
  // a context shared by two pages is set up already
  if (how.context === undefined) {
    // bundlers that keep function names call this helper in code sent to a page
    await context.addInitScript('globalThis.__name ??= given => given;');
    await makeHideable(context);
    await watchKeys(context);
    // a click must hit what it was aimed at, so only tests about automatic steps have them
    await keepSetting(context, 'revolution-tables.autoChoice', how.autoChoice ?? 'off');
    if (how.language !== undefined) await speak(context, how.language);
    if (how.chance !== undefined) await fixChance(context, `${name} ${how.chance}`);
  }
  const page = await context.newPage();
  const watched = watch(page);
  await (cookie === undefined ? joinByForm(page, url, name) : enter(page, url, cookie));
  return { name, page, context, ...watched };
};

/** Reloads a person's page and waits until the world is ready again. */
export const reload = async ({ page }: Person): Promise<void> => {
  await page.reload();
  await ready(page);
};

/**
 * Waits until a page has notified its user. Reads the record of notifications, which vanish after seconds on the
 * page.
 */
export const untilTold = (person: Person, words: string | RegExp): Promise<void> =>
  until(`${person.name} is told "${String(words)}"`, () =>
    Promise.resolve(person.said.some(line => (typeof words === 'string' ? line.includes(words) : words.test(line)))),
  );

/** A picture of a person's page in tests/output, which is not committed. */
export const picture = (person: Person, name: string): Promise<unknown> =>
  person.page.screenshot({ path: `tests/output/${name}-${person.name.replaceAll(' ', '-')}.png` });

/** A picture for people, only with RT_PICTURES=1: hundreds of them take as long as a game. */
export const snapshot = async (person: Person, name: string): Promise<void> => {
  if (process.env['RT_PICTURES']) await picture(person, name);
};

/** The whispers to a user that this user may read. */
export const whispersTo = ({ page }: Person, name: string): Promise<readonly string[]> =>
  page.evaluate(`game.messages.contents
  .filter(({ whisper }) => whisper.includes(game.users.getName(${JSON.stringify(name)}).id))
  .map(({ content }) => content)`);
