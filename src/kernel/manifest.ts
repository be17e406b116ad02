/** What is known of a game before it is loaded: enough for the library, and for a host at its start. */
import type { Tone } from './board';
import type { GameTypes, Kind, Options } from './messages';

/** Dice with faces of their own: rolled as numbers from 1, and read as the texts on them. */
export interface OwnDie {
  readonly id: string;
  /** The letter that rolls it in a host's formulas (`1dw`), unless that is already taken there. */
  readonly letter: string;
  /** Its name, a key under `RT.<game>.` in lang. */
  readonly word: string;
  /** The text on each face: keys of short texts (WA). */
  readonly faces: readonly string[];
  readonly tone: Tone;
}

/**
 * The version of the contract between a game and a table. It changes whenever a game that was built for it would no longer
 * play.
 */
export const GAMES_API = 1;

/** A diagonal of two colours, with a sign of the game's subject on each. */
export interface Poster {
  readonly left: Tone;
  readonly right: Tone;
  readonly motifs: readonly [string, string];
}

export interface GameManifest {
  readonly id: string;
  readonly poster: Poster;
  /** It has bots, so a demonstration can be watched. */
  readonly watchable: boolean;
  /** Dice whose faces are not numbers. */
  readonly dice: readonly OwnDie[];
}

// How a game is shown to newcomers, and played at random. None of it is a rule.

/** A position worth a picture: a table is played until it occurs. */
export interface Picture<G extends GameTypes> {
  /** Prefix of its file names. */
  readonly files: string;
  /** What its table is called. */
  readonly table: string;
  /** The seats that people hold; the picture is taken by the first. */
  readonly seats: readonly G['seat'][];
  /** Options that do not stand at their defaults. */
  readonly options?: Options;
  /** Every window is shown at this table, and how the table is made: one picture of the catalogue says so. */
  readonly windows?: true;
  worth(state: G['state']): boolean;
}

export interface Demo<G extends GameTypes> {
  /** Options of a table whose seats are all held by bots, to be watched; the others stand at their defaults. */
  readonly watched: Options;
  readonly pictures: readonly Picture<G>[];
  /** How often a kind of command is tried in random games, 1 if not named: so that games end and all is tried. */
  readonly eagerness: { readonly [K in Kind<G['command']>]?: number };
  /** Commands of the longest of sixty games; 0 where that has not been measured. */
  readonly longest: { readonly random: number; readonly bot: number };
}
