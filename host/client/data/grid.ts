import { current } from './current';
import { NOTHING, overSquares, together, type Measured } from './measuring';

interface Point {
  x: number;
  y: number;
}

interface GridSource {
  readonly type?: number;
  readonly size?: number;
  readonly distance?: number;
  readonly units?: string;
  readonly style?: string;
  readonly thickness?: number;
  readonly color?: unknown;
  readonly alpha?: number;
}

const GRIDLESS = 0;

/** [D14] CONST.MOVEMENT_DIRECTIONS: a step up, down, left or right, and what these make together. */
const stepOf = (direction: number): Point => ({
  x: Number((direction & 8) !== 0) - Number((direction & 4) !== 0),
  y: Number((direction & 2) !== 0) - Number((direction & 1) !== 0),
});

/** [D14] foundry.grid.SquareGrid and GridlessGrid (`canvas.grid`), as far as squares go. */
export class BaseGrid {
  readonly type: number;
  readonly size: number;
  readonly distance: number;
  readonly units: string;
  /** [D14] BaseGrid#style, BaseGrid#thickness, BaseGrid#color, BaseGrid#alpha */
  readonly style: string;
  readonly thickness: number;
  readonly color: unknown;
  readonly alpha: number;

  constructor(source: GridSource = {}) {
    const { type = 1, size = 100, distance = 1, units = '' } = source;
    this.style = source.style ?? 'solidLines';
    this.thickness = source.thickness ?? 1;
    this.color = source.color ?? '#000000';
    this.alpha = source.alpha ?? 1;
    this.type = type;
    this.size = size;
    this.distance = distance;
    this.units = units;
  }

  /** [D14] BaseGrid#sizeX, BaseGrid#sizeY, BaseGrid#isGridless, BaseGrid#isSquare, BaseGrid#isHexagonal */
  get sizeX(): number {
    return this.size;
  }

  get sizeY(): number {
    return this.size;
  }

  get w(): number {
    return this.size;
  }

  get h(): number {
    return this.size;
  }

  get isGridless(): boolean {
    return this.type === GRIDLESS;
  }

  get isSquare(): boolean {
    return this.type === 1;
  }

  get isHexagonal(): boolean {
    return this.type > 1;
  }

  /** [D14] BaseGrid#getOffset */
  getOffset({ x, y }: Point): { i: number; j: number } {
    return { i: Math.floor(y / this.size), j: Math.floor(x / this.size) };
  }

  /** [D14] BaseGrid#getShape, BaseGrid#getVertices: the corners of a space, around its centre or where it lies. */
  getShape(): Point[] {
    const half = this.size / 2;
    return [
      { x: -half, y: -half },
      { x: half, y: -half },
      { x: half, y: half },
      { x: -half, y: half },
    ];
  }

  getVertices(point: Point | { i: number; j: number }): Point[] {
    const { x, y } = this.getCenterPoint(point);
    return this.getShape().map(corner => ({ x: x + corner.x, y: y + corner.y }));
  }

  /** [D14] BaseGrid#getAdjacentOffsets, BaseGrid#testAdjacency: the spaces around one, diagonals included. */
  getAdjacentOffsets(point: Point | { i: number; j: number }): { i: number; j: number }[] {
    const { i, j } = 'i' in point ? point : this.getOffset(point);
    const steps = [-1, 0, 1].flatMap(di => [-1, 0, 1].map(dj => ({ i: i + di, j: j + dj })));
    return steps.filter(one => one.i !== i || one.j !== j);
  }

  testAdjacency(one: Point | { i: number; j: number }, other: Point | { i: number; j: number }): boolean {
    const { i, j } = 'i' in other ? other : this.getOffset(other);
    return this.getAdjacentOffsets(one).some(near => near.i === i && near.j === j);
  }

  /** [D14] BaseGrid#getOffsetRange: the spaces that a rectangle meets. */
  getOffsetRange({ x, y, width, height }: Point & { width: number; height: number }): [number, number, number, number] {
    const from = this.getOffset({ x, y });
    return [from.i, from.j, Math.ceil((y + height) / this.size), Math.ceil((x + width) / this.size)];
  }

  /** [D14] BaseGrid#getTopLeftPoint, BaseGrid#getCenterPoint */
  getTopLeftPoint(point: Point | { i: number; j: number }): Point {
    const { i, j } = 'i' in point ? point : this.getOffset(point);
    if (this.isGridless && 'x' in point) return { ...point };
    return { x: j * this.size, y: i * this.size };
  }

  getCenterPoint(point: Point | { i: number; j: number }): Point {
    if (this.isGridless && 'x' in point) return { ...point };
    const { x, y } = this.getTopLeftPoint(point);
    return { x: x + this.size / 2, y: y + this.size / 2 };
  }

  /** [D13] BaseGrid#getTopLeft, BaseGrid#getCenter: as pairs. */
  getTopLeft(x: number, y: number): [number, number] {
    const point = this.getTopLeftPoint({ x, y });
    return [point.x, point.y];
  }

