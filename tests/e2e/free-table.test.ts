/** A Free table: Foundry's own decks, counters from the tray, a player's hand on the board, and a helper that reads it all. */
import { expect, test } from 'vitest';
import type { State } from '../../src/games/civil-war/state';
import { drag, dropFromTray, overlayOf, pieceOn } from '../harness/board';
import { evening, gather } from '../harness/evening';
import { inTable, until, untilAll } from '../harness/in-page';
import { makeTable, openSideWindow, openTableWindow, waitForBeginning } from '../harness/table';
import type { Person } from '../harness/people';

interface Stack { readonly type: string; readonly count: number; readonly mine: boolean }

const stacksOf = ({ page }: Person): Promise<readonly Stack[]> => page.evaluate(
  'game.cards.map(stack => ({ type: stack.type, count: stack.cards.size, mine: stack.isOwner }))');

test('scene, decks from presets, deal, a counter dragged by a player, and the battle helper', () => evening({ title: 'free-table' }, async one => {
  const [gm, red, white] = await gather(one, 'Player 1', 'Player 2'), everybody = [gm, red, white];
  const table = await makeTable(gm, { name: 'Free', mode: 'free', holders: { red: 'Player 1', white: 'Player 2' } });
  await waitForBeginning(everybody, table);

  await (await openTableWindow(gm, table)).locator('[data-action="scene"]').click();
  await overlayOf(gm.page).locator('.rt-piece').first().waitFor();

  const presets = await gm.page.evaluate<number>('Object.keys(CONFIG.Cards.presets).filter(id => id.includes("civil-war")).length');
  expect(presets).toBe(2);
  const board = await openSideWindow(gm, table, 'board');
  await board.locator('button:has(.fa-layer-group)').click();
  await until('two decks lie ready', async () => (await stacksOf(gm)).filter(stack => stack.type === 'deck').map(stack => stack.count).sort().join() === '54,55');
  await board.locator('button:has(.fa-hand-holding)').click();
  await gm.page.locator('dialog [name="count"], .dialog [name="count"]').fill('6');
  await gm.page.locator('[data-action="ok"]').click();
  for (const person of [red, white]) {
    await until(`${person.name} is dealt six cards`, async () =>
      (await stacksOf(person)).filter(stack => stack.type === 'hand' && stack.mine).map(stack => stack.count).join() === '6');
  }

  const reds = await openSideWindow(red, table, 'board'), whites = await openSideWindow(white, table, 'board');
  await dropFromTray(red, reds, 'Lenin', 'south-red');
  await dropFromTray(white, whites, 'Kolchak', 'east-white');
  await untilAll(everybody, table, 'two leaders stand on the board', ({ timeline: { state } }) => (state as unknown as State).armies.length === 2);
  await drag(red, reds, 'red-lenin', 'east-red');
  for (const person of everybody) {
    await until(`${person.name}: Lenin is in the east`, async () => await inTable(person.page, table, ({ timeline: { state } }) =>
      (state as unknown as State).armies.some(army => army.leader === 'red-lenin' && army.front === 'east')) === true);
  }
  await dropFromTray(red, reds, 'Soviet Forces', pieceOn(reds, 'red-lenin'));
  await dropFromTray(white, whites, 'Siberian Forces', pieceOn(whites, 'white-kolchak'));
  await untilAll(everybody, table, 'both have troops', ({ timeline: { state } }) =>
    (state as unknown as State).armies.every(army => army.troops.length === 1));

  const helpers = await openSideWindow(white, table, 'helpers');
  await helpers.locator('[data-helper="battle"]').click();
  await helpers.locator('[data-input="front"]').selectOption('east');
  await helpers.locator('[data-input="attacker"]').selectOption('red');
  await helpers.locator('[data-input="attackers"][data-member="red-lenin"]').check();
  await helpers.locator('[data-input="blockers"][data-member="white-kolchak"]').check();
  await helpers.locator('[data-input="attack-cards"]').fill('3');
  await helpers.locator('[data-input="attack-cards"]').press('Enter');
  await helpers.locator('.rt-odds__row').first().waitFor();
  const posted = await white.page.evaluate<number>('game.messages.size');
  await helpers.locator('[data-action="roll"]').click();
  await helpers.locator('.rt-found').waitFor();
  await helpers.locator('[data-action="post"]').click();
  for (const { page, name } of everybody) {
    await until(`${name} reads the result in the chat`, async () => await page.evaluate<number>('game.messages.size') > posted);
  }
  await helpers.locator('[data-action="apply"]').click();
  await untilAll(everybody, table, 'the Whites have paid Morale', ({ timeline: { state } }) => (state as unknown as State).morale.white < 20);
}));
