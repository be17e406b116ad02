/** §2.6 What wins: Victory Points at a check, or more of them when the last Turn is over. */
import type { Goal } from '../../kernel/presentation';
import { POINTS_TO_WIN } from './rules/winning';
import type { Seat } from './seats';
import { type State, UNREST_END } from './state';

/** One marker on one track: the side on whose half it stands leads. */
export const goal = ({ points }: State): Goal<Seat> => ({
  win: { word: 'goal-points', params: { need: POINTS_TO_WIN, unrest: UNREST_END } },
  rows: [
    {
      label: { word: 'goal-victory-points' },
      each: { revolutionary: Math.max(0, points), government: Math.max(0, -points) },
      need: POINTS_TO_WIN,
      id: 'points',
    },
  ],
});
