// @vitest-environment node
import { expect, test } from 'vitest';
import { Quadtree } from './quadtree';

const rect = (x: number, y: number, size = 10) => ({ x, y, width: size, height: size });

test('a tree of rectangles finds everything at a place, split as often as allowed', () => {
  const tree = new Quadtree(rect(0, 0, 1000), { maxObjects: 4 });
  for (let n = 0; n < 60; n++) tree.insert({ r: rect(n * 16, n * 16), t: n });
  expect(tree.nodes).toHaveLength(4);
  expect(tree.all).toHaveLength(60);
  expect([...tree.getObjects(rect(159, 159, 20))]).toEqual([10, 11]);
  tree.remove(10);
  expect([...tree.getObjects(rect(159, 159, 20))]).toEqual([11]);
  tree.update({ r: rect(0, 900), t: 11 });
  expect([...tree.getObjects(rect(0, 890, 20))]).toEqual([11]);
  expect([...tree.getObjects(rect(159, 159, 20))]).toEqual([]);
  expect([...tree.getObjects(rect(0, 890, 20), { collisionTest: () => false })]).toEqual([]);
});
