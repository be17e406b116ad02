/** Kremlin before it is loaded. */
import type { Cover } from '../../kernel/cover';

export const cover: Cover = {
  id: 'kremlin',
  poster: { left: 'ink', right: 'red', motifs: ['fortress', 'eye'] },
  watchable: true,
  dice: [],
};