  getCenter(x: number, y: number): [number, number] {
    const point = this.getCenterPoint({ x, y });
    return [point.x, point.y];
  }

  /** [D14] BaseGrid#getSnappedPoint */
  getSnappedPoint(point: Point, { resolution = 1 }: { mode?: number; resolution?: number } = {}): Point {
    if (this.isGridless) return { ...point };
    const step = this.size / resolution;
    return { x: Math.round(point.x / step) * step, y: Math.round(point.y / step) * step };
  }

  /** [D14] BaseGrid#diagonals: the rule that the world has set. */
  get diagonals(): number {
    return Number(current.game?.settings?.get('core', 'gridDiagonals') ?? 0);
  }

  /** [D14] BaseGrid#measurePath: in all, up to each point, and from each to the next. */
  measurePath(
    given: readonly (Point | { i: number; j: number })[],
    { cost }: { cost?: (from: object, to: object, distance: number, segment: object) => number } = {},
  ): Measured & { waypoints: object[]; segments: object[] } {
    const points = given.map(point => ('i' in point ? this.getCenterPoint(point) : point));
    const segments = points.slice(1).map(to => ({ to }) as Measured & { from: object; to: object });
    const waypoints = points.map(
      () => ({ backward: null, forward: null }) as unknown as Measured & Record<string, unknown>,
    );
    let sum: Measured = NOTHING;
    Object.assign(waypoints[0] ?? {}, sum);
    for (const [index, segment] of segments.entries()) {
      const [from, to] = [points[index] as Point, points[index + 1] as Point];
      const euclidean = (Math.hypot(to.x - from.x, to.y - from.y) / this.size) * this.distance;
      const way = this.isGridless
        ? { distance: euclidean / this.distance, spaces: 0, diagonals: 0 }
        : overSquares(this.getOffset(from), this.getOffset(to), this.isSquare ? this.diagonals : 0, sum.diagonals);
      const distance = way.distance * this.distance;
      const part = { ...way, distance, euclidean, cost: cost?.(from, to, distance, segment) ?? distance };
      sum = together(sum, part);
      Object.assign(segment, part, { from: waypoints[index], to: waypoints[index + 1], teleport: false });
      Object.assign(waypoints[index] ?? {}, { forward: segment });
      Object.assign(waypoints[index + 1] ?? {}, sum, { backward: segment });
    }
    return { ...sum, waypoints, segments };
  }

  /** [D14] BaseGrid#getShiftedOffset, BaseGrid#getShiftedPoint: one space further, by CONST.MOVEMENT_DIRECTIONS. */
  getShiftedOffset(point: Point | { i: number; j: number }, direction: number): { i: number; j: number } {
    const { i, j } = 'i' in point ? point : this.getOffset(point);
    const { x, y } = stepOf(direction);
    return { i: i + y, j: j + x };
  }

  getShiftedPoint(point: Point, direction: number): Point {
    const { x, y } = stepOf(direction);
    return { ...point, x: point.x + x * this.size, y: point.y + y * this.size };
  }

  /** [D14] BaseGrid#getDirectPath: every space on the way from one point to the next. */
  getDirectPath(waypoints: readonly (Point | { i: number; j: number })[]): { i: number; j: number }[] {
    const offsets = waypoints.map(point => ('i' in point ? point : this.getOffset(point)));
    const [first] = offsets;
    const path = first ? [{ i: first.i, j: first.j }] : [];
    for (const { i, j } of offsets.slice(1)) {
      for (let at = path.at(-1); at && (at.i !== i || at.j !== j); at = path.at(-1)) {
        path.push({ i: at.i + Math.sign(i - at.i), j: at.j + Math.sign(j - at.j) });
      }
    }
    return path;
  }

  /** [D14] BaseGrid#getTranslatedPoint: a point in a direction of degrees, at a distance in the units of the grid. */
  getTranslatedPoint({ x, y }: Point, direction: number, distance: number): Point {
    const length = (distance / this.distance) * this.size;
    const angle = (direction * Math.PI) / 180;
    return { x: x + Math.cos(angle) * length, y: y + Math.sin(angle) * length };
  }

  /** [D14] BaseGrid#getCircle: an outline at a distance in the units of the grid. */
  getCircle(center: Point, radius: number): Point[] {
    return Array.from({ length: 60 }, (_, at) => this.getTranslatedPoint(center, at * 6, radius));
  }

  /** [D14] BaseGrid#getCone */
  getCone(origin: Point, radius: number, direction: number, angle: number): Point[] {
    const steps = Math.max(2, Math.ceil(angle / 6));
    const rim = Array.from({ length: steps + 1 }, (_, at) => direction - angle / 2 + (angle * at) / steps);
    return [{ x: origin.x, y: origin.y }, ...rim.map(degrees => this.getTranslatedPoint(origin, degrees, radius))];
  }
}
