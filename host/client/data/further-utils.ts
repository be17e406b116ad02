/** [D14] foundry.utils: of addresses, paths and objects. */
import { equal, type Data } from '../../shared/json';
import { expand } from '../../shared/merge';
import { globals } from '../global';
import { closestPointToSegment, type Point } from './geometry';

const CODES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  '#039': "'",
  '#39': "'",
};

const entriesOf = function* (object: object): Generator<[string, unknown]> {
  yield* Object.entries(object);
};

/** [D14] foundry.utils.HttpError */
class HttpError extends Error {
  constructor(
    statusText: string,
    readonly code: number,
    readonly displayMessage = '',
  ) {
    super(statusText);
  }

  override toString(): string {
    return this.displayMessage || this.message;
  }
}

/** The parts of a path, each from one corner to the next. */
const partsOf = (path: readonly Point[], isClosed: boolean): (readonly [Point, Point])[] => {
  const open = path.slice(1).map((point, index) => [path[index] as Point, point] as const);
  const [first] = path;
  const last = path.at(-1);
  return isClosed && first && last ? [...open, [last, first]] : open;
};

const between = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

/** [D14] foundry.utils.closestPointToPath */
const closestPointToPath = (point: Point, path: readonly Point[], isClosed = false): Point | null =>
  partsOf(path, isClosed)
    .map(([a, b]) => closestPointToSegment(point, a, b))
    .toSorted((one, other) => between(point, one) - between(point, other))[0] ?? null;

/** [D14] foundry.utils.fetchResource: as the browser's, with an error of its own for an answer that is one. */
const fetchResource = async (url: string, options: RequestInit = {}): Promise<Response> => {
  const answer = await fetch(url, options);
  if (!answer.ok) throw new HttpError(answer.statusText, answer.status);
  return answer;
};

/** [D14] foundry.utils.encodeURL: of a whole address only its path. */
const encodeURL = (path: string): string => {
  if (URL.canParse(path)) return new URL(path).toString();
  return path.split('/').map(encodeURIComponent).join('/');
};

/** [D14] foundry.utils.srcExists: is there a file at an address? */
export const srcExists = (src: string): Promise<boolean> =>
  fetch(src, { method: 'HEAD' }).then(
    answer => answer.ok,
    () => false,
  );

const S3 = /^https:\/\/([^.]+)\.s3(?:[.-][^/]*)?\.amazonaws\.com\/(.*)$/;

export const furtherUtils = {
  HttpError,
  circleCircleIntersects: (x0: number, y0: number, r0: number, x1: number, y1: number, r1: number): boolean =>
    Math.hypot(x0 - x1, y0 - y1) < r0 + r1,
  closestPointToPath,
  encodeURL,
  /** [D14] foundry.utils.equals: by their values; what knows how to compare itself is asked. */
  equals: (one: unknown, other: unknown): boolean => {
    const { equals } = (one ?? {}) as { readonly equals?: unknown };
    return typeof equals === 'function' && !Array.isArray(one) ? Boolean(equals.call(one, other)) : equal(one, other);
  },
  expandObjectInPlace: (object: Data): void => {
    const whole = expand(object);
    for (const path of Object.keys(object)) delete object[path];
    Object.assign(object, whole);
  },
  fetchResource,
  getPlaceableObjectClass: (documentName: string): unknown =>
    globals<{ CONFIG: Record<string, Data | undefined> }>().CONFIG[documentName]?.['objectClass'] ?? null,
  /** [D14] foundry.utils.isElementInstanceOf: also of a window of the browser's that is not this one. */
  isElementInstanceOf: (element: unknown, tag: string | (new () => object)): boolean => {
    if (typeof tag === 'function') return element instanceof tag;
    return element instanceof Element && element.matches(tag);
  },
  iterateEntries: entriesOf,
  iterateKeys: (object: object): Iterator<string> => Object.keys(object).values(),
  iterateValues: (object: object): Iterator<unknown> => Object.values(object).values(),
  objectEntries: entriesOf,
  objectKeys: (object: object): Iterator<string> => Object.keys(object).values(),
  objectValues: (object: object): Iterator<unknown> => Object.values(object).values(),
  parseS3URL: (key: string): { bucket: string | null; keyPrefix: string | null } => {
    const [, bucket = null, keyPrefix = null] = S3.exec(key) ?? [];
    return { bucket, keyPrefix };
  },
  pathCircleIntersects: (path: readonly Point[], isClosed: boolean, center: Point, radius: number): boolean => {
    const nearest = closestPointToPath(center, path, isClosed);
    return nearest !== null && between(center, nearest) <= radius;
  },
  srcExists,
  /** [D14] foundry.utils.threadLock: keeps the page busy, for tests. */
  threadLock: (milliseconds: number): void => {
    const end = performance.now() + milliseconds;
    while (performance.now() < end);
  },
  unescapeHTML: (text: string): string =>
    text.replaceAll(/&(amp|lt|gt|quot|#x27|#0?39);/g, (_whole, code: string) => CODES[code] ?? ''),
};
