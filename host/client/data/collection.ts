/** A Map, except for the methods that a Collection changes. */
interface Values<V> {
  readonly size: number;
  get(key: string): V | undefined;
  set(key: string, value: V): this;
  has(key: string): boolean;
  delete(key: string): boolean;
  clear(): void;
  keys(): IterableIterator<string>;
  values(): IterableIterator<V>;
  entries(): IterableIterator<[string, V]>;
}

type MapOfValues = new <V>() => Values<V>;

/** [D14] foundry.utils.Collection: a Map that iterates over its values. */
export class Collection<V> extends (Map as unknown as MapOfValues)<V> {
  constructor(entries: Iterable<readonly [string, V]> = []) {
    super();
    for (const [key, value] of entries) this.set(key, value);
  }

  [Symbol.iterator](): IterableIterator<V> {
    return this.values();
  }

  /** [D14] Collection#contents */
  get contents(): V[] {
    return [...this.values()];
  }

  /** [D14] Collection#forEach */
  forEach(visit: (value: V) => void): void {
    for (const value of this) visit(value);
  }

  /** [D14] Collection#find */
  find(condition: (value: V, index: number) => unknown): V | undefined {
    return this.contents.find((value, index) => condition(value, index));
  }

  /** [D14] Collection#filter */
  filter(condition: (value: V, index: number) => unknown): V[] {
    return this.contents.filter((value, index) => condition(value, index));
  }

  /** [D14] Collection#map */
  map<T>(transform: (value: V, index: number) => T): T[] {
    return this.contents.map((value, index) => transform(value, index));
  }

  /** [D14] Collection#reduce */
  reduce<T>(step: (so: T, value: V, index: number) => T, initial: T): T {
    return this.contents.reduce((so, value, index) => step(so, value, index), initial);
  }

  /** [D14] Collection#some */
  some(condition: (value: V, index: number) => unknown): boolean {
    return this.contents.some((value, index) => condition(value, index));
  }

  /** [D14] Collection#every */
  every(condition: (value: V, index: number) => unknown): boolean {
    return this.contents.every((value, index) => condition(value, index));
  }

  /** [D14] Collection#getName */
  getName(name: string): V | undefined {
    return this.find(value => (value as { name?: unknown }).name === name);
  }

  /** [D14] Collection#toJSON */
  toJSON(): unknown[] {
    return this.map(value => {
      const json = value as { toJSON?: () => unknown };
      return json.toJSON ? json.toJSON() : value;
    });
  }
}
