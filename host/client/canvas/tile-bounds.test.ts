import { afterEach, expect, test } from 'vitest';
import { page, type HostTile } from '../ui/globals';
import { boundsOf } from './tile-bounds';

afterEach(() => {
  delete page.hostAssumptions;
});

const tile = (texture: object): HostTile => ({ x: 100, y: 50, width: 40, height: 20, texture }) as HostTile;

test.each([
  [{ anchorX: 0.5, anchorY: 0.5 }, 80, 40],
  [{}, 80, 40],
  [{ anchorX: 0, anchorY: 0 }, 100, 50],
  [{ anchorX: 1, anchorY: 0.25 }, 60, 45],
])('with the anchor %j the tile at 100, 50 has its corner at %i, %i', (texture, x, y) => {
  expect(boundsOf(tile(texture))).toEqual({ x, y, width: 40, height: 20 });
});

test.each([
  ['topleft', 100, 50],
  ['center', 80, 40],
])('if every tile is placed by its %s, the texture’s anchor does not matter', (value, x, y) => {
  page.hostAssumptions = { 'tile-anchor': value };
  expect(boundsOf(tile({ anchorX: 1, anchorY: 1 }))).toEqual({ x, y, width: 40, height: 20 });
});
