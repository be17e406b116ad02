/** The light of a scene: its colours, and how dark it is. */
import { Color } from '../data/color';
import { page, type Json } from '../ui/globals';

/** [D14] Canvas#colors: by CONFIG.Canvas, each a Color. */
export const canvasColors = (): Record<string, Color> => {
  const of = (key: string, otherwise: number): Color =>
    Color.from(((page.CONFIG['Canvas'] as Json | undefined)?.[key] as number | undefined) ?? otherwise);
  return {
    ambientBrightest: of('brightestColor', 0xffffff),
    ambientDarkness: of('darknessColor', 0x303030),
    ambientDaylight: of('daylightColor', 0xeeeeee),
    background: of('daylightColor', 0xeeeeee),
    bright: of('brightestColor', 0xffffff),
    dim: of('daylightColor', 0xeeeeee),
    fogExplored: of('exploredColor', 0x000000),
    fogUnexplored: of('unexploredColor', 0x000000),
    halfdark: of('darknessColor', 0x303030),
    rendererBackground: Color.from(0x999999),
  };
};

/** How dark a scene is, from 0 to 1. */
export const darknessOf = (scene: unknown): number => {
  const { environment } = (scene ?? {}) as { environment?: { darknessLevel?: number } };
  return environment?.darknessLevel ?? 0;
};
