/** From a click to the last page that shows its result: three real pages on the embedded host. */
import { loadavg } from 'node:os';
import type { Browser, Page } from 'playwright-core';
import { defaultOptions } from '../../src/kernel/options';
import type { AnyGame } from '../../src/table/record/model';
import { openHost, type TestHost } from '../../tests/harness/host';
import { join, openBrowser, type Person } from '../../tests/harness/people';
import { playByClicking } from '../../tests/harness/playing';
import { dismissWelcome, makeTable, openTableWindow, revisionOf, waitForBeginning } from '../../tests/harness/table';
import { bytesOf, rounded, spreadOf, sum } from './module-size';
import { bytesByPart } from './wire-parts';

const CLICKS = 40;
const SEED = 3;
const NAME = 'Bench';

/** A page's notes: the time of its last click, and when its table window first showed each revision. */
interface Notes {
  clicked: number;
  readonly shown: Record<string, number>;
}
declare global {
  var benchNotes: Notes;
}

/** Clocks of pages begin when they load; with this offset they are one clock. */
const note = (page: Page, table: string): Promise<void> =>
  page.evaluate(id => {
    const notes: Notes = (globalThis.benchNotes = { clicked: 0, shown: {} });
    const now = (): number => performance.timeOrigin + performance.now();
    addEventListener(
      'click',
      () => {
        notes.clicked = now();
      },
      { capture: true },
    );
    const look = (): void => {
      const revision = document.querySelector<HTMLElement>(`.rt-table-app[data-table="${id}"]`)?.dataset['revision'];
      if (revision !== undefined) notes.shown[revision] ??= now();
    };
    const observed = { subtree: true, childList: true, attributes: true, attributeFilter: ['data-revision'] };
    new MutationObserver(look).observe(document.body, observed);
  }, table);

const notesOf = ({ page }: Person): Promise<Notes> => page.evaluate(() => globalThis.benchNotes);

/** When a page showed this revision or, where several came at once, a later one. */
const shownAt = ({ shown }: Notes, revision: number): number =>
  Math.min(
    ...Object.entries(shown)
      .filter(([key]) => Number(key) >= revision)
      .map(([, time]) => time),
  );

interface Click {
  readonly revision: number;
  readonly clicked: number;
}

/** Plays by clicking; for each click, its time and the resulting revision. */
const play = async (
  players: readonly Person[],
  everybody: readonly Person[],
  table: string,
): Promise<readonly Click[]> => {
  const [first] = players;
  const made: Click[] = [];
  let revision = first ? await revisionOf(first.page, table) : 0;
  await playByClicking(players, everybody, table, {
    seed: SEED,
    most: CLICKS,
    async each() {
      const notes = await Promise.all(players.map(notesOf));
      made.push({ revision: revision + 1, clicked: Math.max(...notes.map(({ clicked }) => clicked)) });
      revision = first ? await revisionOf(first.page, table) : 0;
    },
  });
  return made;
};

/** Two people at the first seats of a game, bots at the others. */
const holdersOf = (game: AnyGame): Readonly<Record<string, string>> =>
  Object.fromEntries(
    game.seats(defaultOptions(game.options)).map((seat, n) => [seat, n < 2 ? `Player ${n + 1}` : 'Bot']),
  );

/** Measures every click of a game that two people play, in three pages. */
const measure = async (host: TestHost, browser: Browser, game: AnyGame): Promise<object> => {
  const sit = (name: string): Promise<Person> => join(browser, host.host.url, name);
  const gm = await sit('Gamemaster');
  const players = [await sit('Player 1'), await sit('Player 2')];
  const everybody = [gm, ...players];
  await dismissWelcome(gm);
  const table = await makeTable(gm, { name: NAME, game: game.id, holders: holdersOf(game) });
  await waitForBeginning(everybody, table);
  for (const person of everybody) await openTableWindow(person, table);
  await Promise.all(everybody.map(({ page }) => note(page, table)));
  const before = everybody.map(({ received }) => received.length);
  const made = await play(players, everybody, table);
  const sent = everybody.flatMap(({ received }, n) => received.slice(before[n]));
  const notes = await Promise.all(everybody.map(notesOf));
  const times = made
    .map(({ revision, clicked }) => Math.max(...notes.map(one => shownAt(one, revision))) - clicked)
    .filter(Number.isFinite);
  const share = made.length * everybody.length;
  return {
    pages: everybody.length,
    clicks: times.length,
    millisecondsToTheLastPage: spreadOf(times),
    bytesToAPagePerCommand: rounded(sum(sent.map(bytesOf)) / share),
    byPart: bytesByPart(sent, share),
  };
};

/** Rounds of a fixed piece of work, which shows how fast the machine is during the measurement. */
const ROUNDS = 40;

/** How busy the machine is, and the milliseconds for a fixed piece of work. */
const machineNow = (): object => {
  const begun = performance.now();
  let text = '';
  for (let n = 0; n < ROUNDS; n++)
    text = JSON.stringify(Array.from({ length: 5_000 }, (_, at) => ({ at, text: `${text.length} ${at}` })));
  return { load: loadavg().map(rounded), fixedWorkMilliseconds: rounded(performance.now() - begun) };
};

/**
 * The clicks of each game, each with the load of the machine. A game that cannot be measured is named with its fault, and
 * the others are measured all the same. `told` hears of each game as soon as it is measured.
 */
export const clicks = async (
  games: readonly AnyGame[],
  told: (game: string, found: object) => void = () => undefined,
): Promise<object> => {
  const browser = await openBrowser();
  const found: Record<string, object> = {};
  try {
    for (const game of games) {
      const machine = machineNow();
      // as Foundry sends it: a query reaches whom it asks, not every page as in the tests of secrecy
      const host = await openHost({ latency: { mean: 0, spread: 0 }, queriesVisible: false });
      try {
        found[game.id] = { machine, ...(await measure(host, browser, game)) };
      } catch (error) {
        found[game.id] = { machine, fault: String(error) };
      } finally {
        for (const context of browser.contexts()) await context.close();
        await host.close();
      }
      told(game.id, found[game.id] ?? {});
    }
    return found;
  } finally {
    await browser.close();
  }
};
