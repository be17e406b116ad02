/** Dual Powers before it is loaded. */
import type { Cover } from '../../kernel/cover';

export const cover: Cover = {
  id: 'dual-powers',
  poster: { left: 'red', right: 'blue', motifs: ['fist', 'megaphone'] },
  watchable: true,
  dice: [],
};
