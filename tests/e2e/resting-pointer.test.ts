/** What comes to lie under a pointer that rests is not pointed at: nothing opens over the question. */
import { expect, test } from 'vitest';
import { atRest, GAMES, playNow } from '../harness/place';
import { playOn } from '../harness/playing-on';
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

test('a card that has the focus is looked at, whatever comes to lie under a pointer that rests', () =>
  session({ title: 'resting-beside-focus', seating: { chance: 11 } }, async one => {
    const [gm] = await gather(one);
    const { page } = gm;
    for (const game of GAMES) {
      await playNow(gm, game);
      await atRest(page);
      const card = page.locator('.rt-dock--hand .rt-card').first();
      await page.mouse.move(640, 200);
      await page.locator('.rt-look').waitFor({ state: 'detached' });
      await page.keyboard.press('Tab');
      await card.focus();
      await page.locator('.rt-look').waitFor();
      // a finger elsewhere is not the mouse
      await page.locator('body').dispatchEvent('pointerup', { pointerType: 'touch' });
      await page.evaluate(`document.body.insertAdjacentHTML('beforeend',
        '<div id="window-over" style="position: fixed; inset: 0; z-index: 99999"></div>')`);
      await page.waitForTimeout(AWHILE);
      expect(await page.locator('.rt-look').count(), game).toBe(1);
      await page.evaluate(`document.getElementById('window-over').remove()`);
      await page.waitForTimeout(AWHILE);
      expect(await page.locator('.rt-look').count(), game).toBe(1);
      await page.mouse.move(642, 202);
      await page.locator('.rt-look').waitFor({ state: 'detached' });
    }
  }));

test('a command draws again what it changes, and nothing else of the column', () =>
  session({ title: 'kept-parts', seating: { chance: 11 } }, async one => {
    const [gm] = await gather(one);
    const { page } = gm;
    const table = await playNow(gm, 'prelude');
    await atRest(page);
    const parts = page.locator('.rt-dock--table [data-application-part]');
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
    await atRest(page);
    const now = await seen();
    const textOf = (name: string): string | undefined => before.find(({ part }) => part === name)?.text;
    for (const { part, text } of now.filter(one => one.isOld)) expect(text, part).toBe(textOf(part));
    expect(now.filter(({ isOld }) => isOld).map(({ part }) => part)).toContain('goal');
    expect(now.filter(({ isOld }) => !isOld).map(({ part }) => part)).toContain('prompt');
  }));
