/** [D14] BaseGrid#measurePath: how long a way is, by the rule for diagonals. */

interface Offset {
  readonly i: number;
  readonly j: number;
}

/** [D14] GridMeasurePathResult and its parts: a way so far, or one part of it. */
export interface Measured {
  readonly distance: number;
  readonly spaces: number;
  readonly cost: number;
  readonly diagonals: number;
  readonly euclidean: number;
}

/** [D14] CONST.GRID_DIAGONALS */
const RULES = [
  'EQUIDISTANT',
  'EXACT',
  'APPROXIMATE',
  'RECTILINEAR',
  'ALTERNATING_1',
  'ALTERNATING_2',
  'ILLEGAL',
] as const;

/** How many spaces `n` diagonal steps count, after `before` others. */
const diagonalSpaces = (rule: number, n: number, before: number): number => {
  switch (RULES[rule]) {
    case 'EXACT':
      return n * Math.SQRT2;
    case 'APPROXIMATE':
      return n * 1.5;
    case 'RECTILINEAR':
    case 'ILLEGAL':
      return n * 2;
    // every second one counts twice: the second, the fourth, or the first, the third
    case 'ALTERNATING_1':
      return n + Math.floor((before + n) / 2) - Math.floor(before / 2);
    case 'ALTERNATING_2':
      return n + Math.ceil((before + n) / 2) - Math.ceil(before / 2);
    default:
      return n;
  }
};

/** The length of one part of a way over squares. */
export const overSquares = (
  from: Offset,
  to: Offset,
  rule: number,
  before: number,
): Omit<Measured, 'cost' | 'euclidean'> => {
  const [down, across] = [Math.abs(to.i - from.i), Math.abs(to.j - from.j)];
  const diagonals = Math.min(down, across);
  const straight = Math.max(down, across) - diagonals;
  const isOnlyStraight = RULES[rule] === 'RECTILINEAR' || RULES[rule] === 'ILLEGAL';
  return {
    distance: straight + diagonalSpaces(rule, diagonals, before),
    spaces: straight + (isOnlyStraight ? 2 * diagonals : diagonals),
    diagonals: isOnlyStraight ? 0 : diagonals,
  };
};

/** Nothing gone yet. */
export const NOTHING: Measured = { distance: 0, spaces: 0, cost: 0, diagonals: 0, euclidean: 0 };

/** Two parts of a way, one after the other. */
export const together = (one: Measured, other: Measured): Measured => ({
  distance: one.distance + other.distance,
  spaces: one.spaces + other.spaces,
  cost: one.cost + other.cost,
  diagonals: one.diagonals + other.diagonals,
  euclidean: one.euclidean + other.euclidean,
});
