import { expect, test } from 'vitest';
import { Stage } from './stage';

test('the pivot is in the middle of the page, and back again', () => {
  const stage = new Stage();
  Object.assign(stage.position, { x: 700, y: 450 });
  Object.assign(stage.pivot, { x: 1000, y: 500 });
  Object.assign(stage.scale, { x: 0.5, y: 0.5 });
  expect(stage.toGlobal({ x: 1000, y: 500 })).toEqual({ x: 700, y: 450 });
  expect(stage.toGlobal({ x: 1200, y: 500 })).toEqual({ x: 800, y: 450 });
  expect(stage.toLocal(stage.toGlobal({ x: 12, y: 34 }))).toEqual({ x: 12, y: 34 });
});
