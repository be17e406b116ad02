/**
 * Whole games of every game in real pages, each move of them a click, and what each page was sent on the way.
 * `npm run soak -- clicked`; in `npm test` a part of each stretch of a game is clicked.
 */
import { expect, test } from 'vitest';
import { evening, gather } from '../harness/evening';
import { playByClicking } from '../harness/playing';
import { expectSecretsKept } from '../harness/secrecy';
import { makeTable, openTableWindow, tableWindow, waitForBeginning } from '../harness/table';
import { CLICKED } from './clicked';

test.each(CLICKED)('a whole game of $game, each move a click', ({ game, seats: [one, other], gm: third, options }) =>
  evening({ title: `clicked-${game}`, seating: { chance: 1 } }, async table => {
    const [gm, first, second] = await gather(table, 'Player 1', 'Player 2');
    const everybody = [gm, first, second];
    const players = third === undefined ? [first, second] : everybody;
    const id = await makeTable(gm, {
      name: 'Clicked',
      game,
      ...(options && { options }),
      holders: { [one]: 'Player 1', [other]: 'Player 2', ...(third !== undefined && { [third]: 'Gamemaster' }) },
    });
    await waitForBeginning(everybody, id);
    for (const person of everybody) await openTableWindow(person, id);
    let clicks = 0;
    const ending = await playByClicking(players, everybody, id, { seed: 1, most: 5_000, each: n => void (clicks = n) });
    console.log(`${game}: ${clicks} clicks, ${ending}`);
    expect(ending).toBeDefined();
    for (const { page } of everybody) expect(await tableWindow(page, id).locator('.rt-ending__winner').count()).toBe(1);
    await expectSecretsKept(gm, id, { [one]: first, [other]: second });
  }),
);

test('a whole game by keyboard alone', () =>
  evening({ title: 'clicked-keys', seating: { chance: 5 } }, async table => {
    const [gm] = await gather(table);
    const id = await makeTable(gm, { name: 'Keys', holders: { red: 'Gamemaster', white: 'Bot' } });
    await waitForBeginning([gm], id);
    await openTableWindow(gm, id);
    expect(await playByClicking([gm], [gm], id, { seed: 6, keyboard: true })).toMatch(/^(red|white|draw) /);
  }));
