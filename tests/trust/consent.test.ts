/** A game master who plays is given the table's key only when all other seats agree. */
import { expect, test } from 'vitest';
import { session, gather } from '../harness/session';
import { inTable, until, untilAll } from '../harness/in-page';
import { playByClicking } from '../harness/playing';
import { expectWholeRecord, leave, refereeOf, untilOneReferees } from '../harness/referees';
import { makeTable, openSideWindow, openTableWindow, tableWindow, waitForBeginning } from '../harness/table';

// shows secrets.7
test('the other seat says no, then yes; then they can referee', () =>
  session({ title: 'consent' }, async one => {
    const [gm, assistant, white] = await gather(one, 'Assistant', 'Player 2');
    const players = [gm, white];
    const table = await makeTable(assistant, {
      name: 'Consent',
      holders: { red: 'Gamemaster', white: 'Player 2' },
      scene: false,
    });
    await waitForBeginning([assistant, ...players], table);
    for (const person of players) await openTableWindow(person, table);
    await playByClicking(players, [assistant, ...players], table, { seed: 95, most: 2 });
    const seats = await openSideWindow(gm, table, 'seats');
    const ask = seats.locator('[data-action="askKey"]');
    const hasKey = async (): Promise<boolean> =>
      (await inTable(gm.page, table, ({ timeline }) => timeline.handed !== undefined)) === true;
    const vote = async (yes: boolean): Promise<void> => {
      await ask.click();
      await tableWindow(white.page, table).locator(`[data-action="vote"][data-yes="${yes}"]`).click();
      await untilAll(players, table, 'it is decided', ({ timeline }) => timeline.proposals.length === 0);
    };
    expect(await refereeOf(gm, table)).toMatchObject({ canTakeOver: false });

    await vote(false);
    await ask.waitFor();
    expect(await hasKey()).toBe(false);
    expect(await refereeOf(gm, table)).toMatchObject({ canTakeOver: false });

    await vote(true);
    await until('the key is handed', hasKey);
    await until('he could take over', async () => (await seats.locator('[data-action="takeOver"]').count()) === 1);
    await leave(assistant);
    await seats.locator('[data-action="takeOver"]').click();
    expect(await untilOneReferees([gm], table)).toBe(gm);
    await playByClicking(players, players, table, { seed: 96, most: 3 });
    await expectWholeRecord(white, table);
  }));
