/** The types of Dual Powers: who plays, where, and every step, command and event of the game. */
import type { PileEvent } from '../../kernel/piles';
import type { Of, Secret } from '../../kernel/messages';
import type { OwnersStep } from './data/owners-steps';

/** The Petrograd Soviet (red) and the Provisional Government (white). In solitaire play one of them has no seat. */
export const SEATS = ['soviet', 'government'] as const;
export type Seat = (typeof SEATS)[number];
export const rival = (seat: Seat): Seat => (seat === 'soviet' ? 'government' : 'soviet');

/** The six regions by the colours of the rulebook. */
export const REGIONS = ['red', 'green', 'blue', 'white', 'brown', 'purple'] as const;
export type Region = (typeof REGIONS)[number];
export const isRegion = (word: string): word is Region => REGIONS.some(region => region === word);

/** The spaces of the month marker; the first two are two months each. */
export const MONTHS = ['march', 'may', 'july', 'august', 'september', 'october', 'november'] as const;
export type Month = (typeof MONTHS)[number];

export const ACTIONS = ['move', 'double-move', 'refresh'] as const;
export type Action = (typeof ACTIONS)[number];
export const SPECIALS = ['mobilize', 'espionage', 'inspire'] as const;
export type Special = (typeof SPECIALS)[number];

/** The objective markers; the first lies in the region of unrest. */
export const MARKERS = [1, 2, 3] as const;
export type MarkerNumber = (typeof MARKERS)[number];

/** Where cards and region tiles lie. */
export const PILES = [
  'deck',
  'discard',
  'leaders',
  'tiles',
  'unrest',
  'blockade',
  'spent-tiles',
  'removed',
  'soviet-hand',
  'soviet-objective',
  'soviet-revealed',
  'soviet-played',
  'government-hand',
  'government-objective',
  'government-revealed',
  'government-played',
] as const;
export type PileId = (typeof PILES)[number];
export type SidePile = 'hand' | 'objective' | 'revealed' | 'played';
export const pileOfSide = (seat: Seat, pile: SidePile): PileId => `${seat}-${pile}`;

/** Where tokens can be: in the city, in a side's supply, waiting above two months, or out of the game. */
export const PLACES = [
  ...REGIONS,
  'soviet-supply',
  'government-supply',
  'above-may',
  'above-august',
  'removed',
] as const;
export type Place = (typeof PLACES)[number];
export const supplyOf = (seat: Seat): Place => `${seat}-supply`;

interface For {
  readonly seat: Seat;
}

export type Step =
  // setting up and the rounds
  | { readonly kind: 'set-up' }
  | { readonly kind: 'round' }
  | (For & { readonly kind: 'draw'; readonly count: number; readonly to: 'hand' | 'objective' })
  | { readonly kind: 'objectives' }
  | { readonly kind: 'action-phase' }
  | (For & { readonly kind: 'turn'; readonly number: number })
  // what a played card allows
  | (For & { readonly kind: 'command'; readonly card: string })
  | (For & { readonly kind: 'recruiting'; readonly region: Region; readonly left: number })
  | (For & { readonly kind: 'second-move'; readonly token: string; readonly at: Region })
  | (For & { readonly kind: 'leader'; readonly card: string; readonly placed: boolean; readonly used: boolean })
  // the action of an owner's card, assembled from steps or carried out by hand
  | (For & { readonly kind: 'card-steps'; readonly card: string; readonly list: readonly OwnersStep[] })
  | (For & {
      readonly kind: 'card-action';
      readonly card: string;
      readonly action: 'move' | 'double-move' | 'refresh' | 'blockade';
    })
  | (For & { readonly kind: 'by-hand'; readonly card: string })
  | (For & { readonly kind: 'bonus' })
  // the opposition of the solitaire game; `seat` is the player who sees its action
  | (For & { readonly kind: 'opposition-leader' })
  | (For & { readonly kind: 'opposing-leader'; readonly card: string })
  | (For & { readonly kind: 'opposition-turn' })
  | (For & { readonly kind: 'opposing-card'; readonly card: string })
  // scoring and cleaning up
  | { readonly kind: 'unrest' }
  | (For & { readonly kind: 'unrest-choice'; readonly region: Region })
  | { readonly kind: 'reveal' }
  | { readonly kind: 'score'; readonly marker: MarkerNumber; readonly card: string }
  | { readonly kind: 'exhaust' }
  | { readonly kind: 'reckoning' }
  | { readonly kind: 'cleanup' }
  | { readonly kind: 'end'; readonly winner: Seat; readonly reason: EndingReason };

