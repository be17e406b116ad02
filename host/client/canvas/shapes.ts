/** [D14] foundry.canvas.extensions: what Foundry adds to the shapes of PIXI. */
import type { Circle, Polygon, Rectangle } from 'pixi.js';
import type { Point } from './containers';
import { PIXI } from './pixi';

type Methods<Shape> = Record<string, (this: Shape, ...args: never[]) => unknown>;

/** Adds methods that the class does not have. */
const add = <Shape extends object>(Class: { readonly prototype: Shape }, methods: Methods<Shape>): void => {
  for (const [name, value] of Object.entries(methods)) {
    if (!(name in Class.prototype))
      Object.defineProperty(Class.prototype, name, { value, writable: true, configurable: true });
  }
};

const addGetters = <Shape extends object>(Class: { readonly prototype: Shape }, getters: Methods<Shape>): void => {
  for (const [name, get] of Object.entries(getters)) {
    if (!(name in Class.prototype)) Object.defineProperty(Class.prototype, name, { get, configurable: true });
  }
};

/** Where two segments cross, if they do. */
const crossing = (a: Point, b: Point, c: Point, d: Point): Point | null => {
  const across = (b.x - a.x) * (d.y - c.y) - (b.y - a.y) * (d.x - c.x);
  if (across === 0) return null;
  const t = ((c.x - a.x) * (d.y - c.y) - (c.y - a.y) * (d.x - c.x)) / across;
  const u = ((c.x - a.x) * (b.y - a.y) - (c.y - a.y) * (b.x - a.x)) / across;
  return t >= 0 && t <= 1 && u >= 0 && u <= 1 ? { x: a.x + t * (b.x - a.x), y: a.y + t * (b.y - a.y) } : null;
};

const cornersOf = ({ x, y, width, height }: Rectangle): Point[] => [
  { x, y },
  { x: x + width, y },
  { x: x + width, y: y + height },
  { x, y: y + height },
];

const edgesOf = (corners: readonly Point[]): [Point, Point][] =>
  corners.map((corner, index) => [corner, corners[(index + 1) % corners.length] as Point]);

const met = (corners: readonly Point[], a: Point, b: Point): Point[] =>
  edgesOf(corners).flatMap(([from, to]) => crossing(from, to, a, b) ?? []);

const pointsOf = ({ points }: Polygon): Point[] =>
  points.flatMap((x, index) => (index % 2 === 0 ? [{ x, y: points[index + 1] ?? 0 }] : []));

const signedArea = (polygon: Polygon): number =>
  edgesOf(pointsOf(polygon)).reduce((sum, [a, b]) => sum + a.x * b.y - b.x * a.y, 0) / 2;

const polygonOf = (points: readonly Point[]): Polygon => new PIXI.Polygon(points.flatMap(({ x, y }) => [x, y]));

/** The part of a polygon on one side of each edge of a convex one. (Sutherland and Hodgman, 1974) */
const clipped = (subject: readonly Point[], convex: readonly Point[], sign: number): Point[] =>
  edgesOf(convex).reduce<Point[]>(
    (left, [from, to]) => {
      const side = ({ x, y }: Point): number =>
        sign * ((to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x));
      return edgesOf(left).flatMap(([a, b]) => {
        const [atA, atB] = [side(a), side(b)];
        const t = atA / (atA - atB);
        const cut = { x: a.x + t * (b.x - a.x), y: a.y + t * (b.y - a.y) };
        if (atA >= 0) return atB >= 0 ? [b] : [cut];
        return atB >= 0 ? [cut, b] : [];
      });
    },
    [...subject],
  );

const pointAt = ({ x, y, radius }: Circle, angle: number): Point => ({
  x: x + radius * Math.cos(angle),
  y: y + radius * Math.sin(angle),
});

const circlePolygon = (circle: Circle, density = 60): Polygon =>
  polygonOf(Array.from({ length: density }, (_, n) => pointAt(circle, (2 * Math.PI * n) / density)));

const meetsConvex = (polygon: Polygon, other: Polygon): Polygon =>
  polygonOf(clipped(pointsOf(polygon), pointsOf(other), Math.sign(signedArea(other)) || 1));

