/** The ways into the module, each by itself; and what a player is told who joins where their seat waits. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { session, gather } from '../harness/session';
import { inTable, until } from '../harness/in-page';
import { press } from '../harness/keys';
import { type Person, snapshot } from '../harness/people';
import { viewedTable } from '../harness/place';
import { makeTable, tableWindow, unfoldGames } from '../harness/table';

/** Makes a window stop on its way to its first drawing, for half a second and for what the page does meanwhile. */
const holdFirstDrawing = (page: Page, id: string, meanwhile: string): Promise<void> =>
  page.evaluate(`(() => {
    const one = foundry.applications.api.ApplicationV2.prototype;
    const before = one._preRender;
    one._preRender = async function (...given) {
      await before.apply(this, given);
      if (this.id !== '${id}') return;
      one._preRender = before;
      ${meanwhile}
      await new Promise(done => setTimeout(done, 500));
    };
  })()`);

// shows record.2, table.7, table.15
test('a scene control, the journal, a key and a macro open the Library; the entry opens its table; a seat that waits is told', () =>
  session({ title: 'entrances' }, async one => {
    const [gm] = await gather(one);
    const { page } = gm;
    const library = page.locator('#rt-library');
    const table = await makeTable(gm, { name: 'Way in', holders: { red: 'Player 1', white: 'Bot' }, scene: true });
    const opens = async (way: string, open: () => Promise<unknown>): Promise<void> => {
      await open();
      await until(`${way} opens the Library`, () => library.isVisible());
      await library.locator('[data-action="close"]').first().click();
      await library.waitFor({ state: 'detached' });
    };
    await page.locator('#scene-controls [data-control="tokens"]').click();
    await opens('the scene control', () => page.locator('#scene-controls [data-tool="revolutionTables"]').click());
    await page.locator('#sidebar [data-tab="journal"]').first().click();
    await opens('the journal', () => page.locator('#journal .rt-entrance').click());
    await opens('a key', () => press(page, 'Alt+l'));
    await opens('a macro', () =>
      page.evaluate(`Macro.create({
      name: 'Tables', type: 'script', command: "game.modules.get('revolution-tables').api.openLibrary()",
    }).then(macro => macro.execute())`),
    );

    // a window that is drawn again under a pressed pointer keeps what is pressed until it is released
    await press(page, 'Alt+l');
    await unfoldGames(library);
    const again = await library.locator('[data-action="newTable"]').first().elementHandle();
    await again?.hover();
    await page.mouse.down();
    await page.evaluate(`void foundry.applications.instances.get('rt-library').render()`);
    await page.evaluate('new Promise(done => setTimeout(done, 500))');
    await page.mouse.up();
    const wizard = page.locator('.rt-wizard-app');
    await wizard.locator('[data-field="name"]').waitFor();
    await wizard.locator('[data-action="close"]').first().click();
    await wizard.waitFor({ state: 'detached' });

    // what has come while a window was on its way for the first time is drawn when it is there
    await holdFirstDrawing(page, 'rt-wizard', '');
    await press(page, 'Alt+l');
    await library.locator('[data-action="newTable"][data-game="kremlin"]').first().click();
    await wizard.locator('[data-field="name"]').waitFor();
    await wizard.locator('[data-action="close"]').first().click();

    await page.evaluate(`Scene.create({ name: 'Elsewhere' }).then(scene => scene.view())`);
    await tableWindow(page, table).waitFor({ state: 'detached' });
    await page.evaluate(`game.journal.getName('Way in').sheet.render({ force: true })`);
    await tableWindow(page, table).waitFor();

    const player = await one.join('Player 1');
    const other = await one.join('Player 2');
    await tableWindow(player.page, table).waitFor();
    // they sit there: nobody needs to tell them; of another table they are told
    const said = player.page.locator('.notification', { hasText: 'it is your turn' });
    expect(await said.count()).toBe(0);
    // who holds no seat is told of none, and watches as everybody who views the scene
    expect(await other.page.locator('.notification', { hasText: 'it is your turn' }).count()).toBe(0);
    await tableWindow(other.page, table).waitFor();
    expect(await tableWindow(other.page, table).locator('[data-action="submit"]').count()).toBe(0);
    // a call is gone after seconds: this one stays until the test has looked
    await player.page.evaluate(`(() => {
      const { info } = ui.notifications;
      ui.notifications.info = (text, how) => info.call(ui.notifications, text, { ...how, permanent: true });
    })()`);
    const another = await makeTable(gm, {
      name: 'Another way',
      holders: { red: 'Player 1', white: 'Bot' },
      scene: false,
    });
    await said.filter({ hasText: 'Another way' }).waitFor();
    await snapshot(player, 'entrances-seat-waits');
    // the toast is the way there
    await said.filter({ hasText: 'Another way' }).click();
    await tableWindow(player.page, another).waitFor();

    // a table that goes while the Library is being drawn for the first time does not stay in it
    const row = library.locator('[data-action="resume"]');
    await press(page, 'Alt+l');
    await row.nth(1).waitFor();
    await library.locator('[data-action="close"]').first().click();
    await library.waitFor({ state: 'detached' });
    await holdFirstDrawing(page, 'rt-library', `await game.journal.getName('Another way').delete();`);
    await press(page, 'Alt+l');
    await until('one table is left in the Library', async () => (await row.count()) === 1);
  }));

