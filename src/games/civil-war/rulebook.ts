/** The rulebook's headings, which it lacks, numbered by us. Users see the heading: `RT.civil-war.sections.<number>`. */
export const rulebook = {
  edition: '1',
  title: 'Reds and Whites',
  sections: {
    '§1': 'Winning',
    '§2': 'Fronts and territory',
    '§3': 'Morale',
    '§4': 'Setting up',
    '§5': 'The turn',
    '§6': 'Rally Phase',
    '§7': 'Propaganda Phase',
    '§8': 'Event Phase',
    '§9': 'Events in battle',
    '§10': 'When a leader is lost',
    '§11': 'Attacking',
    '§12': 'Blocking',
    '§13': 'Reinforcing a battle',
    '§14': 'The result of a battle',
    '§15': 'Recruitment Phase',
    '§16': 'Reserve Phase',
    '§17': 'Taking control of a troop',
    '§18': 'A war without end',
  },
  /** Sections left to the players, each with the reason. */
  manual: {},
} as const satisfies {
  readonly edition: string;
  readonly title: string;
  readonly sections: Readonly<Record<`§${string}`, string>>;
  readonly manual: Readonly<Record<`§${string}`, string>>;
};
