/** Boxes of a board, and how they lie to each other. */
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
