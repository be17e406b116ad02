/** The state of pages and database after many changes at once, after a broken connection, and after a page slept. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildHost } from '../build';
import { joinAs, openBrowser } from '../testing/browser';
import { startTestHost, worldFolder } from '../testing/host';
import type { PageGlobals } from '../testing/page-globals';
import { gatherSix, hearAll, pictureOnDisk, pictureOnPage, pictureOnServer, prepare, rage } from '../testing/storm';
import type { Host } from '.';

declare const game: PageGlobals['game'];
declare const JournalEntry: PageGlobals['JournalEntry'];

const CHANGES = 600;

let browser: Browser;
let folder: ReturnType<typeof worldFolder>;
let host: Host;

beforeAll(async () => {
  await buildHost();
  browser = await openBrowser();
});
afterAll(() => browser?.close());
beforeEach(async () => {
  folder = worldFolder();
  host = await startTestHost({ world: folder.world, noCanvas: true });
});
afterEach(async () => {
  for (const context of browser.contexts()) await context.close();
  await host.close();
  folder.remove();
});

const rename = (page: Page, name: string): Promise<unknown> =>
  page.evaluate(async wanted => (await JournalEntry.create({ name: wanted })).id, name);

const knows = (page: Page, name: string): Promise<boolean> =>
  page.evaluate(wanted => game.journal.getName(wanted) !== undefined, name);

// shows host.9
test('changes of six pages in random order leave all pages and the database equal', async () => {
  const pages = await gatherSix(browser, host);
  const [gm] = pages;
  if (!gm) throw new Error('nobody came');
  await prepare(gm);
  await hearAll(pages);
  const { made, refused } = await rage(pages, { changes: CHANGES, seed: 1917 });
  expect(made + refused).toBeGreaterThanOrEqual(CHANGES);
  expect(made).toBeGreaterThan(CHANGES / 2);
  const server = await pictureOnServer(host);
  for (const page of pages) expect(await pictureOnPage(page)).toEqual(server);
  await host.close();
  expect(await pictureOnDisk(folder.world)).toEqual(server);
});

// shows host.10
test('a page that lost its connection reports that it missed something, writes again, and is correct after a reload', async () => {
  const [gm, player] = await Promise.all([joinAs(browser, host, 'Gamemaster'), joinAs(browser, host, 'Player 1')]);
  await gm.evaluate(() => JournalEntry.create({ name: 'Shared', ownership: { default: 3 } }));
  await hearAll([gm, player]);
  const back = player.waitForFunction(() => document.querySelector('.notification.warning') !== null, undefined, {
    timeout: 0,
  });
  await player.evaluate(() => {
    const { io } = game.socket.socket as unknown as {
      io: { engine: { close(): void } };
    };
    io.engine.close();
  });
  expect(await player.evaluate(() => document.body.classList.contains('disconnected'))).toBe(true);
  await rename(gm, 'Missed');
  await back;
  expect(await player.evaluate(() => document.body.classList.contains('disconnected'))).toBe(false);
  await player.evaluate(() => game.journal.getName('Shared')?.update({ name: 'Shared still' }));
  await hearAll([gm, player]);
  expect(await knows(gm, 'Shared still')).toBe(true);
  await player.reload();
  await player.waitForFunction(() => game.ready, undefined, { timeout: 0 });
  expect(await knows(player, 'Missed')).toBe(true);
  expect(await pictureOnPage(player)).toEqual(await pictureOnServer(host));
});

// shows host.10
test('a page that slept receives everything in order when it wakes', async () => {
  const [gm, player] = await Promise.all([joinAs(browser, host, 'Gamemaster'), joinAs(browser, host, 'Player 1')]);
  const bedside = await player.context().newCDPSession(player);
  await bedside.send('Page.setWebLifecycleState', { state: 'frozen' });
  await gm.evaluate(async () => {
    const entry = await JournalEntry.create({ name: 'Asleep' });
    for (let n = 1; n <= 50; n++) await entry.update({ name: `Asleep ${n}` });
  });
  await bedside.send('Page.setWebLifecycleState', { state: 'active' });
  await hearAll([gm, player]);
  expect(await knows(player, 'Asleep 50')).toBe(true);
  expect(await pictureOnPage(player)).toEqual(await pictureOnServer(host));
});
