/** The referee goes: the others are told at once, what they ask waits, and the next one answers it. */
import { expect, test } from 'vitest';
import { session, gather } from '../harness/session';
import { until } from '../harness/in-page';
import { clickFirst, playByClicking } from '../harness/playing';
import {
  commandsIn,
  expectWholeRecord,
  leave,
  refereeOf,
  refereesAmong,
  shortenSilence,
  untilOneReferees,
} from '../harness/referees';
import { makeTable, openTableWindow, tableWindow, waitForBeginning } from '../harness/table';

// shows referee.3
test('the game master leaves in the middle, the assistant takes over, both come back at once', () =>
  session(
    {
      title: 'absence',
    },
    async one => {
      const [gm, assistant, red, white] = await gather(one, 'Assistant', 'Player 1', 'Player 2');
      const players = [red, white];
      await shortenSilence(gm);
      const table = await makeTable(gm, { name: 'Absence', holders: { red: 'Player 1', white: 'Player 2' } });
      await waitForBeginning(players, table);
      for (const person of [assistant, ...players]) await openTableWindow(person, table);
      await playByClicking(players, [assistant, ...players], table, { seed: 6, most: 3 });

      await leave(gm);
      for (const person of players) {
        await until('the referee is said to be gone', async () => (await refereeOf(person, table))?.kind === 'gone');
        await tableWindow(person.page, table).locator('.rt-banner').waitFor();
      }
      // what is asked of nobody is left, and found by whoever comes
      const asker = await clickFirst(players, table);
      await untilOneReferees([assistant], table);
      await until('the move is made', async () => (await commandsIn(white, table)) === 4);
      await tableWindow(asker.page, table).locator('[data-left]').waitFor({ state: 'detached' });
      await playByClicking(players, [assistant, ...players], table, { seed: 7, most: 3 });

      await leave(assistant);
      const returned = await Promise.all([one.join('Gamemaster', gm), one.join('Assistant', assistant)]);
      await untilOneReferees(returned, table);
      await playByClicking(players, [...returned, ...players], table, { seed: 8, most: 3 });
      expect(await refereesAmong(returned, table)).toHaveLength(1);
      expect(await commandsIn(white, table)).toBe(10);
      for (const person of [...returned, ...players]) await expectWholeRecord(person, table);
    },
  ));