/** The end of the track; the last month or round, by score or by the will of the people. */
export const ENDINGS = ['support', 'last-month', 'last-month-will', 'third-round', 'third-round-will'] as const;
export type EndingReason = (typeof ENDINGS)[number];

export type Command =
  | { readonly kind: 'choose-objective'; readonly card: string }
  | { readonly kind: 'take-back-objective' }
  | { readonly kind: 'play-card'; readonly card: string }
  | { readonly kind: 'recruit'; readonly token: string }
  | { readonly kind: 'move'; readonly token: string; readonly from: Region; readonly to: Region }
  | { readonly kind: 'refresh'; readonly token: string; readonly at: Region }
  | { readonly kind: 'recruit-leader'; readonly token: string; readonly to: Region }
  | { readonly kind: 'take-action' }
  | { readonly kind: 'move-blockade'; readonly to: string }
  | { readonly kind: 'reveal-objective' }
  | { readonly kind: 'inspire' }
  | { readonly kind: 'bonus-recruit'; readonly token: string; readonly to: Region }
  | { readonly kind: 'bonus-draw' }
  | { readonly kind: 'organize' }
  | { readonly kind: 'assign-unrest' }
  | { readonly kind: 'take-bonus' }
  | { readonly kind: 'go-on' }
  | { readonly kind: 'decline' }
  | { readonly kind: 'done' };

interface Hides<T> {
  readonly secret?: Secret<Seat, T>;
}

export type Event =
  // setting up, piles and rounds
  | { readonly kind: 'neutrals-placed'; readonly tokens: readonly string[] }
  | PileEvent<Seat, PileId>
  | { readonly kind: 'tile-drawn'; readonly tile: string; readonly to: PileId }
  | { readonly kind: 'tile-moved'; readonly tile: string; readonly from: PileId; readonly to: PileId }
  | { readonly kind: 'round-begun'; readonly round: number }
  | (For & Hides<string> & { readonly kind: 'objective-chosen' })
  | (For & Hides<string> & { readonly kind: 'objective-taken-back' })
  | (For & { readonly kind: 'objective-revealed'; readonly card: string })
  | (For & { readonly kind: 'objective-found'; readonly card: string; readonly days: number })
  | (For & { readonly kind: 'card-played'; readonly card: string })
  | (For & { readonly kind: 'card-revealed'; readonly card: string })
  | (For & { readonly kind: 'leader-revealed'; readonly card: string })
  | { readonly kind: 'cards-cleared'; readonly cards: readonly string[]; readonly leaders: readonly string[] }
  // calendar, will and blockade
  | (For & { readonly kind: 'date-advanced'; readonly days: number; readonly month: Month; readonly day: number })
  | { readonly kind: 'date-set'; readonly month: Month; readonly day: number }
  | (For & { readonly kind: 'will-taken' })
  | { readonly kind: 'trotsky-returned'; readonly region: Region }
  | { readonly kind: 'trotsky-joined'; readonly region: Region; readonly token: string }
  | { readonly kind: 'trotsky-stayed-away' }
  | { readonly kind: 'blockade-moved'; readonly to: string }
  // tokens
  | { readonly kind: 'token-recruited'; readonly token: string; readonly to: Region }
  | { readonly kind: 'token-moved'; readonly token: string; readonly from: Place; readonly to: Place }
  | { readonly kind: 'token-refreshed'; readonly token: string; readonly at: Place }
  | { readonly kind: 'token-exhausted'; readonly token: string; readonly at: Place }
  | { readonly kind: 'region-exhausted'; readonly region: Region }
  // scoring
  | { readonly kind: 'marker-placed'; readonly marker: MarkerNumber; readonly region: Region }
  | { readonly kind: 'marker-returned'; readonly marker: MarkerNumber }
  | (For & {
      readonly kind: 'region-held';
      readonly region: Region;
      readonly by: Tie;
      readonly mine: number;
      readonly theirs: number;
    })
  | { readonly kind: 'region-empty'; readonly region: Region }
  | (For & { readonly kind: 'points-scored'; readonly points: number; readonly region: Region })
  | { readonly kind: 'score-set'; readonly score: number }
  | (For & { readonly kind: 'bonus-taken' })
  | (For & { readonly kind: 'declined' })
  | { readonly kind: 'game-ended'; readonly winner: Seat; readonly reason: EndingReason };

/** The order in which ties for the stronger side are broken. */
export type Tie = 'strength' | 'tokens' | 'peoples-will';

export type StepOf<K extends Step['kind']> = Of<Step, K>;
export type CommandOf<K extends Command['kind']> = Of<Command, K>;
