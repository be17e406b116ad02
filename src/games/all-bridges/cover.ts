/** What is known of the game before it comes: its poster. */
import type { Cover } from '../../kernel/cover';

export const cover: Cover = {
  id: 'all-bridges',
  poster: { left: 'blue', right: 'paper', motifs: ['rifles', 'train'] },
  watchable: true,
  dice: [],
};
