/**
 * The first question of each game, looked at in both languages: its answers on a phone and beside a hint, the cards in
 * hand, what is told of a choice, and what a resting pointer opens.
 */
import { describe, expect, test } from 'vitest';
import {
  expectAnswersBesideHint,
  expectAnswersOnPhones,
  expectOwnSide,
  PHONES,
  VIEW,
} from '../harness/first-question/answers';
import { expectCardWords } from '../harness/first-question/card-words';
import { expectChosenByFinger, expectForeseen } from '../harness/first-question/foreseen';
import { expectFocusKept, expectOpenedByMoving, expectPartsKept } from '../harness/first-question/resting';
import { until } from '../harness/in-page';
import { snapshot } from '../harness/people';
import { atRest, byHand, GAMES, playNow } from '../harness/place';
import { playOn } from '../harness/playing-on';
import { gather, session, shared } from '../harness/session';
import { openSideWindow } from '../harness/table';

const LANGUAGES = ['en', 'de'] as const;

describe.each(LANGUAGES)('in %s', language => {
  const plan = { title: `first-question-${language}`, seating: { viewport: VIEW, language, chance: 11 } };
  const evening = shared(plan, async one => (await gather(one))[0]);
  let told = 0;

  test.each(GAMES)(
    '%s: cards, answers on phones and beside a hint, a focus under a resting pointer, what a choice changes',
    game =>
      evening(async gm => {
        await gm.page.setViewportSize(VIEW);
        const table = await playNow(gm, game);
        await atRest(gm.page);
        await snapshot(gm, `first-question-${game}-${language}`);
        await expectOwnSide(gm, game);
        await expectCardWords(gm, game);
        if (language === 'en') await expectFocusKept(gm.page, game);
        await expectAnswersOnPhones(gm, game, language);
        await expectAnswersBesideHint(gm, game, language);
        told += await expectForeseen(gm, game, language, table);
        await expectChosenByFinger(gm, game);
      }),
  );
  // not every question changes a figure, but some do
  test('something was told of the choices', () => expect(told).toBeGreaterThan(0));
});

test('what appears under a resting pointer is looked at when the pointer moves; a command draws only what it changes', () =>
  session({ title: 'resting-pointer', seating: { chance: 11 } }, async one => {
    const [gm] = await gather(one);
    const table = await playNow(gm, 'prelude');
    await atRest(gm.page);
    await expectOpenedByMoving(gm.page, '.rt-hand .rt-card', '.rt-look');
    await expectOpenedByMoving(gm.page, '.rt-overlay [data-piece][data-kind="counter"]', '.rt-name-tag');
    await expectPartsKept(gm, table);
  }));

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
      // the dice, or, where none are rolled, what tells the result
      const start = helpers.locator('.rt-sums > .rt-button--primary, .rt-found [data-action="post"]').first();
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
