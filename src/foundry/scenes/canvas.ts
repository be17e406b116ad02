/** What the canvas shows and can show, what lies over it, and where the board lies on it. docs/platform.md 4 */
import type { Point } from '../../kernel/board';
import { countPicture } from '../../table/drawing/file-names';
import { ID } from '../module-id';

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

// Can the canvas show an SVG file? The public pages say so. Where it cannot, the overlay draws board and pieces itself,
// and the scene stays empty.

const SAMPLE = `modules/${ID}/assets/${countPicture(1)}`;

/** Asks the canvas for one of our pictures. Where there is no canvas there is nothing to ask. */
export const triesSvg = async (): Promise<boolean | undefined> => {
  if (game.settings.get('core', 'noCanvas')) return undefined;
  const texture: unknown = await foundry.canvas.loadTexture(SAMPLE).catch(() => null);
  return texture !== null;
};

let known: boolean | undefined;

/** Whether this browser's canvas shows SVG; true as long as nobody has seen otherwise. */
export const showsSvg = (): boolean => known ?? true;

/** Looks once, when a canvas is there; answers whether it has taught anything new. */
export const learnSvg = async (): Promise<boolean> => {
  if (known !== undefined) return false;
  known = await triesSvg();
  return known === false;
};

/** A scene without our pictures: made where the canvas cannot show them, or where no file shows this table. */
export const isBare = (scene: Scene.Implementation): boolean => scene.getFlag(ID, 'bare') === true;
