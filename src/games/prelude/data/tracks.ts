/** The bands beside the Unrest and Prestige Tracks, and the numbers printed along the scoring tracks. */

/** A band of a track: from this value on, the modifier of Growing Extremism rolls. */
export interface Band {
  readonly from: number;
  readonly modifier: 0 | 1 | 2;
}

/** §11 Bounds of the bands are ours; that box 7 is +1 and box 15 +2 is the rulebook's. */
export const UNREST_BANDS: readonly Band[] = [
  { from: 11, modifier: 2 },
  { from: 6, modifier: 1 },
  { from: 0, modifier: 0 },
];
/** §12 Bounds of the bands are ours; that box 0 is +2 is the rulebook's. */
export const PRESTIGE_BANDS: readonly Band[] = [
  { from: 7, modifier: 0 },
  { from: 4, modifier: 1 },
  { from: 0, modifier: 2 },
];
export const modifierAt = (bands: readonly Band[], value: number): number =>
  bands.find(band => value >= band.from)?.modifier ?? 0;

/** §5.1 What each box of the Districts track is worth, from 0 on; the boxes beyond the sixth are ours. */
export const DISTRICTS_VALUES: readonly number[] = [0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6];
/** §5.2 Each box of the Organizations track is worth two; its last box is ours. */
export const ORGANIZATIONS_VALUES: readonly number[] = [0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20];
/** What a box is worth; the marker is never worth more than the last one. */
export const worth = (values: readonly number[], box: number): number => values[Math.min(box, values.length - 1)] ?? 0;
