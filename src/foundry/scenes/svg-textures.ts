/**
 * Can the canvas show an SVG file? The public pages say so. Where it cannot, the overlay draws board and pieces itself,
 * and the scene stays empty.
 */
import { countPicture } from '../../table/drawing/file-names';
import { ID } from '../module-id';

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
