/** A status effect, as CONFIG knows it. */
interface StatusEffect {
  readonly id: string;
  readonly [key: string]: unknown;
}

const isIndex = (key: string | symbol): boolean => typeof key === 'string' && /^\d+$/.test(key);

/**
 * [D14] CONFIG.statusEffects: by their ids. [I] foundryvtt#13122, foundry-vtt-types#3686: what packages did with the list of
 * earlier generations works still, because it is that list, read by ids.
 */
export const statusEffectsOf = (list: StatusEffect[]): StatusEffect[] => {
  const at = (key: string | symbol): number => list.findIndex(({ id }) => id === key);
  return new Proxy(list, {
    get: (_, key) => (key in list ? Reflect.get(list, key) : list[at(key)]),
    has: (_, key) => key in list || at(key) >= 0,
    set: (_, key, value: StatusEffect) => {
      if (key in list || isIndex(key)) return Reflect.set(list, key, value);
      const entry = { ...value, id: value.id ?? String(key) };
      if (at(key) >= 0) list[at(key)] = entry;
      else list.push(entry);
      return true;
    },
    deleteProperty: (_, key) => {
      if (key in list) return Reflect.deleteProperty(list, key);
      if (at(key) >= 0) list.splice(at(key), 1);
      return true;
    },
    ownKeys: () => [...new Set(list.filter(Boolean).map(({ id }) => id)), 'length'],
    getOwnPropertyDescriptor: (_, key) => {
      const found = list[at(key)];
      if (!found) return Reflect.getOwnPropertyDescriptor(list, key);
      return { value: found, writable: true, enumerable: true, configurable: true };
    },
  });
};

/** Puts them into CONFIG; another list or record in their place fills them again. */
export const defineStatusEffects = (config: object, effects: readonly StatusEffect[]): void => {
  const list = [...effects];
  const held = statusEffectsOf(list);
  Object.defineProperty(config, 'statusEffects', {
    enumerable: true,
    configurable: true,
    get: () => held,
    set: (others: Readonly<Record<string, StatusEffect>>) => {
      const all = Object.entries(others).map(([id, one]) => ({ ...one, id: one.id ?? id }));
      list.splice(0, list.length, ...all);
    },
  });
};
