/** What this user points at, for all windows of a table: the chosen piece, and what a choice mentions. */

import type { Message } from '../kernel/messages';

/** Which part of a focus has changed. */
export type Pointing = 'chosen' | 'pointed' | 'foreseen' | 'over' | 'spread';

export interface Focus {
  /** The chosen card or counter: choices that do not mention it are hidden. */
  readonly chosen: string | undefined;
  /** Ids that the choice under the pointer or the focus mentions. */
  readonly pointed: readonly string[];
  /** The choice under the pointer or the focus, whose effect is previewed. */
  readonly foreseen: Message | undefined;
  /** Ids of the piece or place under the pointer: choices about them are marked. */
  readonly over: readonly string[];
  /** The pile that is spread out in the column. */
  readonly spread: string | undefined;
  choose(id: string | undefined): void;
  point(ids: readonly string[]): void;
  foresee(command: Message | undefined): void;
  hover(ids: readonly string[]): void;
  spreadOut(pile: string | undefined): void;
  onChange(listener: (what: Pointing) => void): () => void;
}

const all = new Map<string, Focus>();

const makeFocus = (): Focus => {
  const listeners = new Set<(what: Pointing) => void>();
  const state: { -readonly [K in Pointing]: Focus[K] } = {
    chosen: undefined,
    pointed: [],
    foreseen: undefined,
    over: [],
    spread: undefined,
  };
  const tell = (what: Pointing) => {
    for (const listener of listeners) listener(what);
  };
  return {
    get chosen() {
      return state.chosen;
    },
    get pointed() {
      return state.pointed;
    },
    get foreseen() {
      return state.foreseen;
    },
    get over() {
      return state.over;
    },
    get spread() {
      return state.spread;
    },
    spreadOut(pile) {
      state.spread = pile;
      tell('spread');
    },
    choose(id) {
      state.chosen = id;
      state.foreseen = undefined;
      tell('chosen');
    },
    foresee(command) {
      if (JSON.stringify(command) === JSON.stringify(state.foreseen)) return;
      state.foreseen = command;
      tell('foreseen');
    },
    hover(ids) {
      if (ids.join() === state.over.join()) return;
      state.over = ids;
      tell('over');
    },
    point(ids) {
      if (ids.join() === state.pointed.join()) return;
      state.pointed = ids;
      tell('pointed');
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
