/** What a player meets when a table is begun, measured: the place, at every size of the page. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { session, gather } from '../harness/session';
import { until } from '../harness/in-page';
import { press } from '../harness/keys';
import { snapshot, type Person } from '../harness/people';
import { playOn } from '../harness/playing-on';
import { makeTable, openTableWindow, waitForBeginning } from '../harness/table';
import {
  atRest,
  blankPiles,
  GAMES,
  isWhole,
  liesOnScene,
  liesOver,
  overlap,
  partOf,
  parts,
  playNow,
  type Rect,
} from '../harness/place';

/** The sizes of a page, and how much of what is free the board takes there at least. */
const PAGES = [
  { width: 1280, height: 720, share: 0.5 },
  { width: 1500, height: 950, share: 0.5 },
  { width: 1920, height: 1080, share: 0.5 },
  { width: 900, height: 1200, share: 0.5 },
  // 1500 × 950 at 200 %: a high strip is free, in which a board lies
  { width: 750, height: 475, share: 0.4 },
] as const;

/** What answers a question: a button, or the fold of a thing that may be chosen. */
const ANSWERS = ':is(.rt-choices, .rt-window) [data-action="submit"], .rt-choices summary';

/** How often it is looked whether something is in sight, before it counts as not. */
const LOOKS = 400;

/** Twice the zoom on a usual screen. */
const LOW_PAGE = 500;
/** Below this nobody reads. */
const LEAST_TEXT = 11;

/** What is written smaller than anybody reads, among all that is seen outside the pictures of board and cards. */
const tinyTexts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(least => {
    const isTiny = (text: Node): boolean => {
      const element = text.parentElement;
      if (!element || !text.textContent?.trim() || element.closest('svg, .rt-hidden')) return false;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { width } = range.getBoundingClientRect();
      return width > 1 && element.checkVisibility() && Number.parseFloat(getComputedStyle(element).fontSize) < least;
    };
    return [...document.querySelectorAll('.rt-place')].flatMap(place => {
      const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      for (let text = walker.nextNode(); text; text = walker.nextNode())
        if (isTiny(text)) found.push(text.textContent ?? '');
      return found;
    });
  }, LEAST_TEXT);

/** The free part of the page, as the place itself computes it from what the docks and Foundry's tools leave. */
const freeOf = async (page: Page): Promise<number> => {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const seen = await parts(page);
  const of = (name: string): Rect | undefined => seen.find(part => part.name === name);
  const table = of('table');
  if (width < 1000) return table?.top === 0 ? table.left * height : width * (table?.top ?? height);
  const tools = await page.evaluate(() =>
    Math.max(...[...document.querySelectorAll('#scene-controls button')].map(one => one.getBoundingClientRect().right)),
  );
  return ((table?.left ?? width) - tools) * (of('hand')?.top ?? height);
};

const expectPlace = async (
  { page }: Person,
  game: string,
  { share, ...size }: (typeof PAGES)[number],
): Promise<void> => {
  await page.setViewportSize(size);
  const what = `${game}, ${size.width} × ${size.height}`;
  // the whole board fills the page, and nothing is on it; a slow page lays it out a moment after it has its new size
  const fills = async (): Promise<boolean> => {
    await atRest(page);
    const { left, top, right, bottom } = await partOf(page, 'sheet');
    const isWhole = left >= -1 && top >= -1 && right <= size.width + 1 && bottom <= size.height + 1;
    return isWhole && ((right - left) * (bottom - top)) / (await freeOf(page)) >= share;
  };
  await until(`${what}: the whole board is in the page and takes ${share} of what is free`, fills, LOOKS);
  if (size.height >= LOW_PAGE) expect(await liesOnScene(page), what).toBe(true);
  const all = await parts(page);
  const sheet = await partOf(page, 'sheet');
  // where the canvas cannot show the whole board, its sheet lies in a dock of its own
  const isItsDock = (one: Rect, other: Rect): boolean => one.name === 'board' && other.name === 'sheet';
  for (const [n, one] of all.entries())
    for (const other of all.slice(n + 1).filter(other => !isItsDock(one, other) && !isItsDock(other, one)))
      expect(overlap(one, other), `${what}: ${one.name} over ${other.name}`).toBe(false);
  // on a page as low as this our own tools, which are seen, lie on the edge of the board: there is no other room
  const mayLie = (one: string): boolean => size.height < LOW_PAGE && one.startsWith('button');
  const over = (await liesOver(page, sheet)).filter(one => !mayLie(one));
  expect(over, `${what}: what takes clicks of the board`).toEqual([]);
  // what is asked and what answers it, without scrolling
  const column = await partOf(page, 'table');
  for (const part of ['.rt-ask__text', ANSWERS]) {
    // bots may act meanwhile, and what is drawn again has no box for a moment
    const isInSight = (): Promise<boolean> =>
      page.locator(`.rt-dock--table :is(${part})`).evaluateAll(
        (found, { top, bottom }) => {
          const box = found.find(one => one.checkVisibility())?.getBoundingClientRect();
          return box !== undefined && box.top >= top && box.bottom <= bottom + 1;
        },
        { top: column.top, bottom: column.bottom },
      );
    await until(`${what}: ${part} is in sight`, isInSight, LOOKS);
  }
  expect(await tinyTexts(page), what).toEqual([]);
};