/** Adds them. */
export const extendShapes = (): void => {
  addGetters(PIXI.Rectangle, {
    topEdge() {
      const [A, B] = cornersOf(this);
      return { A, B };
    },
    rightEdge() {
      const [, A, B] = cornersOf(this);
      return { A, B };
    },
    bottomEdge() {
      const [, , A, B] = cornersOf(this);
      return { A, B };
    },
    leftEdge() {
      const [B, , , A] = cornersOf(this);
      return { A, B };
    },
  });
  add(PIXI.Rectangle, {
    normalize(this: Rectangle) {
      if (this.width < 0) [this.x, this.width] = [this.x + this.width, -this.width];
      if (this.height < 0) [this.y, this.height] = [this.y + this.height, -this.height];
      return this;
    },
    toPolygon(this: Rectangle) {
      return polygonOf(cornersOf(this));
    },
    lineSegmentIntersects(this: Rectangle, a: Point, b: Point, { inside = false }: { inside?: boolean } = {}) {
      if (inside && this.contains(a.x, a.y) && this.contains(b.x, b.y)) return true;
      return met(cornersOf(this), a, b).length > 0;
    },
    segmentIntersections(this: Rectangle, a: Point, b: Point) {
      return met(cornersOf(this), a, b);
    },
    intersection(this: Rectangle, other: Rectangle) {
      const [x, y] = [Math.max(this.x, other.x), Math.max(this.y, other.y)];
      const [right, bottom] = [Math.min(this.right, other.right), Math.min(this.bottom, other.bottom)];
      return new PIXI.Rectangle(x, y, Math.max(0, right - x), Math.max(0, bottom - y));
    },
    overlaps(this: Rectangle, other: Rectangle | Circle | Polygon) {
      if (other instanceof PIXI.Rectangle) return this.intersects(other);
      if (other instanceof PIXI.Circle) {
        const x = Math.max(this.left, Math.min(other.x, this.right));
        const y = Math.max(this.top, Math.min(other.y, this.bottom));
        return Math.hypot(x - other.x, y - other.y) <= other.radius;
      }
      const points = pointsOf(other);
      if (points.some(({ x, y }) => this.contains(x, y)) || other.contains(this.x, this.y)) return true;
      return edgesOf(points).some(([a, b]) => met(cornersOf(this), a, b).length > 0);
    },
    intersectPolygon(this: Rectangle, polygon: Polygon) {
      return meetsConvex(polygon, polygonOf(cornersOf(this)));
    },
  });
  add(PIXI.Circle, {
    toPolygon(this: Circle, { density = 60 }: { density?: number } = {}) {
      return circlePolygon(this, density);
    },
    pointAtAngle(this: Circle, angle: number) {
      return pointAt(this, angle);
    },
    angleAtPoint(this: Circle, { x, y }: Point) {
      return Math.atan2(y - this.y, x - this.x);
    },
    segmentIntersections(this: Circle, a: Point, b: Point) {
      const [dx, dy, fx, fy] = [b.x - a.x, b.y - a.y, a.x - this.x, a.y - this.y];
      const [A, B, C] = [dx * dx + dy * dy, 2 * (fx * dx + fy * dy), fx * fx + fy * fy - this.radius ** 2];
      const root = B * B - 4 * A * C;
      if (A === 0 || root < 0) return [];
      return [-1, 1]
        .map(sign => (-B + sign * Math.sqrt(root)) / (2 * A))
        .filter(t => t >= 0 && t <= 1)
        .map(t => ({ x: a.x + t * dx, y: a.y + t * dy }));
    },
    intersectPolygon(this: Circle, polygon: Polygon, { density = 60 }: { density?: number } = {}) {
      return meetsConvex(polygon, circlePolygon(this, density));
    },
  });
  addGetters(PIXI.Polygon, {
    isPositive() {
      return signedArea(this) > 0;
    },
    isClosed() {
      const points = pointsOf(this);
      const [first, last] = [points[0], points.at(-1)];
      return first !== undefined && first.x === last?.x && first.y === last.y;
    },
  });
  add(PIXI.Polygon, {
    signedArea(this: Polygon) {
      return signedArea(this);
    },
    addPoint(this: Polygon, { x, y }: Point) {
      this.points.push(x, y);
      return this;
    },
    getBounds(this: Polygon) {
      const points = pointsOf(this);
      const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
      const [left, top] = [Math.min(...xs), Math.min(...ys)];
      return new PIXI.Rectangle(left, top, Math.max(...xs) - left, Math.max(...ys) - top);
    },
    *iterateEdges(this: Polygon) {
      for (const [A, B] of edgesOf(pointsOf(this))) yield { A, B };
    },
    reverseOrientation(this: Polygon) {
      this.points = pointsOf(this)
        .reverse()
        .flatMap(({ x, y }) => [x, y]);
      return this;
    },
    toClipperPoints(this: Polygon, { scalingFactor = 1 }: { scalingFactor?: number } = {}) {
      return pointsOf(this).map(({ x, y }) => ({ X: Math.round(x * scalingFactor), Y: Math.round(y * scalingFactor) }));
    },
    intersectRectangle(this: Polygon, rectangle: Rectangle) {
      return meetsConvex(this, polygonOf(cornersOf(rectangle)));
    },
    intersectCircle(this: Polygon, circle: Circle, { density = 60 }: { density?: number } = {}) {
      return meetsConvex(this, circlePolygon(circle, density));
    },
  });
  Object.assign(PIXI.Rectangle, {
    /** [D14] PIXI.Rectangle.fromRotation: what is around a rectangle that is turned about its middle. */
    fromRotation: (x: number, y: number, width: number, height: number, radians: number): Rectangle => {
      const [cos, sin] = [Math.abs(Math.cos(radians)), Math.abs(Math.sin(radians))];
      const [across, down] = [width * cos + height * sin, width * sin + height * cos];
      return new PIXI.Rectangle(x + (width - across) / 2, y + (height - down) / 2, across, down);
    },
  });
  Object.assign(PIXI.Polygon, {
    fromClipperPoints: (points: readonly { X: number; Y: number }[], { scalingFactor = 1 } = {}) =>
      polygonOf(points.map(({ X, Y }) => ({ x: X / scalingFactor, y: Y / scalingFactor }))),
  });
};
