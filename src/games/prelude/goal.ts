/** §2.6 What wins: Victory Points at a check, or more of them when the last Turn is over. */
import type { Goal } from '../../kernel/presentation';
import { numbersAt } from './numbers';
import type { Seat } from './seats';
import { type State, UNREST_END } from './state';

/** One marker on one track: the side on whose half it stands leads. */
export const goal = (state: State): Goal<Seat> => {
  const { points } = state;
  const need = numbersAt(state)['points-to-win'];
  return {
    win: { word: 'goal-points', params: { need, unrest: UNREST_END } },
    rows: [
      {
        label: { word: 'goal-victory-points' },
        each: { revolutionary: Math.max(0, points), government: Math.max(0, -points) },
        need,
        id: 'points',
      },
    ],
  };
};
