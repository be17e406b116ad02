import { BaseGrid } from '../grid';
import { CanvasDocument } from './canvas-document';
import type { Spot } from './region-shapes';

/** Where a token stands, and how large it is. */
export type Standing = Record<'x' | 'y' | 'elevation' | 'width' | 'height', number>;

interface Offset {
  readonly i: number;
  readonly j: number;
}

interface Segmenting {
  segmentizeMovementPath(points: readonly Spot[]): object[];
}

interface Area {
  testPoint(point: Spot & { readonly elevation: number }): boolean;
}

/** [D14] foundry.documents.TokenDocument, only what follows from its place and its size. */
export class PlacedToken extends CanvasDocument {
  declare readonly x: number;
  declare readonly y: number;
  declare readonly elevation: number;
  declare readonly width: number;
  declare readonly height: number;

  private get grid(): BaseGrid {
    const { grid } = (this.parent ?? {}) as { readonly grid?: unknown };
    return grid instanceof BaseGrid ? grid : new BaseGrid((this.parent?._source['grid'] ?? {}) as object);
  }

  /** [D14] TokenDocument#getSize: in pixels, as it stands or as it is given. */
  getSize({ width = this.width, height = this.height }: { width?: number; height?: number } = {}) {
    const { size } = this.grid;
    return { width: width * size, height: height * size };
  }

  /** [D14] TokenDocument#getCenterPoint: of where it stands, or of where it is said to. */
  getCenterPoint({ x = this.x, y = this.y, elevation = this.elevation, ...size }: Partial<Standing> = {}) {
    const { width, height } = this.getSize(size);
    return { x: x + width / 2, y: y + height / 2, elevation };
  }

  /** [D14] TokenDocument#getSnappedPosition: the nearest place on the grid. */
  getSnappedPosition({ x = this.x, y = this.y, elevation = this.elevation }: Partial<Standing> = {}) {
    return { ...this.grid.getSnappedPoint({ x, y }), elevation };
  }

  /** [D14] TokenDocument#getOccupiedGridSpaceOffsets */
  getOccupiedGridSpaceOffsets({ x = this.x, y = this.y, ...size }: Partial<Standing> = {}): Offset[] {
    const { grid } = this;
    if (grid.isGridless) return [grid.getOffset(this.getCenterPoint({ x, y, ...size }))];
    const [i0, j0, i1, j1] = grid.getOffsetRange({ x, y, ...this.getSize(size) });
    const across = (from: number, to: number): number[] =>
      Array.from({ length: Math.max(1, to - from) }, (_, n) => from + n);
    return across(i0, i1).flatMap(i => across(j0, j1).map(j => ({ i, j })));
  }

  /** [D14] TokenDocument#getGridSpacePolygon: the outline of what it occupies, from its own corner. */
  getGridSpacePolygon(size: Partial<Standing> = {}): { x: number; y: number }[] | undefined {
    if (this.grid.isGridless) return undefined;
    const { width, height } = this.getSize(size);
    return [
      { x: 0, y: 0 },
      { x: width, y: 0 },
      { x: width, y: height },
      { x: 0, y: height },
    ];
  }

  /**
   * [D14] TokenDocument#getMovementOrigin, TokenDocument#getVisionOrigin, TokenDocument#getLightOrigin,
   * TokenDocument#getSoundOrigin, TokenDocument#getListenerPosition: its centre.
   */
  getMovementOrigin(standing: Partial<Standing> = {}) {
    return this.getCenterPoint(standing);
  }

  getVisionOrigin(standing: Partial<Standing> = {}) {
    return this.getCenterPoint(standing);
  }

  getLightOrigin(standing: Partial<Standing> = {}) {
    return this.getCenterPoint(standing);
  }

  getSoundOrigin(standing: Partial<Standing> = {}) {
    return this.getCenterPoint(standing);
  }

  getListenerPosition(standing: Partial<Standing> = {}) {
    return this.getCenterPoint(standing);
  }

  /**
   * [D14] TokenDocument#getContainmentTestPoints, TokenDocument#getVisibilityTestPoints,
   * TokenDocument#getOcclusionTestPoints: its centre decides here.
   */
  getContainmentTestPoints(standing: Partial<Standing> = {}) {
    return [this.getCenterPoint(standing)];
  }

  getVisibilityTestPoints(standing: Partial<Standing> = {}) {
    return [this.getCenterPoint(standing)];
  }

  getOcclusionTestPoints(standing: Partial<Standing> = {}) {
    return [this.getCenterPoint(standing)];
  }

  /** [D14] TokenDocument#getCompleteMovementPath: through every space of the grid. */
  getCompleteMovementPath(waypoints: readonly Partial<Standing>[]): object[] {
    const points = waypoints.map(({ x = this.x, y = this.y }) => ({ x, y }));
    const offsets = this.grid.getDirectPath(points.map(point => this.getCenterPoint(point)));
    const { width, height } = this.getSize();
    const passed = offsets.map(offset => {
      const { x, y } = this.grid.getCenterPoint(offset);
      return { x: x - width / 2, y: y - height / 2, elevation: this.elevation, intermediate: true };
    });
    return [...passed.slice(0, -1), ...waypoints.slice(-1)];
  }

  /** [D14] TokenDocument#segmentizeRegionMovementPath: by its centre. */
  segmentizeRegionMovementPath(region: Segmenting, waypoints: readonly Partial<Standing>[]): object[] {
    return region.segmentizeMovementPath(waypoints.map(waypoint => this.getCenterPoint(waypoint)));
  }

  /** [D14] CanvasDocument#includedInLevel: without a level it is on all. */
  includedInLevel(level: string | { readonly id: string }): boolean {
    const { level: own } = this as unknown as { readonly level?: string | null };
    return !own || own === (typeof level === 'string' ? level : level.id);
  }

  /** [D14] TokenDocument#testInsideRegion */
  testInsideRegion(region: Area, standing: Partial<Standing> = {}): boolean {
    return region.testPoint(this.getCenterPoint(standing));
  }

  /** [D14] TokenDocument#measureMovementPath: as its scene's grid measures it. */
  measureMovementPath(waypoints: readonly Partial<Standing>[]): object {
    return this.grid.measurePath(waypoints.map(waypoint => this.getCenterPoint(waypoint)));
  }
}
