/** What users do at a table, through what their pages show: the library, the wizard, the windows. */
import type { Locator, Page } from 'playwright-core';
import { inTable, tableNamed, until, untilAll } from './in-page';
import type { Person } from './people';

/** Closes the welcome, if this page shows it. */
export const dismissWelcome = async ({ page }: Person): Promise<void> => {
  const isDue = await page.evaluate(
    "game.users.activeGM?.isSelf === true && !game.settings.get('revolution-tables', 'welcomed')",
  );
  if (!isDue) return;
  const welcome = page.locator('.rt-welcome');
  await welcome.locator('[data-action="later"]').click();
  // the library is the same window: wait until it is gone, so that a later one is new
  await welcome.waitFor({ state: 'detached' });
  await until('the world knows that it has welcomed', () =>
    page.evaluate<boolean>("game.settings.get('revolution-tables', 'welcomed')"),
  );
};

export interface Wanted {
  readonly name: string;
  /** The id of a game; default: Reds and Whites, which most tests use. */
  readonly game?: string;
  /** The game's options by id, as the wizard's fields take them. */
  readonly options?: Readonly<Record<string, string>>;
  /** Seat -> the label of a holder in the wizard, or its beginning. */
  readonly holders: Readonly<Record<string, string>>;
  readonly mode?: 'enforced' | 'advised' | 'free';
  readonly scene?: boolean;
  /** For several people; default: the wizard's proposal. */
  readonly secrecy?: 'sealed' | 'open';
  /** Called on each page of the wizard. */
  readonly eachPage?: () => Promise<void>;
}

/**
 * What opens the library: its tool in the scene controls; on a phone at a table, where those are hidden, its button.
 */
const LIBRARY_TOOL = '[data-tool="revolutionTables"]';
const ON_A_PHONE = `${LIBRARY_TOOL}, .rt-place__library`;
const PHONE = 500;

/** Opens (or closes) *More* of every game in the library. */
export const unfoldGames = (library: Locator, isOpen = true): Promise<void> =>
  library.evaluate((window, open) => {
    for (const more of window.querySelectorAll<HTMLDetailsElement>('details[data-key^="more-"]')) more.open = open;
  }, isOpen);

/** Opens the library by its tool, or brings it to the front. */
export const openLibrary = async ({ page }: Person): Promise<Locator> => {
  const library = page.locator('#rt-library');
  // a page that was a phone until now still has its button
  const isPhone = (page.viewportSize()?.width ?? Infinity) < PHONE;
  await page
    .locator(isPhone ? ON_A_PHONE : LIBRARY_TOOL)
    .filter({ visible: true })
    .first()
    .click();
  await library.waitFor();
  await unfoldGames(library);
  return library;
};

/** The value of a select box's option whose text begins like this. */
export const valueOf = async (box: Locator, label: string): Promise<string> => {
  await box.waitFor();
  const value = await box
    .locator('option')
    .evaluateAll(
      (options, wanted) => options.find(option => option.textContent?.trim().startsWith(wanted))?.getAttribute('value'),
      label,
    );
  if (value === null || value === undefined) throw new Error(`there is no choice "${label}"`);
  return value;
};

/**
 * Fills a field of the wizard and leaves it at once, because the wizard redraws when a field was left. Looks a
 * redrawn field up again.
 */
const put = (field: Locator, value: string): Promise<void> =>
  until('the field is written into', () =>
    field.evaluate((element, text) => {
      if (!(element instanceof HTMLInputElement)) throw new Error('this is no field to write into');
      element.value = text;
      element.dispatchEvent(new Event('change', { bubbles: true }));
      return element.isConnected;
    }, value),
  );

/** Answers a question of the wizard's second page. */
const answer = async (wizard: Locator, option: string, value: string): Promise<void> => {
  const field = wizard.locator(`[data-option="${option}"]`);
  const fold = wizard.locator('details[data-key="variants"]:not([open])', {
    has: wizard.page().locator(`[data-option="${option}"]`),
  });
  // a game that must be loaded first has its questions later; those in a fold exist before they are visible
  await field.waitFor({ state: 'attached' });
  if (await fold.count()) await fold.locator('> summary').click();
  if ((await field.evaluate(element => element.tagName)) === 'SELECT') await field.selectOption(value);
  else await put(field, value);
};

/** Makes a table with the library and the wizard, and returns its id. */
export const makeTable = async (maker: Person, wanted: Wanted): Promise<string> => {
  const { page } = maker;
  const library = await openLibrary(maker);
  await library
    .locator('[data-action="newTable"]')
    .and(library.locator(`[data-game="${wanted.game ?? 'civil-war'}"]`))
    .first()
    .click();
  const wizard = page.locator('.rt-wizard-app');
  await put(wizard.locator('[data-field="name"]'), wanted.name);
  for (const [option, value] of Object.entries(wanted.options ?? {})) await answer(wizard, option, value);
  await wanted.eachPage?.();
  await wizard.locator('[data-action="next"]').click();
  for (const [seat, label] of Object.entries(wanted.holders)) {
    const box = wizard.locator(`[data-seat="${seat}"]`);
    await box.selectOption(await valueOf(box, label));
  }
  await wanted.eachPage?.();
  await wizard.locator('[data-action="next"]').click();
  await wizard.locator(`[data-action="mode"][data-mode="${wanted.mode ?? 'enforced'}"]`).click();
  if (wanted.secrecy) await wizard.locator(`[data-secrecy="${wanted.secrecy}"]`).click();
  await wizard.locator('[data-field="scene"]').setChecked(wanted.scene ?? true);
  await wanted.eachPage?.();
  await wizard.locator('[data-action="make"]').click();
  await until('the new table is known', async () => (await tableNamed(page, wanted.name)) !== undefined);
  const table = (await tableNamed(page, wanted.name)) ?? '';
  await tableWindow(page, table).waitFor();
  return table;
};

