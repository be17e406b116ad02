/** Positions for tests: a table in mid-game with only what the test names in play. */
import { movesOf } from '../../../kernel/guide';
import { from as stepsFrom, tablesOf } from '../../../kernel/testing/tables';
import { civilWar } from '..';
import { turnOf } from '../sequence';
import type { Army, CivilWar } from '../state';
import type { Front, Seat, Step } from '../vocabulary';

const SHORT = {
  hands: { red: 'red-hand', white: 'white-hand' },
  decks: { red: 'red-deck', white: 'white-deck' },
  discards: { red: 'red-discard', white: 'white-discard' },
} as const;

export const army = (leader: string, front: Front, troops: readonly string[] = [], rallied?: 'rallied'): Army => ({
  leader,
  front,
  troops,
  rallied: rallied === 'rallied',
});

/** The rest of a turn, from the step of a kind on. */
export const from = (kind: Step['kind'], seat: Seat): readonly Step[] => stepsFrom(kind, turnOf(seat));

/** A table in the Reds' third turn; cards not placed lie in the decks, in the order of the lists. */
export const { given, at, lying, withOptions } = tablesOf<CivilWar, typeof SHORT>(civilWar, SHORT, () => ({
  turn: 3,
  active: 'red',
  agenda: from('attack', 'red'),
}));

/** Hands of both sides, or other piles of both. */
export const hands = (
  red: readonly string[],
  white: readonly string[] = [],
): Readonly<Record<Seat, readonly string[]>> => ({
  red,
  white,
});

// Moves for the guide's examples.

export const { does, refused } = movesOf<CivilWar>();

export const SOUTH = ['south-white', 'south-red', 'markers-south'];
export const EAST = ['east-white', 'east-red', 'markers-east'];
export const markers = (red: number) => ({ red, white: 6 - red });

/** Decks are left as they are, because pictures do not show them; hands are empty unless an example needs them. */
export const nobody = hands([], []);
