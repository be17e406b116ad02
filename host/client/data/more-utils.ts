/** The members of `foundry.utils` that packages use beside those of `utils.ts`. */
import { isPlain, type Data } from '../../shared/json';
import { Color } from './color';
import {
  orient2d,
  lineSegmentIntersects,
  lineLineIntersection,
  lineSegmentIntersection,
  closestPointToSegment,
  polygonCentroid,
  quadraticIntersection,
  type Point,
} from './geometry';
import {
  Semaphore,
  EventEmitterMixin,
  IterableWeakSet,
  IterableWeakMap,
  StringTree,
  WordTree,
  BitMask,
} from './util-classes';
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
