import { describe, expect, test } from 'vitest';
import { EVERY_GAME } from '../../testing/all-games';
import { defaultOptions } from '../../kernel/options';
import { PADDING } from '../scenes/canvas';
import {
  columnWidth,
  FOLDED,
  handHeight,
  isShownAt,
  layoutOf,
  placeOf,
  type Rect,
  type Situation,
  viewOf,
  within,
} from './dock-sizes';

const board = { width: 3000, height: 2000 };
const open = { folded: false };

const at = (width: number, height: number, change: Partial<Situation> = {}): Situation => ({
  page: { width, height },
  tools: 100,
  tabs: 60,
  sidebar: width - 60,
  column: open,
  hand: open,
  board,
  ...change,
});

const areaOf = ({ width, height }: Rect): number => width * height;
const overlap = (one: Rect, other: Rect): boolean =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height;

const PAGES = [
  [1280, 720],
  [1500, 950],
  [1920, 1080],
  [900, 1200],
  [390, 844],
] as const;

describe('The board and the docks share the page', () => {
  test.each(PAGES)('at %i × %i nothing overlaps, and the board takes half of the free part', (...page) => {
    const { column, hand, panel, free, board: shown } = layoutOf(at(...page));
    const all = [column, hand, panel, free].filter(rect => rect !== undefined);
    for (const [n, one] of all.entries()) for (const other of all.slice(n + 1)) expect(overlap(one, other)).toBe(false);
    expect(areaOf(shown) / areaOf(free)).toBeGreaterThan(0.5);
    expect(shown.left).toBeGreaterThanOrEqual(free.left);
    expect(shown.top).toBeGreaterThanOrEqual(free.top);
    expect(shown.left + shown.width).toBeLessThanOrEqual(free.left + free.width + 1e-6);
    expect(shown.top + shown.height).toBeLessThanOrEqual(free.top + free.height + 1e-6);
  });

  test('the column stands beside the tabs of the sidebar, and the hand ends where the column begins', () => {
    const { column, hand } = layoutOf(at(1500, 950));
    expect(column && column.left + column.width).toBe(1440);
    expect(hand).toMatchObject({ left: 0, width: column?.left });
    expect(hand && hand.top + hand.height).toBe(950);
  });

  test('an open sidebar narrower than the column changes nothing; a wider one reduces the free part', () => {
    const closed = layoutOf(at(1500, 950));
    expect(layoutOf(at(1500, 950, { sidebar: 1140 })).free).toEqual(closed.free);
    expect(layoutOf(at(1500, 950, { sidebar: 900 })).free.width).toBeLessThan(closed.free.width);
  });

  test('a folded dock keeps its edge; a dock that is a window takes no room', () => {
    const { column, hand } = layoutOf(at(1500, 950, { column: { folded: true }, hand: { folded: true } }));
    expect(column?.width).toBe(FOLDED);
    expect(hand?.height).toBe(FOLDED);
    const none = layoutOf(at(1500, 950, { column: undefined, hand: undefined }));
    expect(none.column ?? none.hand).toBeUndefined();
    expect(none.free.left + none.free.width).toBe(1432);
  });

  test('the open tray of a Free table takes its room from the board, but on an upright phone from the column', () => {
    const tab = { width: 80, height: 30 };
    for (const [width, height] of PAGES) {
      const closed = layoutOf(at(width, height, { tab }));
      const without = layoutOf(at(width, height));
      const open = layoutOf(at(width, height, { tab, tray: 150 }));
      const isUpright = (without.panel?.top ?? 0) > 0;
      if (isUpright) expect(open).toEqual(closed);
      else expect(open.free).toEqual({ ...without.free, height: without.free.height - 150 });
      expect([open.hand, open.panel]).toEqual([closed.hand, closed.panel]);
    }
  });

  test('no board lies under the tab of the closed tray, and a board that does not reach it keeps its size', () => {
    const tab = { width: 80, height: 30 };
    for (const [width, height] of PAGES) {
      const { free, board, panel, hand } = layoutOf(at(width, height, { tab }));
      const end = panel?.top ?? (hand ? hand.top : height);
      expect(board.left >= free.left + tab.width || board.top + board.height <= end - tab.height).toBe(true);
    }
    const flat = { board: { width: 4000, height: 400 } };
    expect(layoutOf(at(1500, 950, { ...flat, tab }))).toEqual(layoutOf(at(1500, 950, flat)));
  });

  test('a dock keeps the size the user gave it, as far as the page allows', () => {
    const page = { width: 1500, height: 950 };
    expect(columnWidth(page, { folded: false, size: 500 })).toBe(500);
    expect(columnWidth(page, { folded: false, size: 2000 })).toBe(675);
    expect(columnWidth(page, { folded: false, size: 50 })).toBe(320);
    const room = { wanted: { needs: 90, likes: 90 }, spare: 200 };
    expect(handHeight(page, { folded: false, size: 300 }, room)).toBe(300);
    expect(handHeight(page, { folded: false, size: 900 }, room)).toBe(475);
    expect(handHeight(page, { folded: false, size: 10 }, room)).toBe(110);
  });

  test('a hand takes only what its cards need, and more than its default only from room that no board fills', () => {
    const asking = (needs?: number, likes = needs): Partial<Situation> =>
      needs === undefined || likes === undefined ? {} : { handNeeds: { needs, likes } };
    const height = (needs?: number, size: readonly [number, number] = [1280, 720], likes = needs): number =>
      layoutOf(at(...size, asking(needs, likes))).hand?.height ?? 0;
    const board = (needs?: number): number => layoutOf(at(1280, 720, asking(needs))).board.width;
    const usual = height();
    expect(height(80)).toBe(80);
    expect(height(0)).toBe(52);
    expect(height(usual + 20)).toBeGreaterThan(usual);
    expect(height(2000)).toBeLessThan(360);
    for (const needs of [0, 80, usual, usual + 20, 2000]) expect(board(needs)).toBeGreaterThanOrEqual(board());
    // pictures appear where no board needs their room
    expect(height(80, [1280, 720], 170)).toBe(170);
    expect(height(80, [2400, 900], 170)).toBe(80);
    // a wide page has no room below a board: the hand keeps its default
    expect(height(2000, [2400, 900])).toBe(height(undefined, [2400, 900]));
  });

  test('a page under 1000 px wide has the board on top and the rest below', () => {
    expect(layoutOf(at(1000, 900)).narrow).toBe(false);
    const { narrow, panel, free, column } = layoutOf(at(999, 900));
    expect(narrow).toBe(true);
    expect(column).toBeUndefined();
    expect(panel).toMatchObject({ left: 0, width: 999 });
    expect(panel && panel.top + panel.height).toBe(900);
    expect(panel?.top).toBeGreaterThan(free.top + free.height);
  });

  test('a page under 1000 px wide and under 600 px high has the rest beside the board at full height', () => {
    const { narrow, panel, free } = layoutOf(at(750, 475));
    expect(narrow).toBe(true);
    expect(panel).toEqual({ left: 360, top: 0, width: 390, height: 475 });
    expect(panel && overlap(panel, free)).toBe(false);
    expect(layoutOf(at(800, 599)).panel?.top).toBe(0);
    expect(layoutOf(at(800, 600)).panel?.left).toBe(0);
    expect(layoutOf(at(390, 500)).panel?.left).toBe(0);
  });

  test('on a narrow page the rest keeps almost half, however high the board is', () => {
    const { panel } = layoutOf(at(900, 1000, { board: { width: 1000, height: 3000 } }));
    expect(panel?.height).toBe(450);
  });
});

