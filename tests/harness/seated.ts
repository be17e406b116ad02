/** A table of each game with two or three users. */
import { type TestSession, gather, session } from './session';
import { makeTable, waitForBeginning, openTableWindow, tableWindow, verdictOf } from './table';
import { expect } from 'vitest';
import { inTable, untilAll } from './in-page';
import { playOn, unseen } from './playing-on';
import type { World } from './assumptions';

export interface TablePlan {
  readonly game: string;
  /** The players besides the game master, by seat; `gm` is the game master's own seat, if three are needed. */
  readonly seats: readonly [string, string];
  readonly gm?: string;
  readonly options?: Readonly<Record<string, string>>;
}
export const TABLES: readonly TablePlan[] = [
  { game: 'civil-war', seats: ['red', 'white'] },
  { game: 'dual-powers', seats: ['soviet', 'government'] },
  { game: 'prelude', seats: ['revolutionary', 'government'] },
  { game: 'all-bridges', seats: ['reds', 'senate'], gm: 'moderates' },
  {
    game: 'kremlin',
    seats: ['stalinists', 'militarists'],
    gm: 'evolutionists',
    options: { players: '3', window: 'until-all' },
  },
];

/** A game master and two players in their pages, at a begun table of the plan. */
export const seated = async (
  one: TestSession,
  { game, seats: [mine, other], gm: third, options }: TablePlan,
  name: string,
) => {
  const [gm, first, second] = await gather(one, 'Player 1', 'Player 2');
  const everybody = [gm, first, second] as const;
  const id = await makeTable(gm, {
    name,
    game,
    ...(options && { options }),
    holders: { [mine]: 'Player 1', [other]: 'Player 2', ...(third !== undefined && { [third]: 'Gamemaster' }) },
  });
  await waitForBeginning(everybody, id);
  return { id, everybody, players: third === undefined ? [first, second] : everybody };
};

// A whole game played unseen on a kind of Foundry, and the checks at its end.

/** Plays it to its end and returns the ending; then all pages see the same, and the record verifies. */
export const playWholeGame = async (plan: TablePlan, { name, assume }: World): Promise<string> => {
  let ending: string | undefined;
  await session({ title: `whole-${plan.game}-${name}`, host: { assume }, seating: { chance: 1 } }, async one => {
    const { id, everybody, players } = await seated(one, plan, 'Whole');
    for (const person of everybody) await openTableWindow(person, id);
    // one alone plays to win, so that it ends soon
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
