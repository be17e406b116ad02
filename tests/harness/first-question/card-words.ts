/** The words on the cards of a hand: no line is cut, what is shortened ends with a word, and all of it is one look away. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { until } from '../in-page';
import type { Person } from '../people';

interface Words {
  readonly name: string;
  /** Lines that lie in part or wholly outside what is seen. */
  readonly cut: readonly string[];
  readonly note: string;
  /** What is seen of the note. */
  readonly seen: string;
}

/** What each card of the hand says, and which of its lines are not seen whole. */
const wordsOf = (page: Page): Promise<readonly Words[]> =>
  page.evaluate(() => {
    const clipsOf = (element: Element | null): readonly DOMRect[] => {
      if (!element || element.matches('.rt-hand__room')) return [];
      const isClip = getComputedStyle(element).overflowY !== 'visible';
      return [...(isClip ? [element.getBoundingClientRect()] : []), ...clipsOf(element.parentElement)];
    };
    const isSeen = (element: Element): boolean =>
      element.checkVisibility() && getComputedStyle(element).clipPath === 'none';
    const linesCut = (text: Node): readonly string[] => {
      const element = text.parentElement;
      if (!element || !text.textContent?.trim() || !isSeen(element)) return [];
      const range = document.createRange();
      range.selectNodeContents(text);
      const { lineHeight } = getComputedStyle(element);
      // letters may stand out of their line, as far as their face is high: the line is what must be seen
      const half = Number.parseFloat(lineHeight) / 2;
      const clips = clipsOf(element);
      const isCut = ({ left, right, top, bottom }: DOMRect): boolean =>
        clips.some(
          clip =>
            (top + bottom) / 2 - half < clip.top - 1 ||
            (top + bottom) / 2 + half > clip.bottom + 1 ||
            left < clip.left - 1 ||
            right > clip.right + 1,
        );
      const isOut = ({ top }: DOMRect): boolean => clips.some(clip => top + half / 2 > clip.bottom);
      const lines = [...range.getClientRects()];
      // the kind of card, which matters least, may have no room at all
      if (element.matches('.rt-face__sort') && lines.every(isOut)) return [];
      return lines.filter(isCut).map(({ top, bottom }) => `${text.textContent} ${top} ${bottom}`);
    };
    return [...document.querySelectorAll('.rt-dock--hand .rt-face')].map(face => {
      const walker = document.createTreeWalker(face, NodeFilter.SHOW_TEXT);
      const cut: string[] = [];
      for (let text = walker.nextNode(); text; text = walker.nextNode()) cut.push(...linesCut(text));
      const note = face.querySelector<HTMLElement>('.rt-face__note');
      return {
        name: face.querySelector('.rt-face__name')?.textContent ?? '',
        cut,
        note: note?.textContent ?? '',
        seen: (note?.querySelector('.rt-face__seen') ?? note)?.textContent ?? '',
      };
    });
  });

/** What the closer look says, as far as it is seen whole. */
const lookOn = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    const look = document.querySelector<HTMLElement>('.rt-look');
    const { top = 0, bottom = 0 } = look?.getBoundingClientRect() ?? {};
    const isWhole = look && look.scrollHeight <= look.clientHeight + 1 && top >= 0 && bottom <= innerHeight;
    return isWhole ? (look.textContent ?? '') : undefined;
  });

/** No line of a card is cut, and all of it is one look away: by the pointer, a finger and the keyboard. */
export const expectCardWords = async ({ page }: Person, game: string): Promise<void> => {
  const cards = await wordsOf(page);
  expect(cards.length, game).toBeGreaterThan(0);
  for (const [n, { name, cut, note, seen }] of cards.entries()) {
    const what = `${game}, ${name}`;
    expect(cut, what).toEqual([]);
    // enough to know the card by, and no part of a word
    if (seen !== note) expect(seen.split(' ').length, what).toBeGreaterThanOrEqual(4);
    expect(note.slice(seen.length), what).toMatch(/^$|^[,;:]?\s/);
    const card = page.locator('.rt-dock--hand .rt-card').nth(n);
    await card.hover();
    await until(`${what}: it is looked at`, async () => (await lookOn(page))?.includes(note) === true);
    await page.mouse.move(640, 200);
    await page.locator('.rt-look').waitFor({ state: 'detached' });
    // a finger
    await card.dispatchEvent('pointerup', { pointerType: 'touch' });
    await until(`${what}: it is tapped`, async () => (await lookOn(page))?.includes(note) === true);
    await page.keyboard.press('Escape');
    await page.locator('.rt-look').waitFor({ state: 'detached' });
    // whoever comes by the keyboard
    await page.keyboard.press('Tab');
    await card.focus();
    await until(`${what}: it is focused`, async () => (await lookOn(page))?.includes(note) === true);
    await page.keyboard.press('Escape');
    await page.locator('.rt-look').waitFor({ state: 'detached' });
  }
};
