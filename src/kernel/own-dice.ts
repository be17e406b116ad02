/** Dice with faces of their own: rolled as numbers from 1, and read as the texts on them. */
import type { Tone } from './board';

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
