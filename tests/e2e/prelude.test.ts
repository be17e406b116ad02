/** Prelude to Revolution in real pages: a whole game of two seats, every stretch of it clicked in part, and what each page was sent on the way. */
import { expect, test } from 'vitest';
import { session, gather } from '../harness/session';
import { playThrough } from '../harness/playing-on';
import { expectSecretsKept } from '../harness/wire';
import { makeTable, openTableWindow, tableWindow, waitForBeginning } from '../harness/table';

test('two seats: a game to its winner, and nobody is sent what they may not know', () =>
  session({ title: 'prelude', seating: { chance: 2 } }, async one => {
    const [gm, revolutionary, government] = await gather(one, 'Player 1', 'Player 2');
    const everybody = [gm, revolutionary, government];
    const players = [revolutionary, government];
    const table = await makeTable(gm, {
      name: 'Prelude',
      game: 'prelude',
      scene: false,
      holders: { revolutionary: 'Player 1', government: 'Player 2' },
    });
    await waitForBeginning(everybody, table);
    for (const person of everybody) await openTableWindow(person, table);
    const ending = await playThrough(players, everybody, table, {
      seed: 4,
      clicks: 4,
      between: 30,
      strong: 'government',
    });
    expect(ending).toMatch(/^(revolutionary|government|draw) (victory-points|october-1917|red-october|autocracy)$/);
    for (const { page } of everybody) {
      const winner = await tableWindow(page, table).locator('.rt-ending__winner').innerText();
      expect(winner).toMatch(ending.startsWith('revolutionary') ? /revolutionary/i : /government|draw/i);
    }

    await expectSecretsKept(gm, table, { revolutionary, government });
  }));
