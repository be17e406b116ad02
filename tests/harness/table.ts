/** What people do at a table, through what their pages show: the wizard, clicking offers, reading the end. */
import type { Page } from 'playwright-core';
import { quickDice, chooser } from '../../src/kernel/dice';
import type { Person } from './people';

/** The offers of the table window that can be clicked. */
const OFFERS = '.rt-choices [data-action="submit"]:not([aria-disabled="true"])';

/** Closes the welcome, if it is there. */
export const dismissWelcome = async ({ page }: Person): Promise<void> => {
  const later = page.locator('.rt-welcome [data-action="later"]');
  await later.waitFor({ state: 'visible', timeout: 5_000 }).catch(() => undefined);
  if (await later.isVisible()) await later.click();
};

export interface Wanted {
  readonly name: string;
  /** Seat -> the label of a holder as the wizard shows it. */
  readonly holders: Readonly<Record<string, string>>;
  readonly mode?: 'enforced' | 'advised' | 'free';
  readonly scene?: boolean;
}

/** Makes a table of the first game through the library and the wizard, and returns its id. */
export const makeTable = async (maker: Person, wanted: Wanted): Promise<string> => {
  const { page } = maker;
  await page.locator('#rt-library').waitFor({ state: 'visible', timeout: 3_000 })
    .catch(() => page.locator('[data-tool="revolutionTables"]').first().click());
  await page.locator('#rt-library [data-action="newTable"][data-game="civil-war"]').click();
  const wizard = page.locator('.rt-wizard-app');
  await wizard.locator('[data-action="next"], [data-field="name"]').first().waitFor();
  if (await wizard.locator('[data-action="pick"]').count()) {
    await wizard.locator('[data-action="pick"][data-game="civil-war"]').click();
    await wizard.locator('[data-action="next"]').click();
  }
  await wizard.locator('[data-field="name"]').fill(wanted.name);
  await wizard.locator('[data-action="next"]').click();
  for (const [seat, label] of Object.entries(wanted.holders)) await wizard.locator(`[data-seat="${seat}"]`).selectOption({ label });
  await wizard.locator('[data-action="next"]').click();
  await wizard.locator(`[data-action="mode"][data-mode="${wanted.mode ?? 'enforced'}"]`).click();
  await wizard.locator('[data-field="scene"]').setChecked(wanted.scene ?? true);
  await wizard.locator('[data-action="make"]').click();
  await page.waitForFunction(
    `game.modules.get('revolution-tables').api.tables().some(table => table.timeline.head.name === ${JSON.stringify(wanted.name)})`);
  return page.evaluate(
    `game.modules.get('revolution-tables').api.tables().find(table => table.timeline.head.name === ${JSON.stringify(wanted.name)}).id`);
};

/** Opens the window of a table from the library, as anybody would. */
export const openTableWindow = async ({ page }: Person, table: string): Promise<void> => {
  const window = page.locator(`.rt-table-app[data-table="${table}"]`).first();
  if (await window.isVisible()) return;
  await page.locator('[data-tool="revolutionTables"]').first().click();
  await page.locator(`#rt-library [data-action="resume"][data-table="${table}"]`).click();
  await window.waitFor();
};

/** The revision a page has seen. */
export const revisionOf = (page: Page, table: string): Promise<number> =>
  page.evaluate(`game.modules.get('revolution-tables').api.table(${JSON.stringify(table)})?.timeline.revision ?? 0`);

export const waitForRevision = async (people: readonly Person[], table: string, revision: number): Promise<void> => {
  for (const { page } of people) {
    await page.waitForFunction(`game.modules.get('revolution-tables').api.table(${JSON.stringify(table)})?.timeline.revision >= ${revision}`);
  }
};

/** Waits until the cards are dealt on all pages. */
export const waitForBeginning = async (people: readonly Person[], table: string): Promise<void> => {
  for (const { page } of people) {
    await page.waitForFunction(`game.modules.get('revolution-tables').api.table(${JSON.stringify(table)})?.timeline.begun === true`);
  }
};

export interface Clicking {
  readonly seed: number;
  /** Stop after so many clicks, or at the end of the game. */
  readonly most?: number;
  /** Clicks with Tab and Enter instead of the mouse. */
  readonly keyboard?: boolean;
  /** Called after each move. */
  readonly each?: (moves: number) => Promise<void> | void;
}

const endingOf = (page: Page, table: string): Promise<string | null> =>
  page.evaluate(`(() => { const end = game.modules.get('revolution-tables').api.table(${JSON.stringify(table)})?.timeline.ending; return end ? end.winner + ' ' + end.reason : null; })()`);

/** Plays by clicking at random what the pages offer; returns how the game ended, or undefined when it was stopped before. */
export const playByClicking = async (players: readonly Person[], everybody: readonly Person[], table: string, how: Clicking): Promise<string | undefined> => {
  const pick = chooser(quickDice(how.seed));
  for (let moves = 0; moves < (how.most ?? 3_000); moves++) {
    const first = players[0];
    if (!first) return undefined;
    const ending = await endingOf(first.page, table);
    if (ending !== null) return ending;
    const before = await revisionOf(first.page, table);
    const offers: { person: Person; n: number }[] = [];
    for (const person of players) {
      const count = await person.page.locator(OFFERS).count();
      for (let n = 0; n < count; n++) offers.push({ person, n });
    }
    if (!offers.length) {
      await first.page.waitForTimeout(30);
      if (moves > 0 && (await revisionOf(first.page, table)) === before) await first.page.waitForSelector(OFFERS, { timeout: 200 }).catch(() => undefined);
      continue;
    }
    const { person, n } = pick(offers), button = person.page.locator(OFFERS).nth(n);
    if (how.keyboard) {
      await button.focus();
      await person.page.keyboard.press('Enter');
    } else {
      await button.evaluate(element => { element.closest('details')?.setAttribute('open', ''); element.scrollIntoView({ block: 'center' }); });
      await button.click({ timeout: 5_000 });
    }
    await waitForRevision(everybody, table, before + 1);
    await settled(players, table);
    await how.each?.(moves);
  }
  return undefined;
};

/** Waits until the windows show the record they have received. */
const settled = async (people: readonly Person[], table: string): Promise<void> => {
  for (const { page } of people) {
    await page.waitForFunction(`(() => {
      const revision = String(game.modules.get('revolution-tables').api.table(${JSON.stringify(table)})?.timeline.revision);
      return [...document.querySelectorAll('.rt-table-app[data-revision]')].every(one => one.dataset.revision === revision);
    })()`);
  }
};
