/** Plays on the board: clicks highlighted places and cards, and what menus offer. */
import type { Locator } from 'playwright-core';
import { chooser, quickDice } from '../../src/kernel/dice';
import { toAct } from '../../src/kernel/agenda';
import { legal } from '../../src/kernel/offers';
import { gameOf } from '../../src/testing/all-games';
import { overlayOf } from './board';
import { inTable, until } from './in-page';
import { chooseEagerly, type Eagerness, eagernessOf, endingOf } from './playing';
import type { Person } from './people';
import { revisionOf, tableWindow, waitForMove } from './table';

/** The number of answers given on the board or in the hand, and the kinds given by buttons. */
export interface Played {
  readonly ending: string | undefined;
  readonly atPlaces: number;
  readonly atButtons: ReadonlyMap<string, number>;
}

const ENABLED = ':not([aria-disabled="true"])';
const menuOf = ({ page }: Person): Locator => page.locator(`.rt-bubble--menu .rt-bubble__choice${ENABLED}`);
const litOf = ({ page }: Person): Locator =>
  page.locator('.rt-overlay :is(.rt-aim[data-lit="legal"], .rt-piece[data-use="legal"]), .rt-hand .rt-card--playable');
const hitTargetsOf = ({ page }: Person): Locator => overlayOf(page).locator('.rt-aim[data-lit="legal"]');

/** How many things are tried before a button is used. */
const TRIES = 12;
/**
 * One answer in this many is the question's main button, or ends it: otherwise play that always finds more to do
 * never finishes.
 */
const DONE = [true, false, false, false];
const MAIN = ':is(.rt-choices .rt-button--primary, .rt-choices__closing .rt-button)';
/** One in this many passes an open window. */
const PASSING = [true, true, true, false];
const PASS = '.rt-window ';
const BUTTONS = '.rt-choices ';

interface Choosing {
  readonly pick: ReturnType<typeof chooser>;
  readonly eagerness: Eagerness;
}
const kindOf = (command: string): string => String((JSON.parse(command) as { readonly kind?: string }).kind);

/** Clicks the middle of something on the screen, whatever element is on top there. */
const press = async ({ page }: Person, element: Locator): Promise<boolean> => {
  // a counter's drawing may extend beyond its rim, which marks its place
  const rim = element.locator('> .rt-piece__rim');
  const box = await ((await rim.count()) ? rim : element).boundingBox();
  if (!box?.width) return false;
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  return true;
};

/** The seats that are asked and have an answer, by their pages. */
const asked = async (players: readonly Person[], table: string): Promise<readonly Person[]> => {
  const all = await Promise.all(
    players.map(async person => {
      const seen = await inTable(person.page, table, ({ timeline, seat }) => ({
        state: timeline.state,
        seat,
        id: timeline.head.game,
      }));
      const game = seen && gameOf(seen.id);
      if (!game || seen.seat === undefined || !toAct(game, seen.state).includes(seen.seat)) return undefined;
      // a seat that has passed waits for the others
      if (await tableWindow(person.page, table).locator('[data-key="window-back"]').count()) return undefined;
      return legal(game, seen.state, seen.seat).length ? person : undefined;
    }),
  );
  return all.flatMap(person => person ?? []);
};

/** The eagerness from which on a move is worth making. */
const WORTH = 0.5;

/** Clicks a row of a menu, by eagerness; false if none is worth it. */
const clickRow = async (rows: readonly Locator[], { pick, eagerness }: Choosing): Promise<boolean> => {
  const offers = await Promise.all(
    rows.map(async row => ({ row, kind: kindOf((await row.getAttribute('data-command')) ?? '{}') })),
  );
  const chosen = chooseEagerly(offers, pick, eagerness, WORTH);
  await chosen?.row.click();
  return chosen !== undefined;
};

