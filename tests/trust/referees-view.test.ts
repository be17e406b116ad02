/** A game master who plays sees their own seat only. The referee's view is open to all: everybody is told of it. */
import { expect, test } from 'vitest';
import { session, gather } from '../harness/session';
import { inTable, until } from '../harness/in-page';
import { type Person, untilTold } from '../harness/people';
import { makeTable, openSideWindow, openTableWindow, tableWindow, waitForBeginning } from '../harness/table';

/** How many cards in the hands a page can name. */
const known = async ({ page }: Person, table: string): Promise<Readonly<Record<string, number>>> =>
  (await inTable(page, table, ({ timeline }) =>
    Object.fromEntries(
      ['red', 'white'].map(seat => {
        const { piles } = timeline.state as unknown as { piles: Record<string, string[]> };
        return [seat, (piles[`${seat}-hand`] ?? []).filter(card => card !== '?').length];
      }),
    ),
  )) ?? {};

test("a game master who plays opens the referee's view and closes it", () =>
  session({ title: 'view' }, async one => {
    const [gm, white] = await gather(one, 'Player 2');
    const table = await makeTable(gm, { name: 'View', holders: { red: 'Gamemaster', white: 'Player 2' } });
    await waitForBeginning([gm, white], table);
    await openTableWindow(white, table);
    expect(await known(gm, table)).toMatchObject({ white: 0 });
    expect((await known(gm, table))['red']).toBeGreaterThan(0);

    const seats = await openSideWindow(gm, table, 'seats');
    await seats.locator('[data-action="look"]').click();
    await until('the game master sees the other hand', async () => ((await known(gm, table))['white'] ?? 0) > 0);
    const told = tableWindow(white.page, table).locator('.rt-banner', { hasText: 'Gamemaster' });
    await told.waitFor();
    await untilTold(white, 'Gamemaster');
    expect(await known(white, table)).toMatchObject({ red: 0 });

    await seats.locator('[data-action="look"]').click();
    await told.waitFor({ state: 'detached' });
    await until('he sees their own seat only', async () => (await known(gm, table))['white'] === 0);
    expect(await inTable(gm.page, table, client => client.seat)).toBe('red');
    const kinds = await inTable(white.page, table, ({ timeline }) => timeline.moments.map(({ entry }) => entry.kind));
    expect(kinds?.filter(kind => kind === 'look')).toHaveLength(2);
  }));
