/** Dice that show what a test says. */
import { diceOf, type Dice } from '../chance';

/** A roll by its notation, and the faces it shows: ['3d6', [1, 2, 3]]. */
export type Roll = readonly [notation: string, faces: readonly number[]];

export interface Loaded extends Dice {
  /** The rolls that have not happened; a test ends with none. */
  readonly left: readonly Roll[];
}

/** Fails on any roll but the next one, by its notation. A shuffle leaves the order as it is. */
export const loaded = (...rolls: readonly Roll[]): Loaded => {
  const left = [...rolls];
  const dice = diceOf({
    roll(count, sides) {
      const notation = `${count}d${sides}`;
      const next = left.shift();
      if (!next) throw new Error(`rolled ${notation}, nothing is loaded`);
      const [wanted, faces] = next;
      if (wanted !== notation) throw new Error(`rolled ${notation}, loaded ${wanted}`);
      if (faces.length !== count || faces.some(face => face < 1 || face > sides)) {
        throw new Error(`${notation} cannot show ${faces.join()}`);
      }
      return faces;
    },
    shuffle: items => items,
  });
  return { ...dice, left };
};
