/** The game before it is loaded: its poster. */
import type { GameManifest } from '../../kernel/manifest';

export const manifest: GameManifest = {
  id: 'all-bridges',
  poster: { left: 'blue', right: 'paper', motifs: ['rifles', 'train'] },
  watchable: true,
  dice: [],
};