describe('The view that shows a board at its place', () => {
  test('a place in the middle of the page puts the middle of the scene in the middle of the view', () => {
    const scene = { left: 0, top: 0, ...board };
    const place = within({ left: 0, top: 0, width: 1500, height: 1000 }, board);
    expect(viewOf({ width: 1500, height: 1000 }, scene, place)).toEqual({ x: 1500, y: 1000, scale: 0.5 });
  });

  test('a place left of the middle moves the view to the right', () => {
    const scene = { left: 500, top: 250, ...board };
    const place = { left: 100, top: 0, width: 600, height: 400 };
    const { x, y, scale } = viewOf({ width: 1500, height: 950 }, scene, place);
    const toPage = (px: number, py: number) => [(px - x) * scale + 750, (py - y) * scale + 475].map(Math.round);
    expect(toPage(500, 250)).toEqual([100, 0]);
    expect(toPage(3500, 2250)).toEqual([700, 400]);
  });

  test('placeOf inverts viewOf', () => {
    const page = { width: 1280, height: 720 };
    const scene = { left: 1200, top: 800, width: 2400, height: 1600 };
    const place = { left: 100, top: 20, width: 600, height: 400 };
    const back = placeOf(page, scene, viewOf(page, scene, place));
    for (const side of ['left', 'top', 'width', 'height'] as const) expect(back[side]).toBeCloseTo(place[side], 6);
    expect(isShownAt(place, back)).toBe(true);
    expect(isShownAt(place, { ...back, left: place.left - 8 })).toBe(true);
    expect(isShownAt(place, { ...back, left: place.left - 9 })).toBe(false);
    expect(isShownAt(place, { ...back, height: place.height + 9 })).toBe(false);
  });

  // docs/platform.md 4: users can zoom out to the whole scene on the whole page; its room is whole squares of its grid
  test.each(EVERY_GAME)(
    'the room around the board of $id lets the whole board fit between the docks, on every page',
    game => {
      const { board: sheet } = game.presentation(defaultOptions(game.options));
      const whole = (length: number): number => length + 2 * Math.ceil((length * PADDING) / 100) * 100;
      for (const [width, height] of PAGES) {
        const limit = Math.min(width / whole(sheet.width), height / whole(sheet.height));
        // the open tray of a Free table takes 22 % of the height
        for (const tray of [0, 0.22 * height]) {
          const { board: shown } = layoutOf(at(width, height, { board: sheet, tray }));
          expect(shown.width / sheet.width).toBeGreaterThan(limit);
        }
      }
    },
  );
});
