/** From a click to the last page that shows what came of it: three real pages on the embedded host. */
import type { Page } from 'playwright-core';
import { openHost } from '../../tests/harness/host';
import { join, openBrowser, type Person } from '../../tests/harness/people';
import { playByClicking } from '../../tests/harness/playing';
import { dismissWelcome, makeTable, openTableWindow, revisionOf, waitForBeginning } from '../../tests/harness/table';
import { rounded, spreadOf } from './numbers';

const CLICKS = 80, SEED = 3, NAME = 'Bench';

/** What a page notes of itself: when it was clicked last, and when its table window first showed each revision. */
interface Notes { clicked: number; readonly shown: Record<string, number> }
declare global { var benchNotes: Notes }

/** Clocks of pages begin when they load; with that added they are one clock. */
const note = (page: Page, table: string): Promise<void> => page.evaluate(id => {
  const notes: Notes = globalThis.benchNotes = { clicked: 0, shown: {} };
  const now = (): number => performance.timeOrigin + performance.now();
  addEventListener('click', () => { notes.clicked = now(); }, { capture: true });
  const look = (): void => {
    const revision = document.querySelector<HTMLElement>(`.rt-table-app[data-table="${id}"]`)?.dataset['revision'];
    if (revision !== undefined) notes.shown[revision] ??= now();
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-revision'] });
}, table);

const notesOf = ({ page }: Person): Promise<Notes> => page.evaluate(() => globalThis.benchNotes);

/** When a page showed this revision or, where several came at once, a later one. */
const shownAt = ({ shown }: Notes, revision: number): number =>
  Math.min(...Object.entries(shown).filter(([key]) => Number(key) >= revision).map(([, time]) => time));

const sentBytes = (host: Awaited<ReturnType<typeof openHost>>): number =>
  Object.values(host.host.traffic().sent).reduce((all, { bytes }) => all + bytes, 0);

/** Plays by clicking and measures every click. */
export const clicks = async (): Promise<object> => {
  const [host, browser] = await Promise.all([openHost(), openBrowser()]);
  try {
    const url = host.host.url, gm = await join(browser, url, 'Gamemaster');
    const players = [await join(browser, url, 'Player 1'), await join(browser, url, 'Player 2')], everybody = [gm, ...players];
    await dismissWelcome(gm);
    const table = await makeTable(gm, { name: NAME, holders: { red: 'Player 1', white: 'Player 2' } });
    await waitForBeginning(everybody, table);
    for (const person of everybody) await openTableWindow(person, table);
    await Promise.all(everybody.map(({ page }) => note(page, table)));
    const made: { readonly revision: number; readonly clicked: number }[] = [];
    let revision = await revisionOf(gm.page, table);
    const before = sentBytes(host);
    await playByClicking(players, everybody, table, {
      seed: SEED, most: CLICKS,
      async each() {
        const notes = await Promise.all(players.map(notesOf));
        made.push({ revision: revision + 1, clicked: Math.max(...notes.map(({ clicked }) => clicked)) });
        revision = await revisionOf(gm.page, table);
      },
    });
    const notes = await Promise.all(everybody.map(notesOf));
    const times = made.map(({ revision: asked, clicked }) => Math.max(...notes.map(one => shownAt(one, asked))) - clicked).filter(Number.isFinite);
    return {
      pages: everybody.length, clicks: times.length, millisecondsToTheLastPage: spreadOf(times),
      bytesToAPagePerCommand: rounded((sentBytes(host) - before) / made.length / everybody.length),
    };
  } finally {
    await browser.close();
    await host.close();
  }
};
