/** The terms of Kremlin: who plays, where, and what a vote, a bargain, an ending or a card can be. */
import type { Secret } from '../../kernel/messages';
import { OFFICES } from './data/offices';

export { PHASES, type Phase } from './data/offices';

/** The six factions; the first three to six of them play. */
export const SEATS = ['stalinists', 'militarists', 'evolutionists', 'apologists', 'young-guard', 'reformers'] as const;
export type Seat = (typeof SEATS)[number];
export type BySeat<T> = Readonly<Record<Seat, T>>;
export const bySeat = <T>(make: (seat: Seat) => T): BySeat<T> => ({
  stalinists: make('stalinists'),
  militarists: make('militarists'),
  evolutionists: make('evolutionists'),
  apologists: make('apologists'),
  'young-guard': make('young-guard'),
  reformers: make('reformers'),
});

/** Where a politician can be. */
export const PLACES = [...OFFICES, 'people', 'siberia', 'exile', 'waiting', 'removed'] as const;
export type Place = (typeof PLACES)[number];

/** Where intrigue cards lie. */
export const PILES = [
  'deck',
  'discards',
  'in-play',
  'stalinists-hand',
  'militarists-hand',
  'evolutionists-hand',
  'apologists-hand',
  'young-guard-hand',
  'reformers-hand',
] as const;
export type PileId = (typeof PILES)[number];
export const handOf = (seat: Seat): PileId => `${seat}-hand`;

/** The subject of a window: what has been announced, or has happened, that all may react to. */
export const OCCASIONS = [
  'phase',
  'purge',
  'failed-purge',
  'trial',
  'vote',
  'conviction',
  'condemnation',
  'assassination',
  'end-of-investigations',
  'health',
  'nomination',
  'end-of-turn',
] as const;
export type Occasion = (typeof OCCASIONS)[number];

export const VOTES = ['innocent', 'guilty', 'yes', 'no'] as const;
export type VoteWord = (typeof VOTES)[number];
export interface Vote {
  readonly voter: string;
  readonly by: Seat | 'nobody';
  readonly vote: VoteWord;
}

/** §bargains What a seat may promise another about a politician. */
export const PROMISES = ['no-purge', 'no-trial', 'no-condemnation'] as const;
export type PromiseWord = (typeof PROMISES)[number];

/** §bargains What each side of a bargain gives: a promise about somebody, a card of its choice, or (one side) nothing. */
export const FAVORS = [...PROMISES, 'card'] as const;
export type FavorWord = (typeof FAVORS)[number];
export interface Terms {
  readonly with: Seat;
  readonly promise: FavorWord | 'nothing';
  readonly on: string;
  readonly wants: FavorWord;
  readonly about: string;
}

export const ENDINGS = [
  'three-waves',
  'sudden-death',
  'score',
  'party-chief',
  'eleventh-turn',
  'no-leader',
  'americans',
] as const;
export type EndingReason = (typeof ENDINGS)[number];

/** The lasting effects of cards. */
export const EFFECTS = [
  'bodyguard',
  'ordered',
  'influenza',
  'arbiter',
  'deep-drawer',
  'constitution',
  'plenum',
  'protected',
  'confession',
  'mission',
  'ban',
  'collective',
  'committee',
  'emergency',
  'managed',
] as const;
export type EffectWord = (typeof EFFECTS)[number];
export interface Effect {
  readonly word: EffectWord;
  /** The politician or faction it is about; 'all' for none in particular. */
  readonly on: string;
  readonly card: string;
  readonly until: 'phase' | 'turn' | 'ended';
}

/** A step that a seat has announced. */
export interface Announced {
  /** The seat that announced it, and through which politician: a new holder of the duty may call it off. */
  readonly by: Seat;
  readonly actor: string;
}

export interface Hides<T> {
  readonly secret?: Secret<Seat, T>;
}
export type Cards = Hides<readonly string[]>;
export interface Points {
  readonly politician: string;
  readonly points: number;
}
