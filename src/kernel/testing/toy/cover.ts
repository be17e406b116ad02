/** The toy before it is loaded. */
import type { Cover } from '../../cover';

export const cover: Cover = {
  id: 'toy',
  poster: { left: 'blue', right: 'paper', motifs: ['flag', 'map'] },
  watchable: true,
  dice: [],
};
