/** §end What wins: the score marker on one's own half of the track. */
import type { Goal } from '../../kernel/presentation';
import { isSolo, trackLength, type State } from './state';
import type { Seat } from './vocabulary';

/** The half of the track that the score marker stands on, and how far it is to the end at once. */
export const goal = (state: State): Goal<Seat> => {
  const need = trackLength(state);
  const win = isSolo(state)
    ? ({ word: 'goal-score-solo', params: { need } } as const)
    : ({ word: 'goal-score', params: { need } } as const);
  const { score } = state;
  return {
    win,
    rows: [
      {
        label: { word: 'goal-support' },
        each: { soviet: Math.max(0, score), government: Math.max(0, -score) },
        need,
      },
    ],
  };
};
