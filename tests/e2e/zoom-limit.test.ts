/** The whole board is seen between the docks, whatever sets how far one can zoom out. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ASSUMPTIONS, defaultAssumptions } from 'vtt-stand-in/assumptions';
import { session, gather } from '../harness/session';
import { until } from '../harness/in-page';
import { snapshot } from '../harness/people';
import { GAMES, isWhole, liesOnScene, playNow } from '../harness/place';

const PAGES = [
  { width: 1500, height: 950 },
  { width: 1280, height: 720 },
  { width: 900, height: 1200 },
  { width: 390, height: 844 },
] as const;

/** Low as well as narrow: room around the board is not enough here. */
const LOW = { width: 620, height: 420 } as const;

const LOOKS = 400;

const liesInPage = (page: Page): Promise<boolean> => page.locator('.rt-dock--board .rt-board__sheet').isVisible();

test.each(ASSUMPTIONS['zoom-limit'])('the limit of zooming is %s: every board lies whole on every page', limit =>
  session({ title: `zoom-${limit}`, host: { assume: { 'zoom-limit': limit } }, seating: { chance: 11 } }, async one => {
    const [gm] = await gather(one);
    const { page } = gm;
    // what Foundry is taken to do otherwise, `place.test.ts` looks at in all games
    for (const game of limit === defaultAssumptions()['zoom-limit'] ? GAMES.slice(0, 1) : GAMES) {
      await page.setViewportSize(PAGES[0]);
      await playNow(gm, game);
      for (const size of PAGES) {
        await page.setViewportSize(size);
        const what = `${game}, ${size.width} × ${size.height}`;
        await until(`${what}: the whole board is seen`, () => isWhole(page, size), LOOKS);
        expect(await liesOnScene(page), what).toBe(true);
        await snapshot(gm, `zoom-${limit}-${game}-${size.width}`);
      }
    }
    // a scene that was drawn on a small page keeps its limit
    await page.setViewportSize(PAGES[0]);
    await page.evaluate('canvas.draw().then(() => undefined)');
    await page.setViewportSize(LOW);
    await until('the whole board is seen on a low page', () => isWhole(page, LOW), LOOKS);
    // a dock is the last resort, where the canvas cannot show it: whether it can depends on the shape of the board
    const isOnce = async (): Promise<boolean> => {
      const [inPage, onScene] = [await liesInPage(page), await liesOnScene(page)];
      return inPage !== onScene && (onScene || limit === 'ignored');
    };
    await until('it lies once, and in a dock only where the limit is ignored', isOnce, LOOKS);
    await snapshot(gm, `zoom-${limit}-low`);
    await page.setViewportSize(PAGES[1]);
    await until('the board lies on the scene again', () => liesOnScene(page), LOOKS);
    await until('and is whole', () => isWhole(page, PAGES[1]), LOOKS);
    expect(await liesInPage(page)).toBe(false);
  }),
);
