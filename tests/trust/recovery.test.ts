/** The code is offered until it is kept. A key is lost with its browser: another game master enters the recovery code, and the game goes on. Where nobody has the code it is dealt again. */
import { readFileSync } from 'node:fs';
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { session, gather } from '../harness/session';
import { inTable, tableNamed, until } from '../harness/in-page';
import { reload, snapshot, type Person } from '../harness/people';
import { playByClicking } from '../harness/playing';
import { expectWholeRecord, leave, refereeOf, shortenSilence, untilOneReferees } from '../harness/referees';
import {
  makeTable,
  openSideWindow,
  openTableWindow,
  revisionOf,
  sealTable,
  tableWindow,
  waitForBeginning,
  waitForRevision,
} from '../harness/table';

const ANEW = 'Lost key (dealt again)';

/** The text of the file that a click on a button saves. */
const savedBy = async ({ page }: Person, button: Locator): Promise<string> => {
  const saved = page.waitForEvent('download');
  await button.click();
  return readFileSync(await (await saved).path(), 'utf8');
};

// shows secrets.6
test('an assistant who never had the key takes over with the recovery code', () =>
  session(
    {
      title: 'recovery',
    },
    async one => {
      const [gm, red, white] = await gather(one, 'Player 1', 'Player 2');
      const players = [red, white];
      await shortenSilence(gm);
      const table = await makeTable(gm, { name: 'Recovery', holders: { red: 'Player 1', white: 'Player 2' } });
      await waitForBeginning(players, table);
      // nothing stands in the way of the game: the code is offered where one sits, until it is kept
      const seats = await openSideWindow(gm, table, 'seats');
      const offer = seats.locator('.rt-keep [data-action="keepCode"]');
      await snapshot(gm, 'recovery-offer');
      await offer.click();
      const dialog = gm.page.locator('.rt-recovery');
      const code = await dialog.locator('.rt-recovery__code').inputValue();
      await snapshot(gm, 'recovery-code');
      expect(code).toMatch(/^(?:[0-9A-Z]{4}-){13}[0-9A-Z]{4}$/);
      expect(await savedBy(gm, dialog.locator('[data-action="save"]'))).toContain(code);
      await offer.waitFor({ state: 'detached' });
      await leave(gm);

      const assistant = await one.join('Assistant');
      const revision = await revisionOf(red.page, table);
      const theirs = await openSideWindow(assistant, table, 'seats');
      await until('the referee is said to be gone', async () => (await refereeOf(assistant, table))?.kind === 'gone');
      expect(await theirs.locator('[data-action="takeOver"]').count()).toBe(0);
      const enter = async (text: string): Promise<void> => {
        await theirs.locator('[data-action="enterCode"]').click();
        const dialog = assistant.page.locator('dialog:has([name="code"])');
        await dialog.locator('[name="code"]').fill(text);
        await dialog.locator('[name="code"]').press('Enter');
        await dialog.waitFor({ state: 'detached' });
      };
      const other = code.startsWith('0') ? '1' : '0';
      await enter(other + code.slice(1));
      expect(await refereeOf(assistant, table)).toMatchObject({ canTakeOver: false });
      // Foundry writes what it warns of to the console as well
      expect(assistant.troubles.splice(0)).toEqual([expect.stringContaining('recovery code is wrong')]);
      await enter(code.toLowerCase().replaceAll('-', ' '));
      await untilOneReferees([assistant], table);
      await waitForRevision(players, table, revision + 1);
      for (const person of [assistant, ...players]) await openTableWindow(person, table);
      await playByClicking(players, [assistant, ...players], table, { seed: 9, most: 4 });
      await expectWholeRecord(white, table);
    },
  ));

// shows trust.14
test('who has lost the key is told so at once, and so are the players; the code brings it back, and without it the table is dealt again', () =>
  session({ title: 'lost-key' }, async one => {
    const [gm, red] = await gather(one, 'Player 1');
    await shortenSilence(gm);
    const table = await makeTable(gm, { name: 'Lost key', holders: { red: 'Player 1', white: 'Bot' } });
    await waitForBeginning([red], table);
    await sealTable(red, table);
    const seats = await openSideWindow(gm, table, 'seats');
    await seats.locator('.rt-keep [data-action="keepCode"]').click();
    const dialog = gm.page.locator('.rt-recovery');
    const code = await dialog.locator('.rt-recovery__code').inputValue();
    await dialog.locator('[data-action="noted"]').click();

    await gm.page.evaluate(`localStorage.removeItem('revolution-tables.keys')`);
    await reload(gm);
    const said = (person: Person): Promise<string> => tableWindow(person.page, table).locator('.rt-prompt').innerText();
    await openTableWindow(gm, table);
    await until('the game master is told', async () => (await said(gm)).includes('This browser cannot host this game'));
    await openTableWindow(red, table);
    await until('the player is told', async () => (await said(red)).includes('it waits here until the game is hosted'));
    await snapshot(gm, 'lost-key');
    await snapshot(red, 'lost-key');

    await tableWindow(gm.page, table).locator('[data-action="enterCode"]').click();
    const asking = gm.page.locator('dialog:has([name="code"])');
    await asking.locator('[name="code"]').fill(code);
    await asking.locator('[name="code"]').press('Enter');
    await untilOneReferees([gm], table);
    await until(
      'nobody is told any more',
      async () => !(await said(red)).includes('it waits here until the game is hosted'),
    );
    await playByClicking([red], [gm, red], table, { seed: 5, most: 3 });

    // lost again, and nobody has the code: what lies open is dealt again when all who play have agreed
    await gm.page.evaluate(`localStorage.removeItem('revolution-tables.keys')`);
    await reload(gm);
    await openTableWindow(gm, table);
    const positionOf = (person: Person, id: string): Promise<string | undefined> =>
      inTable(person.page, id, ({ game, timeline }) => JSON.stringify(game.hide(timeline.state, undefined)));
    const before = await positionOf(red, table);
    const propose = tableWindow(gm.page, table).locator('[data-step="propose"]');
    await propose.waitFor();
    await snapshot(gm, 'anew-offered');
    await propose.click();
    await snapshot(gm, 'anew-asked');
    await gm.page.locator('.rt-anew [data-action="yes"]').click();
    const agree = tableWindow(red.page, table).locator('[data-step="agree"]');
    await agree.waitFor();
    await until('who is asked stands there', async () => (await said(gm)).includes('Still asked: Player 1'));
    await snapshot(red, 'anew-proposed');
    await agree.click();
    await until('the new table is there', async () => (await tableNamed(red.page, ANEW)) !== undefined);
    const anew = (await tableNamed(red.page, ANEW)) ?? '';
    await waitForBeginning([gm, red], anew);
    expect(await inTable(red.page, anew, ({ timeline }) => JSON.stringify(timeline.head.anew?.position))).toBe(before);
    await openTableWindow(red, anew);
    await snapshot(red, 'anew-dealt');
    await playByClicking([red], [gm, red], anew, { seed: 6, most: 3 });
    expect(await inTable(red.page, table, ({ dealing }) => dealing?.as?.id)).toBe(anew);
  }));
