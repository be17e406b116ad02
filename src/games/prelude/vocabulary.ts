/** The words of Prelude to Revolution: who plays, and every step, command and event but those of the cards. */
import type { PileEvent } from '../../kernel/piles';
import type { CardCommand, CardEvent, CardStep } from './cards/vocabulary';
import type { District, Party, Place } from './data/districts';
import type { Special } from './data/special-actions';
import type { For, Seat } from './seats';
import type { CardDie, Era, Track } from './data/types';
import type { Of, Secret } from '../../kernel/messages';

/** The piles of the table; hands and decks are hidden, the others open. */
export const PILES = [
  'revolutionary-hand',
  'government-hand',
  'turmoil-deck',
  'war-deck',
  'collapse-deck',
  'pool',
  'discards',
  'in-play',
  'aside',
  'removed',
] as const;
export type PileId = (typeof PILES)[number];
export type OpenPile = 'pool' | 'discards' | 'in-play' | 'aside' | 'removed';

export const ENDINGS = ['victory-points', 'october-1917', 'red-october', 'autocracy'] as const;
export type EndingReason = (typeof ENDINGS)[number];

/** §9 A Mobilization Check: seat and place; `unrest` is a check against the Unrest Track itself. */
export interface Check extends For {
  readonly place: Place | 'unrest';
  readonly bonus: number;
  readonly success: readonly Step[];
  readonly failure: readonly Step[];
}

/** Cubes that one seat adds or takes away, one click each. */
interface Cubes extends For {
  /** Whose cubes they are. */
  readonly of: Seat;
  readonly left: number;
  readonly where: readonly Place[];
  /** The most in one place. */
  readonly most: number;
  /** How many so far, by place; noted under `as` in the card's memory when done. */
  readonly so: Readonly<Record<string, number>>;
  readonly as: string;
  /** May it be fewer than could be? */
  readonly mayStop: boolean;
}

type Points = Readonly<Record<Seat, number>>;
type Wins = Readonly<Record<Seat, readonly Step[]>>;

export type Step =
  // setup and the sequence of play
  | { readonly kind: 'shuffle-decks' }
  | { readonly kind: 'start-of-turn' }
  | { readonly kind: 'initiative' }
  | { readonly kind: 'start-of-round' }
  | { readonly kind: 'session-vote' }
  | { readonly kind: 'end-checks'; readonly turnEnds: boolean }
  | { readonly kind: 'abdication' }
  | { readonly kind: 'exchange-hands' }
  | { readonly kind: 'swap-hands' }
  | { readonly kind: 'advance' }
  | { readonly kind: 'turn-cards-leave' }
  | { readonly kind: 'rising-unrest' }
  | { readonly kind: 'end-of-era' }
  | { readonly kind: 'points-gained' }
  | { readonly kind: 'next-turn' }
  // activities
  /** `event`: the points are those of an Event, not of a card played for them. */
  | (For & { readonly kind: 'activities'; readonly points: number; readonly event?: true })
  | (For & { readonly kind: 'found'; readonly place: Place })
  | (For & { readonly kind: 'disband'; readonly place: Place })
  | (For & { readonly kind: 'bar-organizations' })
  | (For & { readonly kind: 'provoke' })
  | (For & { readonly kind: 'reset-tracks'; readonly left: number })
  | (For & { readonly kind: 'choose-track' })
  | (For & { readonly kind: 'exchange-card'; readonly left: number })
  // checks, cubes and dice that rules and cards share
  | (Check & { readonly kind: 'check' })
  | (Check & { readonly kind: 'failed-check'; readonly total: number })
  | (Cubes & { readonly kind: 'add-cubes' })
  | (Cubes & { readonly kind: 'remove-cubes' })
  | (For & { readonly kind: 'move-world'; readonly by: number })
  | (For & {
      readonly kind: 'random-district';
      readonly left: number;
      readonly distinct: boolean;
      readonly found: readonly District[];
      readonly as: string;
    })
  | (For & { readonly kind: 'bid' })
  | { readonly kind: 'bids'; readonly points: Points; readonly wins: Wins; readonly level: readonly Step[] }
  | (For & { readonly kind: 'contest-die' })
  | { readonly kind: 'contest'; readonly dice: Points; readonly wins: Wins }
  // scoring
  | (For & { readonly kind: 'scoring-dice'; readonly die: CardDie })
  | (For & { readonly kind: 'choose-die'; readonly roller: Seat })
  | (For & { readonly kind: 'scoring-die'; readonly die: Track })
  | { readonly kind: 'move-scoring'; readonly track: Track; readonly by: number }
  | { readonly kind: 'score'; readonly track: Track }
  | { readonly kind: 'award'; readonly track: Track }
  // the Duma
  | (For & { readonly kind: 'growing-extremism'; readonly modifier: number })
  | (For & { readonly kind: 'extremism'; readonly die: number; readonly modifier: number })
  | { readonly kind: 'vote' }
  | (For & { readonly kind: 'vote-check'; readonly party: Party })
  | (For & { readonly kind: 'vote-point' })
  | { readonly kind: 'vote-majority' }
  // Red October and Abdication
  | { readonly kind: 'red-october' }
  | { readonly kind: 'deploy-vanguard' }
  | { readonly kind: 'rally-workers' }
  | { readonly kind: 'adjust-collapse-deck'; readonly jumped: boolean }
  | { readonly kind: 'form-provisional-government' }
  | { readonly kind: 'world-reacts' }
  | { readonly kind: 'call-winner'; readonly reason: EndingReason }
  | { readonly kind: 'end'; readonly winner: Seat | 'draw'; readonly reason: EndingReason }
  | CardStep;

