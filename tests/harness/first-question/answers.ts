/** What a first question asks and what answers it are seen together: on a phone, and beside an open hint. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { until } from '../in-page';
import { type Person, snapshot } from '../people';
import { atRest } from '../place';

/** The page of a small laptop. */
export const VIEW = { width: 1280, height: 720 };
export const PHONES = [
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

/** The reader finds their own side in the column, and no phase is cut. */
export const expectOwnSide = async ({ page }: Person, game: string): Promise<void> => {
  const found = await page.evaluate(() => {
    const column = document.querySelector('.rt-dock--table');
    const all = (selector: string): readonly Element[] => [...(column?.querySelectorAll(selector) ?? [])];
    const isWhole = (one: Element): boolean => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      return [left + 1, right - 1].every(x => one.contains(document.elementFromPoint(x, (top + bottom) / 2)));
    };
    const strip = column?.querySelector('.rt-phases')?.getBoundingClientRect();
    const cut = all('.rt-phases__phase').filter(one => {
      const { top, right, width } = one.getBoundingClientRect();
      return strip && width && top < strip.bottom && right > strip.right;
    });
    return {
      own: all('.rt-standing__seat--mine .rt-standing__player').filter(isWhole).length,
      now: all('.rt-phases__phase--now').length === all('.rt-phases__phase--now').filter(isWhole).length,
      goal: all('.rt-goal__cell--mine').every(cell => cell.querySelector('.rt-goal__you, .rt-goal__name') !== null),
      cut: cut.map(one => one.textContent),
    };
  });
  expect(found, game).toEqual({ own: 1, now: true, goal: true, cut: [] });
};

/** A phone shows the question with an answer. */
export const expectAnswersOnPhones = async (gm: Person, game: string, language: string): Promise<void> => {
  const { page } = gm;
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
};

/** A hint leaves the answers in sight, two where there are as many, and lights what it names. */
export const expectAnswersBesideHint = async (gm: Person, game: string, language: string): Promise<void> => {
  const { page } = gm;
  const column = page.locator('.rt-dock--table');
  await column.locator('[data-action="hint"]').click();
  await column.locator('.rt-hint').waitFor();
  await snapshot(gm, `first-hint-${game}-${language}`);
  await until(`${game}: answers are in sight beside a hint`, async () => {
    const { isAsked, answers, all } = await inSight(page);
    return isAsked && answers > 0 && answers >= Math.min(2, all);
  });
  expect(await column.locator('.rt-coach').count(), game).toBe(0);
  // what it names is lit where it is seen: a sheet is not scrolled away for the list below it
  const lit = column.locator('.rt-button--hinted');
  await until(`${game}: what is suggested is in sight`, async () => {
    for (const button of await lit.all()) if (await button.evaluate(isSeen)) return true;
    return false;
  });
  if (await page.locator('.rt-form').count())
    expect(await page.locator('.rt-form .rt-button--hinted').count(), game).toBe(1);
};
