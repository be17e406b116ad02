/** The frame that a pointer drags around several pieces. */
import type { Box, Point } from '../../kernel/board';
import { setAttributes, svgElement } from '../dom';
import type { Sheet } from './sheet';

/** The box between two corners in any order. */
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

/** The part of the page that no dock and no open tray covers: bubbles stay in it. */
export interface Free {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Removes a dock from the free part: a column its side, anything wider than high the bottom. */
const beside = (free: Free, { left, right, top, width, height }: DOMRect): Free => {
  if (!width || !height) return free;
  if (width > height) return { ...free, bottom: Math.min(free.bottom, top) };
  return left > (free.left + free.right) / 2
    ? { ...free, right: Math.min(free.right, left) }
    : { ...free, left: Math.max(free.left, right) };
};

export const freeOf = (document: Document): Free => {
  const { clientWidth, clientHeight } = document.documentElement;
  const page: Free = { left: 0, top: 0, right: clientWidth, bottom: clientHeight };
  return [...document.querySelectorAll('.rt-dock, .rt-place__tray > .rt-tray[open]')]
    .map(dock => dock.getBoundingClientRect())
    .reduce(beside, page);
};

/**
 * Is the topmost element at a point of the canvas beneath? Foundry's own frame selects its tokens, and other layers
 * use Shift themselves.
 */
export const isOfCanvas = (at: Point): boolean => {
  if (!canvas?.tokens?.active) return true;
  const { x, y } = canvas.canvasCoordinatesFromClient(at);
  return canvas.tokens.placeables.some(({ bounds }) => bounds.contains(x, y));
};

/** Does a drag over the empty canvas select what it frames, as Foundry does with its tokens? */
export const isSelecting = (): boolean => game.activeTool === 'select';
