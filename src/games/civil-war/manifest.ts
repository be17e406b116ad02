/** Reds and Whites before it is loaded. */
import type { GameManifest } from '../../kernel/manifest';

export const manifest: GameManifest = {
  id: 'civil-war',
  poster: { left: 'red', right: 'blue', motifs: ['horse', 'cannon'] },
  watchable: true,
  dice: [],
};
