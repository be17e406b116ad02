/** Changes by hand. */

/**
 * A change by hand. The kernel skips the step on top itself; the rest the game turns into its own events or
 * refuses.
 */
export type Edit =
  | { readonly kind: 'skip' }
  | {
      readonly kind: 'move';
      readonly piece: string;
      readonly from: string;
      readonly to: string;
      readonly count: number;
    }
  | { readonly kind: 'add'; readonly piece: string; readonly to: string; readonly count: number }
  | { readonly kind: 'remove'; readonly piece: string; readonly from: string; readonly count: number }
  | { readonly kind: 'flip'; readonly piece: string; readonly at: string }
  | { readonly kind: 'set'; readonly marker: string; readonly to: number }
  /** A card from pile to pile, or into play and back; '?' is the top one. It comes on top, or else under. */
  | {
      readonly kind: 'card';
      readonly card: string;
      readonly from: string;
      readonly to: string;
      readonly under?: true;
    }
  /** Several from the top of a pile: dealt, drawn, discarded. */
  | { readonly kind: 'cards'; readonly from: string; readonly to: string; readonly count: number }
  /** Everybody is shown a card, which stays where it is. */
  | { readonly kind: 'show'; readonly card: string; readonly pile: string }
  /** A seat looks at the top cards of a pile, at all of them to search it. */
  | { readonly kind: 'look'; readonly seat: string; readonly pile: string; readonly count: number }
  /** All cards of a deck come back into it, shuffled. */
  | { readonly kind: 'recall'; readonly pile: string }
  | { readonly kind: 'shuffle'; readonly pile: string };
export type GameEdit = Exclude<Edit, { readonly kind: 'skip' }>;
