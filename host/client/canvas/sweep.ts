/** What can be seen, or reached in a straight line, from a point among walls. */
import { lineSegmentIntersection, type Point } from '../data/geometry';

/** A wall, from one end to the other. */
export interface Segment {
  readonly a: Point;
  readonly b: Point;
}

export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** How far and in which directions. */
export interface Reach {
  readonly bounds: Area;
  readonly radius?: number | undefined;
  /** The open angle in degrees, and the direction of its middle: 0 is down, clockwise. */
  readonly angle?: number | undefined;
  readonly rotation?: number | undefined;
  /** How many corners a whole circle has. */
  readonly density?: number | undefined;
}

const CLOSE = 1e-6;
/** How narrowly (radians) rays pass an end of a wall on either side. */
const BESIDE = 1e-5;

const between = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

/** Where a straight line meets walls, the nearest first. */
export const collisionsOf = (origin: Point, destination: Point, walls: readonly Segment[]): Point[] =>
  walls
    .flatMap(({ a, b }) => {
      const met = lineSegmentIntersection(origin, destination, a, b);
      return met && between(origin, met) > CLOSE ? [{ x: met.x, y: met.y }] : [];
    })
    .toSorted((one, other) => between(origin, one) - between(origin, other));

const frameOf = ({ x, y, width, height }: Area): Segment[] => {
  const corners = [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ];
  return corners.map((a, index) => ({ a, b: corners[(index + 1) % corners.length] ?? a }));
};

const normal = (angle: number): number => Math.atan2(Math.sin(angle), Math.cos(angle));

/** The corners of what lies open around a point, clockwise. */
export const openAround = (origin: Point, walls: readonly Segment[], reach: Reach): Point[] => {
  const { bounds, radius, angle = 360, rotation = 0, density = 60 } = reach;
  const all = [...walls, ...frameOf(bounds)];
  const far = Math.min(radius ?? Infinity, 2 * (bounds.width + bounds.height) + between(origin, bounds));
  const middle = ((rotation + 90) * Math.PI) / 180;
  const half = (angle * Math.PI) / 360;
  const isLimited = angle < 360;
  const ends = all.flatMap(({ a, b }) => [a, b]).map(({ x, y }) => Math.atan2(y - origin.y, x - origin.x));
  const directions = [
    ...ends.flatMap(end => [end - BESIDE, end, end + BESIDE]),
    ...(radius === undefined ? [] : Array.from({ length: density }, (_, n) => (n * 2 * Math.PI) / density)),
    ...(isLimited ? [middle - half, middle + half] : []),
  ].map(direction => normal(direction - middle));
  const within = [...new Set(directions)].filter(one => !isLimited || Math.abs(one) <= half + CLOSE);
  const points = within
    .toSorted((one, other) => one - other)
    .map(turn => {
      const direction = middle + turn;
      const end = { x: origin.x + far * Math.cos(direction), y: origin.y + far * Math.sin(direction) };
      return collisionsOf(origin, end, all)[0] ?? end;
    });
  return isLimited ? [{ x: origin.x, y: origin.y }, ...points] : points;
};
