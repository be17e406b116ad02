import { expect, test } from 'vitest';
import { EVERY_GAME, floorOf } from '../../testing/all-games';
import { defaultOptions } from '../../kernel/options';
import { heapOf, type Spread, spreadOf } from './fan';
import { place, type Placement } from './projection';

const board = { width: 1000, height: 600 };
const piece = (id: string, x: number, y: number, size = 40): Placement => ({
  id,
  kind: 'marker',
  piece: id,
  slot: 'track',
  x,
  y,
  width: size,
  height: size,
  rotation: 0,
  z: 0,
});
const shown = (placements: readonly Placement[], spreads: readonly Spread[]) =>
  placements.map(one => {
    const { by, scale } = spreads.find(({ id }) => id === one.id) ?? { by: { x: 0, y: 0 }, scale: 1 };
    const grown = one.width * (scale - 1);
    return {
      left: one.x + by.x - grown / 2,
      right: one.x + by.x + one.width + grown / 2,
      top: one.y + by.y - grown / 2,
      bottom: one.y + by.y + one.height + grown / 2,
    };
  });

test('markers that share a box spread so that each is whole, and the one under the pointer stays', () => {
  const three = [piece('a', 100, 100), piece('b', 108, 94), piece('c', 116, 88)];
  const [, middle] = three;
  if (!middle) return expect.fail();
  const spreads = spreadOf(three, middle, 24, board);
  expect(spreads.find(({ id }) => id === 'b')).toEqual({ id: 'b', by: { x: 0, y: 0 }, scale: 1 });
  const boxes = shown(three, spreads);
  for (const [n, one] of boxes.entries())
    for (const other of boxes.slice(n + 1))
      expect(
        one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top,
      ).toBe(true);
});

test('a small piece is enlarged in place; a large piece that lies alone stays as it is', () => {
  const small = piece('small', 500, 300, 12);
  expect(spreadOf([small], small, 24, board)).toEqual([{ id: 'small', by: { x: 0, y: 0 }, scale: 2 }]);
  const large = piece('large', 500, 300);
  expect(spreadOf([large, small], large, 24, board)).toHaveLength(2);
  expect(spreadOf([large], large, 24, board)).toEqual([]);
});

test.each(EVERY_GAME.map(game => [game.id, game] as const))(
  '%s: every piece of a heap at the beginning spreads whole, and stays on the board',
  (_, game) => {
    const options = defaultOptions(game.options);
    const { board: own, tabletop } = game.presentation(options);
    const placements = place(own, tabletop(game.setUp(options)));
    expect(placements.length).toBeGreaterThan(floorOf(game.id, 5, 0));
    for (const held of placements) {
      const heap = heapOf(placements, held);
      if (heap.length < 2) continue;
      const spreads = spreadOf(placements, held, 0, own);
      expect(spreads.map(({ id }) => id).sort()).toEqual(heap.map(({ id }) => id).sort());
      const centres = new Set(
        heap.map(one => {
          const by = spreads.find(({ id }) => id === one.id)?.by ?? { x: 0, y: 0 };
          return `${Math.round(one.x + one.width / 2 + by.x)} ${Math.round(one.y + one.height / 2 + by.y)}`;
        }),
      );
      expect(centres.size).toBe(heap.length);
    }
  },
);
