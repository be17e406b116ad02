/** What comes to lie under a pointer that rests is not pointed at: nothing opens over the question. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Person } from '../people';
import { atRest } from '../place';
import { playOn } from '../playing-on';

/** Longer than a pointer rests before a closer look comes. */
const AWHILE = 900;

/** Lays something over the page, as an open window does. */
const cover = (page: Page): Promise<void> =>
  page.evaluate(`document.body.insertAdjacentHTML('beforeend',
    '<div id="window-over" style="position: fixed; inset: 0; z-index: 99999"></div>')`);
/** Takes it away by something else than the pointer. */
const uncover = (page: Page): Promise<void> => page.evaluate(`document.getElementById('window-over').remove()`);

/** A card or counter that appears under the pointer is looked at when the pointer moves, not before. */
export const expectOpenedByMoving = async (page: Page, lying: string, opened: string): Promise<void> => {
  const box = await page.locator(lying).first().boundingBox();
  if (!box) throw new Error(`${lying} is not seen`);
  await cover(page);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await uncover(page);
  await page.waitForTimeout(AWHILE);
  expect(await page.locator(opened).count(), lying).toBe(0);
  await page.mouse.move(box.x + box.width / 2 + 2, box.y + box.height / 2 + 2);
  await page.locator(opened).waitFor();
};

/** A card that has the focus is looked at, whatever comes to lie under a pointer that rests. */
export const expectFocusKept = async (page: Page, game: string): Promise<void> => {
  await page.mouse.move(640, 200);
  await page.locator('.rt-look').waitFor({ state: 'detached' });
  await page.keyboard.press('Tab');
  await page.locator('.rt-dock--hand .rt-card').first().focus();
  await page.locator('.rt-look').waitFor();
  // a finger elsewhere is not the mouse
  await page.locator('body').dispatchEvent('pointerup', { pointerType: 'touch' });
  await cover(page);
  await page.waitForTimeout(AWHILE);
  expect(await page.locator('.rt-look').count(), game).toBe(1);
  await uncover(page);
  await page.waitForTimeout(AWHILE);
  expect(await page.locator('.rt-look').count(), game).toBe(1);
  await page.mouse.move(642, 202);
  await page.locator('.rt-look').waitFor({ state: 'detached' });
};

/** A command draws again what it changes, and nothing else of the column. */
export const expectPartsKept = async (gm: Person, table: string): Promise<void> => {
  const parts = gm.page.locator('.rt-dock--table [data-application-part]');
  const seen = (): Promise<readonly { part: string; isOld: boolean; text: string }[]> =>
    parts.evaluateAll(all =>
      all.map(one => ({
        part: one.getAttribute('data-application-part') ?? '',
        isOld: one.hasAttribute('data-old'),
        text: one.textContent ?? '',
      })),
    );
  const before = await seen();
  await parts.evaluateAll(all => {
    for (const one of all) one.setAttribute('data-old', '');
  });
  await playOn([gm], table, { seed: 5, most: 1 });
  await atRest(gm.page);
  const now = await seen();
  const textOf = (name: string): string | undefined => before.find(({ part }) => part === name)?.text;
  for (const { part, text } of now.filter(one => one.isOld)) expect(text, part).toBe(textOf(part));
  expect(now.filter(({ isOld }) => isOld).map(({ part }) => part)).toContain('goal');
  expect(now.filter(({ isOld }) => !isOld).map(({ part }) => part)).toContain('prompt');
};
