/** Free play of Dual Powers: its helpers read the table, tell who and why, and change the table when they are told to. */
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import type { State } from '../../src/games/dual-powers/state';
import { dropFromTray } from '../harness/board';
import { session, gather } from '../harness/session';
import { until, untilAll } from '../harness/in-page';
import { snapshot } from '../harness/people';
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
  // none of them rolls: what they find is there at once
  expect(await helpers.locator('[data-action="roll"]').count()).toBe(0);
  await helpers.locator('.rt-found').waitFor();
};

const apply = (helpers: Locator): Promise<void> => helpers.locator('[data-action="apply"]').click();

test('strength, calendar, exhaustion, score and the objective of the opposition, at a Free table', () =>
  session({ title: 'free-helpers' }, async one => {
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
    await until('Lenin is counted', async () => /Lenin[\s\S]*Soviet: stronger by/.test(await lines.innerText()));

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

    // from the tray a helper is dragged as its macro, which the hotbar takes
    const carried = await helpers.locator('[data-helper="strength"]').evaluate(button => {
      const data = new DataTransfer();
      button.dispatchEvent(new DragEvent('dragstart', { bubbles: true, dataTransfer: data }));
      return data.getData('text/plain');
    });
    const { type, uuid } = JSON.parse(carried) as { type: string; uuid: string };
    expect(type).toBe('Macro');
    const command = await soviet.page.evaluate(`fromUuid(${JSON.stringify(uuid)}).then(macro => macro?.command)`);
    expect(command).toContain("'dual-powers', 'strength'");

    // and dropped on a slot it is a macro of the world there
    await soviet.page.evaluate(
      `document.querySelector('#hotbar [data-slot="3"]').dispatchEvent((() => {
        const data = new DataTransfer();
        data.setData('text/plain', ${JSON.stringify(carried)});
        return new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: data });
      })())`,
    );
    await until('the macro lies in its slot', () =>
      soviet.page.evaluate(
        `game.macros.get(game.user.hotbar[3] ?? '')?.command.includes("'dual-powers', 'strength'") ?? false`,
      ),
    );

    // a map without a table: a token that is called Lenin is counted where it lies, and nothing is applied
    const box = await gm.page.evaluate<{ readonly x: number; readonly y: number }>(`(() => {
      const { board } = game.modules.get('revolution-tables').api.table(${JSON.stringify(table)}).presentation;
      const { x, y, width, height } = board.slots.find(one => one.id === 'brown' || one.space === 'brown').box;
      return { x: x + width / 2 - 50, y: y + height / 2 - 50 };
    })()`);
    await gm.page.evaluate(`(async () => {
      const scene = await Scene.create({
        name: 'A map', width: 2400, height: 1600, padding: 0, grid: { size: 100 },
        flags: { 'revolution-tables': { board: 'dual-powers' } },
      });
      await scene.createEmbeddedDocuments('Token', [{ name: 'Lenin', ...${JSON.stringify(box)} }]);
      await scene.view();
    })()`);
    const isOpen = (): Promise<boolean> =>
      gm.page.evaluate(
        `canvas.ready && canvas.scene?.name === 'A map' &&
          game.modules.get('revolution-tables').api.openHelper('dual-powers', 'strength', { region: 'brown' })`,
      );
    await until('the helper reads the map', isOpen);
    const onMap = gm.page.locator('.rt-helpers-app[data-table^="scene-"]');
    await until('Lenin is counted on the map', async () => /Lenin/.test(await onMap.locator('.rt-sums').innerText()));
    await snapshot(gm, 'helper-on-a-map');
  }));
