/**
 * A whole game, every stretch of it clicked in part, until a winner is announced; and the ways a table can differ. Each
 * click of whole games is `npm run soak -- clicked`.
 */
import { expect, test } from 'vitest';
import { session, gather } from '../harness/session';
import { hide, show } from '../harness/page-conditions';
import { inTable, until, untilAll } from '../harness/in-page';
import type { Person } from '../harness/people';
import { playByClicking } from '../harness/playing';
import { playThrough } from '../harness/playing-on';
import { makeTable, openTableWindow, revisionOf, tableWindow, waitForBeginning } from '../harness/table';
import { leaksIn, secretsOf } from '../harness/wire';

/** Moves that show whether a table of another kind is played like any other. */
const SOME = 4;

/** The first moves of a game, after which all pages show the same position. */
const playSome = async (
  players: readonly Person[],
  everybody: readonly Person[],
  table: string,
  seed: number,
): Promise<void> => {
  expect(await playByClicking(players, everybody, table, { seed, most: SOME })).toBeUndefined();
  const known = await Promise.all(everybody.map(({ page }) => revisionOf(page, table)));
  expect(new Set(known).size).toBe(1);
  expect(known[0]).toBeGreaterThan(SOME);
};

const expectWinner = async (people: readonly Person[], table: string): Promise<void> => {
  const winnerOn = ({ page }: Person) => tableWindow(page, table).locator('.rt-ending__winner').innerText();
  const said = await Promise.all(people.map(winnerOn));
  expect(new Set(said).size).toBe(1);
  expect(said[0]).toMatch(/Reds|Whites|draw/i);
  // the figures of all seats, and what can be watched again, stand in the column
  for (const { page } of people) {
    const end = tableWindow(page, table).locator('.rt-end');
    await end.locator('.rt-end__table').waitFor();
    expect(await end.locator('[data-action="watchAt"]').count()).toBeGreaterThan(0);
    expect(await end.locator('.rt-plot').count()).toBeGreaterThan(0);
  }
  // a moment that somebody watches again stays until they come back
  const page = people.at(-1)?.page;
  if (!page) throw new Error('nobody is there');
  await tableWindow(page, table).locator('.rt-end__moment').first().click();
  const back = page.locator('.rt-board-tools__past');
  await back.click();
  await back.waitFor({ state: 'hidden' });
};

// shows record.6
test('three pages: two seats, a game to its winner, and nobody is sent what they may not know', () =>
  session({ title: 'three-pages', seating: { chance: 1 } }, async one => {
    const [gm, red, white, observer] = await gather(one, 'Player 1', 'Player 2', 'Player 3');
    const everybody = [gm, red, white, observer];
    const table = await makeTable(gm, { name: 'Three pages', holders: { red: 'Player 1', white: 'Player 2' } });
    await waitForBeginning(everybody, table);
    for (const person of everybody) await openTableWindow(person, table);
    const how = { seed: 5, clicks: 4, between: 25, strong: 'red' };
    expect(await playThrough([red, white], everybody, table, how)).toMatch(/^(red|white|draw) /);
    await expectWinner(everybody, table);

    await untilAll([gm], table, 'the secrets are revealed', client => client.timeline.secret !== undefined);
    const record = (await inTable(gm.page, table, client => client.exportRecord())) ?? '';
    for (const [person, seat] of [
      [red, 'red'],
      [white, 'white'],
      [observer, undefined],
    ] as const) {
      const secrets = secretsOf(record, seat);
      expect(person.received.length).toBeGreaterThan(100);
      expect(leaksIn(person.received, secrets)).toEqual([]);
      // the net has no holes: a hidden card and the referee's secret would have been caught
      const [hidden = ''] = secrets.at(20);
      const [secret = ''] = secrets.referee;
      const entry = JSON.stringify({ '00000020': '' });
      expect(leaksIn([entry, `"${hidden}"`, secret], secrets)).toHaveLength(2);
    }

    const isAtNewGame = async ({ page }: Person): Promise<boolean> =>
      (await page.locator('.rt-table-app [data-application-part="prompt"]').count()) > 0 &&
      (await page.locator('.rt-table-app .rt-ending').count()) === 0;
    // a second click, before the first has made its table, makes no second one
    const tables = () => gm.page.evaluate(`game.modules.get('revolution-tables').api.tables().length`);
    await tableWindow(gm.page, table).locator('[data-action="again"]').dblclick();
    await until('the game begins again', () => isAtNewGame(gm));
    expect(await tables()).toBe(2);

    // who only watched finds the way from the finished game to the new one
    await tableWindow(observer.page, table).locator('[data-action="openNext"]').click();
    await until('the watcher is at the new game', () => isAtNewGame(observer));
  }));

test('two pages: the game master sits as one seat', () =>
  session({ title: 'two-pages', seating: { chance: 2 } }, async one => {
    const [gm, red] = await gather(one, 'Player 1');
    const everybody = [gm, red];
    const table = await makeTable(gm, { name: 'Two pages', holders: { red: 'Player 1', white: 'Gamemaster' } });
    await waitForBeginning(everybody, table);
    for (const person of everybody) await openTableWindow(person, table);
    await playSome(everybody, everybody, table, 1);
  }));

// shows referee.9
test('a slow line, a name that is not secure, a referee whose page is hidden', () =>
  session({ title: 'worst', seating: { chance: 3 }, host: { latency: { mean: 80, spread: 60 } } }, async one => {
    const [gm, red] = await gather(one, 'Player 1');
    const everybody = [gm, red];
    expect(await red.page.evaluate(() => isSecureContext)).toBe(false);
    const table = await makeTable(gm, { name: 'Worst', holders: { red: 'Player 1', white: 'Bot' } });
    await openTableWindow(red, table);
    await waitForBeginning(everybody, table);
    await hide(gm.page);
    await playSome([red], everybody, table, 3);
    await show(gm.page);
  }));
