/** A table on a phone: its page widens to whatever reaches beyond it, and the table stays on the screen all the same. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { session, gather } from '../harness/session';
import { until } from '../harness/in-page';
import { snapshot } from '../harness/people';
import { atRest, GAMES, isWhole, playNow, viewedTable } from '../harness/place';
import { revisionOf } from '../harness/table';

const PHONE = { width: 390, height: 844 };
const TURNED = { width: 844, height: 390 };
const MANY_SEATS: readonly string[] = ['all-bridges', 'kremlin'];

/** Something of another module that reaches far beyond the page. */
const reachBeyond = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const wide = document.createElement('div');
    Object.assign(wide.style, {
      position: 'absolute',
      top: '0',
      width: '1200px',
      height: '1px',
      pointerEvents: 'none',
    });
    document.documentElement.append(wide);
  });

/** What of the table's own parts and buttons does not lie on a screen of this size. */
const beyond = (page: Page, size: typeof PHONE): Promise<readonly string[]> =>
  page.evaluate(({ width, height }) => {
    const seen = document.querySelectorAll('.rt-place > *, .rt-place__tab, .rt-place__tools button, .rt-tools button');
    return [...seen].flatMap(element => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const isOn = left >= -1 && right <= width + 1 && top >= -1 && bottom <= height + 1;
      return isOn || !element.checkVisibility() ? [] : [`${element.className} ${left}–${right}, ${top}–${bottom}`];
    });
  }, size);

/** What a finger is to tap in the column and is less high or wide than it needs. */
const tooSmall = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.rt-dock :is(button, select, summary)')].flatMap(one => {
      const { width, height } = one.getBoundingClientRect();
      const isTapped = one.checkVisibility({ visibilityProperty: true }) && !one.closest('svg');
      return isTapped && (width < 24 || height < 24) ? [`${one.className} ${width} × ${height}`] : [];
    }),
  );

test('on a phone every game lies on the screen, though something else reaches beyond the page', () =>
  session({ title: 'phone', seating: { viewport: PHONE, isPhone: true, chance: 3 } }, async one => {
    const [gm] = await gather(one);
    const { page } = gm;
    await reachBeyond(page);
    // else this test would show nothing
    expect(await page.evaluate('innerWidth')).toBeGreaterThan(PHONE.width);
    for (const game of GAMES) {
      await playNow(gm, game);
      await atRest(page);
      // turned, the columns with three seats and more have the least room
      for (const size of MANY_SEATS.includes(game) ? [TURNED, PHONE] : [PHONE]) {
        await page.setViewportSize(size);
        await until(`${game} lies on the screen`, async () => (await beyond(page, size)).length === 0);
        await until(`${game}: the whole board is there`, () => isWhole(page, size));
        // turned, the tools need every line
        if (size === PHONE) expect(await tooSmall(page), game).toEqual([]);
        await snapshot(gm, `phone-${game}-${size.width}`);
      }
      // the last tab is where a finger finds it
      await page.locator('.rt-place__tab').last().tap();
      await until(`${game}: history`, () => page.locator('.rt-dock--record').isVisible());
      await page.locator('.rt-place__tab').first().tap();
      await page.locator('.rt-dock--table .rt-ask__text').first().waitFor();
    }
  }));

test('on a phone no tool lies over the board of a lesson, whatever it speaks of', () =>
  session({ title: 'phone-lesson', seating: { viewport: PHONE, isPhone: true } }, async one => {
    const gm = await one.join('Gamemaster');
    const { page } = gm;
    for (const game of GAMES) {
      const learn = `#rt-library [data-action="learn"][data-game="${game}"][data-lesson="first"]`;
      await page.evaluate(`game.modules.get('revolution-tables').api.openLibrary()`);
      await page.locator(learn).tap();
      await page.locator('.rt-lesson').waitFor();
      for (const size of [TURNED, PHONE]) {
        await page.setViewportSize(size);
        await until(`${game}: the whole board is there`, () => isWhole(page, size));
        const covered = await page.locator('.rt-dock--board .rt-board-tools').evaluate(tools => {
          const board = document.querySelector('.rt-dock--board .rt-board__sheet')?.getBoundingClientRect();
          const { top, bottom, left, right } = tools.getBoundingClientRect();
          return board && top < board.bottom && board.top < bottom && left < board.right && board.left < right;
        });
        expect(covered, `${game} ${size.width}`).toBe(false);
      }
      await snapshot(gm, `phone-lesson-${game}`);
      await page.locator('[data-key="lesson-leave"]').tap();
      await page.locator('.rt-lesson').waitFor({ state: 'detached' });
    }
  }));

test('on a phone the tray of a Free table covers the column, not the board, and lays a piece by two taps', () =>
  session({ title: 'phone-tray', seating: { viewport: PHONE, isPhone: true } }, async one => {
    const gm = await one.join('Gamemaster');
    const { page } = gm;
    let last: string | undefined;
    for (const game of GAMES) {
      await page.evaluate(`game.modules.get('revolution-tables').api.openLibrary()`);
      await page.locator(`#rt-library [data-action="atOnce"][data-how="hand"][data-game="${game}"]`).tap();
      await until(`${game}: its scene is shown`, async () => ![undefined, last].includes(await viewedTable(page)));
      const id = (await viewedTable(page)) ?? '';
      last = id;
      const board = page.locator(`.rt-overlay[data-table="${id}"]`);
      await board.waitFor();
      await page.locator('.rt-tray > summary').waitFor();
      await atRest(page);
      await until(`${game}: the whole board is there`, () => isWhole(page, PHONE));
      const before = await board.boundingBox();
      await page.locator('.rt-tray > summary').tap();
      const piece = page.locator('.rt-tray__piece').first();
      await piece.waitFor();
      await atRest(page);
      expect(before).not.toBe(null);
      expect(await board.boundingBox(), game).toEqual(before);
      await snapshot(gm, `phone-tray-${game}`);
      const revision = await revisionOf(page, id);
      await piece.tap();
      await page.locator('.rt-float .rt-bubble__choice').first().tap();
      await until(`${game}: a piece is laid`, async () => (await revisionOf(page, id)) > revision);
    }
  }));
