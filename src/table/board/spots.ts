/** What lies under a point of the board. */
import type { Board, Box, Point } from '../../kernel/board';

/** What lies under a point: a slot, a box of a track, or only a space. */
export type Spot =
  | { readonly kind: 'slot'; readonly id: string }
  | { readonly kind: 'track'; readonly id: string; readonly value: number }
  | { readonly kind: 'space'; readonly id: string };

const holds = ({ x, y, width, height }: Box, point: Point): boolean =>
  point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height;

/** Does a shape hold a point? */
export const encloses = (shape: readonly Point[], { x, y }: Point): boolean => {
  let inside = false;
  shape.forEach((a, n) => {
    const b = shape[(n + 1) % shape.length];
    if (b && a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
  });
  return inside;
};

/** What lies under a point of the board: the last slot there, else a box of a track, else a space. */
export const spotAt = (board: Board, point: Point): Spot | undefined => {
  const slot = board.slots.findLast(one => holds(one.box, point));
  if (slot) return { kind: 'slot', id: slot.id };
  for (const track of board.tracks) {
    const n = track.boxes.findIndex(box => holds(box, point));
    if (n >= 0) return { kind: 'track', id: track.id, value: track.from + n };
  }
  const space = board.spaces.findLast(one => encloses(one.shape, point));
  return space && { kind: 'space', id: space.id };
};
