/** The four games: each edition is listed in full, with every rule in which they differ. */
import type { Options } from '../../../kernel/messages';
import type { Level } from './offices';

export const EDITIONS = ['modern', 'standard', '1928', 'variant'] as const;
export type EditionId = (typeof EDITIONS)[number];
export type Color = 'red' | 'gray' | 'black';
export const SETS = ['fictional', 'historical', 'modern'] as const;
export type PoliticianSet = (typeof SETS)[number];

export interface Edition {
  /** §preparation The intrigue cards and the politicians. */
  readonly colors: readonly Color[];
  readonly set: PoliticianSet;
  /** The first Party Chief: A, or the oldest politician left after the deal; and how sick they are. */
  readonly firstChief: 'A' | 'oldest';
  readonly chiefSick: number;
  readonly people: 'four' | 'all';
  /** §assign When points are assigned, and with how many players none may be on A. */
  readonly assigned: 'before-the-deal' | 'after-the-deal';
  readonly chiefBarredWith: readonly number[];
  /** §aging At most one year net a turn; who ages at all; whether Siberia does. */
  readonly agingCapped: boolean;
  readonly aging: 'all' | 'voting-members';
  readonly siberiaAges: boolean;
  /** §siberia Whose declared points are lost there. */
  readonly siberiaLoses: 'leader' | 'nobody' | 'everybody';
  /** §purge */
  readonly purgeKills: boolean;
  readonly failedPurgeSuspects: boolean;
  /** §investigation */
  readonly mostSuspicion: 1 | 3;
  /** §condemnation */
  readonly trialAndCondemnation: boolean;
  readonly negation: boolean;
  readonly trustNoOne: readonly Level[];
  readonly exile: boolean;
  readonly bargains: 'binding' | 'phase';
  readonly tenths: boolean;
  /** §increase */
  readonly increase: 'politburo' | 'anybody';
  /** §victory */
  readonly waves: 'faction' | 'politician';
  readonly last: 'score' | 'party-chief' | 'eleventh-turn';
}

const modern: Edition = {
  colors: ['red', 'black'],
  set: 'modern',
  firstChief: 'oldest',
  chiefSick: 1,
  people: 'four',
  assigned: 'before-the-deal',
  chiefBarredWith: [],
  agingCapped: false,
  aging: 'all',
  siberiaAges: true,
  siberiaLoses: 'leader',
  purgeKills: false,
  failedPurgeSuspects: false,
  mostSuspicion: 3,
  trialAndCondemnation: true,
  negation: true,
  trustNoOne: ['first'],
  exile: true,
  bargains: 'binding',
  tenths: false,
  increase: 'politburo',
  waves: 'faction',
  last: 'score',
};
const standard: Edition = {
  colors: ['red'],
  set: 'fictional',
  firstChief: 'A',
  chiefSick: 0,
  people: 'four',
  assigned: 'after-the-deal',
  chiefBarredWith: [3, 4],
  agingCapped: true,
  aging: 'all',
  siberiaAges: false,
  siberiaLoses: 'nobody',
  purgeKills: false,
  failedPurgeSuspects: false,
  mostSuspicion: 1,
  trialAndCondemnation: false,
  negation: false,
  trustNoOne: [],
  exile: false,
  bargains: 'binding',
  tenths: false,
  increase: 'politburo',
  waves: 'politician',
  last: 'party-chief',
};
const nineteen28: Edition = {
  colors: ['red', 'gray'],
  set: 'historical',
  firstChief: 'A',
  chiefSick: 0,
  people: 'four',
  assigned: 'before-the-deal',
  chiefBarredWith: [],
  agingCapped: false,
  aging: 'all',
  siberiaAges: true,
  siberiaLoses: 'everybody',
  purgeKills: true,
  failedPurgeSuspects: true,
  mostSuspicion: 3,
  trialAndCondemnation: true,
  negation: false,
  trustNoOne: ['first', 'second'],
  exile: false,
  bargains: 'binding',
  tenths: false,
  increase: 'politburo',
  waves: 'faction',
  last: 'party-chief',
};
/** Where it is silent, 1928 holds; its purges are those of the Standard game. */
const variant: Edition = {
  colors: ['red'],
  set: 'fictional',
  firstChief: 'A',
  chiefSick: 1,
  people: 'all',
  assigned: 'before-the-deal',
  chiefBarredWith: [],
  agingCapped: false,
  aging: 'voting-members',
  siberiaAges: false,
  siberiaLoses: 'everybody',
  purgeKills: false,
  failedPurgeSuspects: false,
  mostSuspicion: 3,
  trialAndCondemnation: false,
  negation: false,
  trustNoOne: [],
  exile: false,
  bargains: 'phase',
  tenths: true,
  increase: 'anybody',
  waves: 'faction',
  last: 'eleventh-turn',
};

const TABLE: Readonly<Record<EditionId, Edition>> = { modern, standard, '1928': nineteen28, variant };

export const editionIdOf = (options: Options): EditionId =>
  EDITIONS.find(edition => edition === options['edition']) ?? 'modern';
export const editionOf = (options: Options): Edition => TABLE[editionIdOf(options)];
