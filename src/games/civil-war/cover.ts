/** Reds and Whites before it is loaded. */
import type { Cover } from '../../kernel/cover';

export const cover: Cover = {
  id: 'civil-war',
  poster: { left: 'red', right: 'blue', motifs: ['horse', 'cannon'] },
  watchable: true,
  dice: [],
};
