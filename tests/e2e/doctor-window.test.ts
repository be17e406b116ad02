/** "Check this Foundry" is opened from the Library and from the Seats, by keyboard too, in light and in dark. */
import { expect, test } from 'vitest';
import { session, gather } from '../harness/session';
import { press, tabTo } from '../harness/keys';
import { type Person, snapshot } from '../harness/people';
import { makeTable, openSideWindow, waitForBeginning } from '../harness/table';

/** Opens the doctor from a window that is open, by keyboard alone, and closes it again. */
const openFrom = async (person: Person, selector: string, picture: string): Promise<void> => {
  const { page } = person;
  const doctor = page.locator('#rt-diagnostics');
  await page.locator(selector).waitFor();
  await tabTo(page, page.locator(`${selector} [data-action="checkFoundry"]`));
  await snapshot(person, picture);
  await press(page, 'Enter');
  await doctor.locator('[data-action="check"]').waitFor();
  await tabTo(page, doctor.locator('[data-action="check"]'));
  await press(page, 'Enter');
  await doctor.locator('.rt-finding').first().waitFor();
  await snapshot(person, `${picture}-doctor`);
  await doctor.locator('[data-action="close"]').first().click();
  await doctor.waitFor({ state: 'detached' });
};

// shows table.10
test('the doctor is asked from the Library and from the Seats, by keyboard, in light and in dark', () =>
  session({ title: 'doctor-window' }, async one => {
    const [gm] = await gather(one);
    const player = await one.join('Player 1', { colorScheme: 'dark' });
    const table = await makeTable(gm, { name: 'Asked', holders: { red: 'Player 1', white: 'Bot' }, scene: false });
    await waitForBeginning([gm, player], table);
    for (const person of [gm, player]) {
      await openSideWindow(person, table, 'seats');
      await openFrom(person, '.rt-seats-app', `doctor-seats-${person.name.replace(' ', '')}`);
    }
    await press(gm.page, 'Alt+l');
    await openFrom(gm, '#rt-library', 'doctor-library');
    expect(await gm.page.locator('#rt-library').isVisible()).toBe(true);
  }));
