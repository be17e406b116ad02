/** The toy in a picture, for watching, and for random play. */
import type { Demo } from '../../demo';
import type { Toy } from './words';

export const demo: Demo<Toy> = {
  watched: { years: 3 },
  pictures: [
    {
      files: 'toy',
      table: 'The bay',
      seats: ['north', 'south'],
      worth: ({ agenda: [top] }) => top?.kind === 'check' && top.storms > 0,
    },
  ],
  // boats go out, and bids stay as they are
  eagerness: { unseal: 0.1, stay: 0.3 },
  longest: { random: 120, bot: 120 },
};
