/** Prelude to Revolution before it is loaded. */
import type { Cover } from '../../kernel/cover';
import { scoringDice } from './data/scoring-dice';

export const cover: Cover = {
  id: 'prelude',
  poster: { left: 'red', right: 'paper', motifs: ['factory', 'crown'] },
  watchable: true,
  dice: scoringDice,
};
