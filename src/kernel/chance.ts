/** Chance, as rules see it. */

/** A source of chance. Whoever hosts the table owns the seed; rules only ever see outcomes. */
export interface Dice {
  /** An unordered handful: no rule may care which die shows which face (two dice that matter are two rolls). */
  roll(count: number, sides: number): readonly number[];
  shuffle<T>(items: readonly T[]): readonly T[];
}
