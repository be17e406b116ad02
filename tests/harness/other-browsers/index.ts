/** Users of a table in other browsers: they join by the form, click offers, and leave nothing behind. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { readOptions } from '../../../src/kernel/options';
import { chooser, quickDice } from '../../../src/kernel/dice';
import { gameOf } from '../../../src/testing/all-games';
import { until } from '../in-page';
import { chooseEagerly } from '../playing';
import { firefox } from './firefox';
import { type OtherBrowser, type OtherPage, pageOf } from './driver';
import { webkit } from './webkit';

/** Those that this machine has. */
export const INSTALLED: readonly OtherBrowser[] = [firefox, webkit].filter(({ program }) => program !== undefined);

const SIZE = { width: 1400, height: 860 } as const;

export interface Guest {
  readonly name: string;
  readonly browser: OtherBrowser;
  readonly page: OtherPage;
}

export const join = async (browser: OtherBrowser, url: string, name: string): Promise<Guest> => {
  const page = pageOf(await browser.start(SIZE));
  await page.open(`${url}/join`);
  await page.click('#join-username');
  await page.type(name);
  await page.click('button[name="join"]');
  const isReady = (): Promise<boolean> =>
    page.evaluate('globalThis.game?.ready === true').then(
      value => value === true,
      // the page is navigating
      () => false,
    );
  await until(`${name} has joined in ${browser.name}`, isReady);
  // a click must hit what it was aimed at, and bots need not be slow
  await page.evaluate(`game.settings.set('revolution-tables', 'autoChoice', 'off').then(() => null)`);
  return { name, browser, page };
};

export const look = async ({ page, browser }: Guest, name: string): Promise<void> => {
  mkdirSync('tests/output', { recursive: true });
  writeFileSync(`tests/output/${name}-${browser.name}.png`, await page.picture());
};

/** Closes the welcome, which would cover a table. */
export const dismissWelcome = ({ page }: Guest): Promise<void> => page.click('.rt-welcome [data-action="later"]');

/** Reads something of a table; `read` is an expression on its client. */
const ofTable = ({ page }: Guest, table: string, read: string): Promise<unknown> =>
  page.evaluate(`(client => client && (${read})(client))(
    game.modules.get('revolution-tables').api.table(${JSON.stringify(table)}))`);

export const tablesOf = async ({ page }: Guest): Promise<readonly unknown[]> => {
  const all = await page.evaluate(`game.modules.get('revolution-tables').api.tables().map(({ id }) => id)`);
  return Array.isArray(all) ? all : [];
};

/** Makes a table of a game with these users on the first seats and bots on the others. All view its scene. */
export const sitDown = async (guests: readonly Guest[], game: string): Promise<string> => {
  const [maker] = guests;
  const rules = gameOf(game);
  if (!maker || !rules) throw new Error(`nobody can play ${game}`);
  const { options } = readOptions(rules.options, {});
  const bot = rules.bots[0]?.id;
  const holders = rules.seats(options).map((seat, n) => {
    const guest = guests[n];
    return guest
      ? `${seat}: { kind: 'user', user: game.users.getName('${guest.name}').id }`
      : `${seat}: { kind: 'bot', bot: '${bot}' }`;
  });
  const made = await maker.page.evaluate(`game.modules.get('revolution-tables').api.createTable({
    name: 'Two browsers', game: '${game}', options: ${JSON.stringify(options)}, mode: 'enforced', scene: true, open: false,
    holders: { ${holders.join(', ')} },
  }).then(({ id }) => id)`);
  const table = String(made);
  for (const guest of guests) {
    await until(
      `${guest.name} sees the game begin`,
      async () => (await ofTable(guest, table, 'client => client.timeline.begun')) === true,
    );
    await guest.page.evaluate(
      `game.scenes.find(scene => scene.flags['revolution-tables']?.table === '${table}').view().then(() => null)`,
    );
    await until(`${guest.name} sits at the table`, async () => (await guest.page.evaluate(SEATED(table))) === true);
  }
  return table;
};

const SEATED = (table: string): string => `document.querySelector('[data-place="${table}"] .rt-ask') !== null`;

/** What a seat may do now. */
export const OFFERS = '.rt-choices [data-action="submit"]:not([aria-disabled="true"])';

