/** [D14] The extensions of primitives that the platform adds to every page. */

const define = (target: object, members: Record<string, unknown>): void => {
  for (const [name, value] of Object.entries(members)) {
    if (name in target) continue;
    Object.defineProperty(target, name, { value, writable: true, configurable: true, enumerable: false });
  }
};

/** [D14] Array#deepFlatten, Array#equals, Array#partition, Array#filterJoin, Array#findSplice, Array.fromRange */
const arrays = {
  deepFlatten(this: unknown[]): unknown[] {
    return this.flat(Number.POSITIVE_INFINITY);
  },
  equals(this: unknown[], other: unknown): boolean {
    return Array.isArray(other) && other.length === this.length && this.every((one, index) => one === other[index]);
  },
  partition<T>(this: T[], rule: (item: T) => boolean): [T[], T[]] {
    const no: T[] = [];
    const yes: T[] = [];
    for (const item of this) (rule(item) ? yes : no).push(item);
    return [no, yes];
  },
  filterJoin(this: unknown[], separator: string): string {
    return this.filter(Boolean).join(separator);
  },
  findSplice<T>(this: T[], find: (item: T, index: number) => boolean, replace?: T): T | null {
    const index = this.findIndex(find);
    if (index < 0) return null;
    const [found] = replace === undefined ? this.splice(index, 1) : this.splice(index, 1, replace);
    return found ?? null;
  },
};

