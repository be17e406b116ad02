/** What is known of a game before it is loaded: enough for a shelf, and for what a host wants to know at its start. */
import type { Tone } from './board';
import type { OwnDie } from './own-dice';

/**
 * The version of the contract between a game and a table. It changes whenever a game that was built for it would no longer
 * play.
 */
export const GAMES_API = 1;

/** A diagonal of two colours, and on each a sign of what the game is about. */
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
  /** Dice whose faces are no numbers. */
  readonly dice: readonly OwnDie[];
}
