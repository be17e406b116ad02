/** A game from the library to its winner without a mouse; each key of a whole game is `npm run soak -- clicked`. */
import { expect, test } from 'vitest';
import { session } from '../harness/session';
import { tableNamed, until } from '../harness/in-page';
import { press, tabTo } from '../harness/keys';
import { playThrough } from '../harness/playing-on';
import { tableWindow, valueOf, waitForBeginning } from '../harness/table';

const PLAN = { title: 'keyboard', isNew: true, seating: { chance: 5 } } as const;

// shows table.5, table.7
test('library, wizard and every stretch of a game by keyboard alone', () =>
  session(PLAN, async one => {
    const gm = await one.join('Gamemaster');
    const { page } = gm;
    const welcome = page.locator('.rt-welcome');
    await welcome.waitFor();
    await tabTo(page, welcome.locator('[data-action="later"]'));
    await press(page, 'Enter');
    await welcome.waitFor({ state: 'detached' });

    await press(page, 'Alt+l');
    await page.locator('#rt-library').waitFor();
    await tabTo(page, page.locator('#rt-library [data-key="more-civil-war"] > summary'));
    await press(page, 'Enter');
    await tabTo(page, page.locator('#rt-library [data-action="newTable"][data-game="civil-war"]'));
    await press(page, 'Enter');
    const wizard = page.locator('.rt-wizard-app');
    const next = async (): Promise<void> => {
      await tabTo(page, wizard.locator('[data-action="next"]'));
      await press(page, 'Enter');
    };
    await wizard.waitFor();
    await tabTo(page, wizard.locator('[data-field="name"]'));
    await press(page, 'Control+a');
    await page.keyboard.type('Keys');
    await next();
    for (const [seat, label] of [
      ['red', 'Gamemaster'],
      ['white', 'Bot'],
    ] as const) {
      const box = wizard.locator(`[data-seat="${seat}"]`);
      const wanted = await valueOf(box, label);
      await tabTo(page, box);
      // arrow keys go through all choices; up first, so that none is missed
      await press(page, 'Home');
      for (let n = 0; n < 20 && (await box.inputValue()) !== wanted; n++) await press(page, 'ArrowDown');
      expect(await box.inputValue()).toBe(wanted);
    }
    await next();
    await tabTo(page, wizard.locator('[data-action="make"]'));
    await press(page, 'Enter');
    await until('the table is made', async () => (await tableNamed(page, 'Keys')) !== undefined);
    const table = (await tableNamed(page, 'Keys')) ?? '';
    await waitForBeginning([gm], table);
    const how = { seed: 6, keyboard: true, clicks: 5, between: 15, strong: 'white' };
    expect(await playThrough([gm], [gm], table, how)).toMatch(/^(red|white|draw) /);
    expect(await tableWindow(page, table).locator('.rt-ending__winner').innerText()).toMatch(/Reds|Whites|draw/i);
  }));
