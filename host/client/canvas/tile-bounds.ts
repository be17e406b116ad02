import { assumed, type HostTile } from '../ui/globals';

export interface Bounds {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const ANCHORS: Readonly<Record<string, number>> = { center: 0.5, topleft: 0 };

/** The part of a tile's picture that lies where the tile is. [I] foundryvtt#13442; docs/platform.md 15 */
export const anchorOf = ({ texture }: Pick<HostTile, 'texture'>): { readonly x: number; readonly y: number } => {
  const always = ANCHORS[assumed('tile-anchor', 'data')];
  return { x: always ?? texture.anchorX ?? 0.5, y: always ?? texture.anchorY ?? 0.5 };
};

/** The bounds of a tile. Its x and y are the position of its mesh, whose anchor the texture gives. */
export const boundsOf = (tile: HostTile): Bounds => {
  const { x, y, width, height } = tile;
  const anchor = anchorOf(tile);
  return { x: x - width * anchor.x, y: y - height * anchor.y, width, height };
};
