/**
 * Exercises the modules of a folder that have no scenario: each alone with what it needs, by the steps of `steps.ts`, and
 * lists the errors that the pages note. `npm run foreign -- --exercise <folder> [ids]`
 */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { atTable, sit } from './modules-at-table';
import { STEPS, STEPS_OF_PLAYER } from './steps';

/** Milliseconds after which a step is given up. */
const PATIENCE = 15_000;

const take = async (page: Page, script: string): Promise<string> => {
  // a module may have reloaded the page
  await page.waitForFunction('window.game?.ready').catch(() => undefined);
  const done = page
    .evaluate<string>(`(async () => { ${script} })().then(() => '', error => String(error?.stack ?? error))`)
    .catch((error: unknown) => (error as Error).message);
  const hangs = new Promise<string>(resolve => setTimeout(() => resolve('this step does not end'), PATIENCE));
  return Promise.race([done, hangs]);
};

/** The errors that the pages note with one module, each with the step at which it came first. */
const exercised = async (browser: Browser, folder: string, id: string): Promise<readonly string[]> => {
  let step = 'load';
  const lines = new Map<string, string>();
  const note = (line: string): void => {
    const plain = line.replace(/https?:\/\/[^/\s)]*/g, '').slice(0, 700);
    if (!lines.has(plain)) lines.set(plain, step);
  };
  await atTable(browser, { folder, id }, async host => {
    const gm = await sit(browser, host.url, 'Gamemaster', note);
    const player = await sit(browser, host.url, 'Player 1', note);
    if (!(await gm.evaluate(`game.modules.get(${JSON.stringify(id)})?.active`))) note('It is not active.');
    for (const [page, steps] of [[gm, STEPS] as const, [player, STEPS_OF_PLAYER] as const]) {
      for (const [name, script] of Object.entries(steps)) {
        step = `${page === gm ? 'Gamemaster' : 'Player 1'}, ${name}`;
        const told = await take(page, script);
        if (told) note(told);
      }
    }
  }).catch((error: unknown) => note(`It stopped: ${(error as Error).message}`));
  return [...lines].map(([line, at]) => `[${at}] ${line.replaceAll('\n', '\n      ')}`);
};

/** Exercises all modules of a folder, or those of some ids. */
export const exerciseAll = async (browser: Browser, folder: string, only: readonly string[]): Promise<void> => {
  const ids = readdirSync(folder).filter(id => existsSync(join(folder, id, 'module.json')));
  for (const id of ids.filter(one => only.length === 0 || only.includes(one))) {
    const lines = await exercised(browser, folder, id);
    console.log(`${lines.length === 0 ? '✓' : '✗'} ${id}`);
    for (const line of lines) console.log(`    ${line}`);
  }
};
