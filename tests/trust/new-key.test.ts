/** A player who has lost everything goes on in another browser: a click of the game master, a click of each other. */
import { expect, test } from 'vitest';
import { session, gather } from '../harness/session';
import { inTable, until } from '../harness/in-page';
import { snapshot, type Person } from '../harness/people';
import { playByClicking } from '../harness/playing';
import { expectWholeRecord, leave } from '../harness/referees';
import { makeTable, openSideWindow, openTableWindow, tableWindow, waitForBeginning } from '../harness/table';

const CODE = /[0-9A-Z]{4}\u2011[0-9A-Z]{4}\u2011[0-9A-Z]{4}/;

const handOf = async ({ page }: Person, table: string): Promise<string> =>
  (await inTable(page, table, ({ timeline, seat }) =>
    seat === undefined
      ? ''
      : String((timeline.state as unknown as { piles: Record<string, string[]> }).piles[`${seat}-hand`] ?? ''),
  )) ?? '';

// shows trust.22
test('a seat goes on in another browser by everybody’s consent, in two clicks; the earlier one is refused', () =>
  session({ title: 'new-key', seating: { chance: 3 } }, async one => {
    const [gm, red] = await gather(one, 'Player 1');
    const white = await one.join('Player 2', { language: 'de', viewport: { width: 1280, height: 720 } });
    const holders = { red: 'Player 1', white: 'Player 2' };
    const table = await makeTable(gm, { name: 'Lost', holders, scene: false, secrecy: 'sealed' });
    await waitForBeginning([gm, red, white], table);
    for (const person of [gm, red, white]) await openTableWindow(person, table);
    await playByClicking([red, white], [red, white], table, { seed: 3, most: 3 });
    await leave(red);

    const later = await one.join('Player 1', { viewport: { width: 390, height: 844 } });
    await openTableWindow(later, table);
    const told = later.page.locator('.notification', { hasText: CODE });
    await told.waitFor();
    const code = CODE.exec(await told.innerText())?.[0] ?? 'none';
    await told.click();
    const seats = await openSideWindow(gm, table, 'seats');
    await seats.locator('[data-new-key]').waitFor();
    expect(await seats.locator('[data-new-key]').innerText()).toContain(code);
    await snapshot(gm, 'new-key-seats');
    await seats.locator('[data-action="newKey"]').click();
    const asked = tableWindow(white.page, table).locator('.rt-proposal', { hasText: code });
    await asked.waitFor();
    await snapshot(white, 'new-key-asked');
    // both answers are in sight on a low page, without scrolling
    const shown = await tableWindow(white.page, table).locator('.rt-happened').boundingBox();
    for (const button of await asked.locator('[data-action="vote"]').all()) {
      const box = await button.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual((shown?.y ?? 0) + (shown?.height ?? 0));
    }
    const tools = await tableWindow(white.page, table).locator('.rt-tools').boundingBox();
    expect((tools?.y ?? 0) + (tools?.height ?? 0)).toBeLessThanOrEqual(720);
    await asked.locator('[data-action="vote"][data-yes="true"]').click();
    await until('the key is replaced', async () =>
      Boolean(await inTable(later.page, table, ({ timeline }) => Object.keys(timeline.retired).length === 1)),
    );
    await until('the hand is there', async () => {
      const hand = await handOf(later, table);
      return hand.length > 0 && !hand.includes('?');
    });
    await until('nobody is asked any more', async () => (await seats.locator('[data-new-key]').count()) === 0);
    await playByClicking([later, white], [later, white], table, { seed: 4, most: 4 });

    // whoever has found the earlier browser does and reads nothing more with it
    const thief = await one.join('Player 1', red);
    await openTableWindow(thief, table);
    const revision = await inTable(gm.page, table, ({ timeline }) => timeline.revision);
    const reply = await inTable(thief.page, table, client => client.undo());
    expect(reply).toMatchObject({ ok: false, problem: { problem: 'replaced-browser' } });
    expect(await inTable(gm.page, table, ({ timeline }) => timeline.revision)).toBe(revision);
    expect(await inTable(thief.page, table, ({ timeline }) => Object.keys(timeline.seatSecrets))).toEqual([]);
    expect(await inTable(later.page, table, ({ timeline }) => Object.keys(timeline.seatSecrets))).toEqual(['red']);
    await snapshot(thief, 'new-key-thief');
    await expectWholeRecord(later, table);
    thief.troubles.splice(0, Infinity, ...thief.troubles.filter(text => !/another browser/.test(text)));
  }));
