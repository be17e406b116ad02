/** §rally The value of moving units in the Rally Phase: the table after the move, compared with the table before. */
import { oncePer } from '../../../kernel/kit/bots';
import type { Army, State } from '../state';
import type { CommandOf, Seat } from '../vocabulary';
import { worth } from './worth';

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
