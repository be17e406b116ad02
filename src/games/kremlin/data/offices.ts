/** The offices of the Politburo: order, levels, what a purge of each needs, and the substitutes. */

/** By rank: a politician's place in this list is their rank. */
export const OFFICES = [
  'party-chief',
  'kgb-head',
  'foreign-minister',
  'defense-minister',
  'ideology-chief',
  'industry-minister',
  'economy-minister',
  'sport-minister',
  'candidate-1',
  'candidate-2',
  'candidate-3',
  'candidate-4',
  'candidate-5',
] as const;
export type Office = (typeof OFFICES)[number];
export const isOffice = (place: string): place is Office => OFFICES.some(office => office === place);

export const FIRST_LEVEL = OFFICES.slice(1, 4);
export const SECOND_LEVEL = OFFICES.slice(4, 8);
export const CANDIDATES = OFFICES.slice(8);
/** Party Chief, 1st and 2nd level: the eight who vote. */
export const VOTING = OFFICES.slice(0, 8);
export const MINISTRIES = OFFICES.slice(1, 8);

export const LEVELS = ['party-chief', 'first', 'second', 'candidates', 'people'] as const;
export type Level = (typeof LEVELS)[number];
export const OFFICES_OF: Readonly<Record<Level, readonly Office[]>> = {
  'party-chief': ['party-chief'],
  first: FIRST_LEVEL,
  second: SECOND_LEVEL,
  candidates: CANDIDATES,
  people: [],
};
/** The level of a place in play; undefined for Siberia, exile and whatever is not in play. */
export const levelOf = (place: string): Level | undefined =>
  place === 'people' ? 'people' : LEVELS.find(level => OFFICES_OF[level].some(office => office === place));
export const below = (level: Level): Level | undefined => LEVELS[LEVELS.indexOf(level) + 1];

/** §purge What the die must reach, before strength and weakness. */
export const PURGE_NUMBERS: Readonly<Record<Level, number>> = {
  'party-chief': 18,
  first: 14,
  second: 10,
  candidates: 6,
  people: Number.POSITIVE_INFINITY,
};

/** §inactive Who has a duty, and who substitutes, in the order of the letters on the board. */
export const DUTIES = {
  purges: ['kgb-head', 'ideology-chief', 'party-chief', 'industry-minister'],
  investigations: ['defense-minister', 'foreign-minister', 'kgb-head', 'party-chief', 'industry-minister'],
  nomination: [
    'foreign-minister',
    'ideology-chief',
    'kgb-head',
    'industry-minister',
    'economy-minister',
    'sport-minister',
    'defense-minister',
  ],
  replacement: ['party-chief'],
} as const satisfies Readonly<Record<string, readonly Office[]>>;
export type Duty = keyof typeof DUTIES;

/** §turn-order The eight phases of a year. */
export const PHASES = [
  'cures',
  'purges',
  'investigations',
  'health',
  'funeral',
  'replacement',
  'rehabilitation',
  'parade',
] as const;
export type Phase = (typeof PHASES)[number];