test('who joins without a table lands in the Library, on every load of the page, until a table calls them', () =>
  session({ title: 'landing', host: { settings: { 'revolution-tables.welcomed': true } } }, async one => {
    const gm = await one.join('Gamemaster');
    const seated = await one.join('Player 1');
    const invited = await one.join('Player 2');
    const people = [gm, seated, invited];
    const library = ({ page }: Person) => page.locator('#rt-library');
    for (const person of people) await library(person).waitFor();
    await seated.page.reload();
    for (const person of people) await library(person).waitFor();

    // a seat of their own, or one that they may take, comes first
    const holders = { red: 'Player 1', white: 'Open' };
    const table = await makeTable(gm, { name: 'Calls', holders, scene: false });
    await tableWindow(seated.page, table).waitFor();
    await invited.page.locator('.rt-invited').waitFor();
    for (const person of [seated, invited]) await library(person).waitFor({ state: 'detached' });
    await seated.page.reload();
    await tableWindow(seated.page, table).waitFor();
    expect(await library(seated).count()).toBe(0);

    // a world that shows something else is not disturbed
    await gm.page.evaluate(`Scene.create({ name: 'Another game', active: true })`);
    await gm.page.reload();
    await until('its tables are open', async () =>
      Boolean(await inTable(gm.page, table, () => true).catch(() => false)),
    );
    expect(await library(gm).count()).toBe(0);
  }));

test('a table that calls while the Library is still being loaded is not covered by it', () =>
  session({ title: 'late-library', host: { settings: { 'revolution-tables.welcomed': true } } }, async one => {
    const gm = await one.join('Gamemaster');
    const { page } = await one.join('Player 1');
    let letGo = (): void => undefined;
    const called = new Promise<void>(resolve => {
      letGo = resolve;
    });
    await page.route(/library-app-/, async route => {
      await called;
      await route.continue();
    });
    const asked = page.waitForRequest(/library-app-/);
    const loaded = page.waitForResponse(/library-app-/);
    await page.reload();
    await asked;
    // without a gesture a browser warns of the sound that calls to the table
    await page.mouse.click(400, 400);
    const holders = { red: 'Player 1', white: 'Bot' };
    const table = await makeTable(gm, { name: 'Calls early', holders, scene: false });
    await tableWindow(page, table).waitFor();
    letGo();
    await (await loaded).finished();
    // longer than the library takes: a slower page would only hide a fault
    await page.evaluate('new Promise(done => setTimeout(done, 1500))');
    expect(await page.locator('#rt-library').count()).toBe(0);
    expect(await tableWindow(page, table).isVisible()).toBe(true);
  }));

test('an invitation that comes before the scene of its table leads to that scene, also from the board of others', () =>
  session({ title: 'scene-late', host: { settings: { 'revolution-tables.welcomed': true } } }, async one => {
    const gm = await one.join('Gamemaster');
    const { page } = await one.join('Player 1');
    const library = page.locator('#rt-library');
    await library.waitFor();
    const others = await makeTable(gm, { name: 'Of others', holders: { red: 'Gamemaster', white: 'Bot' } });
    await until('the board of others is on the canvas', async () => (await viewedTable(page)) === others);
    // it is not covered by a library that nobody asked for
    await library.waitFor({ state: 'detached' });

    const table = await makeTable(gm, { name: 'Friends', holders: { red: 'Gamemaster', white: 'Open' } });
    await page.locator('.rt-invited [data-action="white"]').click();
    await until('its own scene is on the canvas', async () => (await viewedTable(page)) === table);
    await page.locator('.rt-overlay').waitFor();
    expect(await page.locator('.rt-board-app').count()).toBe(0);
  }));
