/**
 * Firefox and WebKitGTK: the first minute of every game in each, with mouse, keys and fonts, and a stretch of every game
 * with a seat in either. `npm run browsers` installs them; `npm test` plays in those that are installed.
 */
import { expect, test } from 'vitest';
import type { OtherBrowser } from '../harness/other-browsers/driver';
import { openHost } from '../harness/host';
import { until } from '../harness/in-page';
import { GAMES } from '../harness/place';
import {
  dismissWelcome,
  type Guest,
  INSTALLED,
  join,
  look,
  play,
  publicView,
  sitDown,
  tablesOf,
  type Way,
} from '../harness/other-browsers';

/** A host, and whoever sits down at it; at the end no page may have complained. */
const playSession = async (
  sit: (url: string) => Promise<readonly Guest[]>,
  act: (guests: readonly Guest[]) => Promise<void>,
) => {
  const host = await openHost({ latency: { mean: 0, spread: 0 } });
  let guests: readonly Guest[] = [];
  try {
    guests = await sit(host.host.url);
    await act(guests);
    for (const guest of guests) {
      await guest.page.evaluate('null');
      expect(guest.page.troubles(), guest.browser.name).toEqual([]);
    }
    expect(host.host.faults()).toEqual([]);
  } catch (error) {
    for (const guest of guests) {
      await look(guest, 'failed').catch(() => undefined);
      console.error(guest.browser.name, guest.page.troubles());
    }
    throw error;
  } finally {
    for (const { page } of guests) await page.close();
    await host.close();
  }
};

/** What shares the page, measured as the pages of Chromium are (`harness/place.ts`). */
const MEASURE = `(() => {
  const rect = ({ left, top, right, bottom }) => ({ left, top, right, bottom });
  const sheet = document.querySelector('.rt-overlay .rt-board__sheet, .rt-dock--board .rt-board__sheet');
  const docks = [...document.querySelectorAll('.rt-dock:not([data-dock="board"])')].filter(one => one.offsetWidth)
    .map(one => rect(one.getBoundingClientRect()));
  const board = sheet && rect(sheet.getBoundingClientRect());
  const meets = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  return board && board.right - board.left > 200 && board.left >= -1 && board.top >= -1
    && board.right <= innerWidth + 1 && board.bottom <= innerHeight + 1
    && docks.length > 0 && !docks.some(dock => meets(dock, board))
    && !docks.some((dock, n) => docks.slice(n + 1).some(other => meets(dock, other)));
})()`;

/** Every card of the hand, where a game has one, shows what it is. */
const FACES = `[...document.querySelectorAll('.rt-dock--hand .rt-card__face')].every(face => face.textContent.trim())`;

const FONTS = `Promise.all(['RT Oswald', 'RT PT Serif'].map(name => document.fonts.load('16px "' + name + '"')))
  .then(found => found.every(faces => faces.length > 0))`;

/** A game master alone in a browser, before whom the library lies. */
const alone = (browser: OtherBrowser, act: (guest: Guest) => Promise<void>): Promise<void> =>
  playSession(
    async url => [await join(browser, url, 'Gamemaster')],
    async ([guest]) => {
      if (!guest) throw new Error('nobody came');
      await guest.page.spotOf('.rt-welcome [data-action]');
      await act(guest);
    },
  );
/** Plays a game, or takes a table of it by hand, with a click in the library. */
const startGame = async ({ page }: Guest, how: 'play' | 'hand', game: string): Promise<void> =>
  page.click(`#rt-library [data-action="atOnce"][data-how="${how}"][data-game="${game}"]`);
const untilFitted = (guest: Guest, game: string): Promise<void> =>
  until(`${game}: the board lies whole between the docks`, async () => (await guest.page.evaluate(MEASURE)) === true);

/** The column's edge is pulled by the mouse, then by a key, and says where it stands. */
const pullEdge = async ({ page }: Guest): Promise<void> => {
  const grip = '.rt-dock--table .rt-dock__grip';
  const value = (): Promise<unknown> => page.evaluate(`Number(document.querySelector('${grip}').ariaValueNow)`);
  const [usual, spot] = [Number(await value()), await page.spotOf(grip)];
  await page.drag(spot, { x: spot.x - 60, y: spot.y });
  await until('the column is wider', async () => Number(await value()) > usual);
  const pulled = Number(await value());
  await page.evaluate(`document.querySelector('${grip}').focus()`);
  for (let presses = 0; presses < 3; presses++) await page.press('ArrowLeft');
  await until('and wider still', async () => Number(await value()) > pulled);
  await until('the board gives way', async () => (await page.evaluate(MEASURE)) === true);
};

