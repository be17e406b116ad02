/**
 * The eighteen Districts and four Parties (§6, §7). Names and starting cubes are the rulebook's (§2.1); subtypes,
 * arrows and boxes are ours where `reconstructed` says so.
 */

export type Side = 'revolutionary' | 'government';
export const SUBTYPES = ['worker', 'military', 'urban'] as const;
export type Subtype = (typeof SUBTYPES)[number];

/** The extra costs of one side’s boxes, from bottom to top (§10.1.1). All but four are ours. */
const HOME = [0, 0, 0, 0, 1, 0, 1, 1, 1] as const;
const MIXED = [0, 1, 0, 1, 1, 1, 2] as const;
const HOSTILE = [1, 2, 1, 2, 1, 2, 2] as const;

type Costs = Readonly<Record<Side, readonly number[]>>;
const REVOLUTIONARY: Costs = { revolutionary: HOME, government: HOSTILE };
const GOVERNMENT: Costs = { revolutionary: HOSTILE, government: HOME };
const NEITHER: Costs = { revolutionary: MIXED, government: MIXED };

const district = <const Near extends readonly string[]>(
  subtype: Subtype,
  revolutionary: number,
  government: number,
  costs: Costs,
  near: Near,
  reconstructed: string,
) => ({ subtype, start: { revolutionary, government }, costs, near, reconstructed });

const ALL = 'subtype, boxes and arrows';

/** §2.1, §6 In the order of the setup list; `near` are the Districts at the other end of its arrows. */
export const DISTRICTS = {
  kronstadt: district('military', 2, 0, REVOLUTIONARY, ['palace-square', 'smolny'], ALL),
  'reserve-barracks': district('military', 1, 0, REVOLUTIONARY, ['okhrana', 'nevsky-prospect'], ALL),
  vasilevskiy: district('worker', 1, 0, REVOLUTIONARY, ['state-bank', 'kazan'], ALL),
  'palace-square': district('urban', 0, 0, NEITHER, ['kronstadt', 'peter-and-paul'], ALL),
  'peter-and-paul': district('military', 0, 0, NEITHER, ['palace-square', 'winter-palace'], ALL),
  putilov: district('worker', 1, 0, REVOLUTIONARY, ['kazan', 'nevsky-prospect'], ALL),
  'winter-palace': district('urban', 0, 1, GOVERNMENT, ['peter-and-paul', 'guards-barracks'], ALL),
  'guards-barracks': district('military', 1, 2, GOVERNMENT, ['winter-palace', 'taurida'], 'boxes and arrows'),
  obukhov: district('worker', 1, 0, REVOLUTIONARY, ['state-bank', 'smolny'], ALL),
  okhrana: district('urban', 0, 1, GOVERNMENT, ['nevsky-shipyards', 'reserve-barracks'], 'boxes and one arrow'),
  'nevsky-shipyards': district('worker', 2, 0, REVOLUTIONARY, ['vyborg', 'okhrana'], 'subtype and most boxes'),
  kazan: district('urban', 1, 0, NEITHER, ['putilov', 'vasilevskiy'], ALL),
  vyborg: district('urban', 1, 0, REVOLUTIONARY, ['nevsky-shipyards', 'garrison-barracks'], 'boxes and one arrow'),
  taurida: district('urban', 0, 0, NEITHER, ['guards-barracks', 'garrison-barracks'], ALL),
  'nevsky-prospect': district('urban', 1, 0, NEITHER, ['putilov', 'reserve-barracks'], ALL),
  'garrison-barracks': district('military', 1, 1, NEITHER, ['vyborg', 'taurida'], ALL),
  'state-bank': district('urban', 0, 1, GOVERNMENT, ['obukhov', 'vasilevskiy'], ALL),
  smolny: district('urban', 1, 0, NEITHER, ['obukhov', 'kronstadt'], ALL),
} as const;
export type District = keyof typeof DISTRICTS;
export const DISTRICT_IDS = Object.keys(DISTRICTS) as [District, ...District[]]; // the keys of a constant

/** §7 Each side has a Moderate and an Extremist Party; nine boxes each are ours, the last four a point dearer. */
export const PARTIES = {
  socialist: { seat: 'revolutionary', wing: 'moderate', start: 2 },
  radical: { seat: 'revolutionary', wing: 'extremist', start: 1 },
  liberal: { seat: 'government', wing: 'moderate', start: 3 },
  monarchist: { seat: 'government', wing: 'extremist', start: 2 },
} as const;
export type Party = keyof typeof PARTIES;
export const PARTY_IDS = Object.keys(PARTIES) as [Party, ...Party[]]; // the keys of a constant
export const PARTY_COSTS: readonly number[] = [0, 0, 0, 0, 0, 1, 1, 1, 1];

export const MODERATE = { revolutionary: 'socialist', government: 'liberal' } as const;
export const EXTREMIST = { revolutionary: 'radical', government: 'monarchist' } as const;

/** Every place that can hold cubes. */
export type Place = District | Party;
export const PLACES: readonly Place[] = [...DISTRICT_IDS, ...PARTY_IDS];
export const isDistrict = (place: string): place is District => Object.hasOwn(DISTRICTS, place);
export const isParty = (place: string): place is Party => Object.hasOwn(PARTIES, place);

/** §13 The column of the blue die, the row of the red one (a row for two faces). */
export const RANDOM_TABLE: readonly (readonly District[])[] = [
  ['kronstadt', 'palace-square', 'winter-palace', 'okhrana', 'vyborg', 'garrison-barracks'],
  ['reserve-barracks', 'peter-and-paul', 'guards-barracks', 'nevsky-shipyards', 'taurida', 'state-bank'],
  ['vasilevskiy', 'putilov', 'obukhov', 'kazan', 'nevsky-prospect', 'smolny'],
];
