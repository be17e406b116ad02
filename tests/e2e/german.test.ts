/** The whole interface in German: no window shows a key in place of words. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { overlayOf } from '../harness/board';
import { session } from '../harness/session';
import { playByClicking } from '../harness/playing';
import {
  dismissWelcome,
  makeTable,
  openLibrary,
  openSideWindow,
  openTableWindow,
  waitForBeginning,
} from '../harness/table';

const WINDOWS = ['hand', 'seats', 'record', 'board', 'helpers'] as const;

/**
 * What a page says: its texts, and what is read out or shown on hover. The tooltips of its own controls Foundry words
 * only when it shows them.
 */
const saidOn = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const said = (elements: string, ...names: readonly string[]) =>
      [...document.querySelectorAll(elements)].flatMap(element => names.map(name => element.getAttribute(name) ?? ''));
    return [
      document.body.innerText,
      ...said('*', 'aria-label', 'title', 'placeholder', 'alt'),
      ...said('.rt *', 'data-tooltip', 'data-why'),
    ].join('\n');
  });

const expectNoKey = async (page: Page): Promise<void> => {
  expect([...new Set((await saidOn(page)).match(/\bRT\.[\w.-]+/g) ?? [])]).toEqual([]);
};

// shows table.6
test('no window shows a key', () =>
  session({ title: 'german', isNew: true, seating: { language: 'de' } }, async one => {
    const gm = await one.join('Gamemaster');
    const red = await one.join('Player 1');
    const everybody = [gm, red];
    await gm.page.locator('.rt-welcome').waitFor();
    await expectNoKey(gm.page);
    await dismissWelcome(gm);
    await openLibrary(gm);
    await expectNoKey(gm.page);
    const table = await makeTable(gm, {
      name: 'Deutsch',
      mode: 'advised',
      holders: { red: 'Player 1', white: 'Gamemaster' },
      eachPage: () => expectNoKey(gm.page),
    });
    await waitForBeginning(everybody, table);
    for (const person of everybody) {
      expect(await (await openTableWindow(person, table)).innerText()).toMatch(/Rote|Weiße/i);
      for (const kind of WINDOWS) await openSideWindow(person, table, kind);
    }
    await (await openTableWindow(red, table)).locator('[data-action="scene"]').press('Enter');
    await overlayOf(red.page).locator('.rt-piece').first().waitFor();
    await playByClicking(everybody, everybody, table, {
      seed: 41,
      most: 12,
      async each(moves) {
        if (moves % 3 === 0) for (const { page } of everybody) await expectNoKey(page);
      },
    });
  }));
