/** Plays by clicking offers until somebody has won. */
import { errors, type Locator } from 'playwright-core';
import { chooser, quickDice } from '../../src/kernel/dice';
import type { Message } from '../../src/kernel/messages';
import { gameOf } from '../../src/testing/all-games';
import { inTable, until } from './in-page';
import { press, tabTo } from './keys';
import type { Person } from './people';
import { bringTableWindow, isCovered, revisionOf, tableWindow, waitForMove } from './table';

export interface Clicking {
  readonly seed: number;
  /** Stop after this number of clicks, or at the end of the game. */
  readonly most?: number;
  /** How often a kind of offer is clicked, if not as the game says (`demo.ts`). */
  readonly eagerness?: Eagerness;
  /** What is clicked before anything else, whenever it is offered. */
  readonly wanted?: (command: Message) => boolean;
  /** Tab and Enter instead of the mouse. */
  readonly keyboard?: boolean;
  /** Stop when this holds. */
  readonly stop?: () => Promise<boolean>;
  /** Called after each move. */
  readonly each?: (moves: number) => Promise<void> | void;
}

const OFFERS = ':is(.rt-choices, .rt-window) [data-action="submit"]:not([aria-disabled="true"])';
const offersOf = ({ page }: Person, table: string): Locator => tableWindow(page, table).locator(OFFERS);

/** Clicks the first offer of any player; returns who clicked. */
export const clickFirst = async (players: readonly Person[], table: string): Promise<Person> => {
  for (const person of players) {
    const offer = offersOf(person, table).first();
    if (!(await offer.count())) continue;
    await offer.click();
    return person;
  }
  throw new Error('nobody is offered anything');
};

interface Offer {
  readonly person: Person;
  readonly n: number;
  readonly kind: string;
  readonly command: string;
}

const offered = async (players: readonly Person[], table: string): Promise<readonly Offer[]> => {
  const all = await Promise.all(
    players.map(async person => {
      const commands = await offersOf(person, table).evaluateAll(buttons =>
        buttons.map(button => button.getAttribute('data-command') ?? ''),
      );
      return commands.map((command, n): Offer => ({ person, n, command, kind: String(JSON.parse(command).kind) }));
    }),
  );
  return all.flat();
};

const TICKETS = Array.from({ length: 1000 }, (_, n) => (n + 0.5) / 1000);

/** How often each kind of offer is chosen; the default is once. */
export type Eagerness = Readonly<Record<string, number | undefined>>;

/** Picks a kind of offer by eagerness, then one of its offers; `otherwise`: the eagerness for doing nothing. */
export const chooseEagerly = <O extends { readonly kind: string }>(
  offers: readonly O[],
  pick: ReturnType<typeof chooser>,
  eagerness: Eagerness,
  otherwise = 0,
): O | undefined => {
  const kinds = [...new Set(offers.map(offer => offer.kind))];
  const weight = (kind: string): number => eagerness[kind] ?? 1;
  let ticket = pick(TICKETS) * kinds.reduce((sum, kind) => sum + weight(kind), otherwise);
  const kind = kinds.find(one => (ticket -= weight(one)) < 0);
  return kind === undefined ? undefined : pick(offers.filter(offer => offer.kind === kind));
};

/** The winner and the reason, if the game has ended. */
export const endingOf = async ({ page }: Person, table: string): Promise<string | undefined> =>
  await inTable(page, table, ({ timeline: { ending } }) => ending && `${ending.winner} ${ending.reason}`);

/** The game's own eagerness; undefined for a game that only the page's catalogue has. */
export const eagernessOf = async ({ page }: Person, table: string): Promise<Eagerness> => {
  const id = await inTable(page, table, ({ timeline }) => timeline.head.game);
  return (id !== undefined && gameOf(id)?.demo.eagerness) || {};
};

/** Does the window show what the page has read, and is nothing pending? */
const isSettled = async ({ page }: Person, table: string): Promise<boolean> => {
  const shown = await tableWindow(page, table).getAttribute('data-revision');
  return (await inTable(page, table, ({ timeline, pending }) => (pending ? '' : String(timeline.revision)))) === shown;
};

const settled = async (players: readonly Person[], table: string): Promise<void> => {
  for (const person of players) await until(`${person.name}'s window shows the record`, () => isSettled(person, table));
};

/** Opens the folds around a button by keyboard, the outermost first. */
const unfoldByKeys = async ({ page }: Person, button: Locator): Promise<void> => {
  const closed = page.locator('details:not([open])').filter({ has: button });
  while (await closed.count()) {
    await tabTo(page, closed.first().locator('> summary'));
    await press(page, 'Enter');
  }
};

/** The time (ms) after which a click without effect is checked again: a bot may have moved meanwhile. */
const LOOKED_AT_AGAIN = 5_000;

/** Clicks an offer; false if it is gone, because somebody else has moved meanwhile. */
const clickOffer = async ({ person, command }: Offer, table: string, keyboard: boolean): Promise<boolean> => {
  const button = offersOf(person, table)
    .and(person.page.locator(`[data-command=${JSON.stringify(command)}]`))
    .first();
  if (keyboard) {
    await unfoldByKeys(person, button);
    await tabTo(person.page, button);
    await press(person.page, 'Enter');
    return true;
  }
  const timeout = LOOKED_AT_AGAIN;
  while (await button.count()) {
    try {
      await button.evaluate(
        element => {
          for (let at = element.closest('details'); at; at = at.parentElement?.closest('details') ?? null)
            at.open = true;
        },
        undefined,
        { timeout },
      );
      if (await isCovered(button, { timeout })) await bringTableWindow(person, table);
      await button.click({ timeout });
      return true;
    } catch (error) {
      if (!(error instanceof errors.TimeoutError)) throw error;
    }
  }
  return false;
};

/** Clicks random offers; returns the ending, or undefined if it was stopped before. */
export const playByClicking = async (
  players: readonly Person[],
  everybody: readonly Person[],
  table: string,
  how: Clicking,
): Promise<string | undefined> => {
  const pick = chooser(quickDice(how.seed));
  const [first] = players;
  const { most = 2_000, wanted = () => false } = how;
  if (!first) return undefined;
  const eagerness = { ...(await eagernessOf(first, table)), ...how.eagerness };
  for (let moves = 0; moves < most; moves++) {
    await settled(players, table);
    let offers: readonly Offer[] = [];
    let ending: string | undefined;
    await until('somebody may click something', async () => {
      ending = await endingOf(first, table);
      offers = ending === undefined ? await offered(players, table) : [];
      return ending !== undefined || offers.length > 0;
    });
    if (ending !== undefined) return ending;
    if (await how.stop?.()) return undefined;
    const before = await revisionOf(first.page, table);
    const sought = offers.filter(({ command }) => wanted(JSON.parse(command) as Message));
    const offer = chooseEagerly(sought.length > 0 ? sought : offers, pick, eagerness);
    if (!offer || !(await clickOffer(offer, table, how.keyboard ?? false))) continue;
    await waitForMove(offer.person, everybody, table, before);
    await how.each?.(moves);
  }
  return undefined;
};
