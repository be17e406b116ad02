/** What the canvas shows, what lies over it, and where the board is on it. docs/platform.md 4 */
import type { Point } from '../../kernel/board';

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

/**
 * Has another module turned, slanted or mirrored the canvas? The element over it only moves and scales, so the board
 * and its pieces would no longer lie on each other.
 */
export const isAskew = (): boolean => {
  const { stage, app } = canvas ?? {};
  if (!stage) return false;
  const { rotation, skew, scale } = stage;
  const view: unknown = app?.view;
  const { transform, rotate } = view instanceof HTMLElement ? getComputedStyle(view) : { transform: '', rotate: '' };
  const isStyled = [transform, rotate].some(value => value !== '' && value !== 'none');
  return rotation !== 0 || skew.x !== 0 || skew.y !== 0 || scale.x <= 0 || scale.y <= 0 || isStyled;
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
