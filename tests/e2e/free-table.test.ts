/** A Free table: Foundry's own decks, counters from the tray, hands on the board, and a helper that reads it all. */
import { expect, test } from 'vitest';
import type { State } from '../../src/games/civil-war/state';
import { drag, dropFromTray, overlayOf, pieceOn, slotOn } from '../harness/board';
import { session, gather } from '../harness/session';
import { inTable, until, untilAll } from '../harness/in-page';
import { type Person, snapshot } from '../harness/people';
import {
  makeTable,
  openLibrary,
  openSideWindow,
  openTableWindow,
  revisionOf,
  waitForBeginning,
} from '../harness/table';

/** How many cards lie in the stacks of a type that a person owns, as that page knows them. */
const cardsIn = ({ page }: Person, type: string): Promise<readonly number[]> =>
  page.evaluate(
    `game.cards.filter(stack => stack.type === '${type}' && stack.isOwner).map(stack => stack.cards.size).sort()`,
  );

/** The id of the stack of which this holds, in the words of a page. */
const stackOf = ({ page }: Person, such: string): Promise<string> =>
  page.evaluate(`game.cards.find(stack => ${such})?.id ?? ''`);

/** Does something with a stack through its own sheet, as with core tools: to or from another stack, with so many cards. */
const bySheet = async (
  { page }: Person,
  stack: string,
  action: 'deal' | 'draw' | 'pass',
  [other, number]: readonly [string, number],
): Promise<void> => {
  await page.evaluate(`game.cards.get('${stack}').sheet.render({ force: true })`);
  const sheet = page.locator(`.cards-config:has([data-action="${action}"])`).last();
  await sheet.locator(`[data-action="${action}"]`).click();
  const dialog = page.locator('dialog:has([name="stack"]), .dialog:has([name="stack"])').last();
  await dialog.locator('[name="stack"]').selectOption(other);
  await dialog.locator('[name="number"]').fill(String(number));
  await dialog.locator('[data-action="ok"]').click();
  await dialog.waitFor({ state: 'detached' });
  await page.evaluate(`game.cards.get('${stack}').sheet.close()`);
  await sheet.waitFor({ state: 'detached' });
};

const messages = ({ page }: Person): Promise<number> => page.evaluate('game.messages.size');

// shows table.9
test('scene, decks by name from the library, a counter dragged by a player, and the battle helper', () =>
  session({ title: 'free-table' }, async one => {
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

    // a turn with Foundry's own cards: five are dealt to each; who is to move draws three, plays two and keeps six
    const discard = await stackOf(gm, "stack.type === 'pile'");
    const sizeOf = ({ page }: Person, stack: string): Promise<number> =>
      page.evaluate(`game.cards.get('${stack}')?.cards.filter(card => !card.drawn).length ?? -1`);
    const counts = async (what: string, stack: string, count: number): Promise<void> => {
      for (const person of everybody)
        await until(`${person.name} counts ${count}: ${what}`, async () => (await sizeOf(person, stack)) === count);
    };
    let thrown = 0;
    for (const [person, size] of [
      [red, 55],
      [white, 54],
    ] as const) {
      const deck = await stackOf(gm, `stack.type === 'deck' && stack.cards.size === ${size}`);
      const hand = await stackOf(person, "stack.type === 'hand' && stack.isOwner");
      await bySheet(gm, deck, 'deal', [hand, 5]);
      await counts(`${person.name} has been dealt to`, deck, size - 5);
      await bySheet(person, hand, 'draw', [deck, 3]);
      await counts(`${person.name} has drawn`, deck, size - 8);
      await bySheet(person, hand, 'pass', [discard, 2]);
      thrown += 2;
      await counts(`${person.name} has played`, discard, thrown);
      await until(`${person.name} keeps six`, async () => (await cardsIn(person, 'hand')).join() === '6');
    }
    await red.page.evaluate(`game.cards.get('${discard}').sheet.render({ force: true })`);
    await red.page.locator('.cards-config .card').nth(3).waitFor();
    await snapshot(red, 'foundry-cards');
    await red.page.evaluate(`game.cards.get('${discard}').sheet.close()`);

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

    // cards lie where they are put: from the deck face down, from the hand face up, with Shift the other way
    type Piles = Readonly<Record<string, readonly string[]>>;
    const pilesOf = ({ page }: Person) =>
      inTable(page, table, ({ timeline: { state } }) => (state as unknown as { piles: Piles }).piles);
    const looseOf = async (person: Person): Promise<readonly string[]> =>
      Object.entries((await pilesOf(person)) ?? {})
        .filter(([pile]) => pile.includes('@'))
        .map(([pile, cards]) => `${pile.slice(pile.lastIndexOf(',') + 1)} ${cards.join()}`);
    const all = Object.values((await pilesOf(gm)) ?? {}).flat().length;
    await drag(red, reds, 'red-deck', { x: 1212, y: 60 });
    for (const person of everybody)
      await until(`${person.name}: a card lies face down`, async () => (await looseOf(person)).join() === 'down ?');
    const [held = ''] = (await pilesOf(red))?.['red-hand'] ?? [];
    const inHand = red.page.locator(`.rt-hand [draggable]:has([data-card="${held}"])`).first();
    await drag(red, reds, inHand, { x: 1000, y: 60 }, 'Shift');
    for (const person of everybody)
      await until(`${person.name}: two lie face down`, async () => (await looseOf(person)).join() === 'down ?,down ?');
    await reds.locator('.rt-piece[data-piece*="@"]').last().click();
    await red.page.locator('.rt-bubble--menu [data-by-hand="turn"]').click();
    for (const person of everybody)
      await until(`${person.name}: one is turned up`, async () => (await looseOf(person)).includes(`up ${held}`));
    await snapshot(red, 'loose-cards');
    expect(Object.values((await pilesOf(gm)) ?? {}).flat().length).toBe(all);

    // several at once: one more with Shift, a frame around all, one menu and one entry
    await drag(red, reds, 'red-lenin', 'south-red');
    await dropFromTray(red, reds, 'Trotsky', 'south-red');
    await untilAll(
      everybody,
      table,
      'two stand in the south',
      ({ timeline: { state } }) =>
        (state as unknown as State).armies.filter(army => army.front === 'south').length === 2,
    );
    await pieceOn(reds, 'red-lenin').click({ modifiers: ['Shift'] });
    await pieceOn(reds, 'red-trotsky').click({ modifiers: ['Shift'] });
    await until('both are chosen', async () => (await reds.locator('.rt-piece[data-chosen]').count()) === 2);
    await red.page.keyboard.press('Escape');
    const corners = await slotOn(reds, 'south-red');
    await red.page.keyboard.down('Shift');
    await red.page.mouse.move(corners.right - 4, corners.bottom - 4);
    await red.page.mouse.down();
    await red.page.mouse.move(corners.left + 4, corners.top + 4, { steps: 6 });
    await snapshot(red, 'frame');
    await red.page.mouse.up();
    await red.page.keyboard.up('Shift');
    await until('all three are framed', async () => (await reds.locator('.rt-piece[data-chosen]').count()) === 3);
    const stood = await revisionOf(red.page, table);
    await drag(red, reds, 'red-trotsky', 'east-red');
    await untilAll(everybody, table, 'all stand in the east', ({ timeline: { state } }) =>
      (state as unknown as State).armies.every(army => army.front === 'east'),
    );
    expect(await revisionOf(red.page, table)).toBe(stood + 1);

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
