/** Can the canvas show an SVG file? If not, the overlay draws everything and the scene stays empty. */
import { countPicture } from '../../table/drawing/file-names';
import { ID } from '../module-id';

const SAMPLE = `modules/${ID}/assets/${countPicture(1)}`;

/** Tries one of our pictures on the canvas; undefined without a canvas. */
export const triesSvg = async (): Promise<boolean | undefined> => {
  if (game.settings.get('core', 'noCanvas')) return undefined;
  const texture: unknown = await foundry.canvas.loadTexture(SAMPLE).catch(() => null);
  return texture !== null;
};

let known: boolean | undefined;

/** Does this browser's canvas show SVG? Assumed until a try fails. */
export const showsSvg = (): boolean => known ?? true;

/** Tries once, when there is a canvas; returns whether the answer changed. */
export const learnSvg = async (): Promise<boolean> => {
  if (known !== undefined) return false;
  known = await triesSvg();
  return known === false;
};

/** Is this a scene without our pictures? Made where the canvas cannot show them, or no file shows this table. */
export const isBare = (scene: Scene.Implementation): boolean => scene.getFlag(ID, 'bare') === true;
