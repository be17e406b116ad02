/** Joins a Foundry, or the host, by its join form, and asks the batches there. */
import type { Browser, Page } from 'playwright-core';
import { joinByForm } from 'vtt-stand-in/testing/browser';
import { runBatches, type Outcome } from './quench';

/** Who joins; names and passwords are those of the world. */
export interface Asker {
  readonly name: string;
  readonly password?: string;
}

/** Joins as everybody does: docs/platform.md, "Doors". */
export const joinAs = async (browser: Browser, url: string, { name, password = '' }: Asker): Promise<Page> => {
  const context = await browser.newContext({ viewport: { width: 1400, height: 900 } });
  // tools that keep the names of functions call this in what is sent to a page
  await context.addInitScript('globalThis.__name ??= given => given;');
  const page = await context.newPage();
  await joinByForm(page, url, name, password);
  return page;
};

/** What a page found. */
export interface Found {
  readonly outcomes: readonly Outcome[];
  readonly answers: Readonly<Record<string, unknown>>;
}

/** Asks the batches that are for the user of a page. */
export const askBatches = async (page: Page): Promise<Found> => {
  const outcomes = await runBatches(page);
  const answers = await page.evaluate<Found['answers']>('globalThis.revolutionTablesAnswers ?? {}');
  return { outcomes, answers };
};

/** A game master with two pages, whose questions are about both, and a player. */
export const askAll = async (browser: Browser, url: string, gm: Asker, player: Asker): Promise<Found> => {
  const page = await joinAs(browser, url, gm);
  const second = await page.context().newPage();
  await second.goto(`${url}/game`);
  await second.waitForFunction('globalThis.game?.ready === true');
  const asked = await askBatches(page);
  await second.close();
  const asPlayer = await askBatches(await joinAs(browser, url, player));
  return {
    outcomes: [...asked.outcomes, ...asPlayer.outcomes],
    answers: { ...asked.answers, ...asPlayer.answers },
  };
};
