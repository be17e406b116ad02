/**
 * Where a Tile's x and y lie on it. Our Tiles say that they lie by their top left corner; whether that is heeded is
 * read off the first of them that is drawn.
 */
import type { Box, Point } from '../../kernel/board';

/** As parts of the width and height: 0 is the top left corner, 0.5 the centre. */
let anchor = { x: 0, y: 0 };

interface Saying {
  readonly document: { readonly texture: { readonly anchorX: number; readonly anchorY: number } };
}

interface Drawn {
  readonly document: { readonly x: number; readonly y: number };
  readonly bounds: Box;
}

/** Whether a Tile says that it lies by its top left corner: only such a one can teach how ours lie. */
export const isByCorner = ({ document: { texture } }: Saying): boolean =>
  texture.anchorX === 0 && texture.anchorY === 0;

const part = (offset: number, length: number): number => (length > 0 ? Math.round((offset / length) * 2) / 2 : 0);

/** Where the position of a drawn Tile lies on it. */
export const anchorOf = ({ document, bounds }: Drawn): Point => ({
  x: part(document.x - bounds.x, bounds.width),
  y: part(document.y - bounds.y, bounds.height),
});

/** Looks at a Tile on the canvas; answers whether it has taught anything new. */
export const learnAnchor = (tile: Drawn): boolean => {
  const learned = anchorOf(tile);
  const changed = learned.x !== anchor.x || learned.y !== anchor.y;
  anchor = learned;
  return changed;
};

/** The x and y of a Tile that fills a box of a board that begins at `origin` of the canvas. */
export const positionOf = ({ x, y, width, height }: Box, origin: Point): Point => ({
  x: origin.x + x + width * anchor.x,
  y: origin.y + y + height * anchor.y,
});

/** The point of the board on which the middle of a Tile lies, at a position on the canvas. */
export const middleOf = (
  { x, y }: Point,
  { width, height }: { readonly width: number; readonly height: number },
  origin: Point,
): Point => ({ x: x + width * (0.5 - anchor.x) - origin.x, y: y + height * (0.5 - anchor.y) - origin.y });
