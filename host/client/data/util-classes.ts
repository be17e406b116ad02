/** [D14] foundry.utils.Semaphore */
export class Semaphore {
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

/** [D14] foundry.utils.EventEmitterMixin. [M] The target of an event is whatever emits it. */
export const EventEmitterMixin = (Base: new (...args: unknown[]) => object = Object as never): unknown =>
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
      Object.defineProperty(event, 'target', { value: this });
      return this.#target.dispatchEvent(event);
    }
  };

/** [D14] foundry.utils.IterableWeakSet, foundry.utils.IterableWeakMap, foundry.utils.StringTree */
export class IterableWeakSet<T extends object> extends Set<T> {}
export class IterableWeakMap<K extends object, V> extends Map<K, V> {}

export class StringTree {
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

export class WordTree extends StringTree {
  override addLeaf(word: string, entry: unknown): void {
    super.addLeaf(word.toLocaleLowerCase(), entry);
  }

  override lookup(word: string, options: { limit?: number } = {}): unknown[] {
    return super.lookup(word.toLocaleLowerCase(), options);
  }
}

/** [D14] foundry.utils.BitMask */
export class BitMask extends Number {}
