/** [D14] foundry.canvas.geometry, without walls: rays, and a tree of rectangles. */
import type { Rectangle } from 'pixi.js';
import { lineLineIntersection, lineSegmentIntersection, type Point } from '../data/geometry';
import { board } from './board';
import { PIXI } from './pixi';
import { type Bounds, Quadtree, type QuadtreeOptions } from './quadtree';

/** [D14] Ray */
export class Ray {
  constructor(
    readonly A: Point,
    readonly B: Point,
  ) {}

  get dx(): number {
    return this.B.x - this.A.x;
  }

  get dy(): number {
    return this.B.y - this.A.y;
  }

  get slope(): number {
    return this.dy / this.dx;
  }

  get angle(): number {
    return Math.atan2(this.dy, this.dx);
  }

  get distance(): number {
    return Math.hypot(this.dx, this.dy);
  }

  get bounds(): Rectangle {
    return new PIXI.Rectangle(
      Math.min(this.A.x, this.B.x),
      Math.min(this.A.y, this.B.y),
      Math.abs(this.dx),
      Math.abs(this.dy),
    );
  }

  static fromAngle(x: number, y: number, radians: number, distance: number): Ray {
    return new Ray({ x, y }, { x: x + Math.cos(radians) * distance, y: y + Math.sin(radians) * distance });
  }

  static fromArrays(A: readonly [number, number], B: readonly [number, number]): Ray {
    return new Ray({ x: A[0], y: A[1] }, { x: B[0], y: B[1] });
  }

  static towardsPoint(origin: Point, point: Point, distance: number): Ray {
    return Ray.fromAngle(origin.x, origin.y, Math.atan2(point.y - origin.y, point.x - origin.x), distance);
  }

  project(t: number): Point {
    return { x: this.A.x + t * this.dx, y: this.A.y + t * this.dy };
  }

  reverse(): Ray {
    return new Ray(this.B, this.A);
  }

  shiftAngle(offset: number, distance = this.distance): Ray {
    return Ray.fromAngle(this.A.x, this.A.y, this.angle + offset, distance);
  }

  intersectSegment([x0, y0, x1, y1]: readonly [number, number, number, number]): Point | null {
    return lineSegmentIntersection(this.A, this.B, { x: x0, y: y0 }, { x: x1, y: y1 });
  }

  /** The intersection of its line with another's. */
  intersectLine(other: Ray): Point | null {
    return lineLineIntersection(this.A, this.B, other.A, other.B);
  }
}

/** [D14] CanvasQuadtree: over the whole board, whatever scene is drawn. */
export class CanvasQuadtree extends Quadtree {
  constructor(options: QuadtreeOptions = {}) {
    super({ x: 0, y: 0, width: 0, height: 0 }, options);
  }

  override get bounds(): Bounds {
    return board().dimensions.rect ?? this._bounds;
  }
}
