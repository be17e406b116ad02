/** The members of `foundry.utils` that packages use beside those of `utils.ts`. */
import { isPlain, type Data } from '../../shared/json';
import { Color } from './color';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** [D14] foundry.utils.deepFreeze, foundry.utils.deepSeal */
const deepFreeze = <T>(object: T): T => {
  if (typeof object === 'object' && object !== null) {
    Object.freeze(object);
    for (const inner of Object.values(object)) deepFreeze(inner);
  }
  return object;
};

const deepSeal = <T>(object: T): T => {
  if (typeof object === 'object' && object !== null) {
    Object.seal(object);
    for (const inner of Object.values(object)) deepSeal(inner);
  }
  return object;
};

/** [D14] foundry.utils.filterObject: the keys that the template has. */
const filterObject = (source: Data, template: Data, { deletionKeys = false, templateValues = false } = {}): Data => {
  const result: Data = {};
  for (const [key, value] of Object.entries(source)) {
    const known = template[key];
    if (deletionKeys && key.startsWith('-=')) result[key] = value;
    else if (!(key in template)) continue;
    else if (isPlain(known) && isPlain(value))
      result[key] = filterObject(value, known, { deletionKeys, templateValues });
    else result[key] = templateValues ? known : value;
  }
  return result;
};

/** [D14] foundry.utils.invertObject */
const invertObject = (object: Data): Data =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [value, key]));

/** [D14] foundry.utils.deleteProperty */
const deleteProperty = (object: object, path: string): boolean => {
  const names = path.split('.');
  const last = names.pop() ?? '';
  let place: unknown = object;
  for (const name of names)
    place = isPlain(place) || typeof place === 'object' ? (place as Data | null)?.[name] : undefined;
  if (typeof place !== 'object' || place === null || !(last in place)) return false;
  return delete (place as Data)[last];
};

/** [D14] foundry.utils.getParentClasses, foundry.utils.isSubclass, foundry.utils.getDefiningClass */
const getParentClasses = (cls: object): object[] => {
  const parents: object[] = [];
  for (let parent = Object.getPrototypeOf(cls) as object; parent && parent !== Function.prototype; ) {
    parents.push(parent);
    parent = Object.getPrototypeOf(parent) as object;
  }
  return parents;
};
const isSubclass = (cls: unknown, parent: unknown): boolean =>
  typeof cls === 'function' && typeof parent === 'function' && (cls === parent || cls.prototype instanceof parent);
const getDefiningClass = (object: object, property: string): unknown => {
  for (let place: object | null = object; place; place = Object.getPrototypeOf(place) as object | null) {
    if (Object.hasOwn(place, property)) return typeof place === 'function' ? place : place.constructor;
  }
  throw new Error(`Property "${property}" is not defined on the class.`);
};

/** [D14] foundry.utils.logCompatibilityWarning */
const warned = new Set<string>();
const logCompatibilityWarning = (
  message: string,
  { since, until, once = false }: { since?: number | string; until?: number | string; once?: boolean } = {},
): void => {
  if (once && warned.has(message)) return;
  warned.add(message);
  const bounds = [
    since && `Deprecated since Version ${since}`,
    until && `Backwards-compatible support will be removed in Version ${until}`,
  ];
  console.warn([message, ...bounds].filter(Boolean).join('\n'));
};

const orient2d = (a: Point, b: Point, c: Point): number => (a.y - c.y) * (b.x - c.x) - (a.x - c.x) * (b.y - c.y);

/** [D14] foundry.utils.lineSegmentIntersects, foundry.utils.lineLineIntersection, foundry.utils.lineSegmentIntersection */
const lineSegmentIntersects = (a: Point, b: Point, c: Point, d: Point): boolean => {
  const across = (p: Point, q: Point, r: Point, s: Point): boolean => {
    const one = orient2d(p, q, r);
    const other = orient2d(p, q, s);
    return (one <= 0 && other >= 0) || (one >= 0 && other <= 0);
  };
  return across(a, b, c, d) && across(c, d, a, b);
};
const lineLineIntersection = (a: Point, b: Point, c: Point, d: Point): (Point & { t0: number; t1: number }) | null => {
  const span = (d.y - c.y) * (b.x - a.x) - (d.x - c.x) * (b.y - a.y);
  if (span === 0) return null;
  const t0 = ((d.x - c.x) * (a.y - c.y) - (d.y - c.y) * (a.x - c.x)) / span;
  const t1 = ((b.x - a.x) * (a.y - c.y) - (b.y - a.y) * (a.x - c.x)) / span;
  return { x: a.x + t0 * (b.x - a.x), y: a.y + t0 * (b.y - a.y), t0, t1 };
};
const lineSegmentIntersection = (a: Point, b: Point, c: Point, d: Point): Point | null => {
  const found = lineLineIntersection(a, b, c, d);
  if (!found || found.t0 < 0 || found.t0 > 1 || found.t1 < 0 || found.t1 > 1) return null;
  return { x: found.x, y: found.y };
};

