/** Kremlin's secret sheet in the column: faces are clicked, dragged, given a number by a key, or filled in at once. */
import { expect, test } from 'vitest';
import { gather, session } from '../harness/session';
import { until } from '../harness/in-page';
import { press } from '../harness/keys';
import { snapshot } from '../harness/people';
import { atRest, partOf, playNow } from '../harness/place';
import { makeTable, revisionOf, tableWindow, waitForBeginning } from '../harness/table';

test('a face is clicked, dragged, numbered and moved on the sheet, and the rest is filled in, all in sight of a low page', () =>
  session({ title: 'sheet', seating: { chance: 5, viewport: { width: 1280, height: 720 } } }, async one => {
    const [gm] = await gather(one);
    const { page } = gm;
    await playNow(gm, 'kremlin');
    const column = page.locator('.rt-dock--table');
    const slot = (number: string) => column.locator(`.rt-form__slot[data-slot="${number}"]`);
    const faces = column.locator('.rt-form__person');
    const holds = async (number: string, who: string | null): Promise<void> =>
      until(`${number} holds ${who}`, async () => (await slot(number).getAttribute('data-held')) === (who ?? ''));
    const face = (n: number): Promise<string | null> => faces.nth(n).getAttribute('data-held');
    await faces.first().locator('svg').waitFor();
    await atRest(page);

    // what is asked, how to win, the ten slots and the first faces, without scrolling
    const { top, bottom } = await partOf(page, 'table');
    for (const part of ['.rt-goal', '.rt-ask__text', '[data-slot="10"]', '[data-slot="1"]', '.rt-form__person']) {
      const box = await column.locator(part).first().boundingBox();
      expect(box, part).not.toBeNull();
      expect(box?.y, part).toBeGreaterThanOrEqual(top);
      expect((box?.y ?? 0) + (box?.height ?? 0), part).toBeLessThanOrEqual(bottom);
    }

    const first = await face(0);
    await faces.first().click();
    await holds('10', first);
    await slot('10').locator('svg').waitFor();
    const second = await face(0);
    await faces.first().dragTo(slot('5'));
    await holds('5', second);
    const third = await face(0);
    await faces.first().focus();
    await press(page, '7');
    await holds('7', third);
    // from one slot to another, and whoever stood there is free again
    await slot('5').dragTo(slot('10'));
    await holds('10', second);
    await holds('5', '');
    await until('the first is free again', async () => (await column.locator(`[data-held="${first}"]`).count()) === 1);

    await snapshot(gm, 'sheet-half');
    await column.locator('[data-action="fill"]').click();
    await until('all ten are placed', async () => (await column.locator('.rt-form__slot--full').count()) === 10);
    await holds('10', second);
    await holds('7', third);
  }));

test('nobody who is still being asked sees the others’ sealing replayed over their question', () =>
  session({ title: 'sheet-stays' }, async one => {
    const [gm, first, second] = await gather(one, 'Player 1', 'Player 2');
    const holders = { stalinists: 'Player 1', militarists: 'Player 2', evolutionists: 'Bot', apologists: 'Bot' };
    const table = await makeTable(gm, { name: 'Sheets', game: 'kremlin', holders, scene: true });
    await waitForBeginning([gm, first, second], table);
    const column = tableWindow(first.page, table);
    await column.locator('.rt-form__person svg').first().waitFor();
    // the harness asks for no motion, and so for no replay
    await first.page.emulateMedia({ reducedMotion: 'no-preference' });
    await first.page.evaluate(`(() => {
      globalThis.sawReplay = false;
      new MutationObserver(() => {
        if (document.querySelector('.rt-playing')) globalThis.sawReplay = true;
      }).observe(document.body, { subtree: true, childList: true });
    })()`);
    const before = await revisionOf(first.page, table);
    const others = tableWindow(second.page, table);
    await others.locator('[data-action="fill"]').click();
    await others.locator('.rt-form__slot--full').nth(9).waitFor();
    await others.locator('[data-action="submit"]', { hasText: /seal/i }).click();
    await until('the other sheet is sealed', async () => (await revisionOf(first.page, table)) > before);
    await atRest(first.page);
    expect(await column.locator('.rt-form__person').count()).toBeGreaterThan(10);
    expect(await first.page.evaluate('globalThis.sawReplay')).toBe(false);
  }));

test('moves that play end when somebody sits at another table, and their line lies over no hand and no tab', () =>
  session({ title: 'playing-left', seating: { chance: 3 } }, async one => {
    const [gm] = await gather(one);
    const { page } = gm;
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    for (const size of [
      { width: 1280, height: 720 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(size);
      await playNow(gm, 'all-bridges');
      await atRest(page);
      const bar = page.locator('.rt-playing');
      if (!(await bar.isVisible()))
        await page.locator('.rt-dock--table [data-action="watch"]').evaluate((one: HTMLElement) => one.click());
      await bar.waitFor();
      const covered = await bar.evaluate(line => {
        const { left, right, top, bottom } = line.getBoundingClientRect();
        const seen = document.querySelectorAll(
          '.rt-hand__others, .rt-card, .rt-place__tab, .rt-overlay .rt-board__sheet',
        );
        return [...seen].filter(other => {
          const box = other.getBoundingClientRect();
          return (
            box.width > 0 &&
            other.checkVisibility({ visibilityProperty: true }) &&
            box.left < right - 1 &&
            left < box.right - 1 &&
            box.top < bottom - 1 &&
            top < box.bottom - 1
          );
        }).length;
      });
      expect(covered).toBe(0);
      await page.evaluate(`game.modules.get('revolution-tables').api.openLibrary()`);
      await page.locator('#rt-library [data-action="atOnce"][data-how="play"][data-game="prelude"]').click();
      await bar.waitFor({ state: 'detached' });
    }
  }));
