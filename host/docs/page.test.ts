import { expect, test } from 'vitest';
import { buildHost } from 'vtt-stand-in/build';
import { startTestHost } from 'vtt-stand-in/testing';
import { joinAs, openBrowser } from 'vtt-stand-in/testing/browser';

test('a player sees what the Gamemaster makes', async () => {
  await buildHost();
  const host = await startTestHost({ module: 'host/fixtures/probe-module' });
  const browser = await openBrowser();
  const gm = await joinAs(browser, host, 'Gamemaster');
  const player = await joinAs(browser, host, 'Player 1');
  await gm.evaluate(`JournalEntry.create({ name: 'Rules', ownership: { default: 2 } })`);
  await player.waitForFunction(`game.journal.getName('Rules')`);
  expect(host.faults()).toEqual([]);
  await browser.close();
  await host.close();
}, 60_000);
