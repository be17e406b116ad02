/** The description of Prelude to Revolution that the game list shows before the game is loaded. */
import type { GameManifest } from '../../kernel/manifest';
import { scoringDice } from './data/scoring-dice';

export const manifest: GameManifest = {
  id: 'prelude',
  poster: { left: 'red', right: 'paper', motifs: ['factory', 'crown'] },
  watchable: true,
  dice: scoringDice,
};
