/** A session by hand at a Free table: cards drawn, looked at, dragged, shuffled and asked for, counters moved; nothing leaks. */
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import type { State } from '../../src/games/civil-war/state';
import type { PileId } from '../../src/games/civil-war/vocabulary';
import { drag, dropFromTray, lift, overlayOf, pieceOn, placeOf } from '../harness/board';
import { session, gather } from '../harness/session';
import { inTable, until, untilAll } from '../harness/in-page';
import { type Person, snapshot, untilTold } from '../harness/people';
import { expectSecretsKept } from '../harness/wire';
import { makeTable, revisionOf, tableWindow, waitForBeginning } from '../harness/table';

const pileOf = async ({ page }: Person, table: string, pile: PileId): Promise<readonly string[]> => {
  const piles = await inTable(page, table, ({ timeline: { state } }) => (state as unknown as State).piles);
  return piles?.[pile] ?? [];
};

/** The menu that is open on a page, and the row of it whose name begins so. */
const menuOf = ({ page }: Person): Locator => page.locator('.rt-bubble--menu');
const rowOf = (person: Person, key: string): Locator => menuOf(person).locator(`[data-by-hand^="${key}"]`).first();

const lineOf = ({ page }: Person, pile: PileId): Locator => page.locator(`.rt-piles [data-pile="${pile}"]`);

