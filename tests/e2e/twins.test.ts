/** Counters that are alike: the one under the pointer moves, by mouse, by touch and by keyboard, and no other. */
import { expect, test } from 'vitest';
import type { Counter } from '../../src/kernel/board';
import { overlayOf, pieceOn, pointOn } from '../harness/board';
import { session, gather } from '../harness/session';
import { inTable, until } from '../harness/in-page';
import type { Person } from '../harness/people';
import { makeTable, openTableWindow, revisionOf, waitForBeginning } from '../harness/table';
import { gameOf } from '../../src/testing/all-games';
import { defaultOptions } from '../../src/kernel/options';

const game = gameOf('all-bridges');
const board = game?.presentation(defaultOptions(game.options)).board;

const countersOf = async ({ page }: Person, table: string): Promise<readonly Counter[]> => {
  const found = await inTable(page, table, ({ presentation, timeline: { state } }) =>
    JSON.stringify(presentation.tabletop(state).counters),
  );
  return JSON.parse(found ?? '[]') as readonly Counter[];
};

/** The change that was made last, by hand. */
const lastEdit = ({ page }: Person, table: string) =>
  inTable(page, table, ({ timeline: { moments } }) => {
    const entry = moments.at(-1)?.entry as { edit?: { piece?: string; from?: string; to?: string } } | undefined;
    return entry?.edit && { piece: entry.edit.piece, from: entry.edit.from, to: entry.edit.to };
  });

test('a counter with twins elsewhere is moved from where it lies', () =>
  session({ title: 'twins' }, async one => {
    const [gm, reds] = await gather(one, 'Player 1');
    const table = await makeTable(gm, {
      name: 'Twins',
      game: 'all-bridges',
      mode: 'free',
      holders: { reds: 'Player 1', senate: 'Gamemaster', moderates: 'Gamemaster' },
    });
    await waitForBeginning([gm, reds], table);
    await (await openTableWindow(reds, table)).locator('[data-action="scene"]').click();
    const surface = overlayOf(reds.page);
    await surface.locator('.rt-piece').first().waitFor();
    const counters = await countersOf(reds, table);
    // of each kind that lies at several places of the map the last one, which no search by kind finds first
    const twins = counters.filter(
      ({ piece, slot }, n) =>
        slot.startsWith('in-') &&
        counters.findIndex(other => other.piece === piece) < n &&
        counters.findLastIndex(other => other.piece === piece && other.slot.startsWith('in-')) === n,
    );
    expect(twins.length).toBeGreaterThan(1);
    const goal = board?.slots.find(({ id }) => id.startsWith('in-') && !twins.some(({ slot }) => slot === id));
    if (!goal) throw new Error('there is no free place');
    const to = await pointOn(surface, { x: goal.box.x + goal.box.width - 12, y: goal.box.y + goal.box.height - 12 });
    for (const { id, piece, slot } of twins.slice(0, 3)) {
      const revision = await revisionOf(reds.page, table);
      const box = await pieceOn(surface, id).boundingBox();
      if (!box) throw new Error(`${id} is not to be seen`);
      // what the page itself says is there, a little inside its corner
      const from = { x: box.x + box.width / 4, y: box.y + box.height / 4 };
      const under = await reds.page.evaluate(
        ({ x, y }) => document.elementFromPoint(x, y)?.closest('[data-piece]')?.getAttribute('data-piece'),
        from,
      );
      expect(under).toBe(id);
      await reds.page.mouse.move(from.x, from.y);
      await reds.page.mouse.down();
      await reds.page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 });
      await reds.page.mouse.move(to.x, to.y, { steps: 4 });
      await reds.page.mouse.up();
      await until(`${id} is moved`, async () => (await revisionOf(reds.page, table)) > revision);
      expect(await lastEdit(reds, table)).toEqual({ piece, from: slot, to: goal.id });
    }
  }));
