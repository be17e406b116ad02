/** A file of the owner's own in the wizard: a wrong one is explained, a right one is played with, and travels. */
import { expect, test } from 'vitest';
import { ownersFile } from '../../src/games/dual-powers/testing/owners-file';
import { session, gather } from '../harness/session';
import { inTable } from '../harness/in-page';
import {
  makeTable,
  openLibrary,
  openSideWindow,
  openTableWindow,
  tableWindow,
  waitForBeginning,
} from '../harness/table';

const jsonFile = (text: string) => ({ name: 'mine.json', mimeType: 'application/json', buffer: Buffer.from(text) });

test('errors name the field; cards and names of the owner appear as text on every page, and in a copy of the record', () =>
  session({ title: 'owners-data' }, async one => {
    const [gm, soviet] = await gather(one, 'Player 1');
    const wizard = gm.page.locator('.rt-wizard-app');
    const field = wizard.locator('[data-file="data"]');
    const problems = wizard.locator('.rt-field__problem');
    let page = 0;
    const table = await makeTable(gm, {
      name: 'My copy',
      game: 'dual-powers',
      holders: { soviet: 'Player 1', government: 'Bot' },
      async eachPage() {
        if (page++ > 0) return;
        // the wizard draws itself again while the reader looks for the file
        const choosing = gm.page.waitForEvent('filechooser');
        const fold = wizard.locator('details:not([open]):has([data-file="data"]) > summary');
        if (await fold.count()) await fold.first().click();
        await field.click();
        const chooser = await choosing;
        await wizard.locator('[data-field="name"]').evaluate(name => {
          name.dispatchEvent(new Event('change', { bubbles: true }));
        });
        await field.evaluate(input => new Promise(drawn => void requestAnimationFrame(() => drawn(input.isConnected))));
        await chooser.setFiles(jsonFile('{'));
        await problems.filter({ hasText: 'is not JSON: something is wrong in line 1' }).waitFor();
        await field.setInputFiles(
          jsonFile(JSON.stringify({ ...ownersFile, trotsky: { fresh: 'three', exhausted: 1 } })),
        );
        await problems
          .filter({ hasText: 'Trotsky › Fresh strength: must be a whole number' })
          .filter({ hasText: 'three' })
          .waitFor();
        await field.setInputFiles(jsonFile(' '.repeat(257 * 1024)));
        await problems.filter({ hasText: '262144' }).waitFor();
        await field.setInputFiles(jsonFile(JSON.stringify(ownersFile)));
        await wizard.getByText('Your data is used').waitFor();
        expect(await problems.count()).toBe(0);
      },
    });
    await waitForBeginning([gm, soviet], table);
    await openTableWindow(soviet, table);
    // the owner's words are shown as they stand, whatever signs are in them
    const board = await openSideWindow(soviet, table, 'board');
    const own = ownersFile.regions.brown;
    await board.locator('.rt-board__names text', { hasText: '<B>OWNER’S</B>' }).first().waitFor();
    const hand = await openSideWindow(soviet, table, 'hand');
    expect(await hand.locator('[data-card="lenin-card"]').getAttribute('aria-label')).toContain("lenin <the owner's>");
    expect(await soviet.page.locator('.rt b:text("owner")').count()).toBe(0);
    // no file shows this board: the page draws it, over an empty scene
    const scene = `game.scenes.find(one => one.getFlag('revolution-tables', 'table') === '${table}')`;
    expect(await gm.page.evaluate(`${scene}.getFlag('revolution-tables', 'bare')`)).toBe(true);
    await gm.page.locator('.rt-overlay .rt-board__ground path').first().waitFor({ state: 'attached' });

    // the record carries the data: another world reads it from the file
    const record = (await inTable(gm.page, table, client => client.exportRecord())) ?? '';
    await session({ title: 'owners-data-elsewhere' }, async other => {
      const [reader] = await gather(other);
      const library = await openLibrary(reader);
      const choosing = reader.page.waitForEvent('filechooser');
      await library.locator('[data-action="importRecord"]').click();
      await (await choosing).setFiles(jsonFile(record));
      await tableWindow(reader.page, table).waitFor();
      expect(await inTable(reader.page, table, ({ presentation }) => presentation.texts['regions.brown'])).toBe(own);
    });
  }));