const PHONES = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
];

/** On a phone the library is one tap away, and its button lies over no tab. */
const expectLibraryOnPhones = async (gm: Person, game: string): Promise<void> => {
  const { page } = gm;
  const way = page.locator('.rt-place__library');
  for (const phone of PHONES) {
    await page.setViewportSize(phone);
    await way.waitFor();
    await until(`${game}: the whole board is on the phone`, () => isWhole(page, phone), LOOKS);
    expect(await liesOnScene(page), `${game}, ${phone.width}`).toBe(true);
    const covered = await way.evaluate(button => {
      const { left, right, top, bottom } = button.getBoundingClientRect();
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      const tabs = [...document.querySelectorAll('.rt-place__tab')].map(tab => {
        const range = document.createRange();
        range.selectNodeContents(tab);
        return range.getBoundingClientRect();
      });
      const tools = button.closest('.rt-place__tools')?.getBoundingClientRect();
      return {
        isHit: hit !== null && button.contains(hit),
        tabs: tabs.filter(tab => tab.width > 0 && tools && tab.right > tools.left && tab.bottom > tools.top).length,
      };
    });
    expect(covered, `${game}, ${phone.width}`).toEqual({ isHit: true, tabs: 0 });
    await snapshot(gm, `place-phone-${game}-${phone.width}`);
    await way.click();
    await page.locator('#rt-library').waitFor();
    await page.locator('#rt-library [data-action="close"]').click();
    await page.locator('#rt-library').waitFor({ state: 'detached' });
  }
};

/** Commands from the first question to somewhere in the game. */
const ON_THE_WAY = 6;

test('the first screen of each game, and one on the way: board, cards, question, main button and hand, at every size; the library from a phone', () =>
  session({ title: 'place', seating: { chance: 11 } }, async one => {
    const [gm] = await gather(one);
    const [small, usual, large] = PAGES;
    for (const game of GAMES) {
      await gm.page.setViewportSize(usual);
      const table = await playNow(gm, game);
      await atRest(gm.page);
      // the board shows the moment that the column speaks of
      await until(`${game}: all cards are drawn`, async () => (await blankPiles(gm.page)).length === 0);
      expect(await gm.page.locator('.rt-overlay [data-kind="pile"] .rt-piece__art > *').count(), game).toBeGreaterThan(
        0,
      );
      const way = gm.page.locator('.rt-place__library');
      expect(await way.isVisible(), `${game}: the scene's own tools have it`).toBe(false);
      for (const size of game === 'civil-war' ? PAGES : PAGES.slice(0, -1)) {
        await expectPlace(gm, game, size);
        await snapshot(gm, `place-${game}-${size.width}`);
      }
      await expectLibraryOnPhones(gm, game);
      await gm.page.setViewportSize(game === 'civil-war' ? large : usual);
      await playOn([gm], table, { most: ON_THE_WAY });
      await expectPlace(gm, game, small);
      await snapshot(gm, `place-${game}-on-the-way`);
    }
  }));

