/** [D14] foundry.data.PolygonTree: the outlines of a region's shapes, each with the holes that lie in it. */
import type { Polygon, Rectangle } from 'pixi.js';
import { isPlain, type Data } from '../../../shared/json';
import { globals } from '../../global';
import { boundsOf, inPolygon, turned, type Spot } from './region-shapes';

/** How many corners stand for a circle. */
const CORNERS = 32;

const number = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** The corners of a shape, one after the other; none of a shape that has no outline here. */
const outlineOf = (shape: Data): Spot[] => {
  const [x, y, rotation] = [number(shape['x']), number(shape['y']), number(shape['rotation'])];
  switch (shape['type']) {
    case 'polygon':
      return boundsOf(shape);
    case 'rectangle': {
      const [width, height] = [number(shape['width']), number(shape['height'])];
      const middle = { x: x + width / 2, y: y + height / 2 };
      const corners = [
        { x, y },
        { x: x + width, y },
        { x: x + width, y: y + height },
        { x, y: y + height },
      ];
      return corners.map(corner => turned(corner, middle, rotation));
    }
    case 'circle':
    case 'ellipse': {
      const across = number(shape['radiusX'] ?? shape['radius']);
      const down = number(shape['radiusY'] ?? shape['radius']);
      return Array.from({ length: CORNERS }, (_, n) => {
        const angle = (2 * Math.PI * n) / CORNERS;
        return turned({ x: x + across * Math.cos(angle), y: y + down * Math.sin(angle) }, { x, y }, rotation);
      });
    }
    default:
      return [];
  }
};

/** [D14] PolygonTreeNode */
export class PolygonTreeNode implements Iterable<PolygonTreeNode> {
  readonly children: PolygonTreeNode[] = [];

  constructor(
    readonly parent: PolygonTreeNode | null,
    /** [D14] PolygonTreeNode#points: x and y of each corner. */
    readonly points: readonly number[],
    readonly isHole: boolean,
  ) {}

  /** [D14] PolygonTreeNode#polygon: made for who asks. */
  get polygon(): Polygon {
    return new (globals<{ PIXI: { Polygon: typeof Polygon } }>().PIXI.Polygon)([...this.points]);
  }

  /** [D14] PolygonTreeNode#bounds */
  get bounds(): Rectangle {
    const [xs, ys] = [0, 1].map(odd => this.points.filter((_, n) => n % 2 === odd)) as [number[], number[]];
    const [x, y] = [Math.min(...xs), Math.min(...ys)];
    const { PIXI } = globals<{ PIXI: { Rectangle: typeof Rectangle } }>();
    return new PIXI.Rectangle(x, y, Math.max(...xs) - x, Math.max(...ys) - y);
  }

  /** [D14] PolygonTreeNode#area: without what its children cut out of it. */
  get area(): number {
    const { points } = this;
    let twice = 0;
    for (let i = 0; i < points.length; i += 2) {
      const next = (i + 2) % points.length;
      twice += (points[i] ?? 0) * (points[next + 1] ?? 0) - (points[next] ?? 0) * (points[i + 1] ?? 0);
    }
    return Math.abs(twice) / 2 - this.children.reduce((sum, { area }) => sum + area, 0);
  }

  /** [D14] PolygonTreeNode#testPoint: in it, and in none of its holes. */
  testPoint(point: Spot): boolean {
    return inPolygon(point, this.points) && !this.children.some(child => inPolygon(point, child.points));
  }

  /** All below it. */
  *[Symbol.iterator](): Generator<PolygonTreeNode> {
    for (const child of this.children) {
      yield child;
      yield* child;
    }
  }
}

/** [D14] PolygonTree: shapes that overlap stay apart here, and a hole belongs to the last shape in which it begins. */
export class PolygonTree extends PolygonTreeNode {
  constructor(shapes: readonly unknown[]) {
    super(null, [], false);
    for (const shape of shapes) {
      const points = isPlain(shape) ? outlineOf(shape).flatMap(({ x, y }) => [x, y]) : [];
      if (points.length < 6) continue;
      const isHole = (shape as Data)['hole'] === true;
      const first = { x: points[0] ?? 0, y: points[1] ?? 0 };
      const around = isHole ? this.children.findLast(child => inPolygon(first, child.points)) : this;
      around?.children.push(new PolygonTreeNode(around, points, isHole));
    }
  }

  override get area(): number {
    return this.children.reduce((sum, { area }) => sum + area, 0);
  }

  override testPoint(point: Spot): boolean {
    return this.children.some(child => child.testPoint(point));
  }
}
