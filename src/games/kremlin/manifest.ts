/** Kremlin before it is loaded. */
import type { GameManifest } from '../../kernel/manifest';

export const manifest: GameManifest = {
  id: 'kremlin',
  poster: { left: 'ink', right: 'red', motifs: ['fortress', 'eye'] },
  watchable: true,
  dice: [],
};
