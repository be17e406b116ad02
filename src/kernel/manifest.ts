/** What is known of a game before it is loaded: enough for the library, and for a host at its start. */
import type { Tone } from './board';
import type { OwnDie } from './own-dice';

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
