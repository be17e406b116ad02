/** Measures the layout of a table on the page: where board and docks lie. */
import type { Page } from 'playwright-core';
import { CATALOG } from '../../src/catalog';
import { until } from './in-page';
import type { Person } from './people';
import { openLibrary, tableWindow, waitForBeginning } from './table';

export interface Rect {
  readonly name: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Runs in the page. */
const rectsInPage = (): readonly Rect[] =>
  [...document.querySelectorAll('.rt-dock, .rt-overlay .rt-board__sheet, .rt-dock--board .rt-board__sheet')].flatMap(
    element => {
      const { left, top, right, bottom, width } = element.getBoundingClientRect();
      const name = element.getAttribute('data-dock') ?? 'sheet';
      return width ? [{ name, left, top, right, bottom }] : [];
    },
  );

/** The rectangles of everything on the page: the board, the docks, and what stands beside the board. */
export const parts = (page: Page): Promise<readonly Rect[]> => page.evaluate(rectsInPage);

export const partOf = async (page: Page, name: string): Promise<Rect> => {
  const found = (await parts(page)).find(part => part.name === name);
  if (!found) throw new Error(`the page shows no ${name}`);
  return found;
};

export const overlap = (one: Rect, other: Rect): boolean =>
  one.left < other.right - 1 && other.left < one.right - 1 && one.top < other.bottom - 1 && other.top < one.bottom - 1;

/** What covers the board and takes its clicks, checked on a grid of points: nothing may, visible or not. */
export const liesOver = (page: Page, sheet: Rect): Promise<readonly string[]> =>
  page.evaluate(({ left, top, right, bottom }) => {
    const [across, down] = [32, 24];
    const found = new Set<string>();
    for (let n = 0; n < across * down; n++) {
      const x = left + ((right - left) * ((n % across) + 0.5)) / across;
      const y = top + ((bottom - top) * (Math.floor(n / across) + 0.5)) / down;
      const there = document.elementFromPoint(x, y);
      if (there && !there.closest('.rt-overlay, .rt-board, #board'))
        found.add(`${there.tagName.toLowerCase()}#${there.id}.${there.getAttribute('class') ?? ''}`);
    }
    return [...found];
  }, sheet);

/** The piles that have cards, as far as the canvas shows them only as an empty place: almost nothing is dark there. */
export const blankPiles = (page: Page): Promise<readonly string[]> =>
  page.evaluate(`(() => {
    const board = document.querySelector('#board');
    const copy = Object.assign(document.createElement('canvas'), { width: board.width, height: board.height });
    const pixels = copy.getContext('2d', { willReadFrequently: true });
    pixels.drawImage(board, 0, 0);
    const ratio = board.width / innerWidth;
    return [...document.querySelectorAll('.rt-overlay [data-kind="pile"]')].flatMap(pile => {
      const art = pile.querySelector('.rt-piece__art');
      if (!art || !art.childElementCount || pile.hasAttribute('data-behind')) return [];
      const { left, top, width, height } = art.getBoundingClientRect();
      const { data } = pixels.getImageData(left * ratio, top * ratio, width * ratio, height * ratio);
      let dark = 0;
      for (let n = 0; n < data.length; n += 4) if (data[n] + data[n + 1] + data[n + 2] < 200) dark++;
      return dark / (data.length / 4) < 0.04 ? [pile.getAttribute('aria-label')] : [];
    });
  })()`);

/** How many looks in a row must find everything unmoved: cards that arrive in the hand may move the board again. */
const LOOKS = 4;

/**
 * Runs in the page: is everything there, and does nothing move between some looks, with a frame between each two? What is
 * there lies still, too, while a first table waits for its scripts: so every dock must have its content, and the hand its
 * cards. A page that draws no frames is looked at all the same.
 */
const isCalmInPage = async (rects: () => readonly Rect[], looks: number): Promise<boolean> => {
  const frame = (): Promise<void> =>
    new Promise(done => {
      requestAnimationFrame(() => setTimeout(done, 40));
      setTimeout(done, 250);
    });
  const isThere = (): boolean =>
    document.querySelector('.rt-place') !== null &&
    [...document.querySelectorAll<HTMLElement>('.rt-dock')].every(
      dock => !dock.offsetWidth || dock.querySelector('.rt-dock__body > * > *'),
    ) &&
    !document.querySelector('.rt-hand [data-face]:empty');
  const before = rects();
  if (!before.some(({ name }) => name === 'sheet')) return false;
  for (let n = 0; n < looks; n++) {
    if (!isThere()) return false;
    await frame();
    if (JSON.stringify(rects()) !== JSON.stringify(before)) return false;
  }
  return isThere();
};

/** Waits until the layout rests: every dock has its content, the cards of the hand are drawn, and nothing moves. */
export const atRest = (page: Page): Promise<void> =>
  until('the place is at rest', () => page.evaluate<boolean>(`(${isCalmInPage})(${rectsInPage}, ${LOOKS})`));

/** Whether the board lies whole in the page, with nothing of ours on it. */
export const isWhole = async (page: Page, { width, height }: { width: number; height: number }): Promise<boolean> => {
  await atRest(page);
  const all = await parts(page);
  const sheet = all.find(({ name }) => name === 'sheet');
  // a scene that is being drawn again shows none for a moment
  if (!sheet) return false;
  const { left, top, right, bottom } = sheet;
  const others = all.filter(({ name }) => name !== 'sheet' && name !== 'board');
  return (
    left >= -1 && top >= -1 && right <= width + 1 && bottom <= height + 1 && !others.some(one => overlap(one, sheet))
  );
};

/** Does the board lie over the scene, not in a dock? */
export const liesOnScene = (page: Page): Promise<boolean> => page.locator('.rt-overlay > .rt-board__sheet').isVisible();
export const GAMES = CATALOG.flatMap(({ manifest, load }) => (load && manifest.watchable ? [manifest.id] : []));

const tablesOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(`game.modules.get('revolution-tables').api.tables().map(({ id }) => id)`);

/** Makes a table of a game with one click, from its row of the library. */
const madeAtOnce = async (gm: Person, game: string, how: 'play' | 'hand'): Promise<string> => {
  const before = await tablesOn(gm.page);
  await (await openLibrary(gm)).locator(`[data-action="atOnce"][data-how="${how}"][data-game="${game}"]`).click();
  await until('a table is made', async () => (await tablesOn(gm.page)).length > before.length);
  const table = (await tablesOn(gm.page)).find(one => !before.includes(one)) ?? '';
  await waitForBeginning([gm], table);
  return table;
};

/** Plays a game against its bots, with one click. */
export const playNow = async (gm: Person, game: string): Promise<string> => {
  const table = await madeAtOnce(gm, game, 'play');
  await tableWindow(gm.page, table).locator('.rt-ask--mine').waitFor();
  // the library closes when the table exists
  await gm.page.locator('#rt-library').waitFor({ state: 'detached' });
  return table;
};

/** Opens a Free table of a game with all seats held by this user, and waits for its board. */
export const byHand = async (gm: Person, game: string): Promise<string> => {
  const table = await madeAtOnce(gm, game, 'hand');
  await gm.page.locator(`.rt-overlay[data-table="${table}"] .rt-piece`).first().waitFor();
  return table;
};

/** The table whose scene a page shows, once it is drawn. */
export const viewedTable = (page: Page): Promise<string | undefined> =>
  page.evaluate(`canvas.ready ? canvas.scene?.getFlag('revolution-tables', 'table') : undefined`);
