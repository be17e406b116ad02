/**
 * The box as we have it. The rulebook prints neither the list of cards nor the map. So this is reconstructed from its
 * examples and from reviews: playable, but not the publisher's values. It is one file, so that an owner can replace
 * it.
 */
import type { Action, Region, Seat } from '../vocabulary';
import { RECONSTRUCTED, type Box, type CommandCard, type Units } from './types';

const DAYS = [1, 2, 3, 4, 5, 6, 7, 8] as const;
/** By day: the later a card, the more it recruits and the more it is worth as an objective. */
const RECRUIT = [1, 1, 1, 2, 2, 2, 3, 3] as const;
const POINTS = [1, 2, 2, 3, 3, 3, 4, 4] as const;

/** The actions by day: m(ove), d(ouble move), r(efresh). */
const LETTERS: Readonly<Record<string, Action>> = { m: 'move', d: 'double-move', r: 'refresh' };
const BY_DAY: readonly (readonly [Region, string])[] = [
  ['red', 'mrdmrmdr'],
  ['green', 'rdmrmdrm'],
  ['blue', 'dmrmdrmr'],
  ['white', 'mrmdrmrd'],
  ['brown', 'rmdrmrdm'],
  ['purple', 'mdrmrdmr'],
];

const cardsOf = ([region, actions]: readonly [Region, string]): readonly CommandCard[] =>
  DAYS.map((day, n) => ({
    id: `${region}-${day}`,
    region,
    day,
    recruit: RECRUIT[n] ?? 1,
    action: LETTERS[actions[n] ?? 'm'] ?? 'move',
    points: POINTS[n] ?? 1,
  }));

const UNITS: readonly Units[] = [
  { fresh: 1, exhausted: 0, count: 2 },
  { fresh: 1, exhausted: 1, count: 2 },
  { fresh: 1, exhausted: 2, count: 1 },
  { fresh: 2, exhausted: 1, count: 2 },
  { fresh: 2, exhausted: 2, count: 1 },
  { fresh: 3, exhausted: 2, count: 1 },
  { fresh: 3, exhausted: 3, count: 1 },
];
const bothSides: Readonly<Record<Seat, readonly Units[]>> = { soviet: UNITS, government: UNITS };

export const reconstructed: Box = {
  reconstructed: RECONSTRUCTED,
  names: {},
  cards: BY_DAY.flatMap(cardsOf),
  leaders: [
    { id: 'lenin', seat: 'soviet', day: 6, fresh: 3, exhausted: 2, special: 'inspire' },
    { id: 'stalin', seat: 'soviet', day: 4, fresh: 3, exhausted: 1, special: 'espionage' },
    { id: 'kollontai', seat: 'soviet', day: 5, fresh: 2, exhausted: 2, special: 'mobilize' },
    { id: 'kerensky', seat: 'government', day: 6, fresh: 3, exhausted: 2, special: 'inspire' },
    { id: 'kornilov', seat: 'government', day: 4, fresh: 3, exhausted: 1, special: 'mobilize' },
    { id: 'lvov', seat: 'government', day: 5, fresh: 2, exhausted: 2, special: 'espionage' },
  ],
  trotsky: { fresh: 3, exhausted: 2 },
  units: bothSides,
  neutrals: [
    { fresh: 1, exhausted: 0, count: 2 },
    { fresh: 1, exhausted: 1, count: 2 },
    { fresh: 1, exhausted: 2, count: 2 },
  ],
  // three of these are attested by examples: red and green, blue and white, brown and purple
  connections: [
    { between: ['red', 'green'], arrow: 'red' },
    { between: ['green', 'blue'], arrow: 'green' },
    { between: ['blue', 'white'], arrow: 'blue' },
    { between: ['white', 'brown'], arrow: 'white' },
    { between: ['brown', 'purple'], arrow: 'brown' },
    { between: ['purple', 'red'], arrow: 'purple' },
  ],
  // these are the rulebook's
  calendar: { bonusDays: [15, 31] },
  start: { month: 'march', onDay: 1, will: 'soviet' },
};
