/** What a choice will change is told under the choices: whole, on none of them, and at every size of the page. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { type Person, snapshot } from '../people';
import { atRest } from '../place';
import { playOn } from '../playing-on';

const PHONE = { width: 390, height: 844 };
const PAGES = [{ width: 1500, height: 950 }, { width: 1280, height: 720 }, PHONE] as const;

const OFFERS = '.rt-dock--table .rt-choices [data-action="submit"]:not([aria-disabled="true"])';

/** So many choices of a question are pointed at, and so many commands are given to come to the next question. */
const MOST = 6;
const BETWEEN = 6;
const QUESTIONS = 2;

/** What is told now, on which choices it lies, and whether it is cut off. */
const told = (page: Page): Promise<{ text: string; covered: readonly string[]; isCut: boolean }> =>
  page.evaluate(() => {
    const line = document.querySelector<HTMLElement>('.rt-dock--table .rt-effects__text');
    const around = document.querySelector('.rt-dock--table .rt-happened');
    const list = document.querySelector('.rt-dock--table .rt-choices');
    if (!line?.checkVisibility() || !around || !list) return { text: '', covered: [], isCut: false };
    const seen = line.getBoundingClientRect();
    const { top, bottom } = list.getBoundingClientRect();
    const covered = [...list.querySelectorAll<HTMLElement>('[data-action="submit"], summary')].filter(one => {
      const box = one.getBoundingClientRect();
      return one.checkVisibility() && Math.max(box.top, top, seen.top) < Math.min(box.bottom, bottom, seen.bottom) - 1;
    });
    const isCut = seen.bottom > around.getBoundingClientRect().bottom + 1 || line.scrollHeight > line.clientHeight + 1;
    return { text: line.innerText, covered: covered.map(one => one.innerText), isCut };
  });

/** Points at the choices in sight, one after the other; what was told of them. */
const pointedAt = async (page: Page, what: string): Promise<readonly string[]> => {
  const texts: string[] = [];
  const boxes = await page.locator(OFFERS).evaluateAll(offers =>
    offers.flatMap(one => {
      const { left, top, width, height } = one.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      return one.contains(document.elementFromPoint(x, y)) ? [{ x, y }] : [];
    }),
  );
  for (const { x, y } of boxes.slice(0, MOST)) {
    await page.mouse.move(x, y);
    const { text, covered, isCut } = await told(page);
    expect(covered, `${what}: ${text}`).toEqual([]);
    expect(isCut, `${what}: ${text}`).toBe(false);
    if (text) texts.push(text);
  }
  await page.mouse.move(0, 0);
  return texts;
};

/** What a choice changes lies on no choice, at two questions; how many choices told something on a large page. */
export const expectForeseen = async (gm: Person, game: string, language: string, table: string): Promise<number> => {
  const { page } = gm;
  let seen = 0;
  for (let n = 0; n < QUESTIONS; n++) {
    if (n > 0) await playOn([gm], table, { seed: n - 1, most: BETWEEN });
    for (const size of PAGES) {
      await page.setViewportSize(size);
      await atRest(page);
      const texts = await pointedAt(page, `${game}, ${size.width} × ${size.height}`);
      if (texts.length) await snapshot(gm, `foreseen-${language}-${game}-${n}-${size.width}`);
      if (size !== PHONE) seen += texts.length;
    }
    await page.setViewportSize(PAGES[0]);
  }
  return seen;
};

/** What a finger has chosen is not told of once more. */
export const expectChosenByFinger = async ({ page, context }: Person, game: string): Promise<void> => {
  await page.setViewportSize(PAGES[1]);
  await atRest(page);
  const box = await page.locator(OFFERS).filter({ visible: true }).first().boundingBox();
  if (!box) return;
  const touch = await context.newCDPSession(page);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await touch.detach();
  await atRest(page);
  expect(await page.locator('.rt-effects:not([hidden])').count(), game).toBe(0);
};
