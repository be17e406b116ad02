/** What the canvas shows now, what lies over it, and where the board lies on it. docs/platform.md 4 */
import type { Point } from '../../kernel/board';

/** What the canvas shows in the middle of the page, and how large. */
export interface View {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** How the canvas is looked at; undefined where there is none. */
export const viewNow = (): View | undefined => {
  const { stage } = canvas ?? {};
  return stage && { x: stage.pivot.x, y: stage.pivot.y, scale: stage.scale.x };
};

/** The element that lies over the canvas and moves with it; a Foundry without it shows boards in the page. */
export const hudElement = (): HTMLElement | undefined => {
  const element: unknown = canvas?.hud?.element;
  return element instanceof HTMLElement ? element : undefined;
};

/**
 * The part of the board's width and height that lies empty on each side of its scene: as much as a Scene takes. How far
 * anyone can zoom out depends on the size of the whole scene, so this room lets the board lie whole between the docks.
 */
export const PADDING = 0.5;

/** Where the board begins on the canvas of its scene. */
export const originOf = ({ dimensions }: Pick<Scene.Implementation, 'dimensions'>): Point => ({
  x: dimensions.sceneX,
  y: dimensions.sceneY,
});
