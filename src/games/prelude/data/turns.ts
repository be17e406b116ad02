/** The Turn Track: seven Turns of eight Action Rounds, the Era of each, its Duma Sessions and its share of the Pool. */
import { TURN_IDS, type Era, type TurnId } from './types';

export const ROUNDS = 8;

interface Turn {
  readonly id: TurnId;
  readonly era: Era;
  /** §2.2 How many cards of the Era's deck go to the Opportunity Pool. */
  readonly pool: number;
  /** §7.2 Action Rounds in Session; neighbouring ones are one Session. Ours, but for the first of Early Great War. */
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
/** §12.1 The Turn in which an early Abdication goes on. */
export const FEBRUARY = TURN_IDS.indexOf('february-1917') + 1;

const COUNT_FROM = 1;
/** The Turn of a number, held within the track. */
export const turnOf = (turn: number): Turn => {
  const found = TURNS[Math.min(LAST_TURN, Math.max(COUNT_FROM, turn)) - COUNT_FROM];
  return found ?? { id: 'october-1917', era: 'collapse', pool: 2, sessions: [4] };
};
