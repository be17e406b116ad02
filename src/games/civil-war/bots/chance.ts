/**
 * The chance of a side to win from a table, by logistic regression with fitted weights. The data are six thousand
 * games of commissars, with every turn's beginning and the game's winner. A leader in play counts for nearly a
 * marker; so do five points of Morale, or a card that draws three.
 */
import { effectsOf, ofKind } from '../data/cards';
import { numbersAt } from '../options';
import { forceOf } from '../rules/force';
import { armiesOf, claimant, handOf, MARKERS, type State } from '../state';
import { FRONTS, rival, type Seat } from '../vocabulary';

/** What a front adds to the odds by a side's markers there, besides what is missing for victory. */
const MARKERS_WORTH = [0, 0, 0, 0, 0.06, 0.21, 0.69];
/** The most markers a side can miss: a front claimed by the rival is out of reach. */
const MOST_MISSING = 2 * MARKERS;
/** Below this Morale each point counts more. */
const LOW = 5;

/** §winning Markers that a side still misses for the fronts it must claim. */
const missing = (state: State, seat: Seat): number => {
  const each = FRONTS.map(front =>
    claimant(state, front) === rival(seat) ? MOST_MISSING : MARKERS - state.markers[front][seat],
  ).sort((a, b) => a - b);
  const all = each.slice(0, numbersAt(state)['fronts-to-win']).reduce((sum, one) => sum + one, 0);
  return Math.min(all, MOST_MISSING);
};

/** Territory: what is missing for victory, and fronts that are claimed or almost claimed. */
const territory = (state: State, seat: Seat): number =>
  FRONTS.reduce((sum, front) => sum + (MARKERS_WORTH[state.markers[front][seat]] ?? 0), -0.26 * missing(state, seat));

/** Armies at open fronts: leaders, troops, Force, and tokens; a lone leader can only block with one. */
const armies = (state: State, seat: Seat): number =>
  armiesOf(state, seat).reduce((sum, army) => {
    if (claimant(state, army.front)) return sum;
    const isManned = army.troops.length > 0;
    const token = army.rallied ? (isManned ? 0.37 : 0.24) : 0;
    return sum + 0.15 + (isManned ? 0.07 : 0) + 0.09 * forceOf(army) + token;
  }, 0);

/** Cards in hand: a leader is worth more than another, a card that draws three most. */
const cards = (state: State, seat: Seat): number => {
  const hand = handOf(state, seat);
  const draws = hand.filter(card => effectsOf(card).some(effect => effect.do === 'draw')).length;
  return 0.21 * hand.length + 0.09 * ofKind(hand, 'leader').length + 0.4 * draws;
};

const morale = (state: State, seat: Seat): number =>
  0.105 * state.morale[seat] - 0.4 * Math.max(0, LOW - state.morale[seat]);

const strength = (state: State, seat: Seat): number =>
  territory(state, seat) + armies(state, seat) + cards(state, seat) + morale(state, seat);

/** Having the turn; the Reds gain less by it. */
const ON_TURN: Readonly<Record<Seat, number>> = { red: 0.44, white: 0.65 };

/** The chance of a side to win: 1 and 0 once it is decided. */
export const chanceOf = (state: State, seat: Seat): number => {
  const { ending, active } = state;
  if (ending) return ending.winner === 'draw' ? 0.5 : ending.winner === seat ? 1 : 0;
  const lead = strength(state, seat) - strength(state, rival(seat));
  return 1 / (1 + Math.exp(-(lead + (active === seat ? ON_TURN[seat] : -ON_TURN[active]))));
};
