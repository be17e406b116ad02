/** The rulebook's headings, which have no numbers: users see the heading, `RT.civil-war.sections.<id>`. */
export const rulebook = {
  edition: '1',
  title: 'Reds and Whites',
  sections: {
    '§winning': 'Winning',
    '§fronts': 'Fronts and territory',
    '§morale': 'Morale',
    '§setup': 'Setting up',
    '§turn': 'The turn',
    '§rally': 'Rally Phase',
    '§propaganda': 'Propaganda Phase',
    '§events': 'Event Phase',
    '§battle-events': 'Events in battle',
    '§leader-loss': 'When a leader is lost',
    '§attacking': 'Attacking',
    '§blocking': 'Blocking',
    '§reinforcing': 'Reinforcing a battle',
    '§result': 'The result of a battle',
    '§recruitment': 'Recruitment Phase',
    '§reserve': 'Reserve Phase',
    '§control': 'Taking control of a troop',
    '§endless': 'A war without end',
  },
  /** Sections left to the players, each with the reason. */
  manual: {},
} as const satisfies {
  readonly edition: string;
  readonly title: string;
  readonly sections: Readonly<Record<`§${string}`, string>>;
  readonly manual: Readonly<Record<`§${string}`, string>>;
};
