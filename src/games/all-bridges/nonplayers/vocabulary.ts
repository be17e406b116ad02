/** Only for Non-players: their steps, the one command of the players beside them, and their explanations. */
import type { Space } from '../data/map';
import type { Seat, SpecialName } from '../pieces';

/** §8.1.1 The cards by number, deck by deck. */
export const NONPLAYER_DECKS = {
  reds: ['48', '49', '50', '51', '52', '53'],
  senate: ['54', '55', '56', '57', '58', '59'],
  moderates: ['60', '61', '62', '63', '64'],
} as const satisfies Readonly<Record<Seat, readonly string[]>>;
export type NonplayerCard = (typeof NONPLAYER_DECKS)[Seat][number];
export const NONPLAYER_CARDS: readonly NonplayerCard[] = [
  ...NONPLAYER_DECKS.reds,
  ...NONPLAYER_DECKS.senate,
  ...NONPLAYER_DECKS.moderates,
];

/** §8.1.4 The possible acts of a Non-player's turn. */
export const NONPLAYER_OPTIONS = [
  'turn-marked-event',
  'turn-pass-for-next',
  'turn-capability',
  'turn-event',
  'turn-full-command',
  'turn-limited-command',
  'turn-only-event',
  'turn-pass',
  'turn-by-hand',
] as const;
export type NonplayerOption = (typeof NONPLAYER_OPTIONS)[number];
/** Why a card returns to the deck, §8.2.1, §8.2.3. */
export const DISCARD_REASONS = ['condition', 'nothing-to-do'] as const;

/** What a Non-player rolls a die for. */
export const ROLL_SUBJECTS = ['roll-card', 'roll-capability', 'roll-event', 'roll-cube'] as const;
export type RollSubject = (typeof ROLL_SUBJECTS)[number];

interface For {
  readonly seat: Seat;
}

export type NonplayerStep =
  /** A Non-player is about to act: a player must confirm. */
  | (For & { readonly kind: 'nonplayer-due' })
  /** The Non-player decides, and does one thing. */
  | (For & { readonly kind: 'nonplayer' });

export type NonplayerCommand =
  | { readonly kind: 'let-play' }
  /** The Non-player's act is skipped: players do it by hand. */
  | { readonly kind: 'pass-over' };

interface Tried extends For {
  readonly card: string;
  readonly priority: string;
}
export type NonplayerEvent =
  | (For & { readonly kind: 'nonplayer-option'; readonly option: NonplayerOption })
  /** §8.1.4 An "NP to play" marker of a Faction lies on a card, and is taken off. */
  | (For & { readonly kind: 'nonplayer-marked'; readonly card: string })
  | (For & { readonly kind: 'nonplayer-unmarked' })
  | (For & { readonly kind: 'nonplayer-card-drawn'; readonly card: NonplayerCard })
  | (For & {
      readonly kind: 'nonplayer-card-discarded';
      readonly card: NonplayerCard;
      readonly because: (typeof DISCARD_REASONS)[number];
    })
  | (For & { readonly kind: 'nonplayer-rolled'; readonly die: number; readonly on: RollSubject })
  /** §8.1.4 (4) The Event is declined, or a Special Activity skipped: what either lacks. */
  | (For & { readonly kind: 'event-declined'; readonly card: string; readonly because: string })
  | (For & { readonly kind: 'special-passed-over'; readonly activity: SpecialName; readonly because: string })
  /** §8.1.6 to §8.1.8 The preference of a choice, and the answers it leaves; chance among the rest. */
  | (For & { readonly kind: 'choice-narrowed'; readonly because: string; readonly left: number; readonly of: number })
  | (For & { readonly kind: 'choice-by-chance'; readonly among: number })
  | (For & { readonly kind: 'choice-made'; readonly because: string })
  /** A priority that finds nothing; one that finds spaces; what a nested one leaves; what chance leaves. */
  | (Tried & { readonly kind: 'priority-void' })
  /** What a priority, or a nested one, wants and misses in these spaces. */
  | (Tried & { readonly kind: 'spaces-fell-out'; readonly spaces: readonly Space[]; readonly because: string })
  /** A priority that does not apply now, and a card whose condition does not hold: what either lacks. */
  | (Tried & { readonly kind: 'priority-closed'; readonly because: string })
  | (For & { readonly kind: 'condition-unmet'; readonly card: string; readonly because: string })
  | (Tried & { readonly kind: 'priority-tried'; readonly spaces: readonly Space[] })
  | (Tried & { readonly kind: 'priority-narrowed'; readonly spaces: readonly Space[] })
  | (Tried & { readonly kind: 'chosen-randomly'; readonly spaces: readonly Space[] });
