/** What comes to lie under a pointer that rests is not pointed at: nothing opens over the question. */
import { expect, test } from 'vitest';
import { atRest, playNow } from '../harness/place';
import { session, gather } from '../harness/session';

/** Longer than a pointer rests before a closer look comes. */
const AWHILE = 900;

test('a card that appears under the pointer is looked at when the pointer moves, not before', () =>
  session({ title: 'resting-pointer', seating: { chance: 11 } }, async one => {
    const [gm] = await gather(one);
    const { page } = gm;
    await playNow(gm, 'prelude');
    await atRest(page);
    for (const [lying, opened] of [
      ['.rt-hand .rt-card', '.rt-look'],
      ['.rt-overlay [data-piece][data-kind="counter"]', '.rt-name-tag'],
    ] as const) {
      const box = await page.locator(lying).first().boundingBox();
      if (!box) throw new Error(`${lying} is not seen`);
      // a window lies over it, and is closed by something else than the pointer
      await page.evaluate(`document.body.insertAdjacentHTML('beforeend',
        '<div id="window-over" style="position: fixed; inset: 0; z-index: 99999"></div>')`);
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
      await page.evaluate(`document.getElementById('window-over').remove()`);
      await page.waitForTimeout(AWHILE);
      expect(await page.locator(opened).count(), lying).toBe(0);
      await page.mouse.move(box.x + box.width / 2 + 2, box.y + box.height / 2 + 2);
      await page.locator(opened).waitFor();
    }
  }));
