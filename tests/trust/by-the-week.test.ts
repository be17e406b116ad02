/** A game by the week: who moves while nobody hosts it leaves their move, and it is made when somebody does. */
import { expect, test } from 'vitest';
import { session, gather } from '../harness/session';
import { inTable, until } from '../harness/in-page';
import { snapshot, type Person } from '../harness/people';
import { clickFirst, playByClicking } from '../harness/playing';
import { commandsIn, expectWholeRecord, leave, refereeOf, shortenSilence } from '../harness/referees';
import { makeTable, openLibrary, openTableWindow, revisionOf, tableWindow, waitForBeginning } from '../harness/table';

const noteOf = ({ page }: Person, table: string) => tableWindow(page, table).locator('[data-left]');

/** What this person has left at a table, as it lies in their flags. */
const lyingOf = ({ page }: Person, table: string): Promise<unknown> =>
  page.evaluate(`game.user.getFlag('revolution-tables', 'left')?.['${table}'] ?? null`);
const lay = ({ page }: Person, table: string, what: unknown): Promise<unknown> =>
  page.evaluate(
    `game.user.update({ flags: { 'revolution-tables': { left: { '${table}': ${JSON.stringify(what)} } } } })`,
  );

/** How far this person has seen a table, on whichever device. */
const seenBy = ({ page }: Person, table: string): Promise<number> =>
  page.evaluate(`game.settings.get('revolution-tables', 'lastSeen')['${table}'] ?? 0`);

test('a move is left, taken back, left again, and made a week later in the absence of its player', () =>
  session({ title: 'week', seating: { chance: 4 } }, async one => {
    const [gm, red, white] = await gather(one, 'Player 1', 'Player 2');
    const players = [red, white];
    await shortenSilence(gm);
    const holders = { red: 'Player 1', white: 'Player 2' };
    const table = await makeTable(gm, { name: 'Weekly', holders, secrecy: 'sealed' });
    await waitForBeginning(players, table);
    for (const person of players) await openTableWindow(person, table);
    await playByClicking(players, players, table, { seed: 6, most: 3 });

    await leave(gm);
    for (const person of players)
      await until('the host is said to be away', async () => (await refereeOf(person, table))?.kind === 'gone');
    const asker = await clickFirst(players, table);
    const other = asker === red ? white : red;
    expect(await noteOf(asker, table).innerText()).toMatch(/Your move waits for Gamemaster: .*Take it back/s);
    await snapshot(asker, 'week-left');
    const takenBack = await lyingOf(asker, table);
    await noteOf(asker, table).locator('[data-action="forgetLeft"]').click();
    await noteOf(asker, table).waitFor({ state: 'detached' });
    expect(await lyingOf(asker, table)).toBeNull();
    // nobody is warned of what they need do nothing about
    expect(await tableWindow(other.page, table).locator('.rt-banner--urgent').count()).toBe(0);

    // another move, as one who has thought better of it
    await tableWindow(asker.page, table)
      .locator('.rt-choices [data-action="submit"]:not([aria-disabled="true"])')
      .nth(1)
      .click();
    await noteOf(asker, table).waitFor();
    expect(await commandsIn(other, table)).toBe(3);
    await leave(asker);
    await one.restartServer();
    await openTableWindow(other, table);

    const back = await one.join('Gamemaster', gm);
    await until('the move is made', async () => (await commandsIn(other, table)) === 4);
    const left = await inTable(
      other.page,
      table,
      ({ timeline }) => timeline.moments.filter(({ entry }) => 'left' in entry && entry.left !== undefined).length,
    );
    expect(left).toBe(1);

    // a move of last week that lies there again is not made, nor does a flag full of anything disturb the table
    await lay(other, table, 'x'.repeat(400_000));
    const returned = await one.join(asker.name, asker);
    await openTableWindow(returned, table);
    await until('what was done is put away', async () => (await lyingOf(returned, table)) === null);
    expect(await noteOf(returned, table).count()).toBe(0);
    await lay(returned, table, takenBack);
    expect(await noteOf(returned, table).innerText()).toMatch(/Your move was not made: .*Choose again/s);
    await snapshot(returned, 'week-handed-back');
    await noteOf(returned, table).locator('[data-action="forgetLeft"]').click();
    await noteOf(returned, table).waitFor({ state: 'detached' });

    await playByClicking([returned, other], [back, returned, other], table, { seed: 7, most: 2 });
    expect(await commandsIn(other, table)).toBe(6);
    for (const person of [back, returned, other]) await expectWholeRecord(person, table);

    // whoever waits goes away, and comes back with a telephone
    const isOther = (await tableWindow(other.page, table).locator('.rt-ask--mine').count()) > 0;
    const [mover, sleeper] = isOther ? [other, returned] : [returned, other];
    await until('what was seen is noted', async () => (await seenBy(sleeper, table)) > 0);
    await leave(sleeper);
    await clickFirst([mover], table);
    await until('they have moved', async () => (await commandsIn(back, table)) === 7);
    const phone = await one.join(sleeper.name, { viewport: { width: 390, height: 844 } });
    await openTableWindow(phone, table);
    const missed = tableWindow(phone.page, table).locator('[data-missed]');
    expect(await missed.innerText()).toMatch(/Since you were here: \d+ moves?\./);
    await snapshot(phone, 'week-missed-phone');
    await missed.locator('[data-action="showMissed"]').click();
    await phone.page.locator(`#rt-record-${table}`).waitFor();
    await missed.waitFor({ state: 'detached' });
    await until(
      'it is not shown twice',
      async () => (await seenBy(phone, table)) >= (await revisionOf(back.page, table)),
    );

    const library = await openLibrary(back);
    expect(await library.locator('.rt-open-table__waiting').innerText()).toMatch(/^Waiting for .+ \(Player \d\)/);
    await snapshot(back, 'week-library');
  }));