/** So many looks in a row that find a piece where it was. */
const CALM = 12;

interface Cells {
  readonly names: readonly string[];
  readonly x: number;
  readonly y: number;
}

/** The Cells that lie in a place, by name, and where the first of them is. */
const CELLS = (place: string): string => `(() => {
  const found = [...document.querySelectorAll('.rt-overlay .rt-piece[aria-label*="Cell, ${place}"]')];
  if (!found[0]) return null;
  const { left, top, width, height } = found[0].getBoundingClientRect();
  return { names: found.map(one => one.ariaLabel.split(',')[0]), x: left + width / 2, y: top + height / 2 };
})()`;

/** At a table by hand, a counter goes where the pointer lets it go. */
const dragCounter = async (guest: Guest): Promise<void> => {
  const { page } = guest;
  await until('Cells lie there', async () => (await page.evaluate(`${CELLS('Tampere')} !== null`)) === true);
  await untilFitted(guest, 'all-bridges');
  const at = async (place: string) => (await page.evaluate(CELLS(place))) as Cells | null;
  // the view is fitted more than once while the docks find their size
  let before = '';
  let calm = 0;
  await until('the board rests', async () => {
    const now = JSON.stringify(await at('Tampere'));
    calm = now === before ? calm + 1 : 0;
    before = now;
    return calm >= CALM;
  });
  const [from, to] = [await at('Tampere'), await at('Vaasa')];
  if (!from || !to) throw new Error('a place has no Cell');
  const [cell = ''] = from.names;
  await page.drag(from, to);
  await until(`${cell} lies there`, async () => (await at('Vaasa'))?.names.includes(cell) === true);
  await look(guest, 'dragged');
};

test.concurrent.for(INSTALLED)('the first minute of every game in $name, then the docks and a drag', browser =>
  alone(browser, async guest => {
    const { page } = guest;
    /** The next table, from the library. */
    const start = async (how: 'play' | 'hand', game: string): Promise<void> => {
      const before = await tablesOf(guest);
      if (before.length > 0) await page.click('[data-tool="revolutionTables"]');
      await startGame(guest, how, game);
      const isLaid = async (): Promise<boolean> => {
        const table = (await tablesOf(guest)).find(id => !before.includes(id));
        return (
          table !== undefined &&
          (await page.evaluate(`document.querySelector('[data-place="${table}"]') !== null`)) === true
        );
      };
      await until(`${game} is laid out in ${browser.name}`, isLaid);
    };
    for (const game of GAMES) {
      await start('play', game);
      await page.spotOf('.rt-dock .rt-ask__text');
      await untilFitted(guest, game);
      await until(`${game}: the cards in hand have faces`, async () => (await page.evaluate(FACES)) === true);
      await look(guest, `first-${game}`);
    }
    expect(await page.evaluate(FONTS)).toBe(true);
    await pullEdge(guest);
    await start('hand', 'all-bridges');
    await dragCounter(guest);
  }),
);

/** WebKitGTK's driver knows no finger, and Firefox does not press a button by Enter: they click instead. */
const WAYS: readonly Way[] = ['tap', 'key', 'click', 'click', 'key'];

test(`a stretch of every game, one seat in ${INSTALLED[0]?.name}, the other in ${INSTALLED.at(-1)?.name}`, () =>
  playSession(
    async url => {
      const [first, last = first] = [INSTALLED[0], INSTALLED.at(-1)];
      if (!first || !last) throw new Error('no other browser is installed: npm run browsers');
      // one after the other: which page came first does not matter, but two starting browsers are slow
      return [await join(first, url, 'Gamemaster'), await join(last, url, 'Player 1')];
    },
    async guests => {
      const [maker] = guests;
      if (maker) await dismissWelcome(maker);
      for (const game of GAMES) {
        const table = await sitDown(guests, game);
        expect(await play(guests, table, { seed: 5, ways: WAYS }), game).toBe(WAYS.length);
        const views = await Promise.all(guests.map(guest => publicView(guest, table)));
        expect(views[0], game).toBe(views[1]);
        expect(String(views[0]).length, game).toBeGreaterThan(50);
        for (const guest of guests) await look(guest, `stretch-${game}`);
      }
    },
  ));
