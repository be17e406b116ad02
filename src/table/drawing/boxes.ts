/** The box that a card is drawn in, and how the boxes of a board lie to each other. */
import type { Box } from '../../kernel/board';

/** Do two boxes share more than an edge? */
export const meet = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** The smallest box around some, of which there is one at least. */
export const around = (boxes: readonly Box[]): Box => {
  const x = Math.min(...boxes.map(box => box.x));
  const y = Math.min(...boxes.map(box => box.y));
  return {
    x,
    y,
    width: Math.max(...boxes.map(box => box.x + box.width)) - x,
    height: Math.max(...boxes.map(box => box.y + box.height)) - y,
  };
};

/** All cards are drawn in a box of this size. */
export const CARD = { width: 300, height: 420 } as const;
