/**
 * Random results as rules see them, and where they come from: a pure function of a secret seed and a counter of turns
 * that never goes back.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { Bug } from './refusal';

/** Where faces and orders come from. */
interface Source {
  /** An unordered handful: no rule may depend on which die shows which face (if two dice must differ, roll twice). */
  roll(count: number, sides: number): readonly number[];
  shuffle<T>(items: readonly T[]): readonly T[];
}

/** A source of randomness. The host of the table owns the seed; rules only see outcomes. */
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

// Unordered handfuls of dice: the possible results, and the number of orders of each.

/** The faces in ascending order, and how many of the `sides ** count` rolls give them. */
export interface DiceMultiset {
  readonly faces: readonly number[];
  readonly ways: number;
}

/** How many different handfuls there are: 56 for 3d6. */
export const countDiceMultisets = (count: number, sides: number): number => {
  let all = 1;
  for (let n = 1; n <= count; n++) all = (all * (sides - 1 + n)) / n;
  return Math.round(all);
};

/** Every handful of `count` dice of `sides` sides. */
export const diceMultisets = (count: number, sides: number): readonly DiceMultiset[] => {
  const all: DiceMultiset[] = [];
  const add = (faces: readonly number[], low: number, ways: number, run: number): void => {
    if (faces.length === count) {
      all.push({ faces, ways: Math.round(ways) });
      return;
    }
    for (let face = low; face <= sides; face++) {
      // the n-th die may stand at any of n places; equal faces cannot be told apart
      const alike = face === faces.at(-1) ? run + 1 : 1;
      add([...faces, face], face, (ways * (faces.length + 1)) / alike, alike);
    }
  };
  add([], 1, 1, 0);
  return all;
};

/** Chance from a stream of 32-bit words, without modulo bias. */
const fromWords = (word: () => number): Dice =>
  evenDice(bound => {
    const limit = 2 ** 32 - (2 ** 32 % bound);
    let draw: number;
    do draw = word();
    while (draw >= limit);
    return draw % bound;
  });

/**
 * The dice of one turn: SHA-256 of the seed (16 bytes or more) and the turn's number, hashed only if a die is
 * rolled.
 */
export const seededDice = (seed: Uint8Array, turn: number): Dice => {
  const input = new Uint8Array(seed.length + 8);
  const numbers = new DataView(input.buffer);
  input.set(seed);
  numbers.setUint32(seed.length, turn);
  let block = new DataView(new ArrayBuffer(0));
  let at = 0;
  let counter = 0;
  return fromWords(() => {
    if (at >= block.byteLength) {
      numbers.setUint32(seed.length + 4, counter++);
      const hash = sha256(input);
      block = new DataView(hash.buffer, hash.byteOffset, hash.byteLength);
      at = 0;
    }
    const value = block.getUint32(at);
    at += 4;
    return value;
  });
};

/** Fast dice for playouts, bots and tests. Not for a table that people trust. */
export const quickDice = (seed: number): Dice => {
  let counter = seed | 0;
  return fromWords(() => {
    let mixed = (counter = (counter + 0x9e3779b9) | 0);
    mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return (mixed ^ (mixed >>> 15)) >>> 0;
  });
};

/** A small random choice by dice: one of the items, all equally likely. */
export const chooser =
  (dice: Dice) =>
  <T>(items: readonly T[]): T => {
    const item = items.length ? items[dice.one(items.length) - 1] : undefined;
    if (item === undefined) throw new Bug('nothing to choose from');
    return item;
  };
