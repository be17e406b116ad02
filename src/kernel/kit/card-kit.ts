/** What a game gets for its cards, and what it declares for it. */
import type { Pile } from '../board';
import type { PILE_REVEALS, PiledTypes, PileEvent, PileEventOf, PileId, PileSpec, PileSpecs, Readers } from '../piles';
import type { Refusal } from '../refusal';
import type { Dice } from '../dice';
import type { Options, Secret } from '../messages';
import type { Unplaced } from '../redeal';

/** A part of the state, by its keys, that not everybody may read: numbers written down in secret. */
export interface HiddenPart<G extends PiledTypes> {
  readonly part: string & keyof G['state'];
  /** Who reads the value of a key. */
  reader(key: string, state: G['state']): Readers<G['seat']>;
  /** What all others see there; without it the key itself is left out. */
  readonly blank?: unknown;
}

export interface CardsOf<G extends PiledTypes> {
  piles(options: Options): PileSpecs<G['seat'], PileId<G>>;
  readonly hidden?: readonly HiddenPart<G>[];
}
export type Event<G extends PiledTypes> = PileEvent<G['seat'], PileId<G>>;
type EventOf<G extends PiledTypes, K> = PileEventOf<G['seat'], PileId<G>, K>;
/** An event as the referee makes it, with its secret. */
export type Made<G extends PiledTypes, K> = EventOf<G, K> & {
  readonly secret: Secret<G['seat'], readonly string[]>;
};
export type PileFolds<G extends PiledTypes> = {
  readonly [K in Event<G>['kind']]: (state: G['state'], event: EventOf<G, K>) => G['state'];
};

export interface CardKit<G extends PiledTypes> {
  piles(options: Options): PileSpecs<G['seat'], PileId<G>>;
  specOf(state: G['state'], pile: PileId<G>): PileSpec<G['seat']>;
  /** Is it a pile of the game, or a possible loose pile? */
  isPile(word: string, state: G['state']): word is PileId<G>;
  /** The deck to which the cards of a pile belong, if any. */
  homeOf(state: G['state'], pile: PileId<G>): string | undefined;
  /** May everybody look into it? */
  isOpen(state: G['state'], pile: PileId<G>): boolean;
  hide(state: G['state'], seat: G['seat'] | undefined): G['state'];
  readonly folds: PileFolds<G>;
  /** The state after some pile events, for a rule that needs the piles as they are then. */
  after(state: G['state'], events: readonly Event<G>[]): G['state'];
  readonly reveals: typeof PILE_REVEALS;
  /** The top card, as the viewer of this state knows it. */
  topOf(state: G['state'], pile: PileId<G>): string | undefined;
  /** A pile shuffled; nobody sees the order. */
  shuffled(state: G['state'], pile: PileId<G>, dice: Dice): Made<G, 'pile-shuffled'>;
  /** A whole pile of discards shuffled, and put beneath a deck. */
  shuffledUnder(state: G['state'], from: PileId<G>, to: PileId<G>, dice: Dice): Made<G, 'discards-shuffled'>;
  /** A pile in an order that was already chosen. */
  ordered(pile: PileId<G>, cards: readonly string[]): Made<G, 'pile-shuffled'>;
  /** Cards dealt from the top into a hidden pile of a seat; or the cards given, which lie on top. */
  dealt(
    state: G['state'],
    seat: G['seat'],
    from: PileId<G>,
    to: PileId<G>,
    cards: readonly string[],
  ): EventOf<G, 'cards-drawn'>;
  /** Draws from the top; if the deck is too short, the discards are shuffled beneath it first. */
  drawn(
    state: G['state'],
    seat: G['seat'],
    way: { readonly from: PileId<G>; readonly to: PileId<G>; readonly count: number; readonly discards?: PileId<G> },
    dice: Dice,
  ): readonly Event<G>[];
  /** Cards out of a pile; `isPublic` if everybody will see them. */
  taken(state: G['state'], cards: readonly string[], from: PileId<G>, isPublic: boolean): EventOf<G, 'cards-taken'>;
  /** Cards into a pile. */
  laid(state: G['state'], cards: readonly string[], to: PileId<G>, under?: boolean): EventOf<G, 'cards-laid'>;
  /** Cards from pile to pile: a viewer of neither learns only their number. */
  moved(
    state: G['state'],
    cards: readonly string[],
    from: PileId<G>,
    to: PileId<G>,
    under?: boolean,
  ): readonly [EventOf<G, 'cards-taken'>, EventOf<G, 'cards-laid'>];
  lookedAt(state: G['state'], seat: G['seat'], pile: PileId<G>, count: number): EventOf<G, 'cards-looked-at'>;
  /** The piles that belong to a deck, shuffled into it, and with them cards taken from other piles. */
  recalled(state: G['state'], deck: PileId<G>, dice: Dice, others?: readonly string[]): Made<G, 'cards-recalled'>;
  /**
   * Deals the hidden cards again: every blank of a public position becomes one of the cards that lie nowhere visible.
   * A refusal if their numbers differ.
   */
  redealt(
    unplaced: (seen: G['state']) => readonly Unplaced[],
  ): (seen: G['state'], dice: Dice) => readonly Event<G>[] | Refusal;
  /** The piles of the tabletop, the top card first. A game adds what it shows differently. */
  tabletop(state: G['state']): readonly Pile[];
}