// shows table.9
test('three pages play by hand with the one set of cards, and know nothing that they may not', () =>
  session({ title: 'hands-free' }, async one => {
    const [gm, red, white] = await gather(one, 'Player 1', 'Player 2');
    const everybody = [gm, red, white];
    const holders = { red: 'Player 1', white: 'Player 2' };
    const table = await makeTable(gm, { name: 'By hand', mode: 'free', holders });
    await waitForBeginning(everybody, table);
    for (const person of everybody) await overlayOf(person.page).locator('.rt-piece').first().waitFor();
    const surface = overlayOf(red.page);

    /** A row of a menu is clicked; then everybody has read what came of it. */
    const choose = async (person: Person, key: string): Promise<void> => {
      const before = await revisionOf(person.page, table);
      await rowOf(person, key).click();
      for (const { page, name } of everybody)
        await until(`${name} reads "${key}"`, async () => (await revisionOf(page, table)) > before);
    };
    const countsAre = async (pile: PileId, count: number): Promise<void> => {
      for (const person of everybody)
        await until(
          `${person.name} counts ${count} in ${pile}`,
          async () => (await pileOf(person, table, pile)).length === count,
        );
    };

    const leadersAre = async (...leaders: readonly string[]): Promise<void> => {
      for (const person of everybody)
        await until(`${person.name} sees ${leaders.join()}`, async () => {
          const found = await inTable(person.page, table, ({ timeline: { state } }) =>
            (state as unknown as State).armies.map(({ leader, front }) => `${leader} ${front}`),
          );
          return JSON.stringify(found?.toSorted()) === JSON.stringify(leaders);
        });
    };

    // drawn from the board: the menu says who will see it, and then only they do
    const held = (await pileOf(red, table, 'red-hand')).length;
    await pieceOn(surface, 'red-deck').click();
    expect(await rowOf(red, 'deal red-hand').innerText()).toMatch(/only you see/);
    expect(await rowOf(red, 'up').innerText()).toMatch(/all see/);
    await menuOf(red).locator('[data-step="1"]').click();
    await choose(red, 'deal red-hand');
    await countsAre('red-hand', held + 2);
    expect(await pileOf(red, table, 'red-hand')).not.toContain('?');
    for (const person of [gm, white]) expect(new Set(await pileOf(person, table, 'red-hand'))).toEqual(new Set(['?']));

    // looked at from the column, by keyboard: all are told, one sees
    await lineOf(white, 'white-deck').focus();
    await white.page.keyboard.press('Enter');
    await menuOf(white).waitFor();
    await menuOf(white).locator('[data-step="1"]').press('Enter');
    await choose(white, 'look');
    const spread = (person: Person) => person.page.locator('.rt-spread__card');
    await until('two cards lie before the Whites', async () => (await spread(white).count()) === 2);
    for (const person of [gm, red]) expect(await spread(person).count()).toBe(0);
    const seen = (await spread(white).nth(1).getAttribute('data-piled')) ?? '';
    await spread(white).nth(1).click();
    await choose(white, 'take-it');
    await until('the card is in hand', async () => (await pileOf(white, table, 'white-hand')).includes(seen));
    await until('the other one is still known', async () => (await spread(white).count()) === 1);

    // dragged from the hand onto a pile of the column, and shown by that
    const own = red.page.locator('.rt-hand [data-card]').first();
    const dropped = (await own.getAttribute('data-card')) ?? '';
    const target = await lineOf(red, 'red-discard').boundingBox();
    await lift(red, own);
    const [x, y] = [(target?.x ?? 0) + 60, (target?.y ?? 0) + 12];
    await red.page.mouse.move(x - 8, y, { steps: 4 });
    await red.page.mouse.move(x, y, { steps: 2 });
    await red.page.mouse.up();
    for (const person of everybody)
      await until(`${person.name} sees the discard`, async () =>
        (await pileOf(person, table, 'red-discard')).includes(dropped),
      );

    // and dragged back from the board into the hand, and a hint beside the pointer says what that will do
    const cards = await red.page.locator('.rt-hand__cards').boundingBox();
    await lift(red, pieceOn(surface, 'red-discard'));
    await red.page.mouse.move((cards?.x ?? 0) + 40, (cards?.y ?? 0) + 40, { steps: 6 });
    await until('the hint says so', async () => (await red.page.locator('.rt-drag-hint--hand').count()) === 1);
    await red.page.mouse.up();
    for (const person of everybody)
      await until(
        `${person.name} sees it gone`,
        async () => !(await pileOf(person, table, 'red-discard')).includes(dropped),
      );

    // shuffled by a right click, from a menu that says so
    await pieceOn(surface, 'red-deck').click({ button: 'right' });
    await choose(red, 'shuffle');

    // a hand is another's: they are asked, and say yes
    await lineOf(white, 'red-hand').click();
    expect(await rowOf(white, 'search').innerText()).toMatch(/asked first/);
    await choose(white, 'search');
    await tableWindow(red.page, table).locator('[data-action="vote"][data-yes="true"]').click();
    const shown = (await pileOf(red, table, 'red-hand')).length;
    await until('the Whites see the hand of the Reds', async () => (await spread(white).count()) === shown);
    expect(await spread(gm).count()).toBe(0);

    // and where only the referee finds out whose hand it is, the same: nobody is told to ask without a way to do it
    const taken = await red.page.evaluate<{ ok: boolean }>(
      `game.modules.get('revolution-tables').api.table(${JSON.stringify(table)})
        .edit({ kind: 'cards', from: 'white-hand', to: 'white-discard', count: 1 })`,
    );
    expect(taken).toMatchObject({ ok: true });
    const hand = (await pileOf(white, table, 'white-hand')).length;
    await tableWindow(white.page, table).locator('[data-action="vote"][data-yes="true"]').click();
    await until('the card is gone', async () => (await pileOf(red, table, 'white-hand')).length === hand - 1);

    // counters from the store; the drag says what it will be; and away again
    await dropFromTray(red, red.page.locator('body'), 'Lenin', 'south-red');
    await untilAll(everybody, table, 'Lenin stands in the south', ({ timeline: { state } }) =>
      (state as unknown as State).armies.some(army => army.leader === 'red-lenin' && army.front === 'south'),
    );
    const away = await placeOf(surface, 'east-white');
    await lift(red, pieceOn(surface, 'red-lenin'));
    await red.page.mouse.move(away.x, away.y, { steps: 3 });
    await red.page.locator('.rt-drag-hint--refused').waitFor();
    await red.page.keyboard.press('Escape');
    await red.page.mouse.up();
    await drag(red, surface, 'red-lenin', 'east-red');
    await untilAll(everybody, table, 'Lenin is in the east', ({ timeline: { state } }) =>
      (state as unknown as State).armies.some(army => army.leader === 'red-lenin' && army.front === 'east'),
    );
    // several at once: spread out in the menu of the place, chosen, and moved together
    await dropFromTray(red, red.page.locator('body'), 'Trotsky', 'east-red');
    await leadersAre('red-lenin east', 'red-trotsky east');
    await pieceOn(surface, 'red-lenin').click({ button: 'right' });
    await rowOf(red, 'together').click();
    await red.page.locator('[data-together="all"]').click();
    await snapshot(red, 'hands-together');
    await red.page.locator('[data-together="move-to"]').click();
    await red.page.keyboard.type('reds south');
    await snapshot(red, 'hands-move-to');
    await red.page.locator('[data-by-hand="south-red"]').click();
    await leadersAre('red-lenin south', 'red-trotsky south');

    // my own last change goes back as the one that it was, though another has gone on; what is built on stays, and why is said
    await inTable(white.page, table, client => client.edit({ kind: 'set', marker: 'turn', to: 2 }));
    await untilAll(everybody, table, 'turn 2', ({ timeline: { state } }) => (state as unknown as State).turn === 2);
    const undo = tableWindow(red.page, table).locator('[data-action="undo"]');
    await undo.click();
    await leadersAre('red-lenin east', 'red-trotsky east');
    await inTable(red.page, table, client =>
      client.edit({ kind: 'move', piece: 'red-lenin', from: 'east-red', to: 'south-red', count: 1 }),
    );
    await leadersAre('red-lenin south', 'red-trotsky east');
    await inTable(white.page, table, client =>
      client.edit({ kind: 'move', piece: 'red-lenin', from: 'south-red', to: 'north-west-red', count: 1 }),
    );
    await leadersAre('red-lenin north-west', 'red-trotsky east');
    await undo.click();
    await untilTold(red, /builds on it.*Lenin/);

    // a ruler says what lies elsewhere; the right button asks an empty place what lies there
    await red.page.locator('[data-tool="ruler"]').first().click();
    await red.page.locator('.rt-bubble__line', { hasText: 'Lenin' }).waitFor();
    await red.page.locator('[data-since="beginning"]').click();
    await snapshot(red, 'hands-ruler');
    await red.page.keyboard.press('Escape');
    const empty = await placeOf(surface, 'east-red');
    await red.page.mouse.click(empty.x, empty.y, { button: 'right' });
    await red.page.locator('[data-together^="pick"]').first().waitFor();
    await snapshot(red, 'hands-place');
    await red.page.keyboard.press('Escape');

    for (const name of ['red-lenin', 'red-trotsky']) {
      await pieceOn(surface, name).click({ button: 'right' });
      await choose(red, 'away');
    }
    await leadersAre();

    // everything is gathered, dealt again, and still there
    await lineOf(red, 'red-deck').click();
    await choose(red, 'recall');
    await countsAre('red-deck', 55);
    await lineOf(red, 'red-deck').click();
    for (let n = 1; n < 5; n++) await menuOf(red).locator('[data-step="1"]').click();
    await choose(red, 'deal red-hand');
    await countsAre('red-hand', 5);
    for (let n = 0; n < 3; n++) {
      await lineOf(red, 'red-deck').click();
      await choose(red, n % 2 ? 'show' : 'shuffle');
    }

    // the end is laid by hand, and opens the record: nobody was sent what they might not know
    await inTable(gm.page, table, client => client.edit({ kind: 'set', marker: 'morale-white', to: 0 }));
    await untilAll(everybody, table, 'the Whites have lost', ({ timeline }) => timeline.ending !== undefined);
    await inTable(red.page, table, client => client.ask({ kind: 'reveal' }));
    await expectSecretsKept(gm, table, { red, white });
  }));
