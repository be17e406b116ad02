/** [D14] foundry.canvas.geometry.edges: what restricts sight, light, sound and movement on a scene. */
import type { Point } from '../data/geometry';
import { orient2d } from '../data/geometry';
import { page } from '../ui/globals';
import { board } from './board';
import { PIXI } from './pixi';

/** [D14] EdgeCreationOptions */
export interface EdgeOptions {
  readonly id?: string;
  readonly object?: unknown;
  readonly type?: string;
  readonly direction?: number;
  readonly light?: number;
  readonly move?: number;
  readonly sight?: number;
  readonly sound?: number;
  readonly darkness?: number;
  readonly priority?: number;
  readonly threshold?: object | null;
}

const NORMAL = 20;
const RESTRICTIONS = ['light', 'move', 'sight', 'sound', 'darkness'] as const;

/** [D14] PolygonVertex */
export class PolygonVertex {
  readonly x: number;
  readonly y: number;
  readonly edges = new Set<Edge>();

  constructor(x: number, y: number) {
    this.x = Math.round(x);
    this.y = Math.round(y);
  }

  /** [D14] PolygonVertex#equals */
  equals({ x, y }: Point): boolean {
    return this.x === Math.round(x) && this.y === Math.round(y);
  }
}

/** [D14] Edge */
export class Edge {
  a: Point;
  b: Point;
  id: string | undefined;
  object: unknown;
  type: string;
  direction: number;
  light: number;
  move: number;
  sight: number;
  sound: number;
  darkness: number;
  priority: number;
  threshold: object | null;
  readonly intersections: Record<string, unknown> = {};
  readonly vertexA: PolygonVertex;
  readonly vertexB: PolygonVertex;

  constructor(a: Point, b: Point, options: EdgeOptions = {}) {
    this.a = { x: a.x, y: a.y };
    this.b = { x: b.x, y: b.y };
    this.id = options.id;
    this.object = options.object;
    this.type = options.type ?? 'wall';
    this.direction = options.direction ?? 0;
    this.light = options.light ?? 0;
    this.move = options.move ?? 0;
    this.sight = options.sight ?? 0;
    this.sound = options.sound ?? 0;
    this.darkness = options.darkness ?? 0;
    this.priority = options.priority ?? 0;
    this.threshold = options.threshold ?? null;
    this.vertexA = new PolygonVertex(a.x, a.y);
    this.vertexB = new PolygonVertex(b.x, b.y);
  }

  /** [D14] Edge#nw, Edge#se, Edge#bounds */
  get nw(): Point {
    return this.a.x < this.b.x || (this.a.x === this.b.x && this.a.y <= this.b.y) ? this.a : this.b;
  }

  get se(): Point {
    return this.nw === this.a ? this.b : this.a;
  }

  get bounds(): InstanceType<typeof PIXI.Rectangle> {
    const { a, b } = this;
    const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
    return new PIXI.Rectangle(x, y, Math.max(a.x, b.x) - x, Math.max(a.y, b.y) - y);
  }

  /** [D14] Edge#isLimited: it lets through what meets no other one. */
  isLimited(type: (typeof RESTRICTIONS)[number]): boolean {
    return this[type] === LIMITED;
  }

  /** [D14] Edge#orientPoint: on which side of it a point lies. */
  orientPoint(point: Point): number {
    return Math.sign(orient2d(this.a, this.b, point));
  }

  /** [D14] Edge#clone */
  clone(): Edge {
    return new Edge(this.a, this.b, { ...this } as EdgeOptions);
  }
}

/** [D14] CONST.WALL_SENSE_TYPES.LIMITED */
const LIMITED = 10;

/** [D14] CollisionResult: what a ray meets at a point. */
export class CollisionResult {
  readonly target: unknown;

  constructor(options: Readonly<Record<string, unknown>>) {
    Object.assign(this, options);
    this.target = options['target'];
  }
}

/** A wall of the scene, as its document says. */
interface WallSource {
  readonly _id?: string;
  readonly c: readonly [number, number, number, number];
  readonly door?: number;
  readonly ds?: number;
  readonly dir?: number;
  readonly threshold?: object | null;
  readonly [restriction: string]: unknown;
}

const OPEN = 1;
const WALL = /^Wall\./;

const edgeOf = (source: WallSource, object: unknown): Edge => {
  const [ax, ay, bx, by] = source.c;
  const stops = Number(source.door) > 0 && source.ds === OPEN ? 0 : NORMAL;
  const restricted = RESTRICTIONS.map(type => [
    type,
    stops && Number(source[type === 'darkness' ? 'light' : type] ?? NORMAL),
  ]);
  const options = { type: 'wall', direction: source.dir ?? 0, threshold: source.threshold ?? null, object };
  return new Edge({ x: ax, y: ay }, { x: bx, y: by }, { ...options, ...Object.fromEntries(restricted) });
};

const frame = ({ x, y, width, height }: { x: number; y: number; width: number; height: number }, type: string) => {
  const corners = [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ];
  const all = Object.fromEntries(RESTRICTIONS.map(one => [one, NORMAL]));
  return corners.map(
    (corner, index) => new Edge(corner, corners[(index + 1) % 4] as Point, { ...all, type, id: `${type}.${index}` }),
  );
};

/** [D14] CanvasEdges (`canvas.edges`): those of the scene that is viewed, by their ids. */
export class CanvasEdges extends Map<string, Edge> {
  /** [D14] CanvasEdges#initialize: of walls, of the bounds of the scene, and of those that packages add. */
  initialize(): void {
    this.clear();
    const { rect, sceneRect } = board().dimensions as unknown as Record<string, Parameters<typeof frame>[0]>;
    if (rect) for (const edge of frame(rect, 'outerBounds')) this.set(edge.id as string, edge);
    if (sceneRect) for (const edge of frame(sceneRect, 'innerBounds')) this.set(edge.id as string, edge);
    this.followWalls();
    page.Hooks.callAll('initializeEdges');
  }

  /** Makes those of the walls again. */
  followWalls(): void {
    for (const id of [...this.keys()]) if (WALL.test(id)) this.delete(id);
    const walls = [...(board().scene?.getEmbeddedCollection('Wall') ?? [])] as unknown as {
      readonly id: string;
      readonly object?: unknown;
      readonly _source: WallSource;
    }[];
    for (const { id, object, _source } of walls) {
      const edge = edgeOf(_source, object);
      edge.id = `Wall.${id}`;
      this.set(edge.id, edge);
    }
  }

  /** [D14] CanvasEdges#refresh: nothing here is computed before it is asked for. */
  refresh(): void {}
}