/** [D14] foundry.utils.closestPointToSegment */
const closestPointToSegment = (point: Point, a: Point, b: Point): Point => {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = dx * dx + dy * dy;
  const t = length === 0 ? 0 : Math.max(0, Math.min(1, ((point.x - a.x) * dx + (point.y - a.y) * dy) / length));
  return { x: a.x + t * dx, y: a.y + t * dy };
};

const pointsOf = (points: readonly number[]): Point[] =>
  Array.from({ length: points.length / 2 }, (_, index) => ({
    x: points[2 * index] ?? 0,
    y: points[2 * index + 1] ?? 0,
  }));

/** [D14] foundry.utils.polygonCentroid */
const polygonCentroid = (points: readonly number[]): Point => {
  const corners = pointsOf(points);
  let [area, x, y] = [0, 0, 0];
  corners.forEach((corner, index) => {
    const next = corners[(index + 1) % corners.length] ?? corner;
    const cross = corner.x * next.y - next.x * corner.y;
    area += cross;
    x += (corner.x + next.x) * cross;
    y += (corner.y + next.y) * cross;
  });
  return area === 0 ? (corners[0] ?? { x: 0, y: 0 }) : { x: x / (3 * area), y: y / (3 * area) };
};

/** [D14] foundry.utils.lineCircleIntersection, foundry.utils.quadraticIntersection */
const quadraticIntersection = (a: Point, b: Point, center: Point, radius: number, epsilon = 0): Point[] => {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const aa = dx * dx + dy * dy;
  const bb = 2 * (dx * (a.x - center.x) + dy * (a.y - center.y));
  const cc = (a.x - center.x) ** 2 + (a.y - center.y) ** 2 - radius * radius;
  const disc = bb * bb - 4 * aa * cc;
  if (aa === 0 || disc < 0) return [];
  return [...new Set([(-bb - Math.sqrt(disc)) / (2 * aa), (-bb + Math.sqrt(disc)) / (2 * aa)])]
    .filter(t => t >= -epsilon && t <= 1 + epsilon)
    .map(t => ({ x: a.x + t * dx, y: a.y + t * dy }));
};

/** [D14] foundry.utils.benchmark */
const benchmark = async (
  fn: (...args: unknown[]) => unknown,
  iterations: number,
  ...args: unknown[]
): Promise<void> => {
  const start = performance.now();
  for (let index = 0; index < iterations; index++) await fn(...args);
  console.log(`${fn.name} | ${iterations} iterations | ${performance.now() - start} ms`);
};

/** [D14] foundry.utils.throttle */
const throttle = <A extends unknown[]>(fn: (...args: A) => void, delay: number): ((...args: A) => void) => {
  let last = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return function (this: unknown, ...args) {
    const rest = delay - (Date.now() - last);
    clearTimeout(timer);
    const run = (): void => {
      last = Date.now();
      fn.apply(this, args);
    };
    if (rest <= 0) run();
    else timer = setTimeout(run, rest);
  };
};

/** [D14] foundry.utils.Semaphore */
class Semaphore {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(readonly max = 1) {}

  get active(): number {
    return this.running;
  }

  get remaining(): number {
    return this.waiting.length;
  }

  async add<T>(fn: (...args: unknown[]) => T, ...args: unknown[]): Promise<T> {
    if (this.running >= this.max) await new Promise<void>(resolve => this.waiting.push(resolve));
    this.running++;
    try {
      return await fn(...args);
    } finally {
      this.running--;
      this.waiting.shift()?.();
    }
  }

  clear(): void {
    this.waiting.length = 0;
  }
}

type Listener = (event: Event) => void;

/** [D14] foundry.utils.EventEmitterMixin */
const EventEmitterMixin = (Base: new (...args: unknown[]) => object = Object as never): unknown =>
  class EventEmitter extends Base {
    static emittedEvents: string[] = [];
    readonly #target = new EventTarget();

    addEventListener(type: string, listener: Listener, options?: AddEventListenerOptions): void {
      this.#target.addEventListener(type, listener, options);
    }

    removeEventListener(type: string, listener: Listener): void {
      this.#target.removeEventListener(type, listener);
    }

    dispatchEvent(event: Event): boolean {
      return this.#target.dispatchEvent(event);
    }
  };

/** [D14] foundry.utils.IterableWeakSet, foundry.utils.IterableWeakMap, foundry.utils.StringTree */
class IterableWeakSet<T extends object> extends Set<T> {}
class IterableWeakMap<K extends object, V> extends Map<K, V> {}

class StringTree {
  static readonly leaves = Symbol('leaves');
  private readonly entries = new Map<string, unknown[]>();

