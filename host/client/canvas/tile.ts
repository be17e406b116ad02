import { assumed, type HostTile } from '../ui/globals';
import type { Point } from './stage';

export interface Bounds {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const ANCHORS: Readonly<Record<string, number>> = { center: 0.5, topleft: 0 };

/**
 * Where a tile lies: its x and y are the position of its mesh, whose anchor the texture says, half the size unless it
 * says another. [I] foundryvtt#13442; docs/platform.md 15
 */
export const boundsOf = ({ x, y, width, height, texture }: HostTile): Bounds => {
  const always = ANCHORS[assumed('tile-anchor', 'data')];
  const across = always ?? texture.anchorX ?? 0.5;
  const down = always ?? texture.anchorY ?? 0.5;
  return { x: x - width * across, y: y - height * down, width, height };
};

/** [D13] foundry.canvas.placeables.Tile: a tile as the canvas shows it (`TileDocument#object`). */
export class Tile {
  /** [D13] PlaceableObject#controlled */
  controlled = false;
  /** Where it is shown while it is dragged. */
  dragged: Point | undefined;

  constructor(readonly document: HostTile) {}

  /** [D13] PlaceableObject#id */
  get id(): string {
    return this.document.id;
  }

  /** [D13] PlaceableObject#bounds */
  get bounds(): Bounds {
    const bounds = boundsOf(this.document);
    return this.dragged ? { ...bounds, ...this.dragged } : bounds;
  }

  /** [D13] PlaceableObject#center */
  get center(): Point {
    const { x, y, width, height } = this.bounds;
    return { x: x + width / 2, y: y + height / 2 };
  }

  /** Whether a point of the scene lies on it. */
  contains(point: Point): boolean {
    const {
      center,
      bounds: { width, height },
    } = this;
    const angle = (-this.document.rotation * Math.PI) / 180;
    const dx = point.x - center.x;
    const dy = point.y - center.y;
    const x = dx * Math.cos(angle) - dy * Math.sin(angle);
    const y = dx * Math.sin(angle) + dy * Math.cos(angle);
    return Math.abs(x) <= width / 2 && Math.abs(y) <= height / 2;
  }
}
