/** The rulebook's headings, which have no numbers: users see the heading, `RT.kremlin.sections.<id>`. */
export const rulebook = {
  edition: '1',
  title: 'Kremlin',
  sections: {
    '§preparation': 'Preparation',
    '§intrigue': 'The Intrigue Cards',
    '§assign': 'Assign Influence Points',
    '§declare': 'Declaring Influence',
    '§increase': 'Increasing Influence',
    '§ten-plus': '10+ Influence',
    '§ties': 'Resolving Influence Point Ties',
    '§retirement': 'Retirement',
    '§turn-order': 'Turn Order',
    '§cure': 'Cure',
    '§inactive': 'Inactive Politicians',
    '§aging': 'Aging',
    '§siberia': 'Siberia',
    '§purge': 'Purges',
    '§investigation': 'Investigations',
    '§trial': 'Trials',
    '§condemnation': 'Condemnations',
    '§dossiers': 'Burning Dossiers',
    '§trust-no-one': 'Trust No One',
    '§health': 'Health Phase',
    '§funeral': 'Funeral Commission',
    '§replacement': 'Replacement',
    '§sudden-death': 'Sudden Death Victory',
    '§rehabilitation': 'Rehabilitation',
    '§parade': 'Parade of the October Revolution',
    '§victory': 'Victory',
    '§bargains': 'Bribes and Negotiations',
    '§exile': 'Exile',
    '§three-player': 'Three Player Version',
    '§club-55': 'Club 55',
    '§exclusive': 'Limited Edition Politician',
  },
  /** Sections left to the players, each with the reason. */
  manual: {},
} as const satisfies {
  readonly edition: string;
  readonly title: string;
  readonly sections: Readonly<Record<`§${string}`, string>>;
  readonly manual: Readonly<Record<`§${string}`, string>>;
};
