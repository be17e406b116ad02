import { expect, test } from 'vitest';
import { collisionsOf, openAround, type Segment } from './sweep';

const bounds = { x: 0, y: 0, width: 100, height: 100 };
const origin = { x: 50, y: 50 };
const wall: Segment = { a: { x: 70, y: 40 }, b: { x: 70, y: 60 } };

/** Is a point in a polygon? */
const has = (corners: readonly { x: number; y: number }[], { x, y }: { x: number; y: number }): boolean =>
  corners.reduce((inside, { x: ax, y: ay }, index) => {
    const { x: bx, y: by } = corners[(index + 1) % corners.length] ?? { x: ax, y: ay };
    const crosses = ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax;
    return crosses ? !inside : inside;
  }, false);

test('a line meets walls where they are, the nearest first', () => {
  const second: Segment = { a: { x: 90, y: 0 }, b: { x: 90, y: 100 } };
  expect(collisionsOf(origin, { x: 99, y: 50 }, [second, wall])).toEqual([
    { x: 70, y: 50 },
    { x: 90, y: 50 },
  ]);
  expect(collisionsOf(origin, { x: 60, y: 50 }, [wall])).toEqual([]);
});

test('a place behind a wall is hidden, one beside it is visible', () => {
  const open = openAround(origin, [wall], { bounds });
  expect(has(open, { x: 65, y: 50 })).toBe(true);
  expect(has(open, { x: 85, y: 50 })).toBe(false);
  expect(has(open, { x: 85, y: 10 })).toBe(true);
  expect(has(open, { x: 10, y: 90 })).toBe(true);
});

test('sight reaches as far as its radius', () => {
  const open = openAround(origin, [], { bounds, radius: 20 });
  expect(has(open, { x: 50, y: 69 })).toBe(true);
  expect(has(open, { x: 50, y: 72 })).toBe(false);
});

test('sight opens in its direction: 0 is down', () => {
  const open = openAround(origin, [], { bounds, angle: 90, rotation: 0 });
  expect(has(open, { x: 50, y: 90 })).toBe(true);
  expect(has(open, { x: 50, y: 10 })).toBe(false);
  const left = openAround(origin, [], { bounds, angle: 90, rotation: 90 });
  expect(has(left, { x: 10, y: 50 })).toBe(true);
  expect(has(left, { x: 90, y: 50 })).toBe(false);
});
