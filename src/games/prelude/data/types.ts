/** The fields of a card in the card list. Titles and texts are words: `RT.prelude.cards.<number>`. */
import type { Effect, Need } from '../cards/effect-types';
import type { Side } from './districts';

// The fields of an Event in a card list.

/** An Event that comes again for as long as its card is in play. */
export interface Recurring {
  readonly seat: 'revolutionary' | 'government';
  readonly event: readonly Effect[];
}

export interface CardEventData {
  /** §3.3 The Event can be played only if all of this is true. */
  readonly need?: readonly Need[];
  readonly event: readonly Effect[];
  /** The rules it changes while it is in play. */
  readonly traits?: readonly Trait[];
  /** It stays in play only if its own effect says so. */
  readonly staysByEffect?: true;
  /** §2.4 At the end of each Action Round of a side. */
  readonly endOfRound?: Recurring;
  /** §2.5 At the end of each Turn. */
  readonly endOfTurn?: Recurring;
}
export type CardEvents = Readonly<Record<number, CardEventData>>;

/** §4, §5 The four tracks that score, in the order of the dice of a card that rolls them all. */
export const TRACKS = ['districts', 'organizations', 'world', 'duma'] as const;
export type Track = (typeof TRACKS)[number];

/** §4 The Scoring Die of a card: a track's, all four in order, or one that a side chooses. */
export type CardDie = Track | 'all' | Side;

/** §2.2 The three Era Decks. */
export const ERAS = ['turmoil', 'war', 'collapse'] as const;
export type Era = (typeof ERAS)[number];

/** The seven Turns in order. */
export const TURN_IDS = [
  'early-turmoil',
  'late-turmoil',
  'early-war',
  'late-war',
  'february-1917',
  'july-1917',
  'october-1917',
] as const;
export type TurnId = (typeof TURN_IDS)[number];

/**
 * A rule that a card changes while it is in play. The rules ask for the trait, never for the card, so an owner’s list
 * can give it to another.
 */
export type Trait =
  /** Rolls or acts at the end of a side's Action Rounds. */
  | 'stolypin'
  | 'rasputin'
  | 'war'
  /** -1 to every roll of the war. */
  | 'military-disaster'
  /** The Prestige lost to the war is one more, and the Government's checks in Military Districts get +2. */
  | 'tsar-commands'
  /** Once an Action Round an Opportunity Point buys an Activity Point; Unrest rises at the end of the Turn. */
  | 'lenin'
  /** Once this Turn the Revolutionary may use one of the Government's Special Actions. */
  | 'land-bread-peace'
  /** The Government scores when the Revolutionary spends 4 points or more on Mobilization in an Action Round. */
  | 'forces-of-reaction'
  /** The Revolutionary never pays more than 1 in a District without Union or Military Discipline. */
  | 'mass-support'
  /** A vote scores one point more for each check of the side that holds a Majority. */
  | 'legislature'
  /** The Liberals Sponsor Military Districts too. */
  | 'to-mother-russia'
  /** The Revolutionary needs no Sponsor. */
  | 'petrograd-soviet';

/** Where a card comes from: an Era Deck, the set for after the Abdication, or a Key Event with its Turn of entry. */
export type Deck = Era | 'provisional' | 'key';

/** The fields that the sequence of play needs; the Event is next to them in the card list. */
export interface CardBase {
  /** The printed number; the id of the card is `card-<number>`. */
  readonly number: number;
  readonly faction: Side | 'neutral';
  /** §3.3 Activity Points, and the price from the Opportunity Pool. */
  readonly points: number;
  readonly die: CardDie;
  readonly deck: Deck;
  /** §2.2 The Turn at whose start a Key Event enters the Pool, and whether the Tsar must reign or be gone. */
  readonly enters?: TurnId;
  readonly when?: 'reigning' | 'abdicated';
  /** How long it stays in play when played as an Event. */
  readonly stays?: 'turn' | 'era' | 'game';
  /** §12.1 With star and triangle: removed when the Tsar Abdicates. */
  readonly star?: true;
}
