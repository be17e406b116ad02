/** Unordered handfuls of dice: the possible results, and the number of orders of each. */

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
