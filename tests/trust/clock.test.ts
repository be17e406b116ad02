/** The record goes by the server's clock: a page whose own clock is wrong reads and writes the same times. */
import { expect, test } from 'vitest';
import { defaultAssumptions } from 'vtt-stand-in/assumptions';
import { session, gather } from '../harness/session';
import { inTable } from '../harness/in-page';
import { makeTable, openTableWindow, waitForBeginning } from '../harness/table';
import { playByClicking } from '../harness/playing';

// shows referee.10
test("every entry bears the server's time, however wrong the clock of the page is", () =>
  session({ title: 'clock', host: { assume: { ...defaultAssumptions(), 'server-clock': 'ahead' } } }, async one => {
    const [gm, red] = await gather(one, 'Player 1');
    const from: number = await gm.page.evaluate('game.time.serverTime');
    const holders = { red: 'Player 1', white: 'Gamemaster' };
    const table = await makeTable(gm, { name: 'Clock', holders, scene: false });
    await waitForBeginning([gm, red], table);
    for (const person of [gm, red]) await openTableWindow(person, table);
    await playByClicking([red, gm], [gm, red], table, { seed: 4, most: 4 });
    const times =
      (await inTable(red.page, table, ({ timeline }) => timeline.moments.map(({ entry }) => entry.t))) ?? [];
    const now: number = await red.page.evaluate('game.time.serverTime');
    const own: number = await red.page.evaluate('Date.now()');
    expect(Math.abs(now - own)).toBeGreaterThan(60_000);
    expect(times.length).toBeGreaterThan(8);
    // half a second for what it takes to hear the server's time
    for (const time of times) expect(time >= from - 500 && time <= now + 500).toBe(true);
    expect(times.toSorted((a, b) => a - b)).toEqual(times);
  }));
