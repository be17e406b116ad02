/** Dual Powers in real pages: a whole game of two seats, every stretch of it clicked in part, and what each page was sent on the way. */
import { expect, test } from 'vitest';
import { session, gather } from '../harness/session';
import { playThrough } from '../harness/playing-on';
import { expectSecretsKept } from '../harness/wire';
import { makeTable, openTableWindow, tableWindow, waitForBeginning } from '../harness/table';

// shows record.6
test('two seats: a game to its winner, and nobody is sent what they may not know', () =>
  session({ title: 'dual-powers', seating: { chance: 1 } }, async one => {
    const [gm, soviet, government] = await gather(one, 'Player 1', 'Player 2');
    const everybody = [gm, soviet, government];
    const players = [soviet, government];
    const table = await makeTable(gm, {
      name: 'Dual Powers',
      game: 'dual-powers',
      holders: { soviet: 'Player 1', government: 'Player 2' },
    });
    await waitForBeginning(everybody, table);
    for (const person of everybody) await openTableWindow(person, table);
    const ending = await playThrough(players, everybody, table, { seed: 1, clicks: 4, between: 15, strong: 'soviet' });
    expect(ending).toMatch(/^(soviet|government) (support|last-month|last-month-will)$/);
    for (const { page } of everybody) {
      const winner = await tableWindow(page, table).locator('.rt-ending__winner').innerText();
      expect(winner).toMatch(ending.startsWith('soviet') ? /soviet/i : /government/i);
    }

    await expectSecretsKept(gm, table, { soviet, government });

    // the end is told in the column, and nothing lies over the board
    for (const { page } of everybody) expect(await page.locator('.rt-playing--end').count()).toBe(0);
  }));
