/**
 * The arrangement of a table on a page, as rectangles: a column of choices at the right, the hand along the bottom, and
 * the board in what is left free. A narrow page has the board on top and everything else below it, one at a time; where
 * it is low as well (a page zoomed to 200 %) everything else stands at the right.
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

/** How a dock is kept: folded to its edge, and how thick it was pulled; without, as thick as suits the page. */
export interface DockShape {
  readonly folded: boolean;
  readonly size?: number | undefined;
}

export interface Situation {
  readonly page: Size;
  /** Where the host's tools at the left end. */
  readonly tools: number;
  /** How wide the tabs of the closed sidebar are. */
  readonly tabs: number;
  /** Where the sidebar begins; open, it lies over the column. */
  readonly sidebar: number;
  /** The docks that lie on the page; one that is missing is a window of its own, or has nothing to show. */
  readonly column?: DockShape | undefined;
  readonly hand?: DockShape | undefined;
  /** How high the hand's dock must be for what its cards say; unknown until they are drawn. */
  readonly handNeeds?: HandNeeds | undefined;
  /** What lies between board and hand: the open tray of a Free table. */
  readonly tray?: number;
  /** The tab of the closed tray, in the corner at the lower left of what is free: no board lies beneath it. */
  readonly tab?: Size | undefined;
  readonly board: Size;
}

export interface Layout {
  readonly narrow: boolean;
  readonly column?: Rect;
  readonly hand?: Rect;
  /** On a narrow page: where the tabs and what they show lie, below the board or beside it. */
  readonly panel?: Rect;
  /** What nothing covers. */
  readonly free: Rect;
  /** The board, whole and as large as it can be, in the middle of what is free. */
  readonly board: Rect;
}

/** Below this width there is no room beside a board. */
export const NARROW = 1000;
/** A narrow page lower than this, and lying, has nothing left below a board. */
export const LOW = 600;
/** A folded dock: its edge, by which it is unfolded. */
export const FOLDED = 40;

const COLUMN = { least: 320, most: 0.45, usual: 0.28, widest: 440 } as const;
const HAND = { least: 110, most: 0.5, usual: 0.24, highest: 270, slim: 52 } as const;
const MARGIN = 8;
/** How much of a narrow page the board may take, however high it is. */
const SHARE = { least: 0.3, most: 0.55 } as const;
/** What stands at the right of a low page takes so much of it. */
const PANEL = { share: 0.52, most: 480 } as const;

const between = (value: number, low: number, high: number): number => Math.max(low, Math.min(value, high));

/** How wide the column is on a page. */
export const columnWidth = (page: Size, { folded, size }: DockShape): number => {
  if (folded) return FOLDED;
  const usual = Math.min(COLUMN.usual * page.width, COLUMN.widest);
  return Math.round(between(size ?? usual, COLUMN.least, COLUMN.most * page.width));
};

/** What is known of the room for a hand: what its cards need, and what a board as wide as it may be leaves below it. */
export interface HandRoom {
  readonly wanted?: HandNeeds | undefined;
  readonly spare: number;
}

/** How high the hand is on a page: what it needs, as far as it costs the board no more than is usual, and what is spare. */
export const handHeight = (page: Size, { folded, size }: DockShape, { wanted, spare }: HandRoom): number => {
  if (folded) return FOLDED;
  const most = HAND.most * page.height;
  if (size !== undefined) return Math.round(between(size, HAND.least, most));
  const usual = Math.min(HAND.usual * page.height, HAND.highest);
  if (!wanted) return Math.round(usual);
  const height = Math.max(wanted.needs, Math.min(wanted.likes, spare));
  return Math.floor(between(height, HAND.slim, Math.max(Math.round(usual), Math.min(spare, most))));
};

/** A shape as large as it can be in the middle of a rectangle. */
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

/** What is free, less the height of a tab where the board would lie beneath it. */
const clearOf = (tab: Size | undefined, free: Rect, board: Size): Rect => {
  if (!tab) return free;
  const { left, top, height } = within(free, board);
  const isCovered = left < free.left + tab.width && top + height > free.top + free.height + MARGIN - tab.height;
  return isCovered ? { ...free, height: Math.max(1, free.height - tab.height) } : free;
};

const onTop = ({ page, tray = 0, tab, board }: Situation): Layout => {
  const wanted = (page.width - 2 * MARGIN) * (board.height / board.width) + 2 * MARGIN + (tab?.height ?? 0);
  const height = Math.round(between(wanted, SHARE.least * page.height, SHARE.most * page.height));
  const free = clearOf(tab, shrunk({ left: 0, top: 0, width: page.width, height: height - tray }), board);
  const panel = { left: 0, top: height, width: page.width, height: page.height - height };
  return { narrow: true, free, panel, board: within(free, board) };
};

const atTheRight = ({ page, tray = 0, tab, board }: Situation): Layout => {
  const width = Math.round(Math.min(PANEL.share * page.width, PANEL.most));
  const left = page.width - width;
  const free = clearOf(tab, shrunk({ left: 0, top: 0, width: left, height: page.height - tray }), board);
  const panel = { left, top: 0, width, height: page.height };
  return { narrow: true, free, panel, board: within(free, board) };
};

const isLow = ({ width, height }: Size): boolean => height < LOW && height < width;

const beside = (situation: Situation): Layout => {
  const { page, tools, tabs, sidebar, column: kept, hand: held, handNeeds: wanted, tray = 0, tab, board } = situation;
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
  const free = clearOf(tab, room, board);
  return { narrow: false, ...(column && { column }), ...(hand && { hand }), free, board: within(free, board) };
};

/** Where everything lies. */
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

/** Where a view of the canvas shows `scene` on the page: what `viewOf` asks for, the other way round. */
export const placeOf = (page: Size, scene: Rect, { x, y, scale }: View): Rect => ({
  left: page.width / 2 + (scene.left - x) * scale,
  top: page.height / 2 + (scene.top - y) * scale,
  width: scene.width * scale,
  height: scene.height * scale,
});

/** Does a view show the scene where it should lie, as far as the margin around a board allows? */
export const isShownAt = (place: Rect, shown: Rect): boolean =>
  shown.left >= place.left - MARGIN &&
  shown.top >= place.top - MARGIN &&
  shown.left + shown.width <= place.left + place.width + MARGIN &&
  shown.top + shown.height <= place.top + place.height + MARGIN;