/** Clicks one highlighted thing, and then what it offers; true if a move was made. */
const clickPlace = async (person: Person, table: string, how: Choosing, before: number): Promise<boolean> => {
  const { pick } = how;
  const lit = await litOf(person).all();
  if (!lit.length) return false;
  await person.page.mouse.move(3, 300);
  if (!(await press(person, pick(lit)))) return false;
  let isMade = false;
  let rows: readonly Locator[] = [];
  let aims: readonly Locator[] = [];
  for (let looks = 0; looks < 20 && !isMade && !rows.length; looks++) {
    isMade = (await revisionOf(person.page, table)) > before;
    rows = await menuOf(person).all();
    if (looks > 4) aims = await hitTargetsOf(person).all();
    if (aims.length && looks > 8) break;
    await person.page.evaluate('new Promise(done => requestAnimationFrame(() => done()))');
  }
  if (isMade) return true;
  if (rows.length) {
    if (!(await clickRow(rows, how))) return false;
  } else if (aims.length && (await press(person, pick(aims)))) {
    await until(
      'a place is answered or asks on',
      async () =>
        (await revisionOf(person.page, table)) > before ||
        (await menuOf(person).count()) > 0 ||
        (await person.page.locator('.rt-bubble').count()) > 0 ||
        (await inTable(person.page, table, ({ pending }) => pending)) === 0,
    );
    const next = await menuOf(person).all();
    if (next.length && !(await clickRow(next, how))) return false;
  } else return false;
  for (let looks = 0; looks < 60; looks++) {
    if ((await revisionOf(person.page, table)) > before) return true;
    await person.page.evaluate('new Promise(done => setTimeout(done, 25))');
  }
  return false;
};

/** Clicks a button, and returns its command's kind; undefined if there was none. */
const clickButton = async (
  person: Person,
  table: string,
  which: string,
  { pick, eagerness }: Choosing,
): Promise<string | undefined> => {
  const buttons = tableWindow(person.page, table).locator(`${which}[data-action="submit"]${ENABLED}`);
  const open = await buttons.evaluateAll(all =>
    all.flatMap((one, n) =>
      one.closest('details:not([open])') ? [] : [{ n, command: one.dataset['command'] ?? '{}' }],
    ),
  );
  const chosen = chooseEagerly(
    open.map(({ n, command }) => ({ n, kind: kindOf(command) })),
    pick,
    eagerness,
  );
  if (!chosen) return undefined;
  await buttons.nth(chosen.n).click();
  return chosen.kind;
};

/** Plays at random on the board; clicks a button other than the main one only if nothing else is highlighted. */
export const playOnBoard = async (
  players: readonly Person[],
  everybody: readonly Person[],
  table: string,
  { seed, most }: { readonly seed: number; readonly most: number },
): Promise<Played> => {
  const pick = chooser(quickDice(seed));
  const [first] = players;
  if (!first) throw new Error('nobody plays');
  const how = { pick, eagerness: await eagernessOf(first, table) };
  const atButtons = new Map<string, number>();
  let atPlaces = 0;
  for (let moves = 0; moves < most; moves++) {
    let ending: string | undefined;
    let waiting: readonly Person[] = [];
    await until('somebody is asked', async () => {
      ending = await endingOf(first, table);
      waiting = ending === undefined ? await asked(players, table) : [];
      return ending !== undefined || waiting.length > 0;
    });
    if (ending !== undefined) return { ending, atPlaces, atButtons };
    const person = pick([...waiting]);
    const before = await revisionOf(person.page, table);
    let kind = pick(PASSING) ? await clickButton(person, table, PASS, how) : undefined;
    if (kind === undefined && pick(DONE)) kind = await clickButton(person, table, MAIN, how);
    let isMade = false;
    for (let tries = 0; kind === undefined && tries < TRIES && !isMade; tries++) {
      isMade = await clickPlace(person, table, how, before);
      if (!isMade) await person.page.keyboard.press('Escape');
      if (!isMade && !(await litOf(person).count())) break;
    }
    if (isMade) atPlaces++;
    else {
      kind ??= await clickButton(person, table, BUTTONS, how);
      if (kind === undefined) continue;
      atButtons.set(kind, (atButtons.get(kind) ?? 0) + 1);
    }
    await waitForMove(person, everybody, table, before);
  }
  return { ending: undefined, atPlaces, atButtons };
};
