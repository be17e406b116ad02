/**
 * A game in places that are as bad as they get: slow lines, a referee's page in a hidden tab, no canvas, a prefix, a
 * system in the way.
 */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { HostOptions } from 'vtt-stand-in';
import { session, gather } from '../harness/session';
import { hide } from '../harness/page-conditions';
import { inTable } from '../harness/in-page';
import { playByClicking } from '../harness/playing';
import { makeTable, openSideWindow, openTableWindow, waitForBeginning } from '../harness/table';

const MOVES = 8;

const PLACES: readonly { readonly name: string; readonly host: Partial<HostOptions> }[] = [
  { name: 'without canvas', host: { noCanvas: true } },
  {
    name: 'under a route prefix and a system with Tiles, Tokens and Rolls of its own',
    host: { routePrefix: 'games/table', system: join(import.meta.dirname, '..', 'fixtures', 'house-system') },
  },
];

// shows referee.9, secrets.1, table.5, table.14, host.11, host.14
test.each(PLACES)('a game $name', ({ name, host }) =>
  session({ title: name.replaceAll(' ', '-'), host }, async one => {
    const [gm, red, white] = await gather(one, 'Player 1', 'Player 2');
    if (!red || !white) throw new Error('somebody did not come');
    const everybody = [gm, red, white];
    const table = await makeTable(gm, { name: 'Worst', holders: { red: 'Player 1', white: 'Player 2' } });
    await waitForBeginning(everybody, table);
    await hide(gm.page);
    for (const person of [red, white]) await openTableWindow(person, table);
    await playByClicking([red, white], everybody, table, { seed: 11, most: MOVES });
    const board = await openSideWindow(red, table, 'board');
    expect(await board.locator('.rt-piece').count()).toBeGreaterThan(5);
    const seen = await Promise.all(
      everybody.map(({ page }) =>
        inTable(page, table, ({ game: rules, timeline }) => JSON.stringify(rules.hide(timeline.state, undefined))),
      ),
    );
    expect(new Set(seen).size).toBe(1);
  }),
);
