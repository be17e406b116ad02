/** What the canvas shows, what lies over it, and where the board is on it. docs/platform.md 4 */
import type { Point } from '../../kernel/board';
import { pageSize } from '../page-size';

/** The point in the middle of the view, and the scale. */
export interface View {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** The present view; undefined without a canvas. */
export const viewNow = (): View | undefined => {
  const { stage } = canvas ?? {};
  return stage && { x: stage.pivot.x, y: stage.pivot.y, scale: stage.scale.x };
};

/** The most that a scrollbar takes of the page (px). */
const SCROLLBAR = 24;

/** What an ended animation leaves turns nothing. */
const A_LITTLE = 0.001;
const isSome = (turn: number): boolean => Math.abs(turn) > A_LITTLE;

/** Is the canvas as wide as a page that something widens, so that only a part of it is on the screen of a phone? */
const isBeyondPage = (): boolean => globalThis.innerWidth - pageSize().width > SCROLLBAR;

/**
 * Has another module turned, slanted or mirrored the canvas? The element over it only moves and scales, so the board
 * and its pieces would no longer lie on each other. Nor may it reach beyond the page.
 */
export const isAskew = (): boolean => {
  const { stage, app } = canvas ?? {};
  if (!stage) return false;
  if (isBeyondPage()) return true;
  const { rotation, skew, scale } = stage;
  if ([rotation, skew.x, skew.y].some(isSome) || scale.x <= 0 || scale.y <= 0) return true;
  const view: unknown = app?.view;
  if (!(view instanceof HTMLElement)) return false;
  const style = getComputedStyle(view);
  const { a, b, c, d } = new DOMMatrix(style.transform);
  return a <= 0 || d <= 0 || [b, c, Number.parseFloat(style.rotate)].some(isSome) || style.scale.includes('-');
};

/** The element that lies over the canvas and moves with it; without it boards are shown in the page. */
export const hudElement = (): HTMLElement | undefined => {
  const element: unknown = canvas?.hud?.element;
  return element instanceof HTMLElement ? element : undefined;
};

/**
 * The empty part of the board's width and height on each side of its scene: the most that a Scene takes. The size of
 * the whole scene limits zooming out, so this room lets the board fit between the docks.
 */
export const PADDING = 0.5;

/** The origin of the board on the canvas of its scene. */
export const originOf = ({ dimensions }: Pick<Scene.Implementation, 'dimensions'>): Point => ({
  x: dimensions.sceneX,
  y: dimensions.sceneY,
});
