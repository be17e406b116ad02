/** The frame that a hand draws around several pieces. */
import type { Box, Point } from '../../kernel/board';
import { setAttributes, svgElement } from './dom';
import type { Sheet } from './sheet';

/** The box between two corners, whichever comes first. */
export const boxOf = (one: Point, other: Point): Box => ({
  x: Math.min(one.x, other.x),
  y: Math.min(one.y, other.y),
  width: Math.abs(one.x - other.x),
  height: Math.abs(one.y - other.y),
});

export interface Frame {
  draw(from: Point, to: Point): void;
  clear(): void;
}

export const makeFrame = ({ svg, above }: Sheet): Frame => {
  const rect = svgElement(svg.ownerDocument, 'rect', { class: 'rt-frame', 'aria-hidden': 'true' });
  return {
    draw(from, to) {
      setAttributes(rect, { ...boxOf(from, to) });
      if (!rect.isConnected) above.append(rect);
    },
    clear: () => rect.remove(),
  };
};
