/** What a card list says of a card. */
import type { Front } from '../vocabulary';

/** Kinds of troops that a leader may strengthen. */
export type Tag = 'partisans' | 'bolsheviks' | 'soviets' | 'red-army' | 'cossacks' | 'ukrainians' | 'russians';

/** One thing an event card does; a card is a list of them. */
export type Effect =
  | { readonly do: 'draw'; readonly count: number }
  | { readonly do: 'rally'; readonly count: number }
  | { readonly do: 'opponent-discards'; readonly count: number }
  | { readonly do: 'epidemic'; readonly count: number }
  | { readonly do: 'dismiss-leader' }
  | { readonly do: 'random-leader' }
  | { readonly do: 'take-troop' }
  | { readonly do: 'negate-attack' }
  | { readonly do: 'forbid-attacks' }
  | { readonly do: 'strengthen'; readonly scope: 'troops' | 'blockers' | 'army' | 'troop'; readonly by: number };

interface Common {
  readonly slug: string;
  readonly count: number;
  readonly motif: string;
}
export interface LeaderCard extends Common {
  readonly kind: 'leader';
  readonly force: 1 | 2 | 3;
  /** Troops attached to this leader that get +1. */
  readonly strengthens?: Tag | 'all';
  /** The only fronts where it may stand; all of them if not given. */
  readonly fronts?: readonly Front[];
}
export interface TroopCard extends Common {
  readonly kind: 'troop';
  readonly force: 1 | 2;
  readonly tag?: Tag;
  readonly fronts?: readonly Front[];
}
export interface EventCard extends Common {
  readonly kind: 'event';
  readonly effects: readonly Effect[];
}

/** One line of a card list. */
export type CardType = LeaderCard | TroopCard | EventCard;
