/** How a game is shown. */
import type { Face } from './board';
import type { Atom } from './messages';

/** Where the game stands, for the ribbon over the table: words are keys under `phases` in lang. */
export interface Status<Seat extends string = string> {
  readonly turn: number;
  readonly active?: Seat;
  readonly phases: readonly string[];
  /** The index in `phases`; undefined before the first and after the last. */
  readonly phase?: number;
}

/** One line about a seat (morale 18, cards 5); `word` is a key under `facts` in lang. */
export interface Fact {
  readonly word: string;
  readonly value: Atom;
}

/** What a game shows of its pieces: the same in every state of a table. */
export interface Shown {
  /** What stands on a card or counter; undefined for an id that is not of this game. '?' is a card's back. */
  face(id: string): Face | undefined;
  /** Faces that may come into play though no table shows them at its start (the other markers of a track). */
  readonly pieces?: readonly string[];
  /**
   * The key in lang (under `RT.<game>.`) that names an id used in commands, events and details ('south' ->
   * 'fronts.south').
   */
  word(id: string): string | undefined;
  /** An owner's own texts, by the keys in lang in whose place they are shown as they stand. */
  readonly texts?: Readonly<Record<string, string>>;
}
