/**
 * The piece under the pointer is the one that moves: each piece of a board in a page, by mouse, finger, keyboard,
 * menu and group.
 */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { speechOf } from '../../scripts/languages';
import { quickDice } from '../../src/kernel/dice';
import { editsFor, judge } from '../../src/table/board/by-hand';
import { place, type Placement } from '../../src/table/board/projection';
import { wordingOf } from '../../src/table/i18n/wording';
import { piecesOf } from '../../src/table/drawing/picture-names';
import type { AnyGame, AnyTypes } from '../../src/table/record/model';
import { dropFromTray, overlayOf, pieceOn } from './board';
import { inTable, until } from './in-page';
import type { Person } from './people';
import { revisionOf } from './table';

interface Spot {
  readonly x: number;
  readonly y: number;
}
interface Seen extends Spot {
  readonly id: string;
}

/** How far (px) a piece is dragged to see that it moves. */
const AWAY = 34;

/** The middle of every piece on the page, and the piece that is topmost there. */
const seenOn = (page: Page): Promise<readonly Seen[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.rt-overlay .rt-piece')].flatMap(piece => {
      const { x, y, width, height } = piece.getBoundingClientRect();
      const at = { x: x + width / 2, y: y + height / 2 };
      const found = width && height ? document.elementFromPoint(at.x, at.y)?.closest('[data-piece]') : undefined;
      const id = found?.getAttribute('data-piece');
      return id ? [{ id, ...at }] : [];
    }),
  );

/** The topmost piece at a place now. */
const foundAt = (page: Page, at: Spot): Promise<string | undefined> =>
  page.evaluate(
    ({ x, y }) => document.elementFromPoint(x, y)?.closest('[data-piece]')?.getAttribute('data-piece') ?? undefined,
    at,
  );

const draggedOn = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.querySelector('[data-dragging]')?.getAttribute('data-piece') ?? undefined);

