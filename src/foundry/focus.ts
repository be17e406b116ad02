/** What this user points at, shared by the windows and the board of one table: a chosen card or counter, and what a choice speaks of. */

export interface Focus {
  /** The chosen card or counter: choices that do not mention it are left out. */
  readonly chosen: string | undefined;
  /** Ids that the choice under the pointer or the keyboard speaks of. */
  readonly pointed: readonly string[];
  choose(id: string | undefined): void;
  point(ids: readonly string[]): void;
  onChange(listener: () => void): () => void;
}

const all = new Map<string, Focus>();

const makeFocus = (): Focus => {
  const listeners = new Set<() => void>();
  const state: { chosen: string | undefined; pointed: readonly string[] } = { chosen: undefined, pointed: [] };
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    get chosen() {
      return state.chosen;
    },
    get pointed() {
      return state.pointed;
    },
    choose(id) {
      state.chosen = id;
      tell();
    },
    point(ids) {
      if (ids.join() === state.pointed.join()) return;
      state.pointed = ids;
      tell();
    },
    onChange(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
};

/** The focus of a table in this browser; the same object for every window. */
export const focusOf = (table: string): Focus => {
  const known = all.get(table) ?? makeFocus();
  all.set(table, known);
  return known;
};
