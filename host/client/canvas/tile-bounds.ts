import { assumed, type HostTile } from '../ui/globals';

export interface Bounds {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const ANCHORS: Readonly<Record<string, number>> = { center: 0.5, topleft: 0 };

/**
 * The bounds of a tile. Its x and y are the position of its mesh, whose anchor the texture gives: half the size unless it
 * gives another. [I] foundryvtt#13442; docs/platform.md 15
 */
export const boundsOf = ({ x, y, width, height, texture }: HostTile): Bounds => {
  const always = ANCHORS[assumed('tile-anchor', 'data')];
  const across = always ?? texture.anchorX ?? 0.5;
  const down = always ?? texture.anchorY ?? 0.5;
  return { x: x - width * across, y: y - height * down, width, height };
};
