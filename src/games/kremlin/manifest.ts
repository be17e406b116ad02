/** The description of Kremlin that the game list shows before the game is loaded. */
import type { GameManifest } from '../../kernel/manifest';

export const manifest: GameManifest = {
  id: 'kremlin',
  poster: { left: 'ink', right: 'red', motifs: ['fortress', 'eye'] },
  watchable: true,
  dice: [],
};
