/**
 * The empty room around a board on its scene. How far anyone can zoom out depends on the size of the whole scene, so
 * room around the board lets it lie whole between the docks. docs/platform.md 4
 */
import type { Point } from '../../kernel/board';

/** The part of the board's width and height that lies empty on each side: as much as a Scene takes. */
export const PADDING = 0.5;

/** Where the board begins on the canvas of its scene. */
export const originOf = ({ dimensions }: Pick<Scene.Implementation, 'dimensions'>): Point => ({
  x: dimensions.sceneX,
  y: dimensions.sceneY,
});