/** How often to check whether a piece is dragged: a busy page lifts it a little later, a fixed piece never. */
const ASKED = 12;
const carriedOn = async (page: Page): Promise<string | undefined> => {
  for (let n = 0; n < ASKED; n++) {
    const dragged = await draggedOn(page);
    if (dragged !== undefined) return dragged;
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  return undefined;
};

/** The placements at a table, as this page sees it. */
const lyingAt = async (game: AnyGame, page: Page, table: string) => {
  const text = await inTable(page, table, ({ timeline: { state } }) => JSON.stringify(state));
  const state = JSON.parse(text ?? '{}') as AnyTypes['state'];
  const { board, tabletop } = game.presentation(state.options);
  return { state, lying: place(board, tabletop(state)) };
};

/** A sample of them, from all over the board. */
const some = (seen: readonly Seen[], many: number): readonly Seen[] => {
  const nth = Math.max(1, Math.ceil(seen.length / many));
  return seen.filter((_, n) => n % nth === 0);
};

/** Lifts pieces with the mouse and puts them back: the dragged piece is the topmost one. */
export const liftSome = async ({ page }: Person, many: number): Promise<{ looked: number; lifted: number }> => {
  const all = some(await seenOn(page), many);
  let lifted = 0;
  for (const { x, y } of all) {
    await until('nothing is carried any more', async () => (await draggedOn(page)) === undefined);
    await page.mouse.move(x, y);
    // a heap spreads under the pointer: what counts is the topmost piece at the press
    const id = await foundAt(page, { x, y });
    await page.mouse.down();
    await page.mouse.move(x + AWAY, y + AWAY, { steps: 2 });
    const dragged = await carriedOn(page);
    await page.keyboard.press('Escape');
    await page.mouse.up();
    if (dragged === undefined) continue;
    expect(dragged).toBe(id);
    lifted++;
  }
  await page.mouse.move(1, 1);
  return { looked: all.length, lifted };
};

/** The same by touch. */
export const touchSome = async ({ page, context }: Person, many: number): Promise<number> => {
  const touch = await context.newCDPSession(page);
  const at = (type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel', points: readonly Spot[]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(({ x, y }) => ({ x, y })) });
  let lifted = 0;
  for (const { id, x, y } of some(await seenOn(page), many)) {
    await at('touchStart', [{ x, y }]);
    await at('touchMove', [{ x: x + AWAY, y: y + AWAY }]);
    const dragged = await draggedOn(page);
    await at('touchCancel', []);
    if (dragged === undefined) continue;
    expect(dragged).toBe(id);
    lifted++;
  }
  await touch.detach();
  return lifted;
};

const lastEdit = (page: Page, table: string): Promise<string | undefined> =>
  inTable(page, table, ({ timeline }) => JSON.stringify(timeline.moments.at(-1)?.edit));

/** Ways to remove a counter: chosen by a click, by keyboard alone, or in its menu. */
const WAYS = {
  async click(page: Page, { id, x, y }: Seen) {
    await page.mouse.click(x, y);
    await pieceOn(overlayOf(page), id).and(page.locator('[data-chosen]')).waitFor();
    await page.keyboard.press('Delete');
  },
  async keyboard(page: Page, { id }: Seen) {
    await pieceOn(overlayOf(page), id).focus();
    await page.keyboard.press('Delete');
  },
  async menu(page: Page, { x, y }: Seen) {
    await page.mouse.click(x, y, { button: 'right' });
    await page.locator('[data-by-hand="away"]').click();
  },
  async group(page: Page, { x, y }: Seen) {
    await page.mouse.move(x, y);
    await page.keyboard.down('Shift');
    await page.mouse.click(x, y);
    await page.keyboard.up('Shift');
    await page.keyboard.press('Delete');
  },
} as const;

/** Counters that are topmost at their middles and may be removed, with their names in the record. */
const countersOn = async (page: Page, table: string, game: AnyGame) => {
  const { state, lying } = await lyingAt(game, page, table);
  const goes = ({ piece = '?', slot: from }: Placement): boolean =>
    Array.isArray(game.edit(state, { kind: 'remove', piece, count: 1, from }, quickDice(1)));
  return (await seenOn(page)).flatMap(one => {
    const found = lying.find(({ id, kind, piece = '?' }) => id === one.id && kind === 'counter' && piece !== '?');
    return found?.piece !== undefined && goes(found) ? [{ ...one, piece: found.piece, from: found.slot }] : [];
  });
};

/** Removes counters from a Free table in each way, checks that the record names them, and takes that back. */
export const removeEach = async ({ page }: Person, table: string, game: AnyGame): Promise<number> => {
  let removed = 0;
  for (const [n, way] of Object.values(WAYS).entries()) {
    // a restored counter lies where it was, but may have another id
    const counters = await countersOn(page, table, game);
    const counter = counters[Math.floor(((n + 0.5) * counters.length) / Object.keys(WAYS).length)];
    if (!counter) continue;
    const { piece, from, ...one } = counter;
    const before = await revisionOf(page, table);
    await way(page, one);
    await until(`${one.id} is taken away`, async () => (await revisionOf(page, table)) > before);
    expect(JSON.parse((await lastEdit(page, table)) ?? '{}')).toMatchObject({ kind: 'remove', piece, from });
    removed++;
    await page.keyboard.press('Control+z');
    await until(`${one.id} is back`, async () => (await revisionOf(page, table)) > before + 1);
    await page.mouse.move(1, 1);
    await page.keyboard.press('Escape');
  }
  return removed;
};

/** What the table says of a counter that stays while the rules are enforced; undefined where they let it go. */
const whyStays = (
  game: AnyGame,
  seen: AnyTypes['state'],
  seat: string | undefined,
  { piece, from }: { readonly piece: string; readonly from: string },
): string | undefined => {
  const presentation = game.presentation(seen.options);
  const hand = { game, presentation, seen, seat, mode: 'enforced', gm: true, byHand: false } as const;
  const drop = judge(hand, editsFor({ kind: 'counter', piece, from }, { kind: 'away' }));
  return drop.kind === 'refused'
    ? wordingOf(presentation, speechOf('en')).refusal(drop.refusal, drop.tried)
    : undefined;
};

/** Lays a piece from the tray on a place by hand, and takes it back if it may. False if the game's own rules let none be added there. */
export const layFromTray = async (person: Person, table: string, game: AnyGame): Promise<boolean> => {
  const { page } = person;
  const { state: seen } = await lyingAt(game, page, table);
  const presentation = game.presentation(seen.options);
  const seat = await inTable(page, table, client => client.seat);
  const hand = { game, presentation, seen, seat, mode: 'advised', gm: true, byHand: false } as const;
  const pieces = piecesOf(game, seen.options).filter(piece => presentation.face(piece)?.kind !== 'marker');
  for (const piece of pieces)
    for (const { id: to, box } of presentation.board.slots) {
      const drop = judge(hand, editsFor({ kind: 'new', piece }, { kind: 'places', places: [to] }));
      if (drop.kind !== 'edit') continue;
      const before = await revisionOf(page, table);
      const onto = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      const name = wordingOf(presentation, speechOf('en')).name(piece);
      await dropFromTray(person, page.locator('body'), name, onto);
      const alone = page.locator('.rt-bubble__choice', { hasText: speechOf('en').localize('RT.guide.only-by-hand') });
      const isLaid = async (): Promise<boolean> => (await revisionOf(page, table)) > before;
      await until(
        `${piece} is laid, or which action it is is asked`,
        async () => (await isLaid()) || (await alone.count()) > 0,
      );
      if (await alone.count()) await alone.click();
      await until(`${piece} is laid`, isLaid);
      expect(JSON.parse((await lastEdit(page, table)) ?? '{}')).toMatchObject({ kind: 'add', piece });
      await page.keyboard.press('Escape');
      // a card that was hidden until now is not taken back alone; then it stays
      const { piles = {} } = seen as { readonly piles?: Readonly<Record<string, readonly string[]>> };
      const isShown = Object.values(piles).some(cards => cards.includes(piece));
      await page.keyboard.press('Control+z');
      if (!isShown) await until(`${piece} is away again`, async () => (await revisionOf(page, table)) > before + 1);
      await page.locator('.rt-tray > summary').click();
      return true;
    }
  return false;
};

/** The bubbles that are seen, as text. */
const saidOn = async (page: Page): Promise<string> =>
  (await page.locator('.rt-bubble:visible').allTextContents()).join('\n');

/** What was said before is put away, so that what is said next is the answer to what is done next. */
const quiet = async (page: Page): Promise<void> => {
  await page.keyboard.press('Escape');
  await until('nothing is said any more', async () => (await saidOn(page)) === '');
};

/**
 * A double click opens a counter, and Delete removes it or asks which action that is; then everything lies as it lay. Where
 * the rules are enforced nothing is removed against them, and Delete says why. No key on a piece is met by silence.
 */
export const openAndDelete = async (
  { page }: Person,
  table: string,
  game: AnyGame,
  isEnforced = false,
): Promise<void> => {
  const { state } = await lyingAt(game, page, table);
  const seat = await inTable(page, table, client => client.seat);
  const counters = (await countersOn(page, table, game)).flatMap(counter => {
    const why = isEnforced ? whyStays(game, state, seat, counter) : undefined;
    return isEnforced && why === undefined ? [] : [{ ...counter, why: why ?? '' }];
  });
  const counter = counters[Math.floor(counters.length / 2)];
  if (!counter) {
    // in Reds and Whites no counter can be removed at the start; elsewhere the rules keep some
    expect(game.id).toBe('civil-war');
    return;
  }
  const { id, x, y, why } = counter;
  await quiet(page);
  await page.mouse.dblclick(x, y);
  await until(`${id} opens`, async () => (await saidOn(page)) !== '');
  await quiet(page);
  const piece = pieceOn(overlayOf(page), id);
  await piece.focus();
  await page.keyboard.press('ContextMenu');
  await until(`the menu key at ${id} is answered`, async () => (await saidOn(page)) !== '');
  await quiet(page);
  const before = await revisionOf(page, table);
  const isGone = async (): Promise<boolean> => (await revisionOf(page, table)) > before;
  await piece.focus();
  await page.keyboard.press('Delete');
  if (isEnforced) {
    await until(`why ${id} stays is said`, async () => (await saidOn(page)).includes(why));
    await quiet(page);
    await page.mouse.click(x, y);
    await page.keyboard.press('Delete');
    await until(`why ${id} stays is said after a click`, async () => (await saidOn(page)).includes(why));
    await quiet(page);
    expect(await isGone(), id).toBe(false);
    return;
  }
  const asks = speechOf('en').localize('RT.guide.as-action');
  await until(`${id} is removed, or asked about`, async () => (await isGone()) || (await saidOn(page)).includes(asks));
  await page.keyboard.press('Escape');
  if (await isGone()) {
    await page.keyboard.press('Control+z');
    await until(`${id} is back`, async () => (await revisionOf(page, table)) > before + 1);
  }
  await page.mouse.move(1, 1);
};