test('docks are folded, pulled, taken out and put back, the board follows, and leaving gives the page back', () =>
  session({ title: 'place-docks' }, async one => {
    const [gm] = await gather(one);
    const { page } = gm;
    const table = await makeTable(gm, { name: 'Docks', holders: { red: 'Gamemaster', white: 'Bot' } });
    await waitForBeginning([gm], table);
    await atRest(page);
    const width = async (): Promise<number> => {
      await atRest(page);
      const { left, right } = await partOf(page, 'sheet');
      return right - left;
    };
    const usual = await width();
    await press(page, 'Alt+t');
    await until('the board is larger beside a folded column', async () => (await width()) > usual + 20);
    await press(page, 'Alt+t');
    await until('the board is as it was', async () => Math.abs((await width()) - usual) < 2);

    // whoever moves the view has it so, until they ask for the whole board
    await page.evaluate('canvas.pan({ scale: canvas.stage.scale.x * 2 })');
    const fit = page.locator('.rt-place__tools button:has(.fa-expand)');
    await fit.waitFor();
    await press(page, 'Alt+t');
    expect(await width()).toBeGreaterThan(usual * 1.8);
    await press(page, 'Alt+t');
    await fit.click();
    await until('the whole board is seen', async () => Math.abs((await width()) - usual) < 2);

    // a dock is pulled by its edge, by keys as well, and put back by a double click
    const column = async (): Promise<number> => {
      await atRest(page);
      const { left, right } = await partOf(page, 'table');
      return right - left;
    };
    const grip = page.locator('.rt-dock--table .rt-dock__grip');
    // every edge says where it stands, between its bounds
    const values = await page.locator('.rt-dock__grip:visible').evaluateAll(all =>
      all.map(({ role, ariaValueMin, ariaValueNow, ariaValueMax, ariaLabel, ariaOrientation, tabIndex }) => ({
        isNamed: Boolean(ariaLabel && ariaOrientation) && role === 'separator' && tabIndex === 0,
        isWithin:
          Number(ariaValueMin) <= Number(ariaValueNow) &&
          ariaValueNow !== null &&
          Number(ariaValueNow) <= Number(ariaValueMax),
      })),
    );
    expect(values.length).toBeGreaterThan(1);
    expect(values.every(({ isNamed, isWithin }) => isNamed && isWithin)).toBe(true);
    const share = (): Promise<number> => grip.evaluate(({ ariaValueNow }) => Number(ariaValueNow));
    const before = await share();
    const thick = await column();
    const { left: edge } = await partOf(page, 'table');
    await page.mouse.move(edge + 4, 300);
    await page.mouse.down();
    await page.mouse.move(edge - 96, 300, { steps: 4 });
    await page.mouse.up();
    await until('the column is pulled', async () => Math.abs((await column()) - thick - 96) < 3);
    await until('the board has less room', async () => (await width()) < usual - 20);
    const pulled = await share();
    expect(pulled).toBeGreaterThan(before);
    await grip.focus();
    await press(page, 'ArrowRight');
    await until('a key pulls it back', async () => Math.abs((await column()) - thick - 76) < 3);
    expect(await share()).toBeLessThan(pulled);
    await grip.dispatchEvent('dblclick');
    await until('the column is as usual', async () => Math.abs((await column()) - thick) < 3);
    await until('so is the board', async () => Math.abs((await width()) - usual) < 2);

    // a long press asks why something is not possible, as on a touch screen; the question leads to its section
    const forbidden = page.locator('.rt-dock--table [aria-disabled="true"][data-why]:visible').first();
    const why = await forbidden.getAttribute('data-why');
    await forbidden.dispatchEvent('contextmenu');
    await page.locator('.rt-dock--table .rt-why', { hasText: why ?? '' }).waitFor();
    await page.locator('.rt-dock--table .rt-ask .rt-cite').click();
    const guide = page.locator('#rt-guide');
    await guide.waitFor();
    await guide.locator('[data-action="close"]').first().click();
    await guide.waitFor({ state: 'detached' });

    // a dock becomes a window, and its window a dock again
    await page.locator('.rt-dock--table button:has(.fa-up-right-from-square)').click();
    const taken = page.locator(`#rt-table-${table}`);
    await taken.locator('.window-header').waitFor();
    await until('the board takes the room', async () => (await width()) > usual + 20);
    await press(page, 'Escape');
    expect(await taken.isVisible()).toBe(true);
    await taken.locator('[data-action="close"]').click();
    await page.locator(`.rt-dock--table #rt-table-${table}`).waitFor();
    await until('the board gives it back', async () => Math.abs((await width()) - usual) < 2);

    // Foundry's own parts are away, and come when they are called
    const own = ['#hotbar', '#players', '#scene-navigation'];
    const seen = (): Promise<readonly boolean[]> => Promise.all(own.map(part => page.locator(part).isVisible()));
    expect(await seen()).toEqual([false, false, false]);
    await press(page, 'Alt+m');
    expect(await seen()).toEqual([true, true, true]);
    await press(page, 'Alt+m');
    await page.evaluate(`Scene.create({ name: 'Elsewhere' }).then(scene => scene.view())`);
    await page.locator('.rt-place').waitFor({ state: 'detached' });
    expect(await seen()).toEqual([true, true, true]);
    expect(await page.evaluate('ui.sidebar.expanded')).toBe(true);
    expect(await page.locator('.rt-table-app, .rt-hand-app').count()).toBe(0);
  }));

test('without a canvas the board lies in the page, in the same arrangement', () =>
  session({ title: 'place-no-canvas', host: { noCanvas: true } }, async one => {
    const [gm] = await gather(one);
    const table = await makeTable(gm, { name: 'No canvas', holders: { red: 'Gamemaster', white: 'Bot' } });
    await waitForBeginning([gm], table);
    await openTableWindow(gm, table);
    const { page } = gm;
    for (const size of PAGES) {
      await page.setViewportSize(size);
      await atRest(page);
      const all = (await parts(page)).filter(({ name }) => name !== 'sheet');
      for (const [n, part] of all.entries())
        for (const other of all.slice(n + 1))
          expect(overlap(part, other), `${part.name} over ${other.name}`).toBe(false);
      await snapshot(gm, `place-no-canvas-${size.width}`);
    }
    await page.locator('.rt-place__tools button:has(.fa-door-open)').click();
    await page.locator('.rt-place').waitFor({ state: 'detached' });
  }));
