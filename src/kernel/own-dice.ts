/** Dice with faces of their own: numbered from 1 for whoever rolls them, and read as what stands on them. */
import type { Tone } from './board';

export interface OwnDie {
  readonly id: string;
  /** The letter that rolls it in a host's formulas (`1dw`), unless somebody else has it there. */
  readonly letter: string;
  /** Its name, a key under `RT.<game>.` in lang. */
  readonly word: string;
  /** What stands on each face: keys of short texts (WA). */
  readonly faces: readonly string[];
  readonly tone: Tone;
}
