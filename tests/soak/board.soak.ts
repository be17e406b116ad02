/**
 * Whole games of every game in three pages, played where things lie: a click on what glows on the board or in the hand,
 * and one on what is offered beside it; a button of the question only where nothing glows. `npm run soak -- board`. That
 * every answer which speaks of the board can be given there is src/table/board/reach.fuzz.test.ts.
 */
import { expect, test } from 'vitest';
import { playOnBoard } from '../harness/board-playing';
import { evening, gather } from '../harness/evening';
import { overlayOf } from '../harness/board';
import { type Person, snapshot } from '../harness/people';
import { makeTable, tableWindow, waitForBeginning } from '../harness/table';
import { CLICKED } from './clicked';

/** No game has so many commands. */
const WHOLE = 5_000;
/** So many answers, then a picture. */
const STRETCH = 60;

const turnOf = ({ page }: Person, table: string): Promise<string | null> =>
  tableWindow(page, table).locator('.rt-ribbon__turn').first().textContent();

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
    for (let stretch = 0; ending === undefined && stretch * STRETCH < WHOLE; stretch++) {
      const played = await playOnBoard(players, everybody, id, { seed: stretch, most: STRETCH });
      atPlaces += played.atPlaces;
      for (const [kind, times] of played.atButtons) atButtons.set(kind, (atButtons.get(kind) ?? 0) + times);
      ending = played.ending;
      if (stretch % 5 === 4) console.log(`${game}: ${(stretch + 1) * STRETCH} answers, ${await turnOf(gm, id)}`);
      if (stretch === 1) await snapshot(first, `board-${game}`);
    }
    console.log(
      `${game}: ${atPlaces} answers at their places; at buttons ${JSON.stringify([...atButtons])}; ${ending}`,
    );
    expect(ending).toBeDefined();
    expect(atPlaces).toBeGreaterThan(STRETCH / 2);
  }),
);
