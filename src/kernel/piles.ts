/** Piles of cards as data: who may look into each, its purpose, its place. All secrecy of cards follows from it. */
import type { Dice } from './dice';
import type { Point } from './board';
import type { GameTypes, Of, Options, Secret } from './messages';
import { Bug } from './refusal';

/** Blanks: what a viewer does not know is '?', which shows nothing but its place. */
const piles: (readonly string[])[] = [];

/** A pile of `count` cards that nobody here can see. One frozen array for each count, shared by every view. */
export const unknown = (count: number): readonly string[] =>
  (piles[count] ??= Object.freeze(Array.from({ length: count }, () => '?')));

/** A pile without one card; a viewer who cannot tell which loses an unknown one. */
export const without = (pile: readonly string[], id: string): readonly string[] => {
  const at = pile.indexOf(id);
  const n = at >= 0 ? at : pile.indexOf('?');
  return n < 0 ? pile : pile.toSpliced(n, 1);
};

/** May this seat read a secret of one seat, of several, or for now of nobody? */
export const isToldTo = (to: string | readonly string[], seat: string): boolean =>
  typeof to === 'string' ? to === seat : to.includes(seat);

/** The event as `seat` (or an observer) may read it: for every game alike. */
export const redact = <E extends object>(event: E, seat: string | undefined): E => {
  if (!('secret' in event)) return event;
  const { secret, ...open } = event as E & { secret: { readonly to: string | readonly string[] } };
  // dropping an optional field leaves a value of the same type, which the compiler cannot see
  return (seat !== undefined && isToldTo(secret.to, seat) ? event : open) as E;
};

/** Piles of cards, the first on top. Everything here works on a viewer's '?' and on the referee's ids. */
type Pile = readonly string[];

export interface Drawn {
  readonly drawn: Pile;
  /** The discards in their new order, which now lie beneath the deck; undefined if they were not needed. */
  readonly shuffled: Pile | undefined;
  readonly deck: Pile;
  readonly discards: Pile;
}

export const onTop = (pile: Pile, cards: Pile): Pile => [...cards, ...pile];
export const beneath = (pile: Pile, cards: Pile): Pile => [...pile, ...cards];

/** A pile without some cards: dealt from it, or removed from the game. */
export const withoutAll = (pile: Pile, cards: Pile): Pile =>
  cards.reduce<Pile>((left, card) => without(left, card), pile);

/**
 * Takes cards from the top. If the deck is too short, the discards are shuffled beneath it first; hands and
 * open cards stay. Events: one reshuffle, then one draw. Fewer cards come if there are still not enough.
 */
export const draw = (deck: Pile, discards: Pile, count: number, dice: Dice): Drawn => {
  const short = deck.length < count && discards.length > 0;
  const shuffled = short ? dice.shuffle(discards) : undefined;
  const whole = shuffled ? beneath(deck, shuffled) : deck;
  return { drawn: whole.slice(0, count), shuffled, deck: whole.slice(count), discards: shuffled ? [] : discards };
};

/** Deck and discards as one fresh deck. */
export const renew = (deck: Pile, discards: Pile, dice: Dice): Pile => dice.shuffle([...deck, ...discards]);

/**
 * The names of loose cards on the board. Each is a pile of its own, which exists as long as it holds something.
 * Its name says where it lies, which side is up, and to which deck its cards go back: `deck@1200,340,down`.
 */
export interface Loose extends Point {
  /** The deck that its cards go back to when everything is recalled; none where a game's cards belong to no deck. */
  readonly home?: string;
  readonly up: boolean;
}

const NUMBER = '(0|[1-9]\\d{0,3})';
const NAME = new RegExp(`^([a-z][a-z0-9-]*)?@${NUMBER},${NUMBER},(up|down)$`);

/** Where a loose pile lies, according to its name; undefined for the piles of the game itself. */
export const looseOf = (pile: string): Loose | undefined => {
  // most piles are the game's own
  if (!pile.includes('@')) return undefined;
  const [, home, x, y, side] = NAME.exec(pile) ?? [];
  return side === undefined
    ? undefined
    : { x: Number(x), y: Number(y), up: side === 'up', ...(home !== undefined && { home }) };
};

/** The largest possible board. */
const MOST = 9999;
const whole = (at: number): number => Math.min(MOST, Math.max(0, Math.round(at)));

export const looseName = ({ home = '', x, y, up }: Loose): string =>
  `${home}@${whole(x)},${whole(y)},${up ? 'up' : 'down'}`;

