/** What is known of the game before it comes: its poster. */
import type { GameManifest } from '../../kernel/manifest';

export const manifest: GameManifest = {
  id: 'all-bridges',
  poster: { left: 'blue', right: 'paper', motifs: ['rifles', 'train'] },
  watchable: true,
  dice: [],
};
