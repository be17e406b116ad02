/** axe-core finds nothing against us: in every window, dock and dialog, at a table of every game, in light and in dark. */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lookedAt } from '../harness/accessibility';
import { inTable, tableNamed, until } from '../harness/in-page';
import { press } from '../harness/keys';
import type { Person } from '../harness/people';
import { atRest, byHand, GAMES, playNow } from '../harness/place';
import { session } from '../harness/session';
import {
  dismissWelcome,
  makeTable,
  openLibrary,
  openSideWindow,
  tableWindow,
  waitForBeginning,
} from '../harness/table';

const RECORD = join(import.meta.dirname, '..', 'fixtures', 'record-1.json');

/** Looks again and again, and keeps what is found. */
const looker = () => {
  const found: string[] = [];
  return { found, look: async (who: Person, what: string) => void found.push(...(await lookedAt(who, what))) };
};

const closeWindow = async ({ page }: Person, selector: string): Promise<void> => {
  await page.locator(`${selector} [data-action="close"]`).first().click();
  await page.locator(selector).waitFor({ state: 'detached' });
};

test('windows and dialogs: welcome, library, wizard, seats, record, guide, my copy, doctor, settings, chat', () =>
  session({ title: 'axe-windows', isNew: true, seating: { chance: 5 } }, async one => {
    const { found, look } = looker();
    const gm = await one.join('Gamemaster');
    const { page } = gm;
    await page.locator('.rt-welcome').waitFor();
    await look(gm, 'welcome');
    await dismissWelcome(gm);

    await (await openLibrary(gm)).locator('[data-key="guide-prelude"]').click();
    await page.locator('#rt-guide .rt-rules').first().waitFor();
    await look(gm, 'guide');
    await closeWindow(gm, '#rt-guide');
    await (await openLibrary(gm)).locator('[data-action="myCopy"][data-game="dual-powers"]').click();
    await page.locator('.rt-my-copy__sheet [data-at]').first().waitFor();
    await look(gm, 'my-copy');
    await page.locator('.rt-my-copy-app [data-action="paste"]').click();
    await page.locator('.rt-table-paste-app textarea').waitFor();
    await look(gm, 'my-copy-paste');
    await closeWindow(gm, '.rt-table-paste-app');
    await closeWindow(gm, '.rt-my-copy-app');

    const player = await one.join('Player 1');
    let asked = 0;
    const table = await makeTable(gm, {
      name: 'Looked at',
      holders: { red: 'Gamemaster', white: 'Player 1' },
      secrecy: 'sealed',
      eachPage: () => look(gm, `wizard-${++asked}`),
    });
    await waitForBeginning([gm, player], table);
    await atRest(page);
    for (const kind of ['seats', 'record', 'helpers'] as const) {
      await openSideWindow(gm, table, kind);
      await look(gm, kind);
      if (kind === 'seats') {
        await page.locator(`#rt-seats-${table} [data-action="keepCode"]`).click();
        await page.locator('.rt-recovery').waitFor();
        await look(gm, 'code');
        await page.locator('.rt-recovery button[data-action]').last().click();
        await page.locator('.rt-recovery').waitFor({ state: 'detached' });
      }
      await closeWindow(gm, `#rt-${kind}-${table}`);
    }
    const library = await openLibrary(gm);
    await look(gm, 'library-with-tables');
    await library.locator('[data-action="checkFoundry"]').click();
    await page.locator('#rt-diagnostics [data-action="check"]').click();
    await page.locator('#rt-diagnostics .rt-finding').first().waitFor();
    await look(gm, 'doctor');
    await closeWindow(gm, '#rt-diagnostics');
    await (await openLibrary(gm)).locator(`[data-action="remove"][data-table="${table}"]`).click();
    await page.locator('dialog.application').waitFor();
    await look(gm, 'remove');
    await press(page, 'Escape');
    await page.locator('dialog.application').waitFor({ state: 'detached' });

    const choosing = page.waitForEvent('filechooser');
    await (await openLibrary(gm)).locator('[data-action="importRecord"]').click();
    await (await choosing).setFiles(RECORD);
    await until('the record is here', async () => (await tableNamed(page, 'Tests')) !== undefined);
    const ended = (await tableNamed(page, 'Tests')) ?? '';
    await tableWindow(page, ended).locator('.rt-end').waitFor();
    await look(gm, 'end');
    await openSideWindow(gm, ended, 'board');
    await look(gm, 'end-board');
    expect(found).toEqual([]);
  }));

