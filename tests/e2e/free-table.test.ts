/** A Free table: Foundry's own decks, counters from the tray, hands on the board, and a helper that reads it all. */
import { expect, test } from 'vitest';
import type { State } from '../../src/games/civil-war/state';
import { drag, dropFromTray, overlayOf, pieceOn } from '../harness/board';
import { evening, gather } from '../harness/evening';
import { until, untilAll } from '../harness/in-page';
import type { Person } from '../harness/people';
import { makeTable, openLibrary, openSideWindow, openTableWindow, waitForBeginning } from '../harness/table';

/** How many cards lie in the stacks of a type that a person owns, as his page knows them. */
const cardsIn = ({ page }: Person, type: string): Promise<readonly number[]> =>
  page.evaluate(
    `game.cards.filter(stack => stack.type === '${type}' && stack.isOwner).map(stack => stack.cards.size).sort()`,
  );

const messages = ({ page }: Person): Promise<number> => page.evaluate('game.messages.size');

test('scene, decks by name from the library, a counter dragged by a player, and the battle helper', () =>
  evening({ title: 'free-table' }, async one => {
    const [gm, red, white] = await gather(one, 'Player 1', 'Player 2');
    const everybody = [gm, red, white];
    const holders = { red: 'Player 1', white: 'Player 2' };
    const table = await makeTable(gm, { name: 'Free', mode: 'free', holders });
    await waitForBeginning(everybody, table);
    await (await openTableWindow(gm, table)).locator('[data-action="scene"]').click();
    await overlayOf(gm.page).locator('.rt-piece').first().waitFor();

    const presets = 'Object.keys(CONFIG.Cards.presets).filter(id => id.includes("civil-war")).length';
    expect(await gm.page.evaluate(presets)).toBe(2);
    const library = await openLibrary(gm);
    await library.locator('[data-action="decks"][data-game="civil-war"]').click();
    await gm.page.locator('dialog [data-action="yes"], .dialog [data-action="yes"]').click();
    await until('two decks lie ready', async () => (await cardsIn(gm, 'deck')).join() === '54,55');
    for (const person of [red, white]) {
      await until(`${person.name} has an empty hand`, async () => (await cardsIn(person, 'hand')).join() === '0');
    }
    await library.locator('[data-action="close"]').click();

    const reds = await openSideWindow(red, table, 'board');
    const whites = await openSideWindow(white, table, 'board');
    await dropFromTray(red, reds, 'Lenin', 'south-red');
    await dropFromTray(white, whites, 'Kolchak', 'east-white');
    await untilAll(
      everybody,
      table,
      'two leaders stand on the board',
      ({ timeline: { state } }) => (state as unknown as State).armies.length === 2,
    );
    await drag(red, reds, 'red-lenin', 'east-red');
    await untilAll(everybody, table, 'Lenin is in the east', ({ timeline: { state } }) =>
      (state as unknown as State).armies.some(army => army.leader === 'red-lenin' && army.front === 'east'),
    );
    await dropFromTray(red, reds, 'Soviet Forces', pieceOn(reds, 'red-lenin'));
    await dropFromTray(white, whites, 'Siberian Forces', pieceOn(whites, 'white-kolchak'));
    await untilAll(everybody, table, 'both have troops', ({ timeline: { state } }) =>
      (state as unknown as State).armies.every(army => army.troops.length === 1),
    );

    const helpers = await openSideWindow(white, table, 'helpers');
    const input = (id: string) => helpers.locator(`[data-input="${id}"]`);
    await helpers.locator('[data-helper="battle"]').click();
    await input('front').selectOption('east');
    await input('attacker').selectOption('red');
    await input('attackers').and(helpers.locator('[data-member="red-lenin"]')).check();
    await input('blockers').and(helpers.locator('[data-member="white-kolchak"]')).check();
    await input('attack-cards').fill('3');
    await input('attack-cards').press('Enter');
    await helpers.locator('.rt-odds__row').first().waitFor();
    const before = await messages(white);
    await helpers.locator('[data-action="roll"]').click();
    await helpers.locator('.rt-found').waitFor();
    await helpers.locator('[data-action="post"]').click();
    for (const person of everybody) {
      await until(`${person.name} reads the result in the chat`, async () => (await messages(person)) > before);
    }
    await helpers.locator('[data-action="apply"]').click();
    await untilAll(
      everybody,
      table,
      'the Whites have paid Morale',
      ({ timeline: { state } }) => (state as unknown as State).morale.white < 20,
    );
  }));
