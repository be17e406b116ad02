/** A session with other browsers: who sits down, what lies on their pages, and a counter that goes somewhere. */
import { expect } from 'vitest';
import { openHost } from '../host';
import { until } from '../in-page';
import type { OtherBrowser, Spot } from './driver';
import { type Guest, join, look, tablesOf } from './index';

/** A host, and whoever sits down at it; at the end no page may have complained. */
export const playSession = async (
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

/** A game master alone in a browser, before whom the library lies. */
export const alone = (browser: OtherBrowser, act: (guest: Guest) => Promise<void>): Promise<void> =>
  playSession(
    async url => [await join(browser, url, 'Gamemaster')],
    async ([guest]) => {
      if (!guest) throw new Error('nobody came');
      await guest.page.spotOf('.rt-welcome [data-action]');
      await act(guest);
    },
  );

/** What shares the page, measured as the pages of Chromium are (`harness/place.ts`). */
export const MEASURE = `(() => {
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

export const untilFitted = (guest: Guest, game: string): Promise<void> =>
  until(`${game}: the board lies whole between the docks`, async () => (await guest.page.evaluate(MEASURE)) === true);

/** Plays a game, or takes a table of it by hand, with a click in the library; returns the new table. */
export const start = async (guest: Guest, how: 'play' | 'hand', game: string): Promise<string> => {
  const { page, browser } = guest;
  const before = await tablesOf(guest);
  if (before.length > 0) await page.click('[data-tool="revolutionTables"]');
  await page.click(`#rt-library [data-action="atOnce"][data-how="${how}"][data-game="${game}"]`);
  let table: unknown;
  await until(`${game} is laid out in ${browser.name}`, async () => {
    table = (await tablesOf(guest)).find(id => !before.includes(id));
    return (
      table !== undefined &&
      (await page.evaluate(`document.querySelector('[data-place="${table}"]') !== null`)) === true
    );
  });
  return String(table);
};

/** So many looks in a row that find a piece where it was. */
const CALM = 12;

export interface Cells extends Spot {
  readonly names: readonly string[];
}

/** The pieces of a Cell that lie in a place. */
export const cellsIn = (place: string): string => `.rt-overlay .rt-piece[aria-label*="Cell, ${place}"]`;

/** The Cells that lie in a place, by name, and where the first of them is. */
export const readCells = async ({ page }: Guest, place: string): Promise<Cells | undefined> =>
  ((await page.evaluate(`(() => {
    const found = [...document.querySelectorAll(${JSON.stringify(cellsIn(place))})];
    if (!found[0]) return null;
    const { left, top, width, height } = found[0].getBoundingClientRect();
    return { names: found.map(one => one.ariaLabel.split(',')[0]), x: left + width / 2, y: top + height / 2 };
  })()`)) as Cells | null) ?? undefined;

/** Waits until a Cell lies still in a place, and returns those there. */
export const cellsAtRest = async (guest: Guest, place: string): Promise<Cells> => {
  await until('Cells lie there', async () => (await readCells(guest, place)) !== undefined);
  await untilFitted(guest, 'all-bridges');
  // the view is fitted more than once while the docks find their size
  let cells: Cells | undefined;
  let calm = 0;
  await until('the board rests', async () => {
    const now = await readCells(guest, place);
    calm = JSON.stringify(now) === JSON.stringify(cells) ? calm + 1 : 0;
    cells = now;
    return calm >= CALM;
  });
  if (!cells) throw new Error(`${place} has no Cell`);
  return cells;
};

/** Waits until a Cell lies in a place. */
export const untilCellIn = (guest: Guest, cell: string, place: string): Promise<void> =>
  until(`${cell} lies in ${place}`, async () => (await readCells(guest, place))?.names.includes(cell) === true);

/** At a table by hand, a counter goes where the pointer lets it go. */
export const dragCounter = async (guest: Guest, pointerType: 'mouse' | 'touch'): Promise<void> => {
  const from = await cellsAtRest(guest, 'Tampere');
  const [cell = ''] = from.names;
  await guest.page.drag(from, await cellsAtRest(guest, 'Vaasa'), pointerType);
  await untilCellIn(guest, cell, 'Vaasa');
  await look(guest, `dragged-by-${pointerType}`);
};
