import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';
import type { Host } from '../server';

const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];

const isExecutable = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** The Chromium of this machine: the one that CHROME_PATH names, or the first on the path. */
export const findChromium = (): string | undefined => {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const found = folders.flatMap(folder => NAMES.map(name => join(folder, name))).find(isExecutable);
  return process.env['CHROME_PATH'] ?? found;
};

/** Starts this machine's Chromium with exactly these arguments. */
export const launchChromium = (args: readonly string[]): Promise<Browser> => {
  const executablePath = findChromium();
  return chromium.launch({ ...(executablePath && { executablePath }), args: [...args] });
};

/** Starts a Chromium; `args` besides the ones every test needs. */
export const openBrowser = (args: readonly string[] = []): Promise<Browser> =>
  launchChromium(['--no-sandbox', ...args]);

/** Joins through the form, like everybody, and waits until the world is ready. */
export const joinByForm = async (page: Page, url: string, userName: string, password = ''): Promise<void> => {
  await page.goto(`${url}/join`);
  await page.locator('#join-username').fill(userName);
  await page.locator('input[name="password"]').fill(password);
  await page.locator('button[name="join"]').click();
  await page.waitForURL(/\/game$/);
  await page.waitForFunction(() => (globalThis as { game?: { ready?: boolean } }).game?.ready === true);
};

/** Joins in a browser context of its own and waits until the page is ready. */
export const joinAs = async (browser: Browser, host: Host, userName: string, url = host.url): Promise<Page> => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await joinByForm(page, url, userName);
  return page;
};
