import { expect, test } from 'vitest';
import { freeId, pooled } from './tile-pool';

const TILES = [
  { id: '1', key: 'counter lenin' },
  { id: '2', key: 'counter trotsky' },
  { id: '3', key: 'marker turn' },
];

test('a thing with a Tile keeps it', () => {
  const { held, spare } = pooled(TILES, ['marker turn', 'counter lenin', 'counter trotsky']);
  expect([...held].sort()).toEqual(TILES.map(({ id, key }) => [key, id]).sort());
  expect(spare).toEqual([]);
});

test('a Tile that shows nothing any more shows a new thing', () => {
  const { held, spare } = pooled(TILES, ['counter lenin', 'counter denikin', 'marker turn']);
  expect(held.get('counter denikin')).toBe('2');
  expect(spare).toEqual([]);
});

test('a Tile left over is spare, and a thing left over gets a new Tile', () => {
  expect(pooled(TILES, ['marker turn']).spare).toEqual(['1', '2']);
  expect(pooled([], ['marker turn']).held.size).toBe(0);
});

test('of two Tiles that show the same thing one is spare', () => {
  const { held, spare } = pooled([...TILES, { id: '4', key: 'marker turn' }], ['marker turn']);
  expect(held.get('marker turn')).toBe('3');
  expect(spare).toContain('4');
});

test('a new Tile gets an unused id', () => {
  const taken = new Set(['0', '1']);
  expect(freeId(String, id => taken.has(id))).toBe('2');
});
