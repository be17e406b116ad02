/** A game that is over: what would have been better is found in the page, and one click goes on from there. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inTable, until } from '../harness/in-page';
import { snapshot } from '../harness/people';
import { gather, session } from '../harness/session';
import { openLibrary, openTableWindow, tableWindow } from '../harness/table';

const RECORD = join(import.meta.dirname, '..', 'fixtures', 'record-1.json');
const OLD = 'tableofthetests1';
/** Twice three decisions at least are thought over again, while other pages may be at work. */
const LONG = 120_000;

test('a decision with something better, and a new table from before it: whose it was here, a bot there', () =>
  session({ title: 'turning' }, async one => {
    const [gm] = await gather(one);
    const { page } = gm;
    const library = await openLibrary(gm);
    const chosen = page.waitForEvent('filechooser');
    await library.locator('[data-action="importRecord"]').click();
    await (await chosen).setFiles({ name: 'over.json', mimeType: 'application/json', buffer: readFileSync(RECORD) });
    await tableWindow(page, OLD).waitFor();
    const window = await openTableWindow(gm, OLD);
    const points = window.locator('.rt-end__point');
    await until('something better is found', async () => (await points.count()) > 0, LONG);
    const text = await points.first().innerText();
    expect(text).toMatch(/Better: .+\. About \d+ in 100 games more won\./);
    await points.first().scrollIntoViewIfNeeded();
    await snapshot(gm, 'turning-points');
    const button = points.first().locator('[data-action="playOn"]');
    const seat = (await button.getAttribute('data-seat')) ?? '';
    await button.click();
    const next = page.locator(`.rt-table-app:not([data-table="${OLD}"])`);
    await next.waitFor();
    const table = (await next.getAttribute('data-table')) ?? '';
    await until('it has begun', async () => (await inTable(page, table, ({ timeline }) => timeline.begun)) === true);
    expect(await inTable(page, table, ({ mySeats }) => mySeats)).toEqual([seat]);
    await page.locator('.rt-choices [data-action], .rt-ask [data-action]').first().waitFor();
    await snapshot(gm, 'turning-played-on');
  }));
