/** §1.2 What is printed on the board lies where it belongs. */
import { describe, expect, test } from 'vitest';
import type { Box, Point } from '../../kernel/board';
import { spotAt } from '../../table/board/targets';
import { board } from './board';
import { BORDERS, isTown, MAP, SPACES, STOP_IDS, STOPS } from './data/map';
import { pieceSlot, sabotageSlot, stopSlot } from './places';

const slotOf = (id: string): Box => {
  const slot = board.slots.find(one => one.id === id);
  if (!slot) throw new Error(`no slot ${id}`);
  return slot.box;
};
const middle = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });
/** The space at a point, whatever else is printed there. */
const spaceAt = (point: Point): string | undefined => spotAt({ ...board, slots: [], tracks: [] }, point)?.id;
const meets = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;
const pairs = <T>(items: readonly T[]): readonly (readonly [T, T])[] =>
  items.flatMap((one, n) => items.slice(n + 1).map(other => [one, other] as const));

describe('§1.2 the map', () => {
  test('the pieces of a space lie in it', () => {
    for (const space of SPACES) expect(spaceAt(middle(slotOf(pieceSlot(space))))).toBe(space);
  });

  test('each stop of a railway lies in its space', () => {
    for (const stop of STOP_IDS) expect(spaceAt(middle(slotOf(stopSlot(stop))))).toBe(STOPS[stop]);
  });

  test('§1.2.4 each border has its own place for Sabotage, next to both its spaces', () => {
    for (const border of BORDERS) {
      const { x, y } = middle(slotOf(sabotageSlot(border)));
      const around = [-60, 0, 60].flatMap(a => [-60, 0, 60].map(b => spaceAt({ x: x + a, y: y + b })));
      expect([border, ...border.split('/').filter(space => !around.includes(space))]).toEqual([border]);
    }
    for (const [one, other] of pairs(BORDERS)) {
      expect([one, other, meets(slotOf(sabotageSlot(one)), slotOf(sabotageSlot(other)))]).toEqual([one, other, false]);
    }
  });

  test('adjacent spaces touch: their lands have points close to each other', () => {
    const shapes = new Map(board.spaces.map(space => [space.id, space.shape]));
    const provinces = SPACES.filter(space => !isTown(space));
    const near = (one: readonly Point[], other: readonly Point[]): boolean =>
      one.some(a => other.some(b => Math.hypot(a.x - b.x, a.y - b.y) < 3));
    for (const [one, other] of pairs(provinces)) {
      const touch = near(shapes.get(one) ?? [], shapes.get(other) ?? []);
      expect([one, other, touch]).toEqual([one, other, MAP[one].adjacent.includes(other)]);
    }
  });
});

describe('names on the board', () => {
  const names = [
    ...board.spaces.map(space => ({ id: space.id, box: space.label })),
    ...board.slots.flatMap(slot => (slot.word && slot.caption ? [{ id: slot.id, box: slot.caption }] : [])),
  ];

  test('overlap nowhere', () => {
    for (const [one, other] of pairs(names)) {
      expect([one.id, other.id, meets(one.box, other.box)]).toEqual([one.id, other.id, false]);
    }
  });

  test('are covered by no place for pieces', () => {
    for (const { id, label } of board.spaces) {
      const covering = board.slots.filter(slot => meets(slot.box, label) && !slot.id.startsWith('stop-'));
      expect([id, ...covering.map(slot => slot.id)]).toEqual([id]);
    }
  });

  test('everything lies on the sheet', () => {
    const sheet = { x: 0, y: 0, width: board.width, height: board.height };
    const boxes = [...board.slots.map(slot => slot.box), ...board.tracks.flatMap(track => track.boxes)];
    for (const box of boxes) {
      expect(box.x >= 0 && box.y >= 0).toBe(true);
      expect(box.x + box.width <= sheet.width && box.y + box.height <= sheet.height).toBe(true);
    }
  });
});
