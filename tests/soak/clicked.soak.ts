/**
 * Whole games of every game in real pages, each move of them a click, and what each page was sent on the way.
 * `npm run soak -- clicked`; in `npm test` a part of each stretch of a game is clicked.
 */
import { expect, test } from 'vitest';
import { session, gather } from '../harness/session';
import { playByClicking } from '../harness/playing';
import { seated, TABLES } from '../harness/seated';
import { expectSecretsKept } from '../harness/wire';
import { makeTable, openTableWindow, tableWindow, waitForBeginning } from '../harness/table';

test.each(TABLES)('a whole game of $game, each move a click', plan =>
  session({ title: `clicked-${plan.game}`, seating: { chance: 1 } }, async table => {
    const { id, everybody, players } = await seated(table, plan, 'Clicked');
    const [gm, first, second] = everybody;
    for (const person of everybody) await openTableWindow(person, id);
    const {
      game,
      seats: [one, other],
    } = plan;
    let clicks = 0;
    const ending = await playByClicking(players, everybody, id, { seed: 1, most: 5_000, each: n => void (clicks = n) });
    console.log(`${game}: ${clicks} clicks, ${ending}`);
    expect(ending).toBeDefined();
    for (const { page } of everybody) expect(await tableWindow(page, id).locator('.rt-ending__winner').count()).toBe(1);
    await expectSecretsKept(gm, id, { [one]: first, [other]: second });
  }),
);

test('a whole game by keyboard alone', () =>
  session({ title: 'clicked-keys', seating: { chance: 5 } }, async table => {
    const [gm] = await gather(table);
    const id = await makeTable(gm, { name: 'Keys', holders: { red: 'Gamemaster', white: 'Bot' } });
    await waitForBeginning([gm], id);
    await openTableWindow(gm, id);
    expect(await playByClicking([gm], [gm], id, { seed: 6, keyboard: true })).toMatch(/^(red|white|draw) /);
  }));
