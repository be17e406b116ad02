/** Whole games, played by clicking only what the pages offer, until a winner is announced in all of them. */
import { expect, test } from 'vitest';
import { evening, gather } from '../harness/evening';
import { tableWindow, makeTable, openSideWindow, openTableWindow, waitForBeginning } from '../harness/table';
import { playByClicking } from '../harness/playing';
import type { Person } from '../harness/people';

const expectWinner = async (people: readonly Person[], table: string): Promise<void> => {
  const said = await Promise.all(people.map(({ page }) => tableWindow(page, table).locator('.rt-ending__winner').innerText()));
  expect(new Set(said).size).toBe(1);
  expect(said[0]).toMatch(/Reds|Whites|draw/i);
};

test('three pages: one seat assigned, one claimed, a whole game to its winner', () => evening({ title: 'three-pages' }, async one => {
  const [gm, red, white] = await gather(one, 'Player 1', 'Player 2');
  if (!red || !white) throw new Error('somebody did not come');
  const everybody = [gm, red, white], table = await makeTable(gm, { name: 'Three pages', holders: { red: 'Player 1', white: 'Open' } });
  const seats = await openSideWindow(white, table, 'seats');
  await seats.locator('[data-action="claim"][data-seat="white"]').click();
  await waitForBeginning(everybody, table);
  for (const person of everybody) await openTableWindow(person, table);
  const ending = await playByClicking([red, white], everybody, table, { seed: 5 });
  expect(ending).toMatch(/^(red|white|draw) /);
  await expectWinner(everybody, table);
}));