export type Command =
  | { readonly kind: 'choose-first'; readonly player: Seat }
  // activities
  | { readonly kind: 'mobilize'; readonly place: Place }
  | { readonly kind: 'create-organization'; readonly place: Place; readonly points: number }
  | { readonly kind: 'use-special'; readonly action: Special; readonly points: number }
  | { readonly kind: 'buy-activity-point' }
  | { readonly kind: 'done' }
  | { readonly kind: 'provoke'; readonly player: Seat }
  | { readonly kind: 'reset-track'; readonly track: Track }
  | { readonly kind: 'choose-track'; readonly track: Track }
  | { readonly kind: 'exchange-card'; readonly give: string; readonly take: string }
  // checks, cubes and dice
  | { readonly kind: 'roll-check' }
  | { readonly kind: 'buy-off' }
  | { readonly kind: 'accept-failure' }
  | { readonly kind: 'add-cube'; readonly place: Place }
  | { readonly kind: 'remove-cube'; readonly place: Place }
  | { readonly kind: 'roll-district' }
  | { readonly kind: 'bid'; readonly points: number }
  | { readonly kind: 'roll-contest' }
  | { readonly kind: 'choose-die'; readonly die: Track }
  | { readonly kind: 'roll-scoring-die' }
  | { readonly kind: 'roll-extremism' }
  | CardCommand;

export interface Hides<T> {
  readonly secret?: Secret<Seat, T>;
}
type Cards = Hides<readonly string[]>;