/** [D14] String#capitalize, String#titleCase, String#stripScripts, String#slugify, String#compare */
const strings = {
  capitalize(this: string): string {
    return this.charAt(0).toUpperCase() + this.slice(1);
  },
  titleCase(this: string): string {
    return this.split(' ')
      .map(word => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase())
      .join(' ');
  },
  stripScripts(this: string): string {
    const template = document.createElement('template');
    template.innerHTML = this;
    for (const script of template.content.querySelectorAll('script')) script.remove();
    return template.innerHTML;
  },
  slugify(
    this: string,
    {
      replacement = '-',
      strict = false,
      lowercase = true,
    }: { replacement?: string; strict?: boolean; lowercase?: boolean } = {},
  ): string {
    const plain = this.normalize('NFKD').replace(/\p{M}/gu, '');
    const spaced = plain
      .replace(/[^\w\s$*_+~.()'"!\-:@]/g, '')
      .trim()
      .replace(/[-\s]+/g, replacement);
    const safe = strict ? spaced.replace(new RegExp(`[^a-zA-Z0-9${replacement}]`, 'g'), '') : spaced;
    return lowercase ? safe.toLowerCase() : safe;
  },
  compare(this: string, other: string): number {
    return this.localeCompare(other);
  },
};

const between = (value: number, low: number, high: number, inclusive = true): boolean =>
  inclusive ? value >= low && value <= high : value > low && value < high;

/** [D14] Number#between, Number#ordinalString, Number#paddedString, Number#signedString, Number#toNearest, Number.isNumeric, Number.fromString */
const numbers = {
  almostEqual(this: number, other: number, epsilon = 1e-8): boolean {
    return Math.abs(this.valueOf() - other) < epsilon;
  },
  between(this: number, low: number, high: number, inclusive = true): boolean {
    return between(this.valueOf(), low, high, inclusive);
  },
  ordinalString(this: number): string {
    const kind = new Intl.PluralRules('en', { type: 'ordinal' }).select(this.valueOf());
    const endings: Record<string, string> = { one: 'st', two: 'nd', few: 'rd' };
    return `${this.valueOf()}${endings[kind] ?? 'th'}`;
  },
  paddedString(this: number, digits: number): string {
    return String(this.valueOf()).padStart(digits, '0');
  },
  signedString(this: number): string {
    return this.valueOf() < 0 ? `−${Math.abs(this.valueOf())}` : `+${this.valueOf()}`;
  },
  toNearest(this: number, interval = 1, method: 'round' | 'floor' | 'ceil' = 'round'): number {
    return Number((Math[method](this.valueOf() / interval) * interval).toPrecision(12));
  },
};

const mathematics = {
  /** [D14] Math.clamp, Math.mix, Math.toDegrees, Math.toRadians, Math.normalizeDegrees, Math.normalizeRadians */
  clamp: (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high),
  mix: (one: number, other: number, weight: number): number => one * (1 - weight) + other * weight,
  normalizeDegrees: (degrees: number): number => ((degrees % 360) + 360) % 360,
  normalizeRadians: (radians: number): number => {
    const turn = 2 * Math.PI;
    const own = ((radians % turn) + turn) % turn;
    return own > Math.PI ? own - turn : own;
  },
  toDegrees: (radians: number): number => (radians * 180) / Math.PI,
  toRadians: (degrees: number): number => (degrees * Math.PI) / 180,
  oscillation: (low: number, high: number, t: number, period = 1, wave = Math.cos): number =>
    low + ((high - low) * (wave((t * 2 * Math.PI) / period) + 1)) / 2,
  SQRT3: Math.sqrt(3),
  SQRT1_3: Math.sqrt(1 / 3),
};

/** [D14] Set#equals, Set#first, Set#intersects, Set#isSubset, Set#toObject, Set#every, Set#filter, Set#find, Set#map, Set#reduce, Set#some */
const sets = {
  equals(this: Set<unknown>, other: unknown): boolean {
    return other instanceof Set && other.size === this.size && [...this].every(one => other.has(one));
  },
  first(this: Set<unknown>): unknown {
    return this.values().next().value;
  },
  intersects(this: Set<unknown>, other: Set<unknown>): boolean {
    return [...this].some(one => other.has(one));
  },
  isSubset(this: Set<unknown>, other: Set<unknown>): boolean {
    return [...this].every(one => other.has(one));
  },
  toObject(this: Set<unknown>): unknown[] {
    return [...this];
  },
  every(this: Set<unknown>, test: (one: unknown) => boolean): boolean {
    return [...this].every(test);
  },
  filter(this: Set<unknown>, test: (one: unknown) => boolean): Set<unknown> {
    return new Set([...this].filter(test));
  },
  find(this: Set<unknown>, test: (one: unknown) => boolean): unknown {
    return [...this].find(test);
  },
  map(this: Set<unknown>, transform: (one: unknown) => unknown): Set<unknown> {
    return new Set([...this].map(transform));
  },
  reduce(this: Set<unknown>, step: (so: unknown, one: unknown) => unknown, initial: unknown): unknown {
    return [...this].reduce(step, initial);
  },
  some(this: Set<unknown>, test: (one: unknown) => boolean): boolean {
    return [...this].some(test);
  },
};

/** [D14] Date#isValid, Date#toDateInputString, Date#toTimeInputString */
const dates = {
  isValid(this: Date): boolean {
    return !Number.isNaN(this.getTime());
  },
  toDateInputString(this: Date): string {
    const two = (number: number): string => String(number).padStart(2, '0');
    return `${this.getFullYear()}-${two(this.getMonth() + 1)}-${two(this.getDate())}`;
  },
  toTimeInputString(this: Date): string {
    return this.toTimeString().slice(0, 8);
  },
};

/** Adds them; a browser's own methods are left alone. */
export const extendPrimitives = (): void => {
  define(Array.prototype, arrays);
  define(Array, {
    fromRange: (length: number, start = 0): number[] => Array.from({ length }, (_, index) => index + start),
  });
  define(String.prototype, strings);
  define(Number.prototype, numbers);
  define(Number, {
    isNumeric: (value: unknown): boolean => {
      if (Array.isArray(value) || value === null || value === '' || typeof value === 'boolean') return false;
      return Number.isFinite(Number(value));
    },
    fromString: (text: unknown): number => {
      if (typeof text !== 'string' || text.trim() === '') return Number.NaN;
      return Number(text.replace(/\s+/g, ''));
    },
  });
  define(Math, mathematics);
  define(Set.prototype, sets);
  define(Date.prototype, dates);
  define(RegExp, { escape: (text: string): string => text.replace(/[-[\]{}()*+?.,\\^$|#\s]/g, '\\$&') });
};
