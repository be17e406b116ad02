/**
 * Two boats, one bay: a toy game with one of everything. Its sections are numbered here, because it has no rulebook.
 */
import type { PileEvent, Piles } from '../../piles';
import type { Options, Secret } from '../../messages';

export const SEATS = ['north', 'south'] as const;
export type Seat = (typeof SEATS)[number];
export const other = (seat: Seat): Seat => (seat === 'north' ? 'south' : 'north');

const copies = (kind: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, n) => `${kind}-${n + 1}`);
export const CARDS: readonly string[] = [...copies('fish', 7), ...copies('storm', 3)];
export const isCard = (id: string): boolean => CARDS.includes(id);
/** A fish is worth half of its number; an unknown card nothing. */
export const worth = (card: string): number => (card.startsWith('fish-') ? Math.ceil(Number(card.slice(5)) / 2) : 0);

export const handOf = (seat: Seat): PileId => `hand-${seat}`;
export type PileId = 'deck' | 'discards' | `hand-${Seat}`;

type BySeat<T> = Readonly<Record<Seat, T>>;
export const bySeat = <T>(make: (seat: Seat) => T): BySeat<T> => ({ north: make('north'), south: make('south') });

export const ENDINGS = ['catch', 'winter'] as const;
export interface Ending {
  readonly winner: Seat | 'draw';
  readonly reason: (typeof ENDINGS)[number];
}

export interface State {
  readonly agenda: readonly Step[];
  readonly options: Options;
  readonly year: number;
  readonly coins: BySeat<number>;
  readonly points: BySeat<number>;
  readonly piles: Piles<PileId>;
  /** Secret until both are sealed. */
  readonly bids: Readonly<Partial<Record<Seat, number>>>;
  readonly sealed: readonly Seat[];
  readonly outcome?: Ending;
}

export type Step =
  | { readonly kind: 'deal' }
  | { readonly kind: 'year' }
  | { readonly kind: 'bid' }
  | { readonly kind: 'fish'; readonly seat: Seat }
  | { readonly kind: 'window'; readonly waiting: readonly Seat[]; readonly round: number }
  | { readonly kind: 'check'; readonly seat: Seat; readonly card: string; readonly storms: number }
  | {
      readonly kind: 'failed-check';
      readonly seat: Seat;
      readonly card: string;
      readonly storms: number;
      readonly total: number;
    }
  | { readonly kind: 'refill' }
  | { readonly kind: 'end'; readonly reason: Ending['reason'] };

export type Command =
  | { readonly kind: 'bid'; readonly coins: number }
  | { readonly kind: 'unseal' }
  | { readonly kind: 'fish'; readonly card: string }
  | { readonly kind: 'stay' }
  | { readonly kind: 'pass' }
  | { readonly kind: 'storm'; readonly card: string }
  | { readonly kind: 'roll' }
  | { readonly kind: 'buy-off' }
  | { readonly kind: 'give-up' };

export type Event =
  | PileEvent<Seat, PileId>
  | { readonly kind: 'year-begun'; readonly year: number }
  | { readonly kind: 'bid-sealed'; readonly seat: Seat; readonly secret?: Secret<Seat, number> }
  | { readonly kind: 'bid-unsealed'; readonly seat: Seat }
  | { readonly kind: 'bids-opened'; readonly bids: BySeat<number>; readonly winner: Seat }
  | { readonly kind: 'card-played'; readonly seat: Seat; readonly card: string }
  | { readonly kind: 'window-reopened'; readonly by: Seat }
  | { readonly kind: 'stayed'; readonly seat: Seat }
  | { readonly kind: 'passed'; readonly seat: Seat }
  | { readonly kind: 'gave-up'; readonly seat: Seat }
  | { readonly kind: 'check-rolled'; readonly seat: Seat; readonly faces: readonly number[]; readonly target: number }
  | { readonly kind: 'caught'; readonly seat: Seat; readonly points: number }
  | { readonly kind: 'bought-off'; readonly seat: Seat; readonly coins: number }
  | { readonly kind: 'coins-set'; readonly seat: Seat; readonly coins: number }
  | { readonly kind: 'hand-card-discarded'; readonly seat: Seat; readonly card: string }
  | { readonly kind: 'game-ended'; readonly winner: Ending['winner']; readonly reason: Ending['reason'] };

export interface Toy {
  readonly seat: Seat;
  readonly state: State;
  readonly step: Step;
  readonly command: Command;
  readonly event: Event;
}
