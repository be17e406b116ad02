/** The toy before it is loaded. */
import type { GameManifest } from '../../manifest';

export const manifest: GameManifest = {
  id: 'toy',
  poster: { left: 'blue', right: 'paper', motifs: ['flag', 'map'] },
  watchable: true,
  dice: [],
};
