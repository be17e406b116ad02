/**
 * The layout of a table on a page, as rectangles: choices in a column at the right, the hand at the bottom, the board
 * in the rest. A narrow page has the board on top and one other part below. A narrow and low page (zoomed to 200 %)
 * has that part at the right.
 */

import type { View } from '../scenes/canvas';
import type { HandNeeds } from './hand-needs';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Rect extends Size {
  readonly left: number;
  readonly top: number;
}

/** How a dock is kept: folded to its edge, and the size given by the user; without one, what suits the page. */
export interface DockShape {
  readonly folded: boolean;
  readonly size?: number | undefined;
}

export interface Situation {
  readonly page: Size;
  /** The right end of Foundry's tools. */
  readonly tools: number;
  /** The width of the closed sidebar's tabs. */
  readonly tabs: number;
  /** The left end of the sidebar; when open, it covers the column. */
  readonly sidebar: number;
  /** The docks on the page; a missing one is a window, or has nothing to show. */
  readonly column?: DockShape | undefined;
  readonly hand?: DockShape | undefined;
  /** The height that the cards of the hand need; unknown until they are drawn. */
  readonly handNeeds?: HandNeeds | undefined;
  /** The height of the open tray of a Free table, which lies between board and hand; on a phone over the column. */
  readonly tray?: number;
  /** The tab of the tray, at the lower left of the free part: no board lies under it. */
  readonly tab?: Size | undefined;
  readonly board: Size;
}

export interface Layout {
  readonly narrow: boolean;
  readonly column?: Rect;
  readonly hand?: Rect;
  /** On a narrow page: the tabs and their content, below the board or beside it. */
  readonly panel?: Rect;
  /** The part of the page that nothing covers. */
  readonly free: Rect;
  /** The whole board, as large as possible, centred in the free part. */
  readonly board: Rect;
}

/** The width (px) below which nothing fits beside a board. */
export const NARROW = 1000;
/** The height (px) below which a narrow landscape page has no room below a board. */
export const LOW = 600;
/** The size (px) of a folded dock: the edge that unfolds it. */
export const FOLDED = 40;

const COLUMN = { least: 320, most: 0.45, usual: 0.28, widest: 440 } as const;
const HAND = { least: 110, most: 0.5, usual: 0.24, highest: 270, slim: 52 } as const;
const MARGIN = 8;
/** The part of a narrow page's height that the board may take. */
const SHARE = { least: 0.3, most: 0.55 } as const;
/** The part of a low page's width for the panel at the right. */
const PANEL = { share: 0.52, most: 480 } as const;

const between = (value: number, low: number, high: number): number => Math.max(low, Math.min(value, high));

/** The width of the column. */
export const columnWidth = (page: Size, { folded, size }: DockShape): number => {
  if (folded) return FOLDED;
  const usual = Math.min(COLUMN.usual * page.width, COLUMN.widest);
  return Math.round(between(size ?? usual, COLUMN.least, COLUMN.most * page.width));
};

/** The room for a hand: what its cards need, and what the widest board leaves below it. */
export interface HandRoom {
  readonly wanted?: HandNeeds | undefined;
  readonly spare: number;
}

/** The height of the hand: what it needs, if the board loses no more than by default, plus spare room. */
export const handHeight = (page: Size, { folded, size }: DockShape, { wanted, spare }: HandRoom): number => {
  if (folded) return FOLDED;
  const most = HAND.most * page.height;
  if (size !== undefined) return Math.round(between(size, HAND.least, most));
  const usual = Math.min(HAND.usual * page.height, HAND.highest);
  if (!wanted) return Math.round(usual);
  const height = Math.max(wanted.needs, Math.min(wanted.likes, spare));
  return Math.floor(between(height, HAND.slim, Math.max(Math.round(usual), Math.min(spare, most))));
};

/** The largest centred rectangle of a shape within a rectangle. */
export const within = (room: Rect, { width, height }: Size): Rect => {
  const scale = Math.min(room.width / width, room.height / height);
  const size = { width: width * scale, height: height * scale };
  return {
    ...size,
    left: room.left + (room.width - size.width) / 2,
    top: room.top + (room.height - size.height) / 2,
  };
};

