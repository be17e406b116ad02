const unsaid: string[] = [];

/** The destination of a host fault: kept until the page is connected. */
let report = (message: string): void => {
  unsaid.push(message);
};

/** Host faults of this page, for tests: what Foundry would silently drop or break. */
export const hostFaults: string[] = [];

/** Reports a module's mistake that Foundry would not mention. */
export const hostFault = (message: string): void => {
  hostFaults.push(message);
  console.error(`HOST FAULT: ${message}`);
  report(message);
};

/** Sends later faults through `send`. */
export const reportFaultsBy = (send: (message: string) => void): void => {
  report = send;
  for (const message of unsaid.splice(0)) send(message);
};

const warned = new Set<string>();

/** A deprecation of Foundry's: works, and warns once. */
export const deprecated = (message: string): void => {
  if (warned.has(message)) return;
  warned.add(message);
  console.warn(message);
};

type HookFunction = (...args: never[]) => unknown;

interface Entry {
  readonly id: number;
  readonly fn: HookFunction;
  readonly once: boolean;
}

/** [D14] foundry.helpers.Hooks (global `Hooks`): functions called at named moments, in order, never awaited. */
export class Hooks {
  private static readonly registered = new Map<string, Entry[]>();
  private static nextId = 1;

  /** [D14] Hooks.events: what is registered, by the names of the hooks. */
  static get events(): Readonly<Record<string, readonly Entry[]>> {
    return Object.fromEntries(Hooks.registered);
  }

  /** [D14] Hooks.on */
  static on(hook: string, fn: HookFunction, { once = false } = {}): number {
    const id = Hooks.nextId++;
    Hooks.registered.set(hook, [...(Hooks.registered.get(hook) ?? []), { id, fn, once }]);
    return id;
  }

  /** [D14] Hooks.once */
  static once(hook: string, fn: HookFunction): number {
    return Hooks.on(hook, fn, { once: true });
  }

  /** [D14] Hooks.off: by the id that `on` gave, or by the function. */
  static off(hook: string, which: number | HookFunction): void {
    const entries = Hooks.registered.get(hook) ?? [];
    Hooks.registered.set(
      hook,
      entries.filter(({ id, fn }) => id !== which && fn !== which),
    );
  }

  /** [D14] Hooks.callAll */
  static callAll(hook: string, ...args: unknown[]): true {
    for (const entry of Hooks.registered.get(hook) ?? []) Hooks.run(hook, entry, args);
    return true;
  }

  /** [D14] Hooks.call: stops at the first function that returns false, and then returns false. */
  static call(hook: string, ...args: unknown[]): boolean {
    for (const entry of Hooks.registered.get(hook) ?? []) {
      if (Hooks.run(hook, entry, args) === false) return false;
    }
    return true;
  }

  /** [D14] Hooks.onError */
  static onError(location: string, error: Error): void {
    console.error(`${location}:`, error);
    Hooks.callAll('error', location, error, {});
  }

  private static run(hook: string, { id, fn, once }: Entry, args: unknown[]): unknown {
    if (once) Hooks.off(hook, id);
    try {
      return fn(...(args as never[]));
    } catch (error) {
      console.error(`Error thrown in hooked function '${fn.name}' for hook '${hook}'`, error);
      if (hook !== 'error') Hooks.callAll('error', 'Hooks._call', error, { hook, fn });
      return undefined;
    }
  }
}
