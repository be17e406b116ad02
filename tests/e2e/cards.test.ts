/** Cards that can be read: in a hand of seven and of ten beside the column, and full size with all of their text. */
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { session, gather } from '../harness/session';
import { until } from '../harness/in-page';
import { type Person, snapshot } from '../harness/people';
import { makeTable, openSideWindow, waitForBeginning } from '../harness/table';

const VIEW = { width: 1280, height: 720 };
/** What a column of 370 pixels leaves free, and the height of a hand along the bottom. */
const ROOM = { width: 880, height: 150 };

interface Read {
  readonly name: string;
  readonly number: string;
  readonly size: number;
  readonly whole: boolean;
  readonly noteSize: number;
  readonly noteLines: number;
  /** More of its text than is seen. */
  readonly noteCut: boolean;
}

/** The given number of cards, in a hand that has this room: the first ones stand for those that are missing. */
const readHand = (hand: Locator, count: number): Promise<Read[]> =>
  hand.locator('.rt-hand__cards').evaluate(
    (list, [wanted, { width, height }]) => {
      if (!(list instanceof HTMLElement)) return [];
      list.style.setProperty('inline-size', `${width}px`);
      list.style.setProperty('block-size', `${height}px`);
      const places = [...list.children];
      for (let n = places.length; n < wanted; n++) list.append(places[n % places.length]?.cloneNode(true) ?? '');
      for (const place of [...list.children].slice(wanted)) place.remove();
      return [...list.querySelectorAll<HTMLElement>('.rt-face')].map(face => {
        const part = (kind: string) => face.querySelector<HTMLElement>(`.rt-face__${kind}`);
        const name = part('name');
        const note = part('note');
        const card = face.getBoundingClientRect();
        const box = name?.getBoundingClientRect();
        return {
          name: name?.innerText ?? '',
          number: part('number')?.innerText ?? '',
          size: Number.parseFloat(name ? getComputedStyle(name).fontSize : '0'),
          whole:
            name !== null &&
            name.scrollWidth <= name.clientWidth &&
            box !== undefined &&
            box.right <= card.right + 1 &&
            box.bottom <= card.bottom + 1 &&
            card.right <= list.getBoundingClientRect().right + 1,
          noteSize: Number.parseFloat(note ? getComputedStyle(note).fontSize : '0'),
          noteCut: note?.hasAttribute('data-more') ?? false,
          noteLines: note ? Math.round(note.clientHeight / Number.parseFloat(getComputedStyle(note).lineHeight)) : 0,
        };
      });
    },
    [count, ROOM] as const,
  );

/** The look that stands now: whether it is inside the view, what it says, and its smallest letters. */
const lookOn = (page: Page): Promise<{ inside: boolean; text: string; smallest: number; cut: boolean } | undefined> =>
  page.evaluate(() => {
    const look = document.querySelector<HTMLElement>('.rt-look');
    if (!look) return undefined;
    const { left, top, right, bottom } = look.getBoundingClientRect();
    const sizes = [...look.querySelectorAll<HTMLElement>('.rt-face span, .rt-look__uses')]
      .filter(one => !one.children.length && one.innerText)
      .map(one => Number.parseFloat(getComputedStyle(one).fontSize));
    return {
      inside: left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight,
      text: look.textContent ?? '',
      smallest: Math.min(...sizes),
      cut: look.scrollHeight > look.clientHeight + 1 || look.querySelector('[data-more]') !== null,
    };
  });

/** Each card of a hand tells what it is, and all of it when it is pointed at or focused. */
const readCards = async (gm: Person, game: string, seat: string, title: string): Promise<void> => {
  const { page } = gm;
  const table = await makeTable(gm, { name: title, game, holders: { [seat]: 'Gamemaster' } });
  await waitForBeginning([gm], table);
  const hand = await openSideWindow(gm, table, 'hand');
  await hand.locator('.rt-face__name').first().waitFor();
  const cards = hand.locator('.rt-card');
  const noteOf = (n: number): Promise<string> =>
    cards
      .nth(n)
      .locator('.rt-face__note')
      .evaluate(element => element.textContent ?? '');

  await readHand(hand, 5);
  await cards.nth(1).hover();
  await until('the card stands full size', async () => (await lookOn(page)) !== undefined);
  const full = await lookOn(page);
  expect(full).toMatchObject({ inside: true, cut: false });
  expect(full?.smallest).toBeGreaterThanOrEqual(14);
  expect(full?.text).toContain(await noteOf(1));
  await snapshot(gm, `cards-full-${title}`);

  await page.mouse.move(2, 2);
  await until('it goes with the pointer', async () => (await lookOn(page)) === undefined);
  await cards.nth(1).focus();
  await page.keyboard.press('ArrowRight');
  await until('the focused card stands full size', async () => (await lookOn(page)) !== undefined);
  expect((await lookOn(page))?.text).toContain(await noteOf(2));
  await page.keyboard.press('Escape');
  expect(await lookOn(page)).toBeUndefined();

  for (const count of [7, 10]) {
    const read = await readHand(hand, count);
    await snapshot(gm, `cards-${count}-${title}`);
    expect(read).toHaveLength(count);
    expect(read.filter(({ whole, size }) => !whole || size < 11)).toEqual([]);
    expect(read.filter(({ noteSize, noteLines, noteCut }) => noteSize < 11 || (noteCut && noteLines < 2))).toEqual([]);
    expect(read.every(({ name }) => name.length > 0)).toBe(true);
  }
};

test.each([
  ['en', [['prelude', 'revolutionary']]],
  [
    'de',
    [
      ['prelude', 'revolutionary'],
      ['dual-powers', 'soviet'],
      ['civil-war', 'red'],
    ],
  ],
] as const)(
  'in %s each card tells its name, number and use; the one pointed at or focused all of it',
  (language, hands) =>
    session({ title: `cards-${language}`, seating: { viewport: VIEW, language } }, async one => {
      const [gm] = await gather(one);
      for (const [game, seat] of hands) await readCards(gm, game, seat, `${game}-${language}`);
    }),
);