export type Piles<Id extends string = string> = Readonly<Record<Id, readonly string[]>>;

/** Who may look: a seat, several seats, everybody, or nobody; the referee's own table always holds everything. */
export type Readers<Seat extends string> = Seat | readonly Seat[] | 'everybody' | 'nobody';

export const mayRead = <Seat extends string>(readers: Readers<Seat>, seat: Seat | undefined): boolean =>
  readers === 'everybody' ||
  (seat !== undefined && (typeof readers === 'string' ? readers === seat : readers.includes(seat)));

/** The purpose of a pile. Cards go onto the top of a deck, and to the end of everything else. */
export type PileRole = 'deck' | 'hand' | 'discard' | 'in-play' | 'aside';

/** One pile of a game, as data. */
export interface PileSpec<Seat extends string> {
  readonly readers: Readers<Seat>;
  readonly role: PileRole;
  /** Whose hand or line it is. */
  readonly owner?: Seat;
  /** The slot of the board where it lies; without one it lies beside the board. */
  readonly slot?: string;
  /** Does its order matter, so that it can be shuffled by hand? By default yes for a deck, and no for any other. */
  readonly ordered?: boolean;
  /** The deck that its cards go back to when everything is recalled. */
  readonly home?: string;
}
export type PileSpecs<Seat extends string, Id extends string = string> = Readonly<Record<Id, PileSpec<Seat>>>;

/** Face up everybody sees it, face down nobody. */
const looseSpec = <Seat extends string>(specs: PileSpecs<Seat>, pile: string): PileSpec<Seat> | undefined => {
  const loose = looseOf(pile);
  if (!loose) return undefined;
  const { home, up } = loose;
  const isKnown = home === undefined || (Object.hasOwn(specs, home) && specs[home]?.role === 'deck');
  return isKnown
    ? { readers: up ? 'everybody' : 'nobody', role: 'in-play', ...(home !== undefined && { home }) }
    : undefined;
};

/** What is known of any pile of a table: of the game's own, and of a loose one. */
export const specIn = <Seat extends string>(specs: PileSpecs<Seat>, pile: string): PileSpec<Seat> | undefined =>
  Object.hasOwn(specs, pile) ? specs[pile] : looseSpec(specs, pile);

/** The deck to which the cards of a pile belong. */
export const homeOf = <Seat extends string>(specs: PileSpecs<Seat>, pile: string): string | undefined => {
  const spec = specIn(specs, pile);
  return spec?.role === 'deck' ? pile : spec?.home;
};

/** The types of a game with piles. */
export interface PiledTypes extends GameTypes {
  readonly state: GameTypes['state'] & { readonly piles: Piles };
}
export type PileId<G extends PiledTypes> = keyof G['state']['piles'] & string;

export interface Told<Seat extends string> {
  /** The cards, or a '?' for each where not everybody may know them. */
  readonly cards: readonly string[];
  readonly secret?: Secret<Seat, readonly string[]>;
}

/** The kernel's events of piles; a game adds them to its own events. */
export type PileEvent<Seat extends string, Id extends string> =
  | {
      readonly kind: 'pile-shuffled';
      readonly pile: Id;
      readonly count: number;
      readonly secret?: Secret<Seat, readonly string[]>;
    }
  /** A whole pile is shuffled and put beneath another. */
  | {
      readonly kind: 'discards-shuffled';
      readonly from: Id;
      readonly to: Id;
      readonly count: number;
      readonly secret?: Secret<Seat, readonly string[]>;
    }
  | {
      readonly kind: 'cards-drawn';
      readonly seat: Seat;
      readonly from: Id;
      readonly to: Id;
      readonly count: number;
      readonly secret?: Secret<Seat, readonly string[]>;
    }
  /** A move from pile to pile is two events, because a viewer of one pile need not see the other. */
  | (Told<Seat> & { readonly kind: 'cards-taken'; readonly from: Id })
  | (Told<Seat> & { readonly kind: 'cards-laid'; readonly to: Id; readonly under?: true })
  /** Everything that belongs to a deck is shuffled into it again. */
  | {
      readonly kind: 'cards-recalled';
      readonly from: readonly Id[];
      readonly to: Id;
      readonly count: number;
      readonly secret?: Secret<Seat, readonly string[]>;
    }
  /** Everybody is shown cards, which stay where they are. */
  | { readonly kind: 'cards-shown'; readonly pile: Id; readonly cards: readonly string[] }
  /** One seat looks at the top cards of a pile, and everybody knows that it does. */
  | (Told<Seat> & { readonly kind: 'cards-looked-at'; readonly seat: Seat; readonly pile: Id });

