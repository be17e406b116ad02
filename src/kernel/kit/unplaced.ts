/** Filling a viewer's blanks with the cards that lie nowhere visible. */
import type { Dice } from '../chance';

/** Cards that a viewer cannot place, and the piles where they must lie. */
export interface Unplaced {
  readonly cards: readonly string[];
  readonly piles: readonly string[];
}

/** Piles in which every blank is one of the cards that lie nowhere visible. */
export const filled = <P extends Readonly<Record<string, readonly string[]>>>(
  piles: P,
  pools: readonly Unplaced[],
  dice: Dice,
): P => {
  const known: Record<string, readonly string[]> = { ...piles };
  for (const { cards, piles: where } of pools) {
    const left = [...dice.shuffle(cards)];
    for (const pile of where)
      known[pile] = (known[pile] ?? []).map(card => (card === '?' ? (left.pop() ?? card) : card));
  }
  // the same piles by name, which the compiler cannot see
  return known as P;
};
