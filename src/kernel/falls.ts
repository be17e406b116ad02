/** Ways that dice may fall: all of one face, or the first two in every pair. They remember whether they were rolled. */
import { diceOf } from './chance';
import { quickDice } from './dice';
import { counted } from './referee';

export const FACES = 6;

/** A face of six as one of a die with other sides: the lowest stays the lowest, and the highest the highest. */
const faceOf = (face: number, sides: number): number => 1 + Math.round(((face - 1) * (sides - 1)) / (FACES - 1));

/** Dice that show faces one after the other. */
export const diceShowing = (faces: readonly number[]) => {
  let thrown = 0;
  return counted(
    diceOf({
      roll: (count, sides) => Array.from({ length: count }, () => faceOf(faces[thrown++ % faces.length] ?? 1, sides)),
      shuffle: items => items,
    }),
  );
};

/** Dice of which the first two show the n-th pair of faces, and all others fall as they may, the same each time. */
export const diceFalling = (n: number) => {
  const others = quickDice(n + 1);
  let rest = n;
  let known = 2;
  const one = (sides: number): number => {
    if (known-- <= 0) return others.roll(1, sides)[0] ?? 1;
    const face = rest % sides;
    rest = Math.floor(rest / sides);
    return face + 1;
  };
  return counted(
    diceOf({
      roll: (count, sides) => Array.from({ length: count }, () => one(sides)),
      shuffle: items => others.shuffle(items),
    }),
  );
};
