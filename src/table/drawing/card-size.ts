/** All cards are drawn in a box of this size. */
export const CARD = { width: 300, height: 420 } as const;
