/** Where in its pile a card lies that is shown. */
import type { Pile } from '../../kernel/board';

/** How many cards lie on the n-th of a pile: hands and what lies open show the oldest first. */
export const depthOf = ({ role, cards }: Pile, n: number): number =>
  role === 'draw' || role === 'discard' ? n : cards.length - 1 - n;
