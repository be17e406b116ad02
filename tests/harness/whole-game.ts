/** A whole game of which nobody looks at a move, in a Foundry of some kind, and what must hold of it in the end. */
import { expect } from 'vitest';
import { inTable, untilAll } from './in-page';
import { playOn, unseen } from './playing-on';
import type { World } from './assumptions';
import { seated, type TablePlan } from './seated';
import { session } from './session';
import { openTableWindow, tableWindow, verdictOf } from './table';

/** Plays it to its end and returns how it ended; everybody then sees the same, and the record verifies. */
export const playWholeGame = async (plan: TablePlan, { name, assume }: World): Promise<string> => {
  let ending: string | undefined;
  await session({ title: `whole-${plan.game}-${name}`, host: { assume }, seating: { chance: 1 } }, async one => {
    const { id, everybody, players } = await seated(one, plan, 'Whole');
    for (const person of everybody) await openTableWindow(person, id);
    // one alone plays to win, so that it is soon over
    ending = await unseen(everybody, id, () => playOn(players, id, { seed: 1, strong: plan.seats[0] }));
    expect(ending, `${plan.game} does not end`).toBeDefined();
    await untilAll(everybody, id, 'the secrets are revealed', client => client.timeline.secret !== undefined);
    const seen = await Promise.all(
      everybody.map(({ page }) =>
        inTable(page, id, ({ game, timeline }) => JSON.stringify(game.hide(timeline.state, undefined))),
      ),
    );
    expect(new Set(seen).size).toBe(1);
    for (const { page } of everybody) await tableWindow(page, id).locator('.rt-ending__winner').waitFor();
    const [gm] = everybody;
    expect(await verdictOf(gm, id)).toMatch(/\d{2,}/);
    expect(await gm.page.locator('.rt-record-app .rt-why--bad').count()).toBe(0);
  });
  return ending ?? '';
};