const shrunk = ({ left, top, width, height }: Rect): Rect => ({
  left: left + MARGIN,
  top: top + MARGIN,
  width: Math.max(1, width - 2 * MARGIN),
  height: Math.max(1, height - 2 * MARGIN),
});

/** The free part, less the height of the tab if the board would lie under it: an open tray takes its room otherwise. */
const clearOf = ({ tab, board, tray }: Situation, free: Rect): Rect => {
  if (!tab || tray) return free;
  const { left, top, height } = within(free, board);
  const isCovered = left < free.left + tab.width && top + height > free.top + free.height + MARGIN - tab.height;
  return isCovered ? { ...free, height: Math.max(1, free.height - tab.height) } : free;
};

const onTop = ({ tray: _overTheColumn, ...situation }: Situation): Layout => {
  const { page, tab, board } = situation;
  const wanted = (page.width - 2 * MARGIN) * (board.height / board.width) + 2 * MARGIN + (tab?.height ?? 0);
  const height = Math.round(between(wanted, SHARE.least * page.height, SHARE.most * page.height));
  const free = clearOf(situation, shrunk({ left: 0, top: 0, width: page.width, height }));
  const panel = { left: 0, top: height, width: page.width, height: page.height - height };
  return { narrow: true, free, panel, board: within(free, board) };
};

const atTheRight = (situation: Situation): Layout => {
  const { page, tray = 0, board } = situation;
  const width = Math.round(Math.min(PANEL.share * page.width, PANEL.most));
  const left = page.width - width;
  const free = clearOf(situation, shrunk({ left: 0, top: 0, width: left, height: page.height - tray }));
  const panel = { left, top: 0, width, height: page.height };
  return { narrow: true, free, panel, board: within(free, board) };
};

const isLow = ({ width, height }: Size): boolean => height < LOW && height < width;

const beside = (situation: Situation): Layout => {
  const { page, tools, tabs, sidebar, column: kept, hand: held, handNeeds: wanted, tray = 0, board } = situation;
  const right = page.width - tabs;
  const width = kept ? columnWidth(page, kept) : 0;
  const column = kept && { left: right - width, top: 0, width, height: page.height };
  const widest = Math.max(1, Math.min(right - width, sidebar) - tools - 2 * MARGIN);
  const spare = page.height - tray - 2 * MARGIN - widest * (board.height / board.width);
  const height = held ? handHeight(page, held, { wanted, spare }) : 0;
  const hand = held && { left: 0, top: page.height - height, width: right - width, height };
  const room = shrunk({
    left: tools,
    top: 0,
    width: Math.min(right - width, sidebar) - tools,
    height: page.height - height - tray,
  });
  const free = clearOf(situation, room);
  return { narrow: false, ...(column && { column }), ...(hand && { hand }), free, board: within(free, board) };
};

/** The rectangles of all parts. */
export const layoutOf = (situation: Situation): Layout => {
  const { page } = situation;
  if (page.width >= NARROW) return beside(situation);
  return isLow(page) ? atTheRight(situation) : onTop(situation);
};

/** The view that shows `scene` at `place` of the page. */
export const viewOf = (page: Size, scene: Rect, place: Rect): View => {
  const scale = place.width / scene.width;
  return {
    scale,
    x: scene.left + scene.width / 2 + (page.width / 2 - (place.left + place.width / 2)) / scale,
    y: scene.top + scene.height / 2 + (page.height / 2 - (place.top + place.height / 2)) / scale,
  };
};

/** Where a view of the canvas shows `scene` on the page: the inverse of `viewOf`. */
export const placeOf = (page: Size, scene: Rect, { x, y, scale }: View): Rect => ({
  left: page.width / 2 + (scene.left - x) * scale,
  top: page.height / 2 + (scene.top - y) * scale,
  width: scene.width * scale,
  height: scene.height * scale,
});

/** Does a view show the scene at its place, within the margin around a board? */
export const isShownAt = (place: Rect, shown: Rect): boolean =>
  shown.left >= place.left - MARGIN &&
  shown.top >= place.top - MARGIN &&
  shown.left + shown.width <= place.left + place.width + MARGIN &&
  shown.top + shown.height <= place.top + place.height + MARGIN;
