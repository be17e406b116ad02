/** `npm run screenshots`: the pictures in docs/screenshots. The same seed gives the same game in every run. */
import { join } from 'node:path';
import { openHost } from '../tests/harness/host';
import { join as enter, openBrowser, type Person } from '../tests/harness/people';
import { dismissWelcome, openLibrary, openSideWindow, unfoldGames, valueOf } from '../tests/harness/table';
import { tableNamed } from '../tests/harness/in-page';
import { GAMES } from '../src/testing/all-games';
import { buildModule } from './build';
import { ensureChromium } from './chromium.mjs';
import { program, withoutArguments } from './command-line';
import { camera, sidebar } from './screenshots/camera';
import { arrange, sceneAlone, shootPicture } from './screenshots/pictures';
import { playWorthy } from './screenshots/playing';

/** The seed of every page. */
const CHANCE = 27;

/** The picture by which every window is shown. */
const shown = GAMES.flatMap(game => game.demo.pictures.map(picture => ({ game, picture }))).find(
  ({ picture }) => picture.windows,
);
if (!shown) throw new Error('no game shows the windows');
const { game, picture } = shown;

type Shoot = ReturnType<typeof camera>;

/** The wizard, page by page, until the table is made. */
const makeTable = async (gm: Person, shoot: Shoot): Promise<string> => {
  const { page } = gm;
  const wizard = page.locator('.rt-wizard-app');
  await unfoldGames(page.locator('#rt-library'));
  await page.locator(`#rt-library [data-action="newTable"][data-game="${game.id}"]`).click();
  await wizard.waitFor();
  await wizard.locator('[data-field="name"]').fill(picture.table);
  await shoot(page, 'wizard-options');
  await wizard.locator('[data-action="next"]').click();
  for (const [n, seat] of picture.seats.entries()) {
    const box = wizard.locator(`[data-seat="${seat}"]`);
    await box.selectOption(await valueOf(box, `Player ${n + 1}`));
  }
  await shoot(page, 'wizard-seats');
  await wizard.locator('[data-action="next"]').click();
  await shoot(page, 'wizard-mode');
  await wizard.locator('[data-action="make"]').click();
  await wizard.waitFor({ state: 'detached' });
  return (await tableNamed(page, picture.table)) ?? '';
};

/** How many entries are replayed backwards. */
const LOOKED_BACK = 8;

/** Everything that opens as a window; board and hand are always visible at a table. */
const WINDOWS = ['seats', 'record', 'helpers'] as const;

/** The module's own settings in Foundry's dialog. */
const shootSettings = async ({ page }: Person, shoot: Shoot): Promise<void> => {
  await sidebar(page, true);
  await page.locator('#sidebar-tabs [data-tab="settings"]').click();
  await page.locator('[data-action="configure"]').click();
  await page.locator('.settings-config [data-category="revolution-tables"]').scrollIntoViewIfNeeded();
  await shoot(page, 'settings');
};

/** One window of a table at a time, where it opens. */
const shootWindows = async (person: Person, table: string, shoot: Shoot): Promise<void> => {
  for (const kind of WINDOWS) {
    const window = await openSideWindow(person, table, kind);
    const back = window.locator('[data-action="step"][data-step="back"]');
    if (kind === 'record') for (let n = 0; n < LOOKED_BACK; n++) await back.click();
    // a battle shows sums and odds
    if (kind === 'helpers') for (const box of await window.locator('input[type="checkbox"]').all()) await box.check();
    await shoot(person.page, kind);
    await window.locator('[data-action="close"]').first().click();
    await window.waitFor({ state: 'detached' });
  }
};

export const main = withoutArguments(async () => {
  process.env['CHROME_PATH'] = ensureChromium();
  if (process.env['MODULE_FOLDER'] === undefined) {
    await buildModule();
    process.env['MODULE_FOLDER'] = join(import.meta.dirname, '..', 'dist');
  }
  const shoot = camera();
  const [host, browser] = await Promise.all([openHost(), openBrowser()]);
  const sit = (name: string): Promise<Person> => enter(browser, host.host.url, name, { chance: CHANCE });
  try {
    const gm = await sit('Gamemaster');
    await gm.page.locator('.rt-welcome').waitFor();
    await shoot(gm.page, 'welcome');
    await dismissWelcome(gm);
    const players = [await sit('Player 1'), await sit('Player 2')] as const;
    const [first] = players;
    await unfoldGames(await openLibrary(gm), false);
    await shoot(gm.page, 'library');
    const everybody = [gm, ...players];
    const make = async (): Promise<string> => {
      await openLibrary(gm);
      return makeTable(gm, shoot);
    };
    const table = await playWorthy(game, players, gm, make, state => picture.worth(state));

    await arrange(first, table);
    await shoot(first.page, 'table');
    await sidebar(first.page, true);
    await shoot(first.page, 'chat');
    await sidebar(first.page, false);
    await shootWindows(first, table, shoot);
    await sceneAlone(first);
    await shoot(first.page, 'scene');
    for (const one of GAMES)
      for (const other of one.demo.pictures) if (!other.windows) await shootPicture(one, other, gm, first, shoot);
    // the settings come last, because their window stays open
    await shootSettings(first, shoot);
    for (const { name, troubles } of everybody) for (const trouble of troubles) console.error(`${name}: ${trouble}`);
  } finally {
    await browser.close();
    await host.close();
  }
});

await program(import.meta.filename, 'Usage: npm run screenshots', main);
