/**
 * Keys alone and fingers alone in Firefox and WebKitGTK: a move of every game, and a counter that is moved by hand. No
 * mouse helps: an action that did nothing fails the test.
 */
import { test } from 'vitest';
import { until } from '../harness/in-page';
import { type Guest, INSTALLED, isSettled, OFFERS, revisionOf } from '../harness/other-browsers';
import type { KEYS } from '../harness/other-browsers/driver';
import { alone, cellsAtRest, cellsIn, dragCounter, start, untilCellIn } from '../harness/other-browsers/session';
import { GAMES } from '../harness/place';

/** One offer is chosen by the given means, and the table records the move. */
const makeMove = async (guest: Guest, game: string, choose: () => Promise<void>): Promise<void> => {
  const table = await start(guest, 'play', game);
  await until(`${game} offers something`, async () => {
    if (!(await isSettled(guest, table))) return false;
    return (await guest.page.evaluate(`document.querySelector(${JSON.stringify(OFFERS)}) !== null`)) === true;
  });
  const before = await revisionOf(guest, table);
  await choose();
  await until(`a move of ${game} is recorded`, async () => (await revisionOf(guest, table)) > before);
};

/** The keys that press a button, in turns. */
const PRESSES: readonly (keyof typeof KEYS)[] = ['Enter', 'Space'];

test.for(INSTALLED)('keys alone make a move of every game and move a counter in $name', browser =>
  alone(browser, async guest => {
    const { page } = guest;
    for (const [n, game] of GAMES.entries())
      await makeMove(guest, game, async () => {
        await page.tabTo(OFFERS);
        await page.press(PRESSES[n % 2] ?? 'Enter');
      });
    await start(guest, 'hand', 'all-bridges');
    const [cell = ''] = (await cellsAtRest(guest, 'Tampere')).names;
    await page.tabTo(cellsIn('Tampere'));
    await page.press('Enter');
    await page.tabTo('.rt-overlay [data-aim][aria-label*="Vaasa"]');
    await page.press('Enter');
    await untilCellIn(guest, cell, 'Vaasa');
  }),
);

test.for(INSTALLED)('a finger alone makes a move of every game and drags a counter in $name', (browser, { skip }) => {
  // the driver of WebKitGTK takes a pointer of type `touch`, and its page hears a mouse
  if (!browser.touches) skip('its driver presses with a mouse where a finger is asked for');
  return alone(browser, async guest => {
    for (const game of GAMES) await makeMove(guest, game, () => guest.page.tap(OFFERS));
    await start(guest, 'hand', 'all-bridges');
    await dragCounter(guest, 'touch');
  });
});
