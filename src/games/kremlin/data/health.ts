/** §health The health table. Rows marked ~ have one bound of ours, where the source has a gap. */

export const RESULTS = ['death', 'two-crosses', 'cross', 'nothing', 'recovery'] as const;
export type HealthResult = (typeof RESULTS)[number];

/** The highest face of each result but the last: death, ++, +, nothing. 0 where no face gives it. */
type Bounds = readonly [number, number, number, number];
type Row = readonly [working: Bounds, sanatorium: Bounds];

const YOUNGEST = 50;
// biome-ignore format: one line a year, as the table is printed
const ROWS: readonly Row[] = [
  [[0, 1, 4, 13], [0, 0, 2, 6]], // 50
  [[0, 1, 4, 14], [0, 0, 2, 6]], // 51
  [[0, 2, 4, 14], [0, 0, 2, 6]], // 52
  [[0, 2, 5, 14], [0, 0, 2, 6]], // 53
  [[0, 2, 5, 15], [0, 0, 2, 6]], // 54
  [[0, 2, 5, 15], [0, 0, 2, 7]], // 55
  [[0, 3, 5, 15], [0, 0, 2, 7]], // 56
  [[0, 3, 5, 16], [0, 0, 2, 7]], // 57
  [[0, 3, 6, 16], [0, 0, 2, 7]], // 58
  [[0, 3, 6, 16], [0, 0, 2, 8]], // 59
  [[0, 3, 6, 17], [0, 0, 2, 8]], // 60
  [[0, 3, 7, 17], [0, 0, 2, 8]], // 61
  [[0, 3, 7, 17], [0, 1, 2, 8]], // 62
  [[0, 3, 7, 17], [0, 1, 2, 9]], // 63
  [[0, 3, 7, 18], [0, 1, 2, 9]], // 64
  [[0, 3, 8, 18], [0, 1, 2, 9]], // 65
  [[0, 3, 8, 18], [0, 1, 3, 9]], // 66
  [[0, 3, 8, 18], [0, 1, 3, 10]], // 67
  [[0, 3, 9, 18], [0, 1, 3, 10]], // 68
  [[1, 3, 9, 18], [0, 1, 3, 10]], // 69
  [[1, 3, 9, 19], [0, 1, 3, 10]], // 70
  [[1, 3, 10, 19], [0, 1, 3, 10]], // 71
  [[1, 3, 10, 19], [0, 1, 3, 11]], // 72
  [[1, 4, 10, 19], [0, 2, 3, 11]], // 73
  [[1, 4, 11, 19], [0, 2, 3, 11]], // 74
  [[1, 4, 11, 20], [0, 2, 3, 11]], // 75
  [[1, 4, 11, 20], [0, 2, 3, 12]], // 76
  [[1, 4, 12, 20], [0, 2, 3, 12]], // 77
  [[1, 4, 12, 20], [0, 2, 4, 12]], // 78
  [[1, 4, 12, 20], [0, 2, 4, 13]], // 79
  [[1, 5, 12, 20], [0, 2, 4, 13]], // 80
  [[1, 5, 12, 20], [0, 3, 4, 13]], // 81
  [[1, 5, 13, 20], [0, 3, 4, 13]], // 82
  [[2, 5, 13, 20], [0, 3, 4, 13]], // 83
  [[2, 6, 13, 20], [0, 3, 4, 13]], // 84
  [[3, 6, 14, 20], [0, 3, 5, 13]], // 85
  [[3, 6, 14, 20], [0, 3, 5, 14]], // 86
  [[3, 6, 14, 20], [0, 3, 5, 14]], // 87
  [[3, 6, 14, 20], [0, 3, 5, 15]], // 88
  [[3, 7, 15, 20], [0, 3, 6, 15]], // 89
  [[3, 7, 15, 20], [0, 3, 6, 15]], // 90 ~
  [[3, 7, 15, 20], [0, 3, 7, 16]], // 91 ~
  [[3, 8, 15, 20], [0, 4, 7, 17]], // 92 ~
  [[4, 8, 15, 20], [0, 4, 8, 18]], // 93 ~
  [[4, 8, 15, 20], [0, 4, 8, 19]], // 94 ~
  [[4, 9, 15, 20], [0, 4, 9, 19]], // 95
];

/** The effect of a die face at an age. A politician under fifty uses the line of fifty. */
export const healthResult = (age: number, isInSanatorium: boolean, face: number): HealthResult => {
  const row = ROWS[Math.min(Math.max(age - YOUNGEST, 0), ROWS.length - 1)];
  const bounds = row?.[isInSanatorium ? 1 : 0] ?? [];
  const found = bounds.findIndex(bound => face <= bound);
  return RESULTS[found < 0 ? RESULTS.length - 1 : found] ?? 'nothing';
};
