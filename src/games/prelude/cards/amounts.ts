/** Numbers of an Event that are counted when it begins. */
import type { Memory } from '../../../kernel/effects';
import { advantage } from '../rules/advantage';
import { partiesOf, type State, valueOf } from '../state';
import type { Seat } from '../seats';
import type { Amount } from './effect-types';
import { isTally } from './places';

/** §14 (#46) No card is worth more. */
const MOST_POINTS = 6;

const tallyOf = (memory: Memory, as: string): number => {
  const noted = Object.hasOwn(memory, as) ? memory[as] : undefined;
  return isTally(noted) ? Object.values(noted).reduce((sum, count) => sum + count, 0) : 0;
};

/** The number for `seat` as "you"; what depends on a place is counted there. */
export const amountOf = (state: State, seat: Seat, amount: Amount, memory: Memory): number => {
  if (typeof amount === 'number') return amount;
  if (typeof amount === 'object') {
    return Math.max(0, amountOf(state, seat, amount.of, memory) - tallyOf(memory, amount.less));
  }
  switch (amount) {
    case 'lower-party':
      return Math.min(MOST_POINTS, ...partiesOf(state, seat).map(party => valueOf(state, seat, party)));
    case 'third-of-prestige':
      return Math.ceil(state.prestige / 3);
    case 'unrest-less-5':
      return Math.max(1, state.unrest - 5);
    case 'districts-box':
      return Math.abs(advantage(state, 'districts'));
    case 'until-level':
      return Infinity;
  }
};
