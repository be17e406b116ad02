/** The value of a table, for moving units: markers, Morale, armies and cards, and who threatens whom. */
import { leaderCard } from '../data/cards';
import { forceOf } from '../rules/force';
import { armiesOf, claimant, handOf, type State, type Army } from '../state';
import { FRONTS, rival, type Front, type Seat, type CommandOf } from '../vocabulary';
import { attackersAt, blockersAt, forceTogether } from './judgement';
import { oncePer } from '../../../kernel/kit/bots';

/** The value of a front's markers by their number: the last ones before a claim count most. */
const MARKERS_WORTH = [-7, -4.2, -1.9, 0, 1.9, 4.2, 7];

/** Morale: each point is worth a little, the last ones much. */
const moraleWorth = (morale: number): number => 0.22 * morale - 7 * Math.exp(-morale / 3.5);

/** An army at an open front: its Force, and its token, which makes it count. */
const armyWorth = (state: State, seat: Seat): number =>
  armiesOf(state, seat).reduce((sum, army) => {
    const force = forceOf(army);
    const token = army.rallied ? (army.troops.length ? 0.9 : 0.5) : 0;
    return sum + 0.28 * force + token + 0.12 * (leaderCard(army.leader)?.force ?? 0);
  }, 0);

/** What the side may take at a front in its next turn: a marker where nobody blocks, a fight where it is stronger. */
const threatAt = (state: State, seat: Seat, front: Front): number => {
  if (claimant(state, front)) return 0;
  const attackers = attackersAt(state, seat, front);
  if (!attackers.length) return 0;
  const blockers = blockersAt(state, rival(seat), front);
  if (!blockers.length) return 1;
  return forceTogether(state, attackers) > forceTogether(state, blockers) + 2 ? 0.4 : 0.1;
};

/** A threat of the side whose turn it is can hardly be met; the other side's can. */
const NOW = 1.5;
const LATER = 0.5;

const sideWorth = (state: State, seat: Seat): number =>
  moraleWorth(state.morale[seat]) +
  armyWorth(state, seat) +
  0.45 * handOf(state, seat).length +
  (state.active === seat ? NOW : LATER) * FRONTS.reduce((sum, front) => sum + threatAt(state, seat, front), 0);

/** The value of the table to a side. */
export const worth = (state: State, seat: Seat): number => {
  const markers = FRONTS.reduce((sum, front) => sum + (MARKERS_WORTH[state.markers[front][seat]] ?? 0), 0);
  return markers + sideWorth(state, seat) - sideWorth(state, rival(seat));
};

// §rally The value of moving units in the Rally Phase: the table after the move, compared with the table before.

/** Moves with less gain than this are not made. */
const TROUBLE = 0.1;

const before = oncePer((state: State, seat: Seat): number => worth(state, seat));

const gainOf = (state: State, seat: Seat, change: (army: Army) => Army): number =>
  worth({ ...state, armies: state.armies.map(change) }, seat) - before(state, seat) - TROUBLE;

const without = (troops: readonly string[], troop: string): readonly string[] => troops.filter(one => one !== troop);

export const moveLeaderGain = (state: State, seat: Seat, { leader, front }: CommandOf<'move-leader'>): number =>
  gainOf(state, seat, army => (army.leader === leader ? { ...army, front } : army));

export const moveTroopGain = (state: State, seat: Seat, { troop, leader }: CommandOf<'move-troop'>): number =>
  gainOf(state, seat, army => {
    const others = without(army.troops, troop);
    return { ...army, troops: army.leader === leader ? [...others, troop] : others };
  });

export const swapGain = (state: State, seat: Seat, { troop, other }: CommandOf<'swap-troops'>): number =>
  gainOf(state, seat, army => ({
    ...army,
    troops: army.troops.map(one => (one === troop ? other : one === other ? troop : one)),
  }));
