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
  | { readonly kind: 'card'; readonly card: string; readonly from: string; readonly to: string }
  | { readonly kind: 'shuffle'; readonly pile: string };

export type GameEdit = Exclude<Edit, { readonly kind: 'skip' }>;
