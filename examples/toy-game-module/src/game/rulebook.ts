import { refusing } from 'revolution-tables-kit';

/** Every reason for which the game refuses something; a rule that forbids takes `refuse` from here as well. */
export const { refusals, nonsense } = refusing(['no-such-change']);

/** The sections of the rulebook, and what is left to the players. Users see the heading: `sections.<number>` in lang. */
export const rulebook = {
  edition: '1',
  title: 'Tug of War',
  sections: {
    '§1': 'Cards',
    '§2': 'Leading',
    '§3': 'Answering',
    '§4': 'Winning',
  },
  manual: {},
} as const;
