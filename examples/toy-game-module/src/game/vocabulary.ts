/** The words of the game: seats, cards, piles, steps, commands, events, and the state. All are plain JSON. */
import type { Options, PileEvent, Piles } from 'revolution-tables-kit';

export const SEATS = ['north', 'south'] as const;
export type Seat = (typeof SEATS)[number];
export const other = (seat: Seat): Seat => (seat === 'north' ? 'south' : 'north');

/** Strengths from 1 to 24, one card each. */
const STRENGTHS = Array.from({ length: 24 }, (_, n) => n + 1);
export const CARDS: readonly string[] = STRENGTHS.map(strength => `pull-${strength}`);
export const isCard = (id: string): boolean => CARDS.includes(id);
/** The strength of a card; an unknown card has none. */
export const strengthOf = (card: string): number => (isCard(card) ? Number(card.slice(5)) : 0);

export type PileId = 'deck' | 'discards' | 'table' | `hand-${Seat}`;
export const handOf = (seat: Seat): PileId => `hand-${seat}`;
export const PILES: readonly PileId[] = ['deck', 'discards', 'table', 'hand-north', 'hand-south'];

export const PHASES = ['lead', 'answer'] as const;
export const ENDINGS = ['cards-out'] as const;
export interface Ending {
  readonly winner: Seat | 'draw';
  readonly reason: (typeof ENDINGS)[number];
}

export interface State {
  readonly agenda: readonly Step[];
  readonly options: Options;
  readonly round: number;
  readonly points: Readonly<Record<Seat, number>>;
  readonly piles: Piles<PileId>;
  readonly outcome?: Ending;
}

export type Step =
  | { readonly kind: 'deal' }
  | { readonly kind: 'round'; readonly seat: Seat }
  | { readonly kind: 'lead'; readonly seat: Seat }
  | { readonly kind: 'answer'; readonly seat: Seat; readonly card: string };

export type Command = { readonly kind: 'play'; readonly card: string };

export type Event =
  | PileEvent<Seat, PileId>
  | { readonly kind: 'round-begun'; readonly round: number }
  | { readonly kind: 'card-played'; readonly seat: Seat; readonly card: string }
  | { readonly kind: 'round-won'; readonly seat: Seat }
  | { readonly kind: 'points-set'; readonly seat: Seat; readonly points: number }
  | { readonly kind: 'game-ended'; readonly winner: Ending['winner']; readonly reason: Ending['reason'] };

export interface MyGame {
  readonly seat: Seat;
  readonly state: State;
  readonly step: Step;
  readonly command: Command;
  readonly event: Event;
}
