/** Random results, as rules see them. */
import { Bug } from './refusal';

/** Where faces and orders come from. */
interface Source {
  /** An unordered handful: no rule may depend on which die shows which face (if two dice must differ, roll twice). */
  roll(count: number, sides: number): readonly number[];
  shuffle<T>(items: readonly T[]): readonly T[];
}

/** A source of randomness. Whoever hosts the table owns the seed; rules only ever see outcomes. */
export interface Dice extends Source {
  /** The face of a single die. */
  one(sides: number): number;
}

/** Dice from a source: a single die is a roll of one. */
export const diceOf = (source: Source): Dice => ({
  roll: (count, sides) => source.roll(count, sides),
  shuffle: items => source.shuffle(items),
  one(sides) {
    const [face] = source.roll(1, sides);
    if (face === undefined) throw new Bug(`a die of ${sides} sides shows nothing`);
    return face;
  },
});

/** Dice from uniform whole numbers below a bound. */
export const evenDice = (below: (bound: number) => number): Dice =>
  diceOf({
    roll: (count, sides) => Array.from({ length: count }, () => 1 + below(sides)),
    shuffle<T>(items: readonly T[]): readonly T[] {
      const left = [...items];
      const pile: T[] = [];
      while (left.length) pile.push(...left.splice(below(left.length), 1));
      return pile;
    },
  });
