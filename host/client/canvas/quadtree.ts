/** [D14] foundry.canvas.geometry.Quadtree: a tree of rectangles. */

export interface Bounds {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface QuadtreeObject {
  readonly r: Bounds;
  readonly t: unknown;
  n?: Set<Quadtree>;
}

export interface QuadtreeOptions {
  readonly maxObjects?: number;
  readonly maxDepth?: number;
  readonly _depth?: number;
  readonly _root?: Quadtree;
}

const overlap = (a: Bounds, b: Bounds): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** [D14] Quadtree: objects by the place of their rectangles. */
export class Quadtree {
  /** [D14] Quadtree.INDICES */
  static readonly INDICES = { tl: 0, tr: 1, bl: 2, br: 3 } as const;

  objects: QuadtreeObject[] = [];
  nodes: Quadtree[] = [];
  readonly maxObjects: number;
  readonly maxDepth: number;
  readonly depth: number;
  readonly root: Quadtree;

  constructor(
    protected _bounds: Bounds,
    { maxObjects = 20, maxDepth = 4, _depth = 0, _root }: QuadtreeOptions = {},
  ) {
    this.maxObjects = maxObjects;
    this.maxDepth = maxDepth;
    this.depth = _depth;
    this.root = _root ?? this;
  }

  get bounds(): Bounds {
    return this._bounds;
  }

  get x(): number {
    return this.bounds.x;
  }

  get y(): number {
    return this.bounds.y;
  }

  get width(): number {
    return this.bounds.width;
  }

  get height(): number {
    return this.bounds.height;
  }

  get all(): QuadtreeObject[] {
    return [...new Set([...this.objects, ...this.nodes.flatMap(({ all }) => all)])];
  }

  insert(object: QuadtreeObject): Quadtree[] {
    object.n ??= new Set();
    if (this.nodes.length > 0) return this.getChildNodes(object.r).flatMap(node => node.insert(object));
    this.objects.push(object);
    object.n.add(this);
    return this.objects.length > this.maxObjects && this.depth < this.maxDepth ? this.#split(object) : [this];
  }

  #split(last: QuadtreeObject): Quadtree[] {
    const { x, y, width, height } = this.bounds;
    const { maxObjects, maxDepth, root } = this;
    const [w, h] = [width / 2, height / 2];
    for (const [left, top] of [
      [x, y],
      [x + w, y],
      [x, y + h],
      [x + w, y + h],
    ] as const)
      this.nodes.push(
        new Quadtree(
          { x: left, y: top, width: w, height: h },
          {
            maxObjects,
            maxDepth,
            _depth: this.depth + 1,
            _root: root,
          },
        ),
      );
    const mine = this.objects.splice(0);
    for (const object of mine) {
      object.n?.delete(this);
      for (const node of this.getChildNodes(object.r)) node.insert(object);
    }
    return [...(last.n ?? [])];
  }

  getChildNodes(rect: Bounds): Quadtree[] {
    const met = this.nodes.filter(node => overlap(node.bounds, rect));
    // keeps an object that lies outside all of them
    return met.length > 0 ? met : this.nodes.slice(0, 1);
  }

  getLeafNodes(rect: Bounds): Quadtree[] {
    return this.nodes.length > 0 ? this.getChildNodes(rect).flatMap(node => node.getLeafNodes(rect)) : [this];
  }

  getObjects(
    rect: Bounds,
    { collisionTest }: { collisionTest?: (object: QuadtreeObject, rect: Bounds) => boolean } = {},
  ): Set<unknown> {
    const near = new Set(this.getLeafNodes(rect).flatMap(({ objects }) => objects));
    const met = [...near].filter(object => overlap(object.r, rect) && (collisionTest?.(object, rect) ?? true));
    return new Set(met.map(({ t }) => t));
  }

  remove(target: unknown): this {
    const isOther = ({ t }: QuadtreeObject): boolean => t !== target;
    this.objects = this.objects.filter(isOther);
    for (const node of this.nodes) node.remove(target);
    return this;
  }

  update(object: QuadtreeObject): Quadtree[] {
    this.remove(object.t);
    object.n?.clear();
    return this.insert(object);
  }

  clear(): this {
    this.objects = [];
    this.nodes = [];
    return this;
  }
}
