/** Free play of Dual Powers: its helpers read the table, tell who and why, and change the table when they are told to. */
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import type { State } from '../../src/games/dual-powers/state';
import { dropFromTray } from '../harness/board';
import { evening, gather } from '../harness/evening';
import { until, untilAll } from '../harness/in-page';
import { makeTable, openSideWindow, openTableWindow, waitForBeginning } from '../harness/table';

const ask = async (helpers: Locator, helper: string, answers: Readonly<Record<string, string>>): Promise<void> => {
  await helpers.locator(`[data-helper="${helper}"]`).click();
  for (const [id, value] of Object.entries(answers)) {
    const field = helpers.locator(`[data-input="${id}"]`);
    if ((await field.evaluate(element => element.tagName)) === 'SELECT') await field.selectOption(value);
    else {
      await field.fill(value);
      await field.press('Enter');
    }
  }
  await helpers.locator('[data-action="roll"]').click();
  await helpers.locator('.rt-found').waitFor();
};

const apply = (helpers: Locator): Promise<void> => helpers.locator('[data-action="apply"]').click();

test('strength, calendar, exhaustion, score and the objective of the opposition, at a Free table', () =>
  evening({ title: 'free-helpers' }, async one => {
    const [gm, soviet] = await gather(one, 'Player 1');
    const everybody = [gm, soviet];
    const table = await makeTable(gm, {
      name: 'Free',
      game: 'dual-powers',
      mode: 'free',
      holders: { soviet: 'Player 1', government: 'Bot' },
    });
    await waitForBeginning(everybody, table);
    await openTableWindow(soviet, table);
    const board = await openSideWindow(soviet, table, 'board');
    await dropFromTray(soviet, board, 'Lenin', 'brown', 'dual-powers');
    await untilAll(everybody, table, 'Lenin stands in Narva', ({ timeline: { state } }) =>
      (state as unknown as State).tokens.some(token => token.kind === 'lenin' && token.at === 'brown'),
    );

    const helpers = await openSideWindow(soviet, table, 'helpers');
    const lines = helpers.locator('.rt-sums');
    await ask(helpers, 'strength', { region: 'brown' });
    await until('Lenin is counted', async () => /Lenin[\s\S]*Soviet: the stronger by/.test(await lines.innerText()));

    await ask(helpers, 'score', { region: 'brown', points: '4' });
    await apply(helpers);
    await untilAll(
      everybody,
      table,
      'the Soviet is four points ahead',
      ({ timeline: { state } }) => (state as unknown as State).score === 4,
    );

    await ask(helpers, 'exhaust', { region: 'brown' });
    await apply(helpers);
    await untilAll(everybody, table, 'nobody there is fresh', ({ timeline: { state } }) =>
      (state as unknown as State).tokens.every(token => token.at !== 'brown' || token.exhausted),
    );

    await ask(helpers, 'calendar', { side: 'government', days: '31' });
    await apply(helpers);
    await untilAll(
      everybody,
      table,
      'May has come, and the Government has the will of the people',
      ({ timeline: { state } }) => {
        const { month, will } = state as unknown as State;
        return month === 2 && will === 'government';
      },
    );

    await ask(helpers, 'opposing-objective', { side: 'government' });
    expect(await lines.innerText()).toContain('No card has been played');
  }));
