/** Dual Powers before it is loaded. */
import type { GameManifest } from '../../kernel/manifest';

export const manifest: GameManifest = {
  id: 'dual-powers',
  poster: { left: 'red', right: 'blue', motifs: ['fist', 'megaphone'] },
  watchable: true,
  dice: [],
};