test('the tables of all games: docks, board, hand, lesson, by hand, chat', () =>
  session({ title: 'axe-tables', seating: { chance: 5 } }, async one => {
    const { found, look } = looker();
    const gm = await one.join('Gamemaster');
    const { page } = gm;
    await dismissWelcome(gm);
    for (const game of GAMES) {
      const table = await playNow(gm, game);
      await atRest(page);
      await look(gm, `table-${game}`);
      expect(await inTable(page, table, ({ timeline }) => timeline.begun)).toBe(true);
    }
    await byHand(gm, 'civil-war');
    await atRest(page);
    await look(gm, 'by-hand');
    await page.locator('.rt-hand .rt-card').first().click({ button: 'right' });
    await page.locator('.rt-bubble').first().waitFor();
    await look(gm, 'menu');
    await press(page, 'Escape');
    await (await openLibrary(gm)).locator('[data-action="learn"][data-game="civil-war"]').first().click();
    await page.locator('.rt-lesson').waitFor();
    await atRest(page);
    await look(gm, 'lesson');
    // beside a table the sidebar lies over its docks
    await page.evaluate(`Scene.create({ name: 'Elsewhere' }).then(scene => scene.view()).then(() => undefined)`);
    await page.locator('.rt-place').waitFor({ state: 'detached' });
    await page.locator('#sidebar [data-tab="chat"]').first().click();
    await page.locator('.chat-message').last().waitFor();
    await look(gm, 'chat');
    expect(found).toEqual([]);
  }));

test('what is asked and shown beside a table: invitation, reminders, removal, secret sentence, a card from near', () =>
  session({ title: 'axe-asked', seating: { chance: 5 } }, async one => {
    const { found, look } = looker();
    const gm = await one.join('Gamemaster');
    const { page } = gm;
    await dismissWelcome(gm);
    for (const [menu, selector] of [
      ['reminders', 'dialog.application'],
      ['removal', '#rt-removal'],
    ] as const) {
      // some come a moment after the page
      await page.waitForFunction(`game.settings.menus.has('revolution-tables.${menu}')`);
      await page.evaluate(
        `void new (game.settings.menus.get('revolution-tables.${menu}').type)().render({ force: true })`,
      );
      await page.locator(selector).waitFor();
      await look(gm, menu);
      await press(page, 'Escape');
      await page.locator(selector).waitFor({ state: 'detached' });
    }
    const player = await one.join('Player 1');
    await (await openLibrary(gm)).locator('[data-action="atOnce"][data-how="invite"][data-game="civil-war"]').click();
    await player.page.locator('.rt-invited').waitFor();
    await look(player, 'invitation');
    await player.page.locator('.rt-invited [data-action="white"]').click();
    const table = (await tableNamed(page, 'Reds and Whites')) ?? '';
    await waitForBeginning([gm, player], table);
    await atRest(player.page);
    await player.page.locator('[data-look]:visible').first().hover();
    await player.page.locator('.rt-look').waitFor();
    await look(player, 'card-from-near');
    await player.page.mouse.move(1, 1);
    await openSideWindow(player, table, 'seats');
    await player.page.locator(`#rt-seats-${table} [data-action="choosePassphrase"]`).click();
    await player.page.locator('dialog.rt-passphrase').waitFor();
    await look(player, 'secret-sentence');
    expect(found).toEqual([]);
  }));
