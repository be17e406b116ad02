/** §winning What wins, front by front, and how much Morale is left. */
import type { Goal } from '../../kernel/presentation';
import { MARKERS, MAX_MORALE, type State } from './state';
import { FRONTS, type Seat } from './vocabulary';

export const goal = ({ markers, morale }: State): Goal<Seat> => ({
  win: { word: 'goal-fronts', params: { markers: MARKERS } },
  rows: [
    ...FRONTS.map(front => ({
      label: { word: 'goal-front', params: { front } },
      each: markers[front],
      need: MARKERS,
      id: front,
    })),
    { label: { word: 'goal-morale' }, each: morale, need: MAX_MORALE, falls: true },
  ],
});
