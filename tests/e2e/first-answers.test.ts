/** What a first question asks and what answers it are seen together: on a phone, and beside an open hint. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { atRest, byHand, GAMES, playNow } from '../harness/place';
import { playOn } from '../harness/playing-on';
import { session, gather } from '../harness/session';
import { until } from '../harness/in-page';
import { snapshot } from '../harness/people';
import { openSideWindow } from '../harness/table';

const VIEW = { width: 1280, height: 720 };
const PHONES = [
  { width: 390, height: 844 },
  { width: 360, height: 740 },
  { width: 360, height: 640 },
] as const;

/** What answers, without what passes: buttons, the folds of things that may be chosen, a sheet that fills itself. */
const ANSWERS = '.rt-choices :is([data-action="submit"], [data-action="fill"], summary)';

/** The question and the answers that are seen whole, and that a finger or a pointer reaches; `all`: how many there are. */
const inSight = (page: Page): Promise<{ isAsked: boolean; answers: number; all: number }> =>
  page.evaluate(selector => {
    const isWhole = (element: Element): boolean => {
      const reaches = ({ left, right, top, bottom }: DOMRect): boolean =>
        [top + 3, (top + bottom) / 2, bottom - 3].every(y =>
          element.contains(document.elementFromPoint((left + right) / 2, y)),
        );
      // what stands in several lines has a box for each
      return element.checkVisibility() && [...element.getClientRects()].every(reaches);
    };
    const column = document.querySelector('.rt-dock--table');
    const asked = column?.querySelector('.rt-ask__text');
    const answers = [...(column?.querySelectorAll(selector) ?? [])].filter(one => !one.closest('.rt-choices__closing'));
    const all = answers.filter(one => one.checkVisibility()).length;
    return { isAsked: !!asked && isWhole(asked), answers: answers.filter(isWhole).length, all };
  }, ANSWERS);

/** Is something seen where its middle lies? */
const isSeen = (one: Element): boolean => {
  const { left, right, top, bottom } = one.getBoundingClientRect();
  return one.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
};

const LANGUAGES = ['en', 'de'] as const;

test.each(LANGUAGES)(
  'in %s a phone shows the first question of each game with an answer; a hint leaves the answers in sight: two, where there are as many',
  language =>
    session({ title: `first-answers-${language}`, seating: { viewport: VIEW, language, chance: 11 } }, async one => {
      const [gm] = await gather(one);
      const { page } = gm;
      for (const game of GAMES) {
        await page.setViewportSize(VIEW);
        await playNow(gm, game);
        for (const phone of PHONES) {
          await page.setViewportSize(phone);
          await atRest(page);
          await snapshot(gm, `first-answers-${game}-${language}-${phone.width}-${phone.height}`);
          const what = `${game}, ${phone.width} × ${phone.height}`;
          await until(`${what}: question and answer are in sight`, async () => {
            const { isAsked, answers } = await inSight(page);
            return isAsked && answers > 0;
          });
        }
        await page.setViewportSize(VIEW);
        await atRest(page);
        await page.locator('.rt-dock--table [data-action="hint"]').click();
        await page.locator('.rt-dock--table .rt-hint').waitFor();
        await snapshot(gm, `first-hint-${game}-${language}`);
        await until(`${game}: answers are in sight beside a hint`, async () => {
          const { isAsked, answers, all } = await inSight(page);
          return isAsked && answers > 0 && answers >= Math.min(2, all);
        });
        expect(await page.locator('.rt-dock--table .rt-coach').count(), game).toBe(0);
        // what it names is lit where it is seen: a sheet is not scrolled away for the list below it
        const lit = page.locator('.rt-dock--table .rt-button--hinted');
        await until(`${game}: what is suggested is in sight`, async () => {
          for (const button of await lit.all()) if (await button.evaluate(isSeen)) return true;
          return false;
        });
        if (await page.locator('.rt-form').count())
          expect(await page.locator('.rt-form .rt-button--hinted').count(), game).toBe(1);
      }
    }),
);

test.each(LANGUAGES)(
  'in %s a phone shows a window of Kremlin with its answers, and all tools at the foot; a low page keeps its place, whether one is open or not',
  language =>
    session({ title: `window-${language}`, seating: { viewport: VIEW, language, chance: 4 } }, async one => {
      const [gm] = await gather(one);
      const { page } = gm;
      const table = await playNow(gm, 'kremlin');
      const heightWhen = async (what: string): Promise<number> => {
        const height = (): Promise<number> =>
          page.evaluate(
            selector => document.querySelector(`.rt-dock--table ${selector}`)?.closest('.rt-window')?.clientHeight ?? 0,
            what,
          );
        await playOn([gm], table, { seed: 3, stop: async () => (await height()) > 0 });
        await snapshot(gm, `low-window-${language}-${what.includes('idle') ? 'idle' : 'open'}`);
        let measured = 0;
        await until(`a window with ${what} is drawn`, async () => (measured = await height()) > 0);
        return measured;
      };
      const stands = page.locator('.rt-dock--table [data-action="stand"]');
      await playOn([gm], table, { seed: 3, stop: async () => (await stands.count()) > 0 });
      await page.setViewportSize(PHONES[0]);
      await atRest(page);
      await snapshot(gm, `phone-window-${language}`);
      const column = page.locator('.rt-table-app');
      await until('the column needs no scrolling', () =>
        column.evaluate(({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight + 1),
      );
      for (const answer of [...(await stands.all()), page.locator('.rt-tools__mode > summary')])
        expect(await answer.evaluate(one => one.getBoundingClientRect().bottom <= innerHeight)).toBe(true);

      await page.setViewportSize(VIEW);
      await atRest(page);
      const open = await heightWhen('.rt-window [data-action="react"]');
      expect(await heightWhen('.rt-window--idle [data-action="stand"]')).toBe(open);
    }),
);

test('at a Free table of each game a low page shows what starts the helper beside the steps, a phone all tools at the foot', () =>
  session({ title: 'free-tools', seating: { viewport: VIEW, language: 'de' } }, async one => {
    const [gm] = await gather(one);
    const { page } = gm;
    for (const game of GAMES) {
      await page.setViewportSize(VIEW);
      const table = await byHand(gm, game);
      const helpers = await openSideWindow(gm, table, 'helpers');
      const start = helpers.locator('.rt-sums > .rt-button--primary');
      await start.waitFor({ state: 'attached' });
      await snapshot(gm, `helper-low-${game}`);
      await until(`${game}: what starts the helper is in sight`, () =>
        start.evaluate(button => {
          const { left, right, top, bottom } = button.getBoundingClientRect();
          return [top + 3, bottom - 3].every(y => button.contains(document.elementFromPoint((left + right) / 2, y)));
        }),
      );
      await helpers.locator('[data-action="close"]').first().click();
      await helpers.waitFor({ state: 'detached' });
      await page.setViewportSize(PHONES[0]);
      await atRest(page);
      await snapshot(gm, `phone-free-${game}`);
      const foot = page.locator(`.rt-table-app[data-table="${table}"] .rt-tools`);
      expect(await foot.evaluate(one => one.getBoundingClientRect().bottom <= innerHeight + 1), game).toBe(true);
    }
  }));
