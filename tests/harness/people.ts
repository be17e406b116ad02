/** People at a table: real Chromium pages, each with its own browser context, that notice everything that goes wrong. */
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';

const ARGS = [
  '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking',
  '--disable-component-update', '--disable-sync', '--disable-dev-shm-usage',
];

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium', args: ARGS });

export interface Person {
  readonly name: string;
  readonly page: Page;
  readonly context: BrowserContext;
  /** Console errors and warnings, unhandled rejections, failed requests. */
  readonly troubles: string[];
  /** Everything the page has received: documents, queries, socket messages. */
  readonly received: string[];
}

export interface Seating { readonly viewport?: { readonly width: number; readonly height: number }; readonly colorScheme?: 'light' | 'dark'; readonly context?: BrowserContext }

const watch = (page: Page): Pick<Person, 'troubles' | 'received'> => {
  const troubles: string[] = [], received: string[] = [];
  page.on('console', message => { if (['error', 'warning'].includes(message.type())) troubles.push(`console ${message.type()}: ${message.text()}`); });
  page.on('pageerror', error => troubles.push(`page error: ${error.stack ?? error.message}`));
  page.on('requestfailed', request => {
    if (!request.failure()?.errorText.includes('ERR_ABORTED')) troubles.push(`request failed: ${request.url()} ${request.failure()?.errorText ?? ''}`);
  });
  page.on('response', response => { if (response.status() >= 400) troubles.push(`status ${response.status()}: ${response.url()}`); });
  page.on('websocket', socket => socket.on('framereceived', ({ payload }) => received.push(String(payload))));
  return { troubles, received };
};

/** Joins the world as a user and waits until it is ready. */
export const join = async (browser: Browser, url: string, name: string, how: Seating = {}): Promise<Person> => {
  const context = how.context ?? await browser.newContext({
    viewport: how.viewport ?? { width: 1500, height: 950 }, colorScheme: how.colorScheme ?? 'light', reducedMotion: 'reduce',
  });
  const page = await context.newPage(), watched = watch(page);
  await page.goto(`${url}/join?user=${encodeURIComponent(name)}`);
  await ready(page);
  return { name, page, context, ...watched };
};

/** Waits until the world of a page is ready. */
export const ready = async (page: Page): Promise<void> => {
  await page.waitForFunction('globalThis.game?.ready === true', undefined, { timeout: 30_000 });
};

/** Takes screenshots only for people to look at: tests/output is not committed. */
export const snapshot = (person: Person, name: string): Promise<unknown> =>
  person.page.screenshot({ path: `tests/output/${name}-${person.name.replaceAll(' ', '-')}.png` });
