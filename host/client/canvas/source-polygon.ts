/** [D14] foundry.canvas.geometry: what a source reaches among the walls of the scene. */
import type { Point } from '../data/geometry';
import { page, type Json } from '../ui/globals';
import { board } from './board';
import type { Edge } from './edges';
import { PIXI } from './pixi';
import { collisionsOf, openAround, type Segment } from './sweep';

/** [D14] PointSourcePolygonConfig */
export interface SourceConfig {
  readonly type?: string;
  readonly radius?: number;
  readonly angle?: number;
  readonly rotation?: number;
  readonly density?: number;
  readonly mode?: 'any' | 'closest' | 'all';
}

const LEFT = 1;

/** Does a one-sided edge block a ray from this origin? */
const stopsFrom = ({ a, b, direction }: Edge, origin: Point): boolean => {
  if (!direction) return true;
  const side = (a.y - origin.y) * (b.x - origin.x) - (a.x - origin.x) * (b.y - origin.y);
  return direction === LEFT ? side < 0 : side > 0;
};

/** The edges of the scene that are no bounds. The caller adds those. */
const innerEdges = (): Edge[] => {
  const { edges } = board() as unknown as { readonly edges: Iterable<readonly [string, Edge]> };
  return [...edges].map(([, edge]) => edge).filter(edge => !edge.type.endsWith('Bounds'));
};

/** Does an edge block sight, light, sound or movement from this origin? */
const blocks = (edge: Edge, type: string, origin: Point): boolean =>
  Number(edge[type as 'sight']) > 0 && stopsFrom(edge, origin);

const edgesAgainst = (type: string, origin: Point): Segment[] =>
  innerEdges().filter(edge => blocks(edge, type, origin));

/** [D14] PointSourcePolygon */
export class PointSourcePolygon extends PIXI.Polygon {
  /** [D14] PointSourcePolygon#origin, PointSourcePolygon#config */
  origin: Point = { x: 0, y: 0 };
  config: SourceConfig = {};

  /** [D14] PointSourcePolygon.create */
  static create(origin: Point, config: SourceConfig = {}): PointSourcePolygon {
    const polygon = new this();
    polygon.initialize(origin, config);
    return polygon.compute();
  }

  /** [D14] PointSourcePolygon.testCollision: whether a straight line meets a wall, the nearest point, or all. */
  static testCollision(
    origin: Point,
    destination: Point,
    { type = 'sight', mode = 'all' }: SourceConfig = {},
  ): boolean | Point | Point[] | null {
    const met = collisionsOf(origin, destination, edgesAgainst(type, origin));
    if (mode === 'any') return met.length > 0;
    return mode === 'closest' ? (met[0] ?? null) : met;
  }

  /** [D14] PointSourcePolygon#initialize, PointSourcePolygon#compute */
  initialize(origin: Point, config: SourceConfig = {}): void {
    this.origin = { x: origin.x, y: origin.y };
    this.config = { ...config };
  }

  compute(): this {
    this.points = [];
    this._compute();
    return this;
  }

  protected _compute(): void {}
}

/** [D14] ClockwiseSweepPolygon */
export class ClockwiseSweepPolygon extends PointSourcePolygon {
  /** [D14] ClockwiseSweepPolygon#_testEdgeInclusion: whether an edge counts; packages leave out more. */
  _testEdgeInclusion(edge: Edge, _edgeTypes?: object): boolean {
    return blocks(edge, this.config.type ?? 'sight', this.origin);
  }

  protected override _compute(): void {
    const { radius, angle, rotation, density } = this.config;
    const bounds = board().dimensions.rect ?? { x: 0, y: 0, width: 0, height: 0 };
    const walls = innerEdges().filter(edge => this._testEdgeInclusion(edge, {}));
    const open = openAround(this.origin, walls, { bounds, radius, angle, rotation, density });
    this.points = open.flatMap(({ x, y }) => [x, y]);
  }
}

/** [D14] CONFIG.Canvas.polygonBackends */
export const configurePolygons = (): void => {
  const canvas = (page.CONFIG['Canvas'] ??= {}) as Json;
  const types = ['sight', 'light', 'darkness', 'sound', 'move'];
  canvas['polygonBackends'] = Object.fromEntries(types.map(type => [type, ClockwiseSweepPolygon]));
};
