/**
 * Whole games of every game in three pages, every stretch of which is played where things lie: a click on what glows on
 * the board or in the hand, and one on what is offered beside it. `npm run soak -- board`. That every answer which speaks
 * of the board can be given there is src/table/board/reach.fuzz.test.ts.
 */
import { expect, test } from 'vitest';
import { playOnBoard } from '../harness/board-playing';
import { evening, gather } from '../harness/evening';
import { overlayOf } from '../harness/board';
import { playOn } from '../harness/playing-on';
import { snapshot } from '../harness/people';
import { makeTable, waitForBeginning } from '../harness/table';
import { CLICKED } from './clicked';

/** Answers where things lie, then commands without a click, again and again. */
const ANSWERS = 24;
const BETWEEN = 48;

test.each(CLICKED)('$game, where things lie', ({ game, seats: [one, other], gm: third, options }) =>
  evening({ title: `board-${game}`, seating: { chance: 2 } }, async table => {
    const [gm, first, second] = await gather(table, 'Player 1', 'Player 2');
    const everybody = [gm, first, second];
    const players = third === undefined ? [first, second] : everybody;
    const id = await makeTable(gm, {
      name: 'Where things lie',
      game,
      ...(options && { options }),
      holders: { [one]: 'Player 1', [other]: 'Player 2', ...(third !== undefined && { [third]: 'Gamemaster' }) },
    });
    await waitForBeginning(everybody, id);
    for (const { page } of everybody) await overlayOf(page).locator('.rt-piece').first().waitFor();
    let atPlaces = 0;
    const atButtons = new Map<string, number>();
    let ending: string | undefined;
    for (let stretch = 0; ending === undefined; stretch++) {
      const played = await playOnBoard(players, everybody, id, { seed: stretch, most: ANSWERS });
      atPlaces += played.atPlaces;
      for (const [kind, times] of played.atButtons) atButtons.set(kind, (atButtons.get(kind) ?? 0) + times);
      ending = played.ending ?? (await playOn(players, id, BETWEEN, stretch));
      if (stretch === 1) await snapshot(first, `board-${game}`);
    }
    console.log(
      `${game}: ${atPlaces} answers at their places; at buttons ${JSON.stringify([...atButtons])}; ${ending}`,
    );
    expect(atPlaces).toBeGreaterThan(ANSWERS);
  }),
);
