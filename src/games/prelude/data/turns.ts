/** The Turn Track: seven Turns of eight Action Rounds, each with its Era, Duma Sessions and Pool share. */
import { TURN_IDS, type Era, type TurnId } from './types';

export const ROUNDS = 8;

interface Turn {
  readonly id: TurnId;
  readonly era: Era;
  /** §2.2 How many cards of the Era's deck go to the Opportunity Pool. */
  readonly pool: number;
  /** §7.2 Action Rounds in Session; adjacent ones form one. The rulebook gives only Early Great War's first. */
  readonly sessions: readonly number[];
}

export const TURNS: readonly Turn[] = [
  { id: 'early-turmoil', era: 'turmoil', pool: 4, sessions: [4, 5, 8] },
  { id: 'late-turmoil', era: 'turmoil', pool: 2, sessions: [3, 4, 7] },
  { id: 'early-war', era: 'war', pool: 4, sessions: [3, 4, 7] },
  { id: 'late-war', era: 'war', pool: 2, sessions: [2, 5, 6] },
  { id: 'february-1917', era: 'collapse', pool: 4, sessions: [3, 6] },
  { id: 'july-1917', era: 'collapse', pool: 2, sessions: [2, 5] },
  { id: 'october-1917', era: 'collapse', pool: 2, sessions: [4] },
];
export const LAST_TURN = TURNS.length;
/** §12.1 The Turn in which an early Abdication continues. */
export const FEBRUARY = TURN_IDS.indexOf('february-1917') + 1;

const COUNT_FROM = 1;
/** The Turn of a number, held within the track. */
export const turnOf = (turn: number): Turn => {
  const found = TURNS[Math.min(LAST_TURN, Math.max(COUNT_FROM, turn)) - COUNT_FROM];
  return found ?? { id: 'october-1917', era: 'collapse', pool: 2, sessions: [4] };
};

// The bands beside the Unrest and Prestige Tracks, and the numbers printed along the scoring tracks.

/** A band of a track: from this value on, the modifier of Growing Extremism rolls. */
export interface Band {
  readonly from: number;
  readonly modifier: 0 | 1 | 2;
}

/** Where the bands begin: the first boxes of Unrest with +1 and +2, the last boxes of Prestige with them. */
export interface Bands {
  readonly unrestOne: number;
  readonly unrestTwo: number;
  readonly prestigeOne: number;
  readonly prestigeTwo: number;
}
/** Ours; that box 7 of Unrest is +1 and box 15 +2, and box 0 of Prestige +2, is the rulebook's. */
export const BANDS: Bands = { unrestOne: 6, unrestTwo: 11, prestigeOne: 6, prestigeTwo: 3 };

/** §11 From the highest box down. */
export const unrestBands = ({ unrestOne, unrestTwo }: Bands): readonly Band[] => [
  { from: unrestTwo, modifier: 2 },
  { from: unrestOne, modifier: 1 },
  { from: 0, modifier: 0 },
];
/** §12 The same. */
export const prestigeBands = ({ prestigeOne, prestigeTwo }: Bands): readonly Band[] => [
  { from: prestigeOne + 1, modifier: 0 },
  { from: prestigeTwo + 1, modifier: 1 },
  { from: 0, modifier: 2 },
];
export const modifierAt = (bands: readonly Band[], value: number): number =>
  bands.find(band => value >= band.from)?.modifier ?? 0;

/** §5.1 What each box of the Districts track is worth, from 0 on; the boxes beyond the sixth are ours. */
export const DISTRICTS_VALUES: readonly number[] = [0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6];
/** §5.2 Each box of the Organizations track is worth two; its last box is ours. */
export const ORGANIZATIONS_VALUES: readonly number[] = [0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20];
/** The value of a box. Beyond the last box the last value counts. */
export const worth = (values: readonly number[], box: number): number => values[Math.min(box, values.length - 1)] ?? 0;

// §2.1 Where the tracks begin, and the markers that lie in the Military Preparations Boxes.

/** §11.1 The values of Red Guards and Loyal Troops. */
export const PREPARATIONS = [1, 2, 4] as const;

export interface Start {
  /** Above 0 the Revolutionary is ahead, below it the Government. */
  readonly victoryPoints: number;
  readonly world: number;
  readonly unrest: number;
  /** The Loyal Troops marker in its box. */
  readonly troops: number;
}

export const START: Start = { victoryPoints: 0, world: -1, unrest: 0, troops: 4 };
