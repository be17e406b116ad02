/** §turn-order The sequence of play, as a list that a player could proof-read. */
import type { Options } from '../../kernel/messages';
import { editionOf } from './data/editions';
import { FIRST_LEVEL, OFFICES, SECOND_LEVEL, VOTING, type Office } from './data/offices';
import { seatsOf } from './state';
import type { Occasion, Step } from './vocabulary';

export const setUpSteps = (options: Options): readonly Step[] => [
  { kind: 'prepare' },
  ...(editionOf(options).assigned === 'before-the-deal'
    ? ([{ kind: 'assign' }, { kind: 'deal-politicians' }] as const)
    : ([{ kind: 'deal-politicians' }, { kind: 'assign' }] as const)),
  { kind: 'turn' },
];

const promotions = (offices: readonly Office[]): readonly Step[] =>
  offices.map(office => ({ kind: 'promotions', office, moved: [] }));

const all = (options: Options, about: Occasion): Step => ({
  kind: 'window',
  about,
  waiting: seatsOf(options),
  round: 0,
});

/** The eight phases of a year. */
export const turnSteps = (options: Options): readonly Step[] => [
  { kind: 'returns' },
  { kind: 'phase', phase: 'cures' },
  ...VOTING.map((office): Step => ({ kind: 'cure', office })),
  { kind: 'aging' },
  { kind: 'phase', phase: 'purges' },
  { kind: 'purges', over: false },
  { kind: 'phase', phase: 'investigations' },
  all(options, 'end-of-investigations'),
  { kind: 'trust-no-one' },
  { kind: 'phase', phase: 'health' },
  ...VOTING.map((office): Step => ({ kind: 'health', office })),
  { kind: 'phase', phase: 'funeral' },
  { kind: 'nomination', attempt: 1, noes: [] },
  { kind: 'phase', phase: 'replacement' },
  { kind: 'sudden-death' },
  { kind: 'shifts' },
  ...promotions(['party-chief']),
  { kind: 'automatic-promotions', level: 'first' },
  ...promotions(FIRST_LEVEL),
  { kind: 'automatic-promotions', level: 'second' },
  ...promotions(SECOND_LEVEL),
  { kind: 'automatic-promotions', level: 'candidates' },
  { kind: 'sudden-death' },
  { kind: 'fill-people' },
  { kind: 'phase', phase: 'rehabilitation' },
  ...OFFICES.map((office): Step => ({ kind: 'rehabilitations', office })),
  { kind: 'phase', phase: 'parade' },
  { kind: 'wave', bonus: 0, rain: false },
  { kind: 'victory' },
  all(options, 'end-of-turn'),
  { kind: 'increases' },
  { kind: 'end-of-turn' },
];

/** Steps that a phase which is cut short still has: what happens by itself. */
export const HAPPENS_ANYHOW: ReadonlySet<Step['kind']> = new Set([
  'automatic-promotions',
  'sudden-death',
  'fill-people',
  'trust-no-one',
]);