export type Event =
  // piles
  | PileEvent<Seat, PileId>
  /** The discards of one Era are shuffled beneath its deck. */
  | (Cards & { readonly kind: 'era-shuffled'; readonly era: Era; readonly cards: readonly string[] })
  | { readonly kind: 'pool-filled'; readonly era: Era; readonly cards: readonly string[] }
  | { readonly kind: 'cards-moved'; readonly from: PileId; readonly to: OpenPile; readonly cards: readonly string[] }
  | (For & Cards & { readonly kind: 'hand-received'; readonly count: number })
  | (Cards & { readonly kind: 'collapse-deck-made'; readonly provisional: readonly string[]; readonly count: number })
  | (For & Hides<string> & { readonly kind: 'cards-exchanged'; readonly give: string; readonly take: string })
  // the sequence of play
  | { readonly kind: 'turn-begun'; readonly turn: number }
  | { readonly kind: 'first-player-chosen'; readonly player: Seat }
  | { readonly kind: 'round-begun'; readonly round: number; readonly active: Seat }
  | { readonly kind: 'turn-set'; readonly turn: number }
  | { readonly kind: 'round-set'; readonly round: number }
  | (For & { readonly kind: 'round-skipped' })
  // cubes and organizations
  | (For & { readonly kind: 'cube-mobilized'; readonly place: Place; readonly cost: number })
  | (For & { readonly kind: 'cubes-changed'; readonly place: Place; readonly by: number })
  | { readonly kind: 'remembered'; readonly as: string; readonly tally: Readonly<Record<string, number>> }
  | (For & { readonly kind: 'organization-attempted'; readonly place: Place; readonly points: number })
  | (For & { readonly kind: 'organization-created'; readonly place: Place })
  | (For & { readonly kind: 'organization-removed'; readonly place: Place })
  | (For & { readonly kind: 'organizations-barred' })
  // special actions
  | (For & { readonly kind: 'special-used'; readonly action: Special; readonly points: number })
  | { readonly kind: 'special-set'; readonly action: Special; readonly mark: 'ready' | 'spent' | Seat }
  | (For & { readonly kind: 'activity-point-bought' })
  // checks and dice
  | (For & {
      readonly kind: 'check-rolled';
      readonly place: Place | 'unrest';
      readonly dice: readonly number[];
      readonly target: number;
    })
  | (For & { readonly kind: 'check-succeeded'; readonly place: Place | 'unrest' })
  | (For & { readonly kind: 'check-failed'; readonly place: Place | 'unrest'; readonly short: number })
  | (For & { readonly kind: 'failure-bought-off'; readonly cost: number })
  | (For & { readonly kind: 'failure-accepted' })
  | (For & {
      readonly kind: 'district-rolled';
      readonly blue: number;
      readonly red: number;
      readonly place: District;
      readonly as: string;
      readonly found: readonly District[];
    })
  | (For & { readonly kind: 'bid-made'; readonly points: number })
  | (For & { readonly kind: 'contest-rolled'; readonly die: number })
  // scoring
  | (For & { readonly kind: 'scoring-die-rolled'; readonly die: Track; readonly face: Track })
  | { readonly kind: 'scoring-moved'; readonly track: Track; readonly by: number }
  | { readonly kind: 'track-scored'; readonly track: Track }
  | { readonly kind: 'track-reset'; readonly track: Track }
  | (For & { readonly kind: 'points-scored'; readonly points: number })
  // the Duma
  | (For & { readonly kind: 'extremism-rolled'; readonly die: number })
  | (For & { readonly kind: 'extremism-grew'; readonly result: number })
  | { readonly kind: 'session-ended'; readonly turn: number; readonly round: number }
  // tracks
  | (For & { readonly kind: 'opportunity-changed'; readonly by: number })
  | { readonly kind: 'unrest-changed'; readonly by: number }
  | { readonly kind: 'prestige-changed'; readonly by: number }
  | { readonly kind: 'world-changed'; readonly by: number }
  | (For & { readonly kind: 'preparations-made'; readonly value: number })
  | (For & { readonly kind: 'preparations-lost'; readonly value: number })
  // Abdication and the end
  | { readonly kind: 'tsar-abdicated'; readonly jumped: boolean }
  | { readonly kind: 'provisional-government-formed' }
  | { readonly kind: 'red-october-begun' }
  | { readonly kind: 'game-ended'; readonly winner: Seat | 'draw'; readonly reason: EndingReason }
  | CardEvent;

export type StepOf<K extends Step['kind']> = Of<Step, K>;
export type CommandOf<K extends Command['kind']> = Of<Command, K>;
