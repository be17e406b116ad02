/**
 * Whole games of every game in three pages, played where things lie: a click on what glows on the board or in the hand,
 * and one on what is offered beside it; a button of the question only where nothing glows. `npm run soak -- board`. That
 * every answer which speaks of the board can be given there is src/table/board/reach.fuzz.test.ts.
 */
import { expect, test } from 'vitest';
import { playOnBoard } from '../harness/board-playing';
import { session } from '../harness/session';
import { overlayOf } from '../harness/board';
import { type Person, snapshot } from '../harness/people';
import { tableWindow } from '../harness/table';
import { seated, TABLES } from '../harness/seated';

/** No game has so many commands. */
const WHOLE = 5_000;
/** So many answers, then a picture. */
const STRETCH = 60;

const turnOf = ({ page }: Person, table: string): Promise<string | null> =>
  tableWindow(page, table).locator('.rt-ribbon__turn').first().textContent();

test.each(TABLES)('$game, where things lie', plan =>
  session({ title: `board-${plan.game}`, seating: { chance: 2 } }, async table => {
    const { id, everybody, players } = await seated(table, plan, 'Where things lie');
    const [gm, first] = everybody;
    for (const { page } of everybody) await overlayOf(page).locator('.rt-piece').first().waitFor();
    const { game } = plan;
    let atPlaces = 0;
    const atButtons = new Map<string, number>();
    let ending: string | undefined;
    for (let stretch = 0; ending === undefined && stretch * STRETCH < WHOLE; stretch++) {
      const played = await playOnBoard(players, everybody, id, { seed: stretch, most: STRETCH });
      atPlaces += played.atPlaces;
      for (const [kind, times] of played.atButtons) atButtons.set(kind, (atButtons.get(kind) ?? 0) + times);
      ({ ending } = played);
      if (stretch % 5 === 4) console.log(`${game}: ${atPlaces} answers at their places, ${await turnOf(gm, id)}`);
      if (stretch === 1) await snapshot(first, `board-${game}`);
    }
    console.log(
      `${game}: ${atPlaces} answers at their places; at buttons ${JSON.stringify([...atButtons])}; ${ending}`,
    );
    expect(ending).toBeDefined();
    expect(atPlaces).toBeGreaterThan(STRETCH / 2);
  }),
);
