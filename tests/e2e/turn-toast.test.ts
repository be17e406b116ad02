/** A toast about a table comes only where somebody has to do something there, and is a button that leads to it. */
import { expect, test } from 'vitest';
import { toAct } from '../../src/kernel/agenda';
import { gameOf } from '../../src/testing/all-games';
import type { AnyGame } from '../../src/table/record/model';
import { session, gather } from '../harness/session';
import { inTable, until } from '../harness/in-page';
import type { Person } from '../harness/people';
import { playOn } from '../harness/playing-on';
import { makeTable, openTableWindow, tableWindow, waitForBeginning } from '../harness/table';

const game = gameOf('civil-war') as AnyGame;

const isAsked = async ({ page }: Person, table: string): Promise<boolean> => {
  const seen = await inTable(page, table, ({ timeline: { state }, seat }) => ({ state, seat }));
  return seen?.seat !== undefined && toAct(game, seen.state).includes(seen.seat);
};

test('who sits at one table is called to another when it is their turn there, and not before', () =>
  session({ title: 'toast', seating: { chance: 5 } }, async one => {
    const [gm, ann] = await gather(one, 'Player 1');
    const sides = [
      { red: 'Player 1', white: 'Gamemaster' },
      { red: 'Gamemaster', white: 'Player 1' },
    ];
    const first = await makeTable(gm, { name: 'First', holders: sides[0] ?? {}, scene: false });
    await waitForBeginning([gm, ann], first);
    await openTableWindow(ann, first);
    const toast = ann.page.locator('.notification', { hasText: 'it is your turn' });
    expect(await toast.count()).toBe(0);

    const second = await makeTable(gm, { name: 'Second', holders: sides[1] ?? {}, scene: false });
    await waitForBeginning([gm, ann], second);
    const wasAsked = await isAsked(ann, second);
    expect(await ann.page.locator('.notification', { hasText: 'Second' }).count()).toBe(wasAsked ? 1 : 0);
    if (wasAsked) await ann.page.locator('.notification', { hasText: 'Second' }).waitFor({ state: 'detached' });
    if (wasAsked) await playOn([ann], second, { stop: async () => !(await isAsked(ann, second)) });
    await playOn([gm], second, { stop: () => isAsked(ann, second) });
    const called = ann.page.locator('.notification[role="button"]', { hasText: 'Go to “Second”' });
    await called.waitFor();
    expect(await tableWindow(ann.page, second).count()).toBe(0);
    await called.press('Enter');
    await tableWindow(ann.page, second).waitFor();
    await until('it is her turn there', () => isAsked(ann, second));
  }));
