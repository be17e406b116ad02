/** [D14] foundry.canvas.geometry, without walls: rays, and a tree of rectangles. */
import type { Rectangle, Graphics } from 'pixi.js';
import { PIXI } from './pixi';
import { lineLineIntersection, lineSegmentIntersection, type Point } from '../data/geometry';
import { board } from './board';
import { type Bounds, Quadtree, type QuadtreeOptions } from './quadtree';

/** The bounding box of this rectangle when it is turned about its centre. */
function rotate(this: Rectangle, radians: number): Rectangle {
  const [cos, sin] = [Math.abs(Math.cos(radians)), Math.abs(Math.sin(radians))];
  const [width, height] = [this.width * cos + this.height * sin, this.width * sin + this.height * cos];
  this.x += (this.width - width) / 2;
  this.y += (this.height - height) / 2;
  Object.assign(this, { width, height });
  return this;
}

/** [M] PIXI.Rectangle#rotate, PIXI.Rectangle#center: the platform's additions to PIXI's rectangles; published modules use them. */
export const extendRectangle = (): void => {
  Object.defineProperty(PIXI.Rectangle.prototype, 'rotate', { value: rotate, writable: true, configurable: true });
  Object.defineProperty(PIXI.Rectangle.prototype, 'center', {
    get(this: Rectangle) {
      return { x: this.x + this.width / 2, y: this.y + this.height / 2 };
    },
    configurable: true,
  });
};

/** A colour as the renderer takes it. */
export const color = (value: unknown, fallback: number): number => {
  const text = /^#([0-9a-f]{6})$/i.exec(String(value ?? ''));
  return text?.[1] === undefined ? (typeof value === 'number' ? value : fallback) : Number.parseInt(text[1], 16);
};

/** A shape of a drawing or of a region. */
export interface Shape {
  readonly type: string;
  readonly x?: number;
  readonly y?: number;
  readonly width?: number | null;
  readonly height?: number | null;
  readonly radius?: number | null;
  readonly radiusX?: number;
  readonly radiusY?: number;
  readonly points?: number[];
}

/** Draws a shape with the line and the filling that are set. */
export const drawShape = (
  graphics: Graphics,
  { type, x = 0, y = 0, width, height, radius, radiusX, radiusY, points }: Shape,
): void => {
  if (points?.length) graphics.drawPolygon(points);
  else if (type === 'e' || type === 'ellipse') {
    const across = radiusX ?? (width ?? 0) / 2;
    const down = radiusY ?? (height ?? 0) / 2;
    graphics.drawEllipse(radiusX === undefined ? x + across : x, radiusX === undefined ? y + down : y, across, down);
  } else if (type === 'c' || type === 'circle')
    graphics.drawCircle(x + (type === 'c' ? (radius ?? 0) : 0), y + (type === 'c' ? (radius ?? 0) : 0), radius ?? 0);
  else graphics.drawRect(x, y, width ?? 0, height ?? 0);
};

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

  /** [D14] Ray#x0, Ray#y0, Ray#normAngle: where it begins; its angle from zero to a full turn. */
  get x0(): number {
    return this.A.x;
  }

  get y0(): number {
    return this.A.y;
  }

  get normAngle(): number {
    return (this.angle + 2 * Math.PI) % (2 * Math.PI);
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

/** [D14] CanvasQuadtree: covers the whole board of the scene that is drawn. */
export class CanvasQuadtree extends Quadtree {
  constructor(options: QuadtreeOptions = {}) {
    super({ x: 0, y: 0, width: 0, height: 0 }, options);
  }

  override get bounds(): Bounds {
    return board().dimensions.rect ?? this._bounds;
  }
}
