/** The rulebook's headings, which have no numbers: users see the heading, `RT.dual-powers.sections.<id>`. */
export const rulebook = {
  edition: '1',
  title: 'Dual Powers: Revolution 1917',
  sections: {
    '§components': 'Components',
    '§setup': 'Setup',
    '§draw': 'Draw Phase',
    '§objective': 'Objective Phase',
    '§action': 'Action Phase',
    '§date': 'Advance the Date',
    '§events': 'Calendar Special Events',
    '§perform': 'Perform an Action',
    '§recruit': 'Recruit',
    '§move': 'Move',
    '§refresh': 'Refresh',
    '§leader': 'Leader Recruit',
    '§mobilize': 'Mobilize Protest',
    '§espionage': 'Espionage',
    '§inspire': 'Inspire the People',
    '§bonus': 'Bonus Actions',
    '§strength': 'Determining Strength',
    '§unrest': 'Resolve the Region of Unrest',
    '§scoring': 'Scoring Victory Points',
    '§reveal': 'Reveal Secret Objectives',
    '§objectives': 'Score Objective Regions',
    '§exhaust': 'Exhaust Tokens',
    '§cleanup': 'Cleanup Phase',
    '§end': 'Game End',
    '§solitaire': 'Solitaire Variant',
    '§opposition': 'Opposition Turn',
    '§organize': 'Player Turn: Organize',
    '§opposing-objective': 'The opposition’s secret objective',
    '§solitaire-end': 'Solitaire Game End',
  },
  /** Sections left to the players, each with the reason. */
  manual: {},
} as const satisfies {
  readonly edition: string;
  readonly title: string;
  readonly sections: Readonly<Record<`§${string}`, string>>;
  readonly manual: Readonly<Record<`§${string}`, string>>;
};
