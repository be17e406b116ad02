/** The game before it is loaded, and how it is shown to somebody who does not know it. */
import type { Demo, GameManifest } from 'revolution-tables-kit';
import type { MyGame } from './vocabulary';

export const manifest: GameManifest = {
  id: 'tug-of-war',
  poster: { left: 'blue', right: 'red', motifs: ['flag', 'star'] },
  watchable: true,
  dice: [],
};

export const demo: Demo<MyGame> = {
  watched: {},
  pictures: [
    {
      files: 'tug-of-war',
      table: 'The rope',
      seats: ['north', 'south'],
      worth: ({ piles }) => piles.table.length === 1 && piles.discards.length > 0,
    },
  ],
  eagerness: {},
  longest: { random: 24, bot: 24 },
};