interface Offer {
  readonly guest: Guest;
  readonly command: string;
  readonly kind: string;
}

const offersOf = async (guest: Guest): Promise<readonly Offer[]> => {
  const commands = await guest.page.evaluate(
    `[...document.querySelectorAll(${JSON.stringify(OFFERS)})].map(one => one.dataset.command)`,
  );
  return (Array.isArray(commands) ? commands : []).map((one): Offer => {
    const command = String(one);
    return { guest, command, kind: String(JSON.parse(command).kind) };
  });
};

export const revisionOf = async (guest: Guest, table: string): Promise<number> =>
  Number(await ofTable(guest, table, 'client => client.timeline.revision'));

const isOver = async (guest: Guest, table: string): Promise<boolean> =>
  (await ofTable(guest, table, 'client => client.timeline.ending !== undefined')) === true;

/** Is nothing pending, and does the page show all it knows? */
export const isSettled = async (guest: Guest, table: string): Promise<boolean> =>
  (await guest.page.evaluate(`(() => {
    const { timeline, pending } = game.modules.get('revolution-tables').api.table('${table}');
    const shown = document.querySelector('.rt-table-app[data-table="${table}"]')?.dataset.revision;
    return !pending && shown === String(timeline.revision);
  })()`)) === true;

/** How a move is made: by mouse; by finger or by key where the browser's protocol can do that, else by mouse. */
export type Way = 'click' | 'tap' | 'key';

export interface Stretch {
  readonly seed: number;
  /** The way of each move. */
  readonly ways: readonly Way[];
}

/** Gives an element the focus, if it is there. */
const FOCUS = (selector: string): string => `(one => {
  for (let at = one?.parentElement; at; at = at.parentElement) if (at.tagName === 'DETAILS') at.open = true;
  one?.focus();
  return one !== null && document.activeElement === one;
})(document.querySelector(${JSON.stringify(selector)}))`;

const attempt = async ({ guest: { page, browser }, command }: Offer, way: Way): Promise<void> => {
  const button = `${OFFERS}[data-command=${JSON.stringify(command)}]`;
  if (way !== 'key') await page.tryPress(button, way === 'tap' && browser.touches ? 'touch' : 'mouse');
  else if ((await page.evaluate(FOCUS(button))) === true) await page.press('Enter');
};

/** So many looks a move may take, before the next attempt: a redraw may have come before the first. */
const TAKES = 30;

/** Has the page made its move, or passed in a reaction window? */
const hasMoved = async (guest: Guest, table: string, before: number): Promise<boolean> =>
  (await guest.page.evaluate(`document.querySelector('[data-key="window-back"]') !== null`)) === true ||
  (await revisionOf(guest, table)) > before;

/** Users choose random offers on their pages; returns the number of moves. */
export const play = async (guests: readonly Guest[], table: string, { seed, ways }: Stretch): Promise<number> => {
  const pick = chooser(quickDice(seed));
  const [one] = guests;
  if (!one) return 0;
  const eagerness =
    gameOf(String(await ofTable(one, table, 'client => client.timeline.head.game')))?.demo.eagerness ?? {};
  for (const [made, way] of ways.entries()) {
    let over = false;
    let offer: Offer | undefined;
    let before = 0;
    let looks = 0;
    await until('somebody has moved', async () => {
      if (offer && (await hasMoved(offer.guest, table, before))) return true;
      if (offer && ++looks % TAKES !== 0) return false;
      over = await isOver(one, table);
      for (const guest of guests) if (!over && !(await isSettled(guest, table))) return false;
      const offers = (await Promise.all(guests.map(offersOf))).flat();
      offer = over ? undefined : chooseEagerly(offers, pick, eagerness);
      if (!offer) return over;
      before = await revisionOf(offer.guest, table);
      await attempt(offer, way);
      return false;
    });
    if (!offer) return made;
    const { guest: mover } = offer;
    for (const guest of guests)
      await until(
        `${guest.name} reads it`,
        async () => (await revisionOf(guest, table)) >= (await revisionOf(mover, table)),
      );
  }
  return ways.length;
};

/** The public view of a table, as a page has it. */
export const publicView = (guest: Guest, table: string): Promise<unknown> =>
  ofTable(guest, table, 'client => JSON.stringify(client.game.hide(client.timeline.state, undefined))');
