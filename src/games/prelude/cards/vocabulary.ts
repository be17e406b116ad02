/** The steps, commands and events of playing cards (§3, §8) and of what cards do. */
import type { For, Seat } from '../vocabulary';

/** §3.1, §4 Where the card being played goes when its Scoring Die has been rolled. */
export type Bound = 'discards' | 'pool' | 'in-play' | 'removed';

export type CardStep =
  /** §2.3 The Active Player plays a card or passes. */
  | For & { readonly kind: 'action-round' }
  /** §3.1 After the points of an opposing card: its Event, or the Pool and half its points. */
  | For & { readonly kind: 'opposing-event'; readonly card: string }
  /** §3.1 The card that was played goes where it is bound; it lies below the round from its start. */
  | { readonly kind: 'put-card' }
  /** §2.4 Events that trigger at the end of the Action Round. */
  | For & { readonly kind: 'round-events' }
  /** §2.5 Events that trigger at the end of the Turn. */
  | { readonly kind: 'turn-events' };

export type CardCommand =
  | { readonly kind: 'play-event'; readonly card: string }
  | { readonly kind: 'play-points'; readonly card: string }
  | { readonly kind: 'play-from-pool'; readonly card: string }
  | { readonly kind: 'pass' };

export type CardEvent =
  | For & {
    readonly kind: 'card-played'; readonly card: string; readonly from: 'hand' | 'pool';
    readonly as: 'event' | 'points'; readonly to: Bound;
  }
  | { readonly kind: 'card-bound'; readonly to: Bound }
  | { readonly kind: 'card-put'; readonly card: string; readonly to: Bound }
  | { readonly kind: 'passed'; readonly seat: Seat };
