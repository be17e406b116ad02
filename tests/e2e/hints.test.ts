/** A hint in pages of every game: what may be done, what each is for and gives up; and the best of it is lit. */
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { until } from '../harness/in-page';
import { type Person, snapshot } from '../harness/people';
import { playOn } from '../harness/playing-on';
import { GAMES, playNow } from '../harness/place';
import { gather, session } from '../harness/session';
import { bringTableWindow, revisionOf, tableWindow, waitForMove } from '../harness/table';

/** So many questions are asked for a hint at most, and so many moves lie between two. */
const QUESTIONS = 40;
const BETWEEN = 3;

const CHANCE = {
  en: /You win about \d+ in 100 games from here\.$/,
  de: /Von hier aus gewinnst du etwa \d+ von 100 Partien\.$/,
};
const OTHER = {
  en: /^Or(?:, about as good: “.+”\.| “.+”: about \d+ wins in 100 games, \d+ fewer\.)/,
  de: /^Oder(?:, etwa gleich gut: „.+“\.| „.+“: etwa \d+ Siege in 100 Partien, \d+ weniger\.)/,
};
type Language = keyof typeof CHANCE;

/** Is the beginning of something seen, where it lies, without any scrolling? */
const isInSight = (something: Locator): Promise<boolean> =>
  something.evaluate(one => {
    const { left, top } = one.getBoundingClientRect();
    return one.contains(one.ownerDocument.elementFromPoint(left + 8, top + 8));
  });

/** Asks for a hint where one may be asked for; what it says. */
const askedAt = async ({ page }: Person, table: string): Promise<readonly string[]> => {
  const window = tableWindow(page, table);
  const button = window.locator('[data-action="hint"]');
  if (!(await button.count())) return [];
  await button.click();
  const said = window.locator('.rt-hint > p');
  await said.first().waitFor();
  return (await said.allInnerTexts()).map(text => text.trim());
};

const hinted = async (gm: Person, game: string, language: Language): Promise<void> => {
  const table = await playNow(gm, game);
  const window = tableWindow(gm.page, table);
  for (let n = 0; ; n++) {
    expect(n, `${game} has a question with a choice`).toBeLessThan(QUESTIONS);
    await bringTableWindow(gm, table);
    const texts = await askedAt(gm, table);
    for (const text of texts) expect(text, game).not.toMatch(/[{}]|RT\.|undefined|NaN|\.\./);
    const [best = '', ...others] = texts;
    if (others.length && CHANCE[language].test(best)) {
      await snapshot(gm, `hint-${game}-${language}`);
      expect(others.length, game).toBeLessThanOrEqual(2);
      for (const text of others) expect(text, game).toMatch(OTHER[language]);
      break;
    }
    await playOn([gm], table, { seed: n, most: BETWEEN });
  }
  expect(await isInSight(window.locator('.rt-hint > p').first()), `${game}: the hint can be read`).toBe(true);
  expect(await isInSight(window.locator('[data-action="hint"]')), `${game}: the tools stay in sight`).toBe(true);
  // one button is lit and in sight, and it does what the hint says
  const lit = window.locator('.rt-button--hinted');
  expect(await lit.count(), game).toBe(1);
  expect(await isInSight(lit), `${game}: what the hint means is in sight`).toBe(true);
  const before = await revisionOf(gm.page, table);
  await lit.click();
  await waitForMove(gm, [gm], table, before);
  await until(`${game}: the hint is gone`, async () => (await window.locator('.rt-hint').count()) === 0);
};

test('a hint names two or three candidates with their chances, and lights the best, in each game', () =>
  session({ title: 'hints', seating: { chance: 3, viewport: { width: 1280, height: 720 } } }, async one => {
    const [gm] = await gather(one);
    for (const game of GAMES) await hinted(gm, game, 'en');
  }));

test('and in German, in the dark', () =>
  session(
    {
      title: 'hints-de',
      seating: { chance: 4, language: 'de', colorScheme: 'dark', viewport: { width: 1280, height: 720 } },
    },
    async one => {
      const [gm] = await gather(one);
      for (const game of ['kremlin', 'all-bridges']) await hinted(gm, game, 'de');
    },
  ));