export type PileEventOf<Seat extends string, Id extends string, K> = Of<PileEvent<Seat, Id>, K>;

/** Kinds of pile events that reveal something or use randomness. */
export const PILE_REVEALS = [
  'pile-shuffled',
  'discards-shuffled',
  'cards-drawn',
  'cards-taken',
  'cards-laid',
  'cards-recalled',
  'cards-shown',
  'cards-looked-at',
] as const;

/** The kinds that reveal cards which stay hidden: known only from the record. */
export const PASSING_KINDS: ReadonlySet<string> = new Set(['cards-shown', 'cards-looked-at']);

/** The kinds that shuffle whole piles: nobody learns a card by them, nor forgets one. */
export const MIXING_KINDS: ReadonlySet<string> = new Set(['pile-shuffled', 'discards-shuffled', 'cards-recalled']);

interface HasPiles {
  readonly options: Options;
  readonly piles: Piles;
}
/** A pile's name, known from the state alone. */
type IdIn<S extends HasPiles> = keyof S['piles'] & string;

/** A loose pile is gone with its last card. */
const isGone = ([pile, cards]: readonly [string, readonly string[]]): boolean =>
  cards.length === 0 && looseOf(pile) !== undefined;

/** No game has so many cards; a pile that grows beyond them comes from a record that somebody made up. */
const MOST_CARDS = 10_000;

/** The state with other piles in their places. */
export const withPiles = <S extends HasPiles>(state: S, piles: Partial<Record<IdIn<S>, readonly string[]>>): S => {
  const all: Piles = { ...state.piles, ...piles };
  for (const [pile, cards] of Object.entries<readonly string[] | undefined>(piles))
    if (cards && cards.length > MOST_CARDS) throw new Bug(`too many cards in ${pile}`);
  // the same state with the same piles by name, which the compiler cannot see of a generic one
  if (!Object.keys(all).some(pile => all[pile]?.length === 0 && looseOf(pile) !== undefined))
    return { ...state, piles: all } as S;
  return { ...state, piles: Object.fromEntries(Object.entries(all).filter(one => !isGone(one))) } as S;
};

/** The cards of a pile; an unknown name is a bug of the caller. */
export const pileOf = <S extends HasPiles>(state: S, pile: IdIn<S>): readonly string[] => {
  const cards = state.piles[pile];
  if (cards) return cards;
  // where nothing lies loose yet, something may come to lie
  if (looseOf(pile)) return [];
  throw new Bug(`no pile ${pile}`);
};

/** The state without some cards of a pile; a viewer who cannot tell which loses unknown ones. */
export const takeFrom = <S extends HasPiles>(state: S, pile: IdIn<S>, cards: readonly string[]): S => {
  const left = cards.reduce<readonly string[]>((now, card) => without(now, card), pileOf(state, pile));
  const piles: Partial<Record<string, readonly string[]>> = { [pile]: left };
  return withPiles(state, piles as Partial<Record<IdIn<S>, readonly string[]>>);
};

/** The state with cards at the end of a pile: in a hand or a line the newest, in a pile of discards the top. */
export const addTo = <S extends HasPiles>(state: S, pile: IdIn<S>, cards: readonly string[]): S => {
  const piles: Partial<Record<string, readonly string[]>> = { [pile]: [...pileOf(state, pile), ...cards] };
  return withPiles(state, piles as Partial<Record<IdIn<S>, readonly string[]>>);
};

/** The state after cards have gone from one pile to the end of the other. */
export const carry = <S extends HasPiles>(state: S, cards: readonly string[], from: IdIn<S>, to: IdIn<S>): S =>
  addTo(takeFrom(state, from, cards), to, cards);

/** The pile where a card lies, as the viewer of this state knows it. */
export const whereIs = <S extends HasPiles>({ piles }: S, card: string): IdIn<S> | undefined =>
  card === '?' ? undefined : (Object.keys(piles) as IdIn<S>[]).find(pile => piles[pile]?.includes(card));

/** Every card that lies in a pile. */
export const allCardsIn = ({ piles }: HasPiles): readonly string[] => Object.values(piles).flat();

/** Is this the referee's table, and not a seat's view of it? */
export const isWhole = ({ piles }: HasPiles): boolean => Object.values(piles).every(pile => !pile.includes('?'));