/** Brings a table's window to the front from the library, as a user would. */
export const bringTableWindow = async (person: Person, table: string): Promise<Locator> => {
  // a background tab draws nothing, so nothing in it rests for a click
  await person.page.bringToFront();
  const library = await openLibrary(person);
  const window = tableWindow(person.page, table);
  await library.locator(`[data-action="resume"][data-table="${table}"]`).click();
  await window.waitFor();
  const folded = window.locator('details[data-key="security"]:not([open]) > summary');
  if (await folded.count()) await folded.click();
  return window;
};

/** Opens a table's window from the library unless it is open. */
export const openTableWindow = async (person: Person, table: string): Promise<Locator> => {
  const window = tableWindow(person.page, table);
  // one window may be closing while another opens
  return (await window.first().isVisible()) ? window : bringTableWindow(person, table);
};

/** Does another window cover the middle of an element? */
export const isCovered = (element: Locator, how?: { readonly timeout: number }): Promise<boolean> =>
  element.evaluate(
    one => {
      one.scrollIntoView({ block: 'center' });
      const { x, y, width, height } = one.getBoundingClientRect();
      return !one.contains(one.ownerDocument.elementFromPoint(x + width / 2, y + height / 2));
    },
    undefined,
    how,
  );

export const tableWindow = (page: Page, table: string): Locator => page.locator(`.rt-table-app[data-table="${table}"]`);

/** The page of a user at a table: its docks, and the board over its scene. */
const seatedPage = (page: Page, table: string): Locator =>
  page.locator('body', { has: page.locator(`[data-place="${table}"]`) });

/**
 * Opens another part of a table by the Table window's button. A user at the table's scene already sees the board, so
 * no second one opens.
 */
export const openSideWindow = async (
  person: Person,
  table: string,
  kind: 'hand' | 'seats' | 'record' | 'board' | 'helpers',
): Promise<Locator> => {
  const window = person.page.locator(`#rt-${kind}-${table}`);
  if (kind === 'board' && (await person.page.locator('.rt-overlay').isVisible())) return seatedPage(person.page, table);
  if (!(await window.isVisible())) {
    const opener = (await openTableWindow(person, table)).locator(`[data-action="open"][data-window="${kind}"]`).last();
    await opener.focus();
    await opener.press('Enter');
  }
  await window.waitFor();
  if (kind === 'seats') await openSecurity(window);
  return window;
};

/** Opens the fold for keys, trust and deputies in the Seats window, for the rest of the test. */
const openSecurity = async (seats: Locator): Promise<void> => {
  const fold = seats.locator('details[data-key="security"]');
  if (!(await fold.evaluate(details => (details as HTMLDetailsElement).open)))
    await fold.locator('summary').first().click();
};

/** The revision a page has seen. */
export const revisionOf = async (page: Page, table: string): Promise<number> =>
  (await inTable(page, table, client => client.timeline.revision)) ?? 0;

export const waitForRevision = async (people: readonly Person[], table: string, revision: number): Promise<void> => {
  for (const { page, name } of people) {
    await until(`${name} reads entry ${revision}`, async () => (await revisionOf(page, table)) >= revision);
  }
};

/** Waits until a move is on all pages; or, in a reaction window, until the mover's page knows that it has passed. */
export const waitForMove = async (mover: Person, people: readonly Person[], table: string, before: number) => {
  const passed = tableWindow(mover.page, table).locator('[data-key="window-back"]');
  const isWritten = async (): Promise<boolean> => (await revisionOf(mover.page, table)) > before;
  await until(`${mover.name} has moved`, async () => (await isWritten()) || (await passed.count()) > 0);
  if (await isWritten()) await waitForRevision(people, table, before + 1);
};

/** Waits until the cards are dealt on all pages. */
export const waitForBeginning = (people: readonly Person[], table: string): Promise<void> =>
  untilAll(people, table, 'the game has begun', client => client.timeline.begun);

/** Seals the hands of a table with only this player, which asks nobody else. */
export const sealTable = async (person: Person, table: string): Promise<void> => {
  const seats = await openSideWindow(person, table, 'seats');
  await seats.locator('[data-action="openness"]').click();
  await untilAll([person], table, 'the hands are sealed', ({ timeline }) => !timeline.open);
};

/** The result of Verify in a page's Record window. */
export const verdictOf = async (person: Person, table: string): Promise<string> => {
  const record = await openSideWindow(person, table, 'record');
  const verdict = record.locator('.rt-why[role="status"]');
  await record.locator('[data-action="verify"]').click();
  await until(
    'there is a verdict',
    async () => (await verdict.count()) > 0 && !/^Checked/.test(await verdict.innerText()),
  );
  return verdict.innerText();
};

/** Agrees to all that is proposed. */
export const agreeToAll = async (person: Person, table: string): Promise<void> => {
  const open = async (): Promise<number> =>
    (await inTable(person.page, table, ({ timeline }) => timeline.proposals.length)) ?? 0;
  for (let left = await open(); left > 0; left = await open()) {
    await tableWindow(person.page, table).locator('[data-action="vote"][data-yes="true"]').first().click();
    await until('what was proposed is agreed to', async () => (await open()) < left);
  }
};
