/** `npm run screenshots`: pictures of every window, and of a game in progress, to docs/screenshots. */
import { join } from 'node:path';
import { openHost } from '../tests/harness/host';
import { join as enter, openBrowser, type Person } from '../tests/harness/people';
import { dismissWelcome, openLibrary, openSideWindow, openTableWindow, valueOf } from '../tests/harness/table';
import { tableNamed } from '../tests/harness/in-page';
import { gameOf } from '../src/testing/all-games';
import type { State } from '../src/games/civil-war/state';
import type { AnyTypes } from '../src/table/record/model';
import { buildModule } from './build';
import { ensureChromium } from './chromium.mjs';
import { camera } from './screenshots/camera';
import { OTHER_GAMES, shootGame } from './screenshots/other-games';
import { playWorthy } from './screenshots/playing';
import { clear, frame, place, sidebar } from './screenshots/windows';

/** The same number makes the same game in every run. */
const CHANCE = 27;
const TABLE = 'The long winter';

/** Armies of both sides on all fronts, and the Reds may attack. */
const isWarEverywhere = (given: AnyTypes['state']): boolean => {
  const { agenda, active, armies } = given as unknown as State;
  const fronts = new Set(armies.map(({ front }) => front));
  return agenda[0]?.kind === 'attack' && active === 'red' && fronts.size === 3 && armies.length >= 7;
};

process.env['CHROME_PATH'] = ensureChromium();
if (process.env['MODULE_FOLDER'] === undefined) {
  await buildModule();
  process.env['MODULE_FOLDER'] = join(import.meta.dirname, '..', 'dist');
}
const shoot = camera();
const [host, browser] = await Promise.all([openHost(), openBrowser()]);
const sit = (name: string): Promise<Person> => enter(browser, host.host.url, name, { chance: CHANCE });

/** The wizard, page by page, until the table is made. */
const makeTable = async (gm: Person): Promise<string> => {
  const { page } = gm;
  const wizard = page.locator('.rt-wizard-app');
  await page.locator('#rt-library [data-action="newTable"][data-game="civil-war"]').click();
  await wizard.waitFor();
  await place(page, 'rt-library', { left: 115, top: 70 });
  await wizard.locator('[data-field="name"]').fill(TABLE);
  await shoot(page, 'wizard-options');
  await wizard.locator('[data-action="next"]').click();
  for (const [seat, name] of [
    ['red', 'Player 1'],
    ['white', 'Player 2'],
  ] as const) {
    const box = wizard.locator(`[data-seat="${seat}"]`);
    await box.selectOption(await valueOf(box, name));
  }
  await shoot(page, 'wizard-seats');
  await wizard.locator('[data-action="next"]').click();
  await shoot(page, 'wizard-mode');
  await wizard.locator('[data-action="make"]').click();
  await wizard.waitFor({ state: 'detached' });
  await page.locator('.rt-recovery [data-action="noted"]').click();
  return (await tableNamed(page, TABLE)) ?? '';
};

/** A player's page: the whole board on the scene, the hand before it, the table window beside it. */
const arrange = async (person: Person, table: string): Promise<void> => {
  const { page } = person;
  const window = await openTableWindow(person, table);
  await window.locator('[data-action="scene"]').click();
  await page.locator('.rt-overlay').waitFor();
  await openSideWindow(person, table, 'hand');
  await sidebar(page, false);
  await frame(page, { left: 100, top: 60, scale: 0.39 });
  await place(page, 'rt-table-', { left: 1050, top: 60, width: 375, height: 800 });
  await place(page, 'rt-hand-', { left: 215, top: 585, width: 815, height: 285 });
};

/** The scene alone, as large as it is seen whole. */
const sceneAlone = async ({ page }: Person): Promise<void> => {
  await clear(page);
  await frame(page, { left: 105, top: 50, scale: 0.52 });
};

/** How many entries the replay is put back. */
const LOOKED_BACK = 8;

const WINDOWS = ['board', 'seats', 'record', 'helpers', 'hand'] as const;

/** The module's own among the settings of the world. */
const shootSettings = async ({ page }: Person): Promise<void> => {
  await sidebar(page, true);
  await page.locator('#sidebar-tabs [data-tab="settings"]').click();
  await page.locator('[data-action="configure"]').click();
  await page.locator('.settings-config [data-category="revolution-tables"]').scrollIntoViewIfNeeded();
  await shoot(page, 'settings');
};

/** One window of a table at a time, beside its scene. */
const shootWindows = async (person: Person, table: string): Promise<void> => {
  for (const kind of WINDOWS) {
    const window = await openSideWindow(person, table, kind);
    const back = window.locator('[data-action="step"][data-step="back"]');
    if (kind === 'record') for (let n = 0; n < LOOKED_BACK; n++) await back.click();
    // a battle that can be fought shows sums and odds
    if (kind === 'helpers') for (const box of await window.locator('input[type="checkbox"]').all()) await box.check();
    if (kind === 'helpers') await place(person.page, 'rt-helpers-', { left: 520, top: 30, height: 860 });
    await clear(person.page, `rt-${kind}-`);
    await shoot(person.page, kind);
    await clear(person.page);
  }
};

try {
  const gm = await sit('Gamemaster');
  await gm.page.locator('.rt-welcome').waitFor();
  await shoot(gm.page, 'welcome');
  await dismissWelcome(gm);
  const players = [await sit('Player 1'), await sit('Player 2')] as const;
  const [red] = players;
  await openLibrary(gm);
  await shoot(gm.page, 'library');
  const game = gameOf('civil-war');
  const everybody = [gm, ...players];
  if (!game) throw new Error('the catalogue has no civil-war');
  const make = async (): Promise<string> => {
    await openLibrary(gm);
    return makeTable(gm);
  };
  const table = await playWorthy(game, players, gm, make, isWarEverywhere);

  await arrange(red, table);
  await shoot(red.page, 'table');
  await sceneAlone(red);
  await shoot(red.page, 'scene');
  await sidebar(red.page, true);
  await shoot(red.page, 'chat');
  await sidebar(red.page, false);
  await shootWindows(red, table);
  for (const shown of OTHER_GAMES) await shootGame(shown, gm, players, shoot);
  // the settings come last: their window stays open
  await shootSettings(red);
  for (const { name, troubles } of everybody) for (const trouble of troubles) console.error(`${name}: ${trouble}`);
} finally {
  await browser.close();
  await host.close();
}
