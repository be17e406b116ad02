/**
 * Spreads overlapping pieces under the pointer, and enlarges small ones; the piece under the pointer keeps its place.
 * Pure geometry, in board pixels.
 */
import type { Box, Point } from '../../kernel/board';
import type { Placement } from './projection';

/** How a piece is shown near the pointer: its shift and its scale. */
export interface Spread {
  readonly id: string;
  readonly by: Point;
  readonly scale: number;
}

/** Pieces overlap if they share more than this part of the smaller one. */
const SHARED = 0.3;
/** The gap between spread pieces, as a part of their size. */
const GAP = 0.12;
/** A larger heap does not spread; a menu shows it. */
const MOST = 12;
const RINGS = 4;

const shared = (one: Box, other: Box): number => {
  const x = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const y = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  const smaller = Math.min(one.width * one.height, other.width * other.height);
  return x > 0 && y > 0 && smaller > 0 ? (x * y) / smaller : 0;
};

const centre = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });

/** Cells around the middle one, the nearest first. */
const CELLS: readonly Point[] = Array.from({ length: (2 * RINGS + 1) ** 2 }, (_, n) => ({
  x: (n % (2 * RINGS + 1)) - RINGS,
  y: Math.floor(n / (2 * RINGS + 1)) - RINGS,
}))
  .filter(({ x, y }) => x !== 0 || y !== 0)
  .toSorted((one, other) => one.x ** 2 + one.y ** 2 * 1.1 - (other.x ** 2 + other.y ** 2 * 1.1) || other.x - one.x);

/** All pieces of one heap with this piece, from the lowest to the highest. */
export const heapOf = (placements: readonly Placement[], held: Placement): readonly Placement[] => {
  const found = new Set([held]);
  for (const one of found)
    for (const other of placements) if (!found.has(other) && shared(one, other) > SHARED) found.add(other);
  return placements.filter(one => found.has(one));
};

/**
 * How a piece under the pointer and its heap are shown; undefined if each can be hit as it is. `least`: the smallest
 * size that is easy to hit.
 */
export const spreadOf = (
  placements: readonly Placement[],
  held: Placement,
  least: number,
  board: Pick<Box, 'width' | 'height'>,
): readonly Spread[] => {
  const heap = heapOf(placements, held);
  const scale = Math.max(1, least / Math.min(held.width, held.height));
  const isHeap = heap.length > 1 && heap.length <= MOST;
  if (!isHeap) return scale > 1 ? [{ id: held.id, by: { x: 0, y: 0 }, scale }] : [];
  const largest = {
    width: Math.max(...heap.map(({ width }) => width)) * scale * (1 + GAP),
    height: Math.max(...heap.map(({ height }) => height)) * scale * (1 + GAP),
  };
  const at = centre(held);
  const cells = CELLS.map(({ x, y }) => ({ x: at.x + x * largest.width, y: at.y + y * largest.height })).filter(
    ({ x, y }) =>
      x - largest.width / 2 >= 0 &&
      x + largest.width / 2 <= board.width &&
      y - largest.height / 2 >= 0 &&
      y + largest.height / 2 <= board.height,
  );
  return heap
    .toSorted((one, other) => Number(one === held) - Number(other === held) || one.z - other.z)
    .map((one, n): Spread => {
      const own = centre(one);
      const to = one === held ? own : (cells[n] ?? own);
      return { id: one.id, by: { x: to.x - own.x, y: to.y - own.y }, scale };
    });
};