  addLeaf(strings: string | string[], entry: unknown): void {
    const key = [...strings].join('');
    this.entries.set(key, [...(this.entries.get(key) ?? []), entry]);
  }

  lookup(strings: string | string[], { limit = Number.POSITIVE_INFINITY }: { limit?: number } = {}): unknown[] {
    const prefix = [...strings].join('');
    return [...this.entries]
      .filter(([key]) => key.startsWith(prefix))
      .flatMap(([, entries]) => entries)
      .slice(0, limit);
  }
}

class WordTree extends StringTree {
  override addLeaf(word: string, entry: unknown): void {
    super.addLeaf(word.toLocaleLowerCase(), entry);
  }

  override lookup(word: string, options: { limit?: number } = {}): unknown[] {
    return super.lookup(word.toLocaleLowerCase(), options);
  }
}

/** [D14] foundry.utils.BitMask */
class BitMask extends Number {}

export const moreUtils = {
  BitMask,
  Color,
  EventEmitterMixin,
  IterableWeakMap,
  IterableWeakSet,
  Semaphore,
  StringTree,
  WordTree,
  benchmark,
  closestPointToSegment,
  deepFreeze,
  deepSeal,
  deleteProperty,
  filterObject,
  getDefiningClass,
  getParentClasses,
  invertObject,
  isSubclass,
  lineLineIntersection,
  lineSegmentIntersection,
  lineSegmentIntersects,
  logCompatibilityWarning,
  orient2dFast: orient2d,
  polygonCentroid,
  quadraticIntersection,
  lineCircleIntersection: (a: Point, b: Point, center: Point, radius: number, epsilon = 1e-8): Data => {
    const inside = (point: Point): boolean => Math.hypot(point.x - center.x, point.y - center.y) <= radius + epsilon;
    const intersections = quadraticIntersection(a, b, center, radius, epsilon);
    const [aInside, bInside] = [inside(a), inside(b)];
    return {
      aInside,
      bInside,
      contained: aInside && bInside,
      outside: !aInside && !bInside && intersections.length === 0,
      tangent: intersections.length === 1 && !aInside && !bInside,
      intersections,
    };
  },
  throttle,
  /** [D14] foundry.utils.timeSince */
  timeSince: (stamp: Date | number): string => {
    const seconds = Math.round((Date.now() - new Date(stamp).getTime()) / 1000);
    const parts: [number, string][] = [
      [Math.floor(seconds / 86400), 'd'],
      [Math.floor((seconds % 86400) / 3600), 'h'],
      [Math.floor((seconds % 3600) / 60), 'm'],
    ];
    const shown = parts.filter(([count]) => count > 0).map(([count, unit]) => `${count}${unit}`);
    return shown.length > 0 ? `${shown.join(' ')} ago` : 'now';
  },
  /** [D14] foundry.utils.formatFileSize */
  formatFileSize: (
    size: number,
    { decimalPlaces = 2, base = 10 }: { decimalPlaces?: number; base?: number } = {},
  ): string => {
    const step = base === 2 ? 1024 : 1000;
    const units = base === 2 ? ['B', 'KiB', 'MiB', 'GiB', 'TiB'] : ['B', 'kB', 'MB', 'GB', 'TB'];
    const power = size > 0 ? Math.min(Math.floor(Math.log(size) / Math.log(step)), units.length - 1) : 0;
    return `${Number((size / step ** power).toFixed(decimalPlaces))}${units[power]}`;
  },
  /** [D14] foundry.utils.bottomUp, foundry.utils.getCacheBustURL */
  getCacheBustURL: (src: string): string => `${src}${src.includes('?') ? '&' : '?'}${Date.now()}`,
  /** [D14] foundry.utils.buildUuid */
  buildUuid: ({
    id,
    documentName,
    parentUuid,
    pack,
  }: {
    id: string;
    documentName: string;
    parentUuid?: string;
    pack?: string;
  }): string => [parentUuid ?? (pack ? `Compendium.${pack}` : undefined), documentName, id].filter(Boolean).join('.'),
  /** [D14] foundry.utils.parseHTML */
  parseHTML: (markup: string): Element | HTMLCollection | null => {
    const template = document.createElement('template');
    template.innerHTML = markup;
    const { children } = template.content;
    return children.length > 1 ? children : (children[0] ?? null);
  },
  /** [D14] foundry.utils.createImageBitmap substitutes and the like are the browser's. */
  hasOwnProperty: (object: object, key: string): boolean => Object.hasOwn(object, key),
  /** [D14] foundry.utils.arrayEquals */
  arrayEquals: (one: unknown[], other: unknown[]): boolean =>
    one.length === other.length && one.every((item, index) => item === other[index]),
  /** [D14] foundry.utils.debouncedReload */
  debouncedReload: (): void => globalThis.location.reload(),
};
